import { BRASS, GALVANISED, STEEL, YELLOW } from '../palette.ts';
import type { Facts, Mapping, Mappings, Params } from './facts.ts';

const only =
  (drawing: string, params: Params = {}): Mapping =>
  () => [drawing, params];
/** A drawing of a branded tool: brand label and colour, with more parameters if given. */
const tool =
  (drawing: string, more: (f: Facts) => Params = () => ({})): Mapping =>
  (f) => [drawing, { brand: f.brand, ...(f.branded ? { colour: f.tint } : {}), ...more(f) }];

const ironmongery: Mappings = {
  'mortice-lock': tool('mortice-lock', (f) => ({ levers: f.num('levers', 2) })),
  'cylinder-lock': tool('night-latch'),
  padlock: tool('padlock', (f) => ({
    size: f.num('sizeMm', 50),
    body: f.num('sizeMm', 50) > 55 ? '#8f9aa2' : BRASS,
  })),
  'door-hinge': (f) => ['butt-hinge', { material: f.str('material', 'steel') }],
  'tower-bolt': (f) => [
    'tower-bolt',
    { size: f.num('sizeIn', 4), label: `${f.num('sizeIn', 4)}"` },
  ],
  'door-closer': only('door-closer'),
  'cabinet-hinge': only('cabinet-hinge'),
  'drawer-runner': only('drawer-runner'),
  'hasp-staple': only('hasp'),
};

const fixing =
  (drawing: string, metal: string): Mapping =>
  (f) => [drawing, { size: f.num('sizeIn', 2), metal, label: `${f.num('sizeIn', 2)}"` }];

const fasteners: Mappings = {
  'wire-nail': fixing('wire-nails', STEEL),
  'roofing-nail': fixing('roofing-nails', GALVANISED),
  'masonry-nail': fixing('masonry-nails', '#6f7a82'),
  'wood-screw': fixing('wood-screws', '#d3ab55'),
  'self-drilling-screw': fixing('self-drilling-screws', GALVANISED),
  'drywall-screw': (f) => [
    'drywall-screws',
    {
      size: f.num('sizeIn', 1),
      box: 'yes',
      show: 'drywall-screw',
      label: 'DRYWALL',
      note: 'X1000',
    },
  ],
  'fencing-staple': fixing('staples', GALVANISED),
  'wall-plug': (f) => [
    'wall-plugs',
    { size: 1.4, metal: '#a9aeb0', label: `${f.num('sizeMm', 8)} MM`, brandColour: f.tint },
  ],
  'anchor-bolt': (f) => [
    'anchor-bolt',
    { size: f.num('sizeMm', 10), label: `M${f.num('sizeMm', 10)}` },
  ],
  'bolt-nut': (f) => ['bolt-and-nut', { label: `M${f.num('sizeMm', 12)}` }],
};

const handTools: Mappings = {
  spade: tool('spade', (f) => ({ shape: f.str('shape', 'square') })),
  jembe: tool('jembe', (f) => ({ style: f.str('style', 'plain') })),
  pickaxe: only('pickaxe'),
  'mason-trowel': only('trowel'),
  'wood-float': only('wood-float'),
  hammer: (f) =>
    f.str('style', 'claw') === 'sledge' ? ['sledge-hammer'] : ['claw-hammer', { colour: f.tint }],
  'spirit-level': tool('spirit-level', (f) => ({
    size: f.num('sizeIn', 24),
    label: `${f.num('sizeIn', 24)}"`,
  })),
  'tape-measure': tool('tape-measure', (f) => ({ length: f.num('lengthM', 5) })),
  karai: only('karai'),
  'builders-line': only('plumb-line'),
  'cutting-disc': tool('cutting-disc', (f) => ({
    size: f.num('sizeIn', 9),
    label: `${f.num('sizeIn', 9)}"`,
  })),
  'welding-rod': (f) => ['welding-rods', { label: `${f.num('sizeMm', 2.5)} MM` }],
  ladder: (f) => ['ladder', { feet: f.num('lengthFt', 12) }],
  hosepipe: (f) => [
    'coiled-pipe',
    {
      colour: '#4f8f52',
      stripe: YELLOW,
      diameter: 24,
      end: 'nozzle',
      label: `${f.num('lengthM', 30)} M`,
    },
  ],
  tarpaulin: (f) => [
    'folded-sheet',
    { colour: '#3b6f9c', finish: 'tarpaulin', label: f.str('sizeM', '4x6').toUpperCase() },
  ],
};

const machines: Mappings = {
  wheelbarrow: (f) => ['wheelbarrow', { duty: f.str('duty', 'standard') }],
  'angle-grinder': tool('angle-grinder', (f) => ({ size: f.num('sizeIn', 4.5) })),
  drill: tool('drill'),
  'welding-machine': tool('welder', (f) => ({ amps: f.num('amps', 200) })),
  'concrete-mixer': (f) => [
    'concrete-mixer',
    { fuel: f.str('fuel', 'petrol'), litres: f.num('litres', 350) },
  ],
  'poker-vibrator': only('poker'),
  'plate-compactor': only('compactor'),
  'tile-cutter': tool('tile-cutter'),
};

const ppe: Mappings = {
  'safety-boot': only('safety-boots'),
  gumboot: tool('gumboots'),
  'hard-hat': (f) => [
    'hard-hat',
    f.str('grade', 'basic') === 'ratchet'
      ? { grade: 'ratchet', colour: '#f4f1e8' }
      : { grade: 'basic' },
  ],
  'reflective-vest': only('reflective-vest'),
  'work-gloves': (f) => ['gloves', { material: f.str('material', 'rubber') }],
  'dust-mask': (f) => ['dust-masks', { pieces: f.num('pieces', 20) }],
  'safety-goggles': only('goggles'),
  overall: only('overall'),
  'safety-harness': only('harness'),
  'first-aid-kit': only('first-aid-kit'),
  'caution-tape': (f) => ['caution-tape', { label: `${f.num('lengthM', 300)} M` }],
  'fire-extinguisher': (f) => ['extinguisher', { kg: f.num('packKg', 6) }],
};

const saw: Mapping = (f) => [
  f.str('style', 'timber') === 'hacksaw' ? 'hacksaw' : 'hand-saw',
  { colour: f.tint },
];

/** Types of the workshop and the site: fixings, locks, tools, machines, protection. */
export const workshopMappings: Mappings = {
  ...ironmongery,
  ...fasteners,
  ...handTools,
  ...machines,
  ...ppe,
  saw,
};
