/** Searches as people type them, with what they mean: the measure of how well searches are read. */
export interface LabelledSearch {
  readonly text: string;
  /** The types that may come first; empty where the search names none. */
  readonly types: readonly string[];
  /** Attribute values that must be among the wishes. */
  readonly attributes?: readonly string[];
  readonly brands?: readonly string[];
  /** Types that must not be found at all. */
  readonly not?: readonly string[];
}

const cement = ['cement-32-5', 'cement-42-5'];
const sheets = ['box-profile-sheet', 'corrugated-sheet'];

export const labelledSearches: readonly LabelledSearch[] = [
  // English
  { text: 'cement', types: cement, not: ['tile-adhesive', 'pvc-solvent-cement'] },
  { text: 'white cement', types: ['white-cement'], not: cement },
  { text: 'steel bars', types: ['deformed-bar'] },
  { text: 'iron sheets', types: sheets },
  { text: 'roof nails', types: ['roofing-nail'], not: ['wire-nail'] },
  { text: 'nails for roofing', types: ['roofing-nail'] },
  { text: 'nails', types: ['wire-nail'], not: ['wall-plug'] },
  { text: 'wooden door', types: ['flush-door'] },
  { text: 'kitchen sink', types: ['kitchen-sink'] },
  { text: 'taps', types: ['tap'] },
  { text: 'binding wire', types: ['binding-wire'] },
  { text: 'barbed wire', types: ['barbed-wire'] },
  { text: 'river sand', types: ['river-sand'] },
  { text: 'hardcore', types: ['hardcore'] },
  { text: 'tile adhesive', types: ['tile-adhesive'] },
  { text: 'waterproof cement', types: ['waterproof-additive'] },
  { text: 'cement mixer', types: ['concrete-mixer'], not: cement },
  { text: 'gypsum board', types: ['gypsum-board'] },
  { text: 'safety boots', types: ['safety-boot'] },
  { text: 'dpc', types: ['dpc'] },
  { text: 'float valve', types: ['float-valve'] },
  { text: 'angle line', types: ['angle-iron'] },
  { text: 'door', types: ['flush-door', 'panel-door', 'steel-door'] },
  { text: 'posts', types: ['concrete-post', 'treated-post'] },
  // Swahili
  { text: 'simiti', types: cement },
  { text: 'simiti nyeupe', types: ['white-cement'] },
  { text: 'bei ya simiti', types: cement },
  { text: 'nataka saruji', types: cement },
  { text: 'misumari ya mabati', types: ['roofing-nail'], not: sheets },
  { text: 'mabati', types: sheets },
  { text: 'rangi ya mafuta', types: ['gloss-paint'] },
  { text: 'rangi ya mabati', types: ['roof-paint', 'box-profile-sheet'] },
  { text: 'mchanga', types: ['river-sand'] },
  { text: 'kokoto', types: ['ballast'] },
  { text: 'matofali', types: ['clay-brick'] },
  { text: 'mbao', types: ['cypress-timber', 'pine-timber'] },
  { text: 'mlango wa chuma', types: ['steel-door'] },
  { text: 'bomba la maji taka', types: ['pvc-waste-pipe'] },
  { text: 'choo cha kukaa', types: ['toilet-suite'] },
  { text: 'tanki ya maji', types: ['water-tank'] },
  { text: 'waya wa umeme', types: ['single-core-cable'] },
  { text: 'vigae vya ukuta', types: ['ceramic-wall-tile'] },
  { text: 'dirisha la chuma', types: ['steel-window'] },
  { text: 'kioo', types: ['window-glass'] },
  { text: 'toroli', types: ['wheelbarrow'] },
  { text: 'kofia ya usalama', types: ['hard-hat'] },
  { text: 'lango', types: ['steel-gate'] },
  { text: 'nguzo za zege', types: ['concrete-post'] },
  // Sheng and shop talk
  { text: 'mbati', types: sheets },
  { text: 'smenti', types: cement },
  { text: 'nondos', types: ['deformed-bar'] },
  { text: 'balasti', types: ['ballast'] },
  { text: 'tenki', types: ['water-tank'] },
  { text: 'kabro', types: ['paving-block'] },
  { text: 'senyenge', types: ['barbed-wire'] },
  { text: 'jipsam', types: ['gypsum-board'] },
  { text: 'poka', types: ['poker-vibrator'] },
  { text: 'resincot', types: ['box-profile-sheet'] },
  { text: 'four two five', types: ['cement-42-5'], attributes: ['strengthMpa=42.5'] },
  { text: 'mbao ya four two', types: ['cypress-timber'], attributes: ['section=4x2'] },
  // Slips of the keyboard and the ear
  { text: 'cemnt', types: cement },
  { text: 'cmeent', types: cement },
  { text: 'sement', types: cement },
  { text: 'mabatti', types: sheets },
  { text: 'wheelbarow', types: ['wheelbarrow'] },
  { text: 'gypsm bord', types: ['gypsum-board'] },
  { text: 'plywod', types: ['plywood'] },
  { text: 'ply wood', types: ['plywood'] },
  { text: 'roofingsheet', types: sheets },
  { text: 'spirit levl', types: ['spirit-level'] },
  { text: 'bambri cement', types: ['cement-42-5'], brands: ['Bamburi Cement'] },
  { text: 'guage 30 mabati', types: sheets, attributes: ['gauge=30'] },
  // Still typing
  { text: 'ceme', types: cement },
  { text: 'nond', types: ['deformed-bar'] },
  { text: 'water tan', types: ['water-tank'] },
  // Sizes
  { text: 'Y12 bars', types: ['deformed-bar'], attributes: ['diameterMm=12'] },
  { text: 'y 12', types: ['deformed-bar'], attributes: ['diameterMm=12'] },
  { text: 'd12', types: ['deformed-bar'], attributes: ['diameterMm=12'] },
  { text: 'T16', types: ['deformed-bar'], attributes: ['diameterMm=16'] },
  { text: 'nondo 12mm', types: ['deformed-bar'], attributes: ['diameterMm=12'] },
  { text: 'chuma 16mm', types: ['deformed-bar'], attributes: ['diameterMm=16'] },
  { text: 'r8', types: ['round-bar'], attributes: ['diameterMm=8'] },
  { text: 'brc a142', types: ['brc-mesh'], attributes: ['meshRef=A142'] },
  { text: 'mabati gauge 30', types: sheets, attributes: ['gauge=30'] },
  { text: 'ironsheets 30g', types: sheets, attributes: ['gauge=30'] },
  { text: 'tank 5000l', types: ['water-tank'], attributes: ['litres=5000'] },
  { text: '10k litre tank', types: ['water-tank'], attributes: ['litres=10000'] },
  { text: '6x2 timber', types: ['cypress-timber', 'pine-timber'], attributes: ['section=6x2'] },
  { text: '2 by 4 mbao', types: ['cypress-timber', 'pine-timber'], attributes: ['section=4x2'] },
  { text: 'misumari 4 inch', types: ['wire-nail'], attributes: ['sizeIn=4'] },
  { text: '2½" nails', types: ['wire-nail', 'roofing-nail'], attributes: ['sizeIn=2.5'] },
  { text: 'wires 2.5', types: ['single-core-cable'], attributes: ['areaMm2=2.5'] },
  { text: 'twin with earth 1.5', types: ['twin-earth-cable'], attributes: ['areaMm2=1.5'] },
  { text: 'tiles 60x60', types: ['porcelain-floor-tile'], attributes: ['sizeCm=60x60'] },
  { text: 'ppr pipe 1 inch', types: ['ppr-pipe'], attributes: ['diameterMm=32'] },
  { text: 'ppr elbow 20mm', types: ['ppr-fitting'], attributes: ['diameterMm=20'] },
  { text: 'pvc pipe 4 inch', types: ['pvc-waste-pipe'], attributes: ['diameterIn=4'] },
  {
    text: 'hinges 4 inch',
    types: ['door-hinge'],
    attributes: ['sizeIn=4'],
    not: ['pvc-waste-pipe'],
  },
  { text: 'square tube 2x2', types: ['hollow-section'], attributes: ['sizeMm=50x50'] },
  { text: 'machine cut 6x9', types: ['machine-cut-stone'], attributes: ['thicknessIn=6'] },
  { text: 'plywood 18mm', types: ['plywood'], attributes: ['thicknessMm=18'] },
  { text: 'ballast 20mm', types: ['ballast'], attributes: ['sizeMm=20'], not: ['river-sand'] },
  { text: 'c25 concrete', types: ['ready-mix-concrete'], attributes: ['gradeMpa=25'] },
  { text: 'mcb 20a', types: ['mcb'], attributes: ['amps=20'] },
  { text: 'solar panel 450w', types: ['solar-panel'], attributes: ['watts=450'] },
  { text: 'gauge 1000 polythene', types: ['dpm-polythene'], attributes: ['polyGauge=1000'] },
  { text: '50kg cement', types: cement, attributes: ['bagKg=50'] },
  // Brands
  { text: 'bamburi', types: [], brands: ['Bamburi Cement'] },
  { text: 'crown paint 20l', types: paints(), attributes: ['litres=20'], brands: ['Crown Paints'] },
  { text: 'kentank 1000 litres', types: ['water-tank'], brands: ['Kentank'] },
  { text: 'devki y16', types: ['deformed-bar'], brands: ['Devki Steel'] },
  { text: 'maisha mabati', types: sheets, brands: ['Maisha Mabati Mills'] },
  { text: 'mabati rolling mills', types: sheets, brands: ['Mabati Rolling Mills'] },
  { text: 'tononoka', types: [], brands: ['Tononoka'] },
  { text: 'stanley hammer', types: ['hammer'], brands: ['Stanley'] },
  // Nothing
  { text: 'zzqqxx', types: [] },
];

function paints(): string[] {
  return ['emulsion-paint', 'gloss-paint', 'exterior-weather-paint', 'bituminous-paint'];
}
