import { type Measuring, type Unit, unitByWord, units } from '../unit-table-rules.ts';

/** One-letter words are units only right behind their number: "20 l", "32a", "12 v". */
const needsNumber = new Set('l t m g w a j v in'.split(' '));

export const unitWords: readonly string[] = [...unitByWord.keys()].filter(
  (word) => word.length > 2,
);

/** The unit that a word names, or null. `afterNumber`: whether it stands right behind a number. */
export function unitOf(word: string, afterNumber: boolean): Unit | Measuring | null {
  if (needsNumber.has(word) && !afterNumber) return null;
  return (
    unitByWord.get(word) ??
    (word.length > 3 && word.endsWith('s') ? unitByWord.get(word.slice(0, -1)) : null) ??
    null
  );
}

export const isCounting = (unit: Unit | Measuring): unit is Unit =>
  (units as readonly string[]).includes(unit);

/** The unit that a material is usually counted in, from the words of its sales unit. */
export function countedIn(salesUnit: string): Unit {
  const text = salesUnit.toLowerCase();
  if (text.includes('m³')) return 'm3';
  if (/\bkit\b/.test(text)) return 'bucket';
  if (/\d+ m (length|bar)|length/.test(text)) return 'piece';
  for (const word of text.split(/[^a-z]+/).reverse()) {
    const unit = word.length > 1 ? unitByWord.get(word) : undefined;
    if (unit && isCounting(unit)) return unit;
  }
  return text === 'm' ? 'metre' : 'piece';
}
