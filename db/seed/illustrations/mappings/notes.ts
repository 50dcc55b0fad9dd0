import type { Facts } from './facts.ts';

const kilos = (f: Facts) => `${f.num('packKg', 1)} KG`;
const watts = (f: Facts) => `${f.num('watts', 0)} W`;
const amps = (f: Facts) => `${f.num('amps', 0)} A`;
const millimetres = (f: Facts) => `${f.num('thicknessMm', 0)} MM`;
const squareMillimetres = (f: Facts) => `${f.num('areaMm2', 0)} MM`;
const metres = (f: Facts) => `${f.num('lengthM', 0)} M`;

/**
 * What is written large in the corner of a picture: for types whose sizes or kinds look alike, and
 * whose drawing bears no large letters itself.
 */
export const notes: Readonly<Record<string, (facts: Facts) => string>> = {
  'barbed-wire': kilos,
  'ceiling-cornice': (f) => f.str('material', ''),
  'corrugated-sheet': metres,
  'cypress-timber': () => 'CYPRESS',
  'led-bulb': watts,
  'led-downlight': watts,
  mcb: amps,
  'mortice-lock': (f) => `${f.num('levers', 3)} LEVER`,
  'pine-timber': () => 'PINE',
  'ready-mix-concrete': (f) => `C${f.num('gradeMpa', 25)}`,
  'ridge-cap': (f) => `G${f.num('gauge', 30)}`,
  'river-sand': (f) => (f.str('washed', '') === 'yes' ? 'WASHED' : f.str('grade', '')),
  'silicone-sealant': (f) => f.str('colour', ''),
  'single-core-cable': squareMillimetres,
  'solar-panel': watts,
  'tile-grout': kilos,
  'torch-on-membrane': millimetres,
  'twin-earth-cable': squareMillimetres,
  'water-tank': (f) => `${f.num('litres', 0)} L`,
  'window-glass': millimetres,
};
