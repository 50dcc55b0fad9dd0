/** Units and counts as people write them beside a number. */

interface Unit {
  readonly words: readonly string[];
  readonly keys: readonly string[];
}

const units: readonly Unit[] = [
  {
    words: ['mm', 'mil', 'milimita', 'millimetre', 'millimeter', 'millimetres', 'millimeters'],
    keys: [
      'diameterMm',
      'thicknessMm',
      'sizeMm',
      'depthMm',
      'widthMm',
      'lengthMm',
      'glassMm',
      // Cables are asked for as "2.5 mm", although the figure is an area.
      'areaMm2',
    ],
  },
  { words: ['mm2', 'sqmm'], keys: ['areaMm2'] },
  {
    words: ['inch', 'inches', 'inchi', 'in', 'inchs'],
    keys: ['sizeIn', 'diameterIn', 'widthIn', 'thicknessIn'],
  },
  { words: ['ft', 'feet', 'foot', 'futi'], keys: ['lengthFt', 'heightFt'] },
  {
    words: ['m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters', 'mita'],
    keys: ['lengthM', 'widthM'],
  },
  {
    words: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramu'],
    keys: ['bagKg', 'packKg', 'weightKg'],
  },
  {
    words: ['l', 'lt', 'lts', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters', 'lita'],
    keys: ['litres'],
  },
  { words: ['ml', 'mls'], keys: ['ml'] },
  { words: ['gauge', 'guage', 'geji', 'g', 'ga'], keys: ['gauge', 'polyGauge'] },
  { words: ['w', 'watt', 'watts', 'wati'], keys: ['watts'] },
  { words: ['a', 'amp', 'amps'], keys: ['amps'] },
  { words: ['ah'], keys: ['ah'] },
  { words: ['kwh'], keys: ['kwh'] },
  { words: ['kva'], keys: ['kva'] },
  { words: ['hp'], keys: ['hp'] },
  { words: ['gang'], keys: ['gang'] },
  { words: ['way', 'ways'], keys: ['ways'] },
  { words: ['lever', 'levers'], keys: ['levers'] },
  { words: ['gsm'], keys: ['weightGsm'] },
  { words: ['joule', 'joules', 'j'], keys: ['joules'] },
  { words: ['mpa', 'class'], keys: ['gradeMpa', 'strengthMpa'] },
];
/** Keys of products.attributes that a unit may measure. */
export const keysOfUnit: ReadonlyMap<string, readonly string[]> = new Map(
  units.flatMap(({ words, keys }) => words.map((word) => [word, keys])),
);
export const unitKeys: readonly string[] = [...new Set(units.flatMap(({ keys }) => keys))];

/** What is counted, not measured: "50 bags" asks for a quantity. */
export const counted =
  /^(?:bags?|mifuko|mfuko|magunia|gunia|pcs?|pieces?|vipande|rolls?|sheets?|tins?|tani|tonnes?|tons?|lorr(?:y|ies)|trips?|bars?|lengths?|boxe?s?|debe|packets?|persons?|people|watu)$/;

/** Whether a number before this word is a size or a count. */
export const isUnitOrCount = (word: string): boolean => keysOfUnit.has(word) || counted.test(word);
