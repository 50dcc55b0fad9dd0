import { BLACK, MAHOGANY, WHITE, YELLOW } from '../palette.ts';
import { type Facts, type Mapping, type Mappings, type Params, pair } from './facts.ts';

/** Paint in the pack its volume asks for: tin, pail, and never a 20 litre tin. */
function paintPack(
  f: Facts,
  litres: number,
  look: { paint: string; swatch: string; grade: string },
): [string, Params] {
  const size = `${litres} L`;
  const common = { brand: f.brand, colour: f.tint, swatch: look.swatch, grade: look.grade, size };
  return litres >= 18
    ? ['pail', { ...common, paint: look.paint }]
    : ['tin', { ...common, paint: look.paint, litres }];
}

const paint =
  (colour: string, grade: string, swatch = colour): Mapping =>
  (f) =>
    paintPack(f, f.num('litres', 4), { paint: colour, swatch, grade });

const sack =
  (grade: string, sort: string, kg: number): Mapping =>
  (f) => [
    'sack',
    {
      brand: f.brand,
      colour: f.tint,
      grade,
      sort,
      kg: f.num('bagKg', f.num('packKg', kg)),
      paper: '#efe9dc',
    },
  ];

const EMULSIONS: Readonly<Record<string, string>> = {
  economy: '#f4efe2',
  matt: '#e8d9b8',
  silk: '#f7d9cb',
};

const paints: Mappings = {
  'emulsion-paint': (f) => {
    const grade = f.str('grade', 'economy');
    const colour = f.str('colour', '') === 'white' ? '#fbf8f0' : (EMULSIONS[grade] ?? '#f4efe2');
    return paintPack(f, f.num('litres', 4), {
      paint: colour,
      swatch: colour,
      grade: `${grade} EMULSION`,
    });
  },
  'gloss-paint': paint('#2f6fa3', 'SUPER GLOSS'),
  'undercoat-paint': paint('#d8d5cd', 'UNDERCOAT'),
  'exterior-weather-paint': paint('#d98b4f', 'WEATHER'),
  'metal-primer': paint('#96402c', 'RED OXIDE'),
  'roof-paint': paint('#a33a2c', 'ROOF PAINT'),
  'wood-varnish': paint('#b5702e', 'VARNISH'),
  thinner: (f) => {
    const litres = f.num('litres', 1);
    const common = { brand: f.brand, colour: f.tint, grade: 'THINNER', size: `${litres} L` };
    if (litres > 3) return ['jerrycan', { ...common, body: litres > 10 ? '#3f74a0' : '#dfe6e6' }];
    return ['tin', { ...common, litres, paint: '#dfe9ea', swatch: '#f3e7cf', open: 'no' }];
  },
  'wall-filler': sack('FILLER', 'SKIMMING PUTTY', 25),
  'wall-primer': paint('#cfe0d2', 'PRIMER'),
  'paint-brush': (f) => [
    'paint-brush',
    { size: f.num('sizeIn', 2), colour: f.num('sizeIn', 2) > 3 ? '#3f74a0' : '#a5452b' },
  ],
  'paint-roller': () => ['paint-roller'],
};

const TILE_TONES: Readonly<Record<string, string>> = {
  polished: '#efe6d6',
  matt: '#a9a59c',
  'wood-effect': '#b98656',
};

function tileSpec(f: Facts, look: Params): [string, Params] {
  const size = f.str('sizeCm', '60x60');
  const [wide, long] = pair(size, [60, 60]);
  return ['tile', { wide, long, label: size, brandColour: f.tint, ...look }];
}

const tiles: Mappings = {
  'ceramic-floor-tile': (f) =>
    tileSpec(f, {
      colour: f.str('sizeCm', '').startsWith('30') ? '#d9a57a' : '#dcc7a4',
      pattern: 'diamond',
    }),
  'porcelain-floor-tile': (f) => {
    const finish = f.str('finish', 'polished');
    return tileSpec(f, {
      colour: TILE_TONES[finish] ?? '#efe6d6',
      finish,
      pattern: finish === 'wood-effect' ? 'wood' : 'veins',
    });
  },
  'ceramic-wall-tile': (f) =>
    tileSpec(f, { colour: '#f7f3e8', pattern: 'band', accent: f.tint, finish: 'polished' }),
  'granite-slab': (f) => [
    'granite-slab',
    {
      colour: f.str('colour', 'black') === 'grey' ? '#a5a29c' : '#3d3835',
      label: `${f.num('thicknessMm', 18)} MM`,
    },
  ],
  'mazeras-stone': (f) => ['natural-stone', { cut: f.str('cut', 'random'), colour: '#c9a274' }],
  'tile-trim': (f) => ['tile-trim', { material: f.str('material', 'pvc') }],
  'tile-spacer': () => ['tile-spacers'],
  'terrazzo-chips': (f) => [
    'chips-bag',
    { chip: f.str('colour', 'white') === 'black' ? '#57514e' : '#f6f1e6', kg: f.num('bagKg', 25) },
  ],
};

const waterproofing: Mappings = {
  dpc: (f) => [
    'sheet-roll',
    {
      colour: '#413b38',
      under: '#5d5551',
      radius: 40 + f.num('widthIn', 6) * 2,
      width: f.num('widthIn', 6) / 11,
      finish: 'emboss',
    },
  ],
  'dpm-polythene': (f) => [
    'sheet-roll',
    {
      colour: f.num('polyGauge', 500) > 700 ? '#2f2b29' : '#45617e',
      width: 1.1,
      radius: 46,
      label: `G${f.num('polyGauge', 500)}`,
    },
  ],
  'polythene-sheet': (f) => {
    const clear = f.str('colour', 'black') === 'clear';
    return [
      'folded-sheet',
      { colour: clear ? '#d8e9ea' : BLACK, clear: clear ? 'yes' : 'no', label: '2 M' },
    ];
  },
  geotextile: (f) => [
    'sheet-roll',
    {
      colour: '#e4e2da',
      under: '#f3f1ea',
      radius: 54 + f.num('weightGsm', 150) * 0.06,
      finish: 'fleece',
      label: `${f.num('weightGsm', 150)} G`,
    },
  ],
  'torch-on-membrane': (f) => [
    'sheet-roll',
    {
      colour: '#4f5a52',
      under: '#2f2b29',
      radius: 62,
      finish: 'mineral',
      brandColour: f.tint,
      label: `${f.num('thicknessMm', 3)} MM`,
    },
  ],
  'liquid-waterproofing': (f) => {
    const kg = f.num('packKg', 20);
    const look = {
      brand: f.brand,
      colour: f.tint,
      swatch: '#cfe0e4',
      grade: 'WATERPROOF',
      size: `${kg} KG`,
    };
    return kg > 10
      ? ['pail', { ...look, paint: '#8fb6c4', body: '#e7ecec' }]
      : ['tin', { ...look, litres: 4, paint: '#8fb6c4' }];
  },
  'waterproof-additive': (f) =>
    f.num('litres', 0) > 0
      ? [
          'jerrycan',
          {
            brand: f.brand,
            colour: '#a5452b',
            body: f.tint,
            grade: 'WATERPROOFER',
            size: `${f.num('litres', 5)} L`,
          },
        ]
      : [
          'pouch',
          { brand: f.brand, colour: f.tint, grade: 'CEMENT', kg: f.num('packKg', 1), mark: 'drop' },
        ],
  'bituminous-paint': paint('#2f2a28', 'BITUMEN'),
};

const adhesives: Mappings = {
  'tile-adhesive': (f) =>
    sack(f.str('grade', 'standard') === 'flexible' ? 'FLEX' : 'TILE', 'TILE ADHESIVE', 20)(f),
  'tile-grout': (f) => [
    'pouch',
    { brand: f.brand, colour: f.tint, grade: 'GROUT', kg: f.num('packKg', 2) },
  ],
  'silicone-sealant': (f) => [
    'cartridge',
    {
      brand: f.brand,
      colour: f.tint,
      nozzle: f.str('colour', 'white') === 'clear' ? '#cfe3e6' : WHITE,
    },
  ],
  'contact-adhesive': (f) =>
    paintPack(f, f.num('litres', 1), {
      paint: '#e9b44c',
      swatch: '#f6d98a',
      grade: 'CONTACT GLUE',
    }),
  'wood-glue': (f) => ['glue-pot', { brand: f.brand, colour: f.tint, kg: f.num('packKg', 1) }],
  'pvc-solvent-cement': (f) => [
    'solvent-tin',
    { brand: f.brand, colour: f.tint, ml: f.num('ml', 100), size: `${f.num('ml', 100)} ML` },
  ],
  'pu-foam': (f) => ['foam-can', { brand: f.brand, colour: f.tint }],
};

const openings: Mappings = {
  'flush-door': (f) => [
    'flush-door',
    {
      wide: pair(f.str('sizeFt', '7x3'), [7, 3])[1],
      colour: f.str('core', '') === 'semi-solid' ? '#d9b07c' : '#c4935c',
    },
  ],
  'panel-door': () => ['panel-door', { colour: MAHOGANY }],
  'steel-door': (f) => ['steel-door', { wide: pair(f.str('sizeFt', '7x3'), [7, 3])[1] }],
  'door-frame': (f) => ['door-frame', { material: f.str('material', 'hardwood') }],
  'steel-window': (f) => {
    const [wide, high] = pair(f.str('sizeFt', '4x4'), [4, 4]);
    return ['steel-window', { wide, high }];
  },
  'aluminium-window': () => ['sliding-window'],
  'window-glass': (f) => [
    'glass-sheet',
    { thickness: f.num('thicknessMm', 4), finish: f.str('finish', 'clear') },
  ],
  'glass-block': () => ['glass-block'],
};

const ceilings: Mappings = {
  'gypsum-board': (f) => {
    const wet = f.str('grade', '') === 'moisture-resistant';
    return [
      'gypsum-board',
      {
        brand: f.brand,
        brandColour: f.tint,
        thickness: f.num('thicknessMm', 12),
        colour: wet ? '#a9c9a6' : '#e4ded0',
        grade: wet ? 'wet' : '',
      },
    ];
  },
  'jointing-compound': sack('JOINT', 'GYPSUM COMPOUND', 25),
  'ceiling-channel': (f) => ['ceiling-channel', { kind: f.str('channel', 'furring') }],
  'pvc-ceiling': () => ['pvc-ceiling'],
  'ceiling-cornice': (f) => [
    'moulding',
    {
      shape: 'cornice',
      colour: f.str('material', 'gypsum') === 'polystyrene' ? '#e3eef0' : '#f6f1e6',
      width: 8,
      label: '2.4 M',
    },
  ],
  'acoustic-ceiling-tile': (f) => ['acoustic-tile', { brand: f.brand, colour: f.tint }],
  'insulation-foil': () => [
    'sheet-roll',
    {
      colour: '#c9d4da',
      under: '#dfe7ea',
      radius: 74,
      finish: 'foil',
      label: '1.2 M',
      brandColour: YELLOW,
    },
  ],
  glasswool: () => ['glass-wool'],
  'jointing-tape': () => [
    'tape-roll',
    { colour: '#efe9dc', core: '#cfa06a', width: 1.1, label: '50 MM' },
  ],
};

/** Types that finish the building: paint, tiles, membranes, glues, openings, ceilings. */
export const finishesMappings: Mappings = {
  ...paints,
  ...tiles,
  ...waterproofing,
  ...adhesives,
  ...openings,
  ...ceilings,
};
