import { CLAY, CONCRETE, GALVANISED, LATERITE, MAHOGANY, PINE, TIMBER, WHITE } from '../palette.ts';
import { type Facts, type Mapping, type Mappings, pair } from './facts.ts';

const sack =
  (grade: (f: Facts) => string, sort: string, kg: number, paper = '#dccbad'): Mapping =>
  (f) => [
    'sack',
    {
      brand: f.brand,
      colour: f.tint,
      grade: grade(f),
      sort,
      kg: f.num('bagKg', f.num('packKg', kg)),
      paper,
    },
  ];

const cement: Mappings = {
  'cement-32-5': sack((f) => f.str('strengthClass', '32.5R'), 'CEMENT', 50),
  'cement-42-5': sack((f) => f.str('strengthClass', '42.5N'), 'CEMENT', 50, '#e6d9c0'),
  'white-cement': (f) =>
    f.num('bagKg', 40) < 10
      ? ['pouch', { brand: f.brand, colour: f.tint, grade: 'WHITE', kg: f.num('bagKg', 5) }]
      : [
          'sack',
          {
            brand: f.brand,
            colour: f.tint,
            grade: 'WHITE',
            sort: 'CEMENT',
            kg: f.num('bagKg', 40),
            paper: '#f6f2e8',
          },
        ],
  'masonry-cement': sack((f) => `${f.num('strengthMpa', 22.5)}X`, 'MASONRY CEMENT', 50, '#cfc3b0'),
  'hydrated-lime': sack(() => 'LIME', 'HYDRATED', 25, '#f3efe4'),
  'ready-mix-concrete': (f) => ['mixer-truck', { label: `C${f.num('gradeMpa', 25)}` }],
};

const steel: Mappings = {
  'deformed-bar': (f) => ['ribbed-bars', { diameter: f.num('diameterMm', 12), colour: f.tint }],
  'round-bar': (f) => ['plain-bars', { diameter: f.num('diameterMm', 6), colour: f.tint }],
  'brc-mesh': (f) => {
    const reference = f.str('meshRef', 'A142');
    const wire = { A98: 5, A142: 6, A193: 7 }[reference] ?? 6;
    return [
      f.str('form', 'roll') === 'sheet' ? 'brc-sheet' : 'brc-roll',
      { label: reference, wire },
    ];
  },
  'binding-wire': (f) => [
    'wire-coil',
    { kg: f.num('packKg', 25), label: `${f.num('packKg', 25)} KG`, wire: '#5c5551' },
  ],
  'hollow-section': (f) => {
    const [width, height] = pair(f.str('sizeMm', '50x50'), [50, 50]);
    return ['hollow-section', { width, height, size: `${width}x${height}` }];
  },
  'angle-iron': (f) => {
    const [width] = pair(f.str('sizeMm', '40x40'), [40, 40]);
    return ['angle-iron', { width, size: `${width}x${width}` }];
  },
  'flat-bar': (f) => {
    const [width, thickness] = pair(f.str('sizeMm', '20x3'), [20, 3]);
    return ['flat-bar', { width, thickness, size: `${width}x${thickness}` }];
  },
  'steel-sheet': (f) => {
    const gauge = f.num('gauge', 0);
    const thickness = f.num('thicknessMm', 1.5);
    return [
      'steel-plate',
      {
        finish: f.str('finish', 'plain'),
        thickness,
        label: gauge > 0 ? `G${gauge}` : `${thickness} MM`,
      },
    ];
  },
  'hoop-iron': (f) => ['hoop-iron', { label: `${f.num('packKg', 20)} KG` }],
  'z-purlin': (f) => [
    'z-purlin',
    { depth: f.num('depthMm', 100), size: `Z${f.num('depthMm', 100)}` },
  ],
};

const aggregates: Mappings = {
  ballast: (f) => ['stones', { size: f.num('sizeMm', 20), colour: '#96999c' }],
  'river-sand': (f) => {
    const colour =
      f.str('washed', '') === 'yes'
        ? '#e9cf9f'
        : f.str('grade', '') === 'fine'
          ? '#ead9b4'
          : f.str('origin', '') === 'Machakos'
            ? '#dcb67c'
            : '#d2a873';
    return ['fines', { colour, grain: f.str('grade', '') === 'fine' ? 2 : 3, prop: 'spade' }];
  },
  'rock-sand': () => ['fines', { colour: '#aab0b2', grain: 4, prop: 'spade' }],
  'quarry-dust': () => ['fines', { colour: '#8d9092', grain: 2.5, lumps: 7, prop: 'none' }],
  hardcore: () => ['stones', { size: 100, colour: '#8b8681' }],
  murram: () => ['fines', { colour: '#b4572f', grain: 5, lumps: 9, prop: 'spade' }],
  'pit-sand': () => ['fines', { colour: '#cf9a5c', grain: 3, prop: 'sieve' }],
};

const blocks: Mappings = {
  'machine-cut-stone': (f) => ['cut-stone', { thickness: f.num('thicknessIn', 6) }],
  'foundation-stone': (f) => ['dressed-stone', { thickness: f.num('thicknessIn', 9) }],
  'solid-concrete-block': (f) => ['solid-block', { thickness: f.num('thicknessIn', 6) }],
  'hollow-concrete-block': (f) => ['hollow-block', { thickness: f.num('thicknessIn', 6) }],
  maxpan: (f) => ['slab-pot', { depth: f.num('depthMm', 200) }],
  'clay-brick': (f) => ['brick', { grade: f.str('grade', 'common') }],
  'interlocking-block': () => ['interlocking-block'],
  'vent-block': () => ['vent-block'],
};

/** Roofing of a brand comes in its colour when painted, and bare when galvanised. */
const sheet =
  (drawing: string, painted: boolean): Mapping =>
  (f) => {
    const matt = f.str('finish', '') === 'matt';
    const colour = painted ? (matt ? '#4c5257' : f.tint) : GALVANISED;
    const profile = drawing === 'tile-profile-sheet' ? 'tile' : '';
    return [
      drawing,
      {
        colour,
        profile,
        label: `G${f.num('gauge', 30)}`,
        sheets: f.num('gauge', 30) < 30 ? 1 : f.num('gauge', 30) > 30 ? 3 : 2,
      },
    ];
  };

const rainwater =
  (drawing: string): Mapping =>
  (f) => [
    drawing,
    {
      colour: f.str('material', 'galvanised') === 'pvc' ? WHITE : GALVANISED,
      label: `${f.num('lengthM', 2.4)} M`,
    },
  ];

const roofing: Mappings = {
  'box-profile-sheet': sheet('box-profile-sheet', true),
  'corrugated-sheet': (f) => {
    const [name, params = {}] = sheet('corrugated-sheet', false)(f);
    return [name, { ...params, label: `G${f.num('gauge', 30)} ${f.num('lengthM', 2)}M` }];
  },
  'tile-profile-sheet': sheet('tile-profile-sheet', true),
  'stone-coated-tile': (f) => [
    'stone-coated-tile',
    { colour: f.tint, profile: f.str('profile', 'bond') },
  ],
  'clay-roof-tile': () => ['clay-roof-tile', { colour: CLAY, profile: 'tile' }],
  'ridge-cap': (f) => ['ridge-cap', { colour: f.tint, label: `G${f.num('gauge', 30)}` }],
  'translucent-sheet': () => ['box-profile-sheet', { colour: '#bfdfe0', clear: 'yes', sheets: 1 }],
  gutter: rainwater('gutter'),
  downpipe: rainwater('downpipe'),
};

const sawn =
  (colour: string): Mapping =>
  (f) => {
    const section = f.str('section', '4x2');
    const [width, thick] = pair(section, [4, 2]);
    return ['sawn-timber', { colour, width, thick, label: section }];
  };

const pole = (
  f: Facts,
  treated: string,
  radius: number,
): [string, Record<string, string | number>] => [
  'poles',
  { treated, radius, label: `${f.num('lengthFt', 8)} FT` },
];

const timber: Mappings = {
  'cypress-timber': sawn(TIMBER),
  'pine-timber': sawn(PINE),
  'mahogany-timber': sawn(MAHOGANY),
  'bluegum-pole': (f) => pole(f, 'no', 16 + f.num('lengthFt', 10) * 1.1),
  'fascia-board': (f) => [
    'moulding',
    {
      shape: 'fascia',
      colour: TIMBER,
      width: pair(f.str('section', '9x1'), [9, 1])[0],
      label: f.str('section', '9x1'),
    },
  ],
  'tng-board': (f) => [
    'moulding',
    { shape: 'tongue', colour: f.str('species', 'cypress') === 'pine' ? PINE : TIMBER },
  ],
  'timber-skirting': (f) => [
    'moulding',
    { shape: 'skirting', colour: MAHOGANY, width: 4, label: f.str('section', '4x1') },
  ],
};

const board =
  (core: string, colour: string, edge: string, surface: string): Mapping =>
  (f) => {
    const laminated = f.str('finish', '') === 'laminated';
    return [
      'board',
      {
        core,
        edge,
        brandColour: f.tint,
        thickness: f.num('thicknessMm', 12),
        label: `${f.num('thicknessMm', 12)} MM`,
        colour: laminated ? '#f4efe6' : colour,
        surface: laminated ? 'film' : surface,
      },
    ];
  };

const boards: Mappings = {
  plywood: board('ply', '#ddb37c', '#e8cb9a', 'grain'),
  'marine-plywood': board('ply', '#5b3a2e', '#d8b07a', 'film'),
  mdf: board('plain', '#c09a6e', '#b58d60', 'plain'),
  blockboard: board('block', '#d9a86a', '#ecd3a4', 'grain'),
  chipboard: board('chip', '#d7b98a', '#c8a571', 'speckle'),
  hardboard: board('plain', '#7d5438', '#6a4630', 'plain'),
};

const paving: Mappings = {
  'paving-block': (f) => [
    'paving-block',
    {
      thickness: f.num('thicknessMm', 60),
      colour: f.str('colour', 'grey') === 'red' ? LATERITE : CONCRETE,
      label: `${f.num('thicknessMm', 60)} MM`,
    },
  ],
  'road-kerb': () => ['kerb'],
  'drain-channel': () => ['drain-channel'],
  'paving-slab': () => ['paving-slab'],
  'concrete-culvert': (f) => ['culvert', { diameter: f.num('diameterMm', 600) }],
  'manhole-cover': (f) => ['manhole-cover', { duty: f.str('duty', 'light') }],
  'grass-paver': () => ['grass-paver'],
};

const fencing: Mappings = {
  'chain-link': (f) => [
    'chain-link',
    {
      gauge: f.num('gauge', 14),
      height: f.num('heightFt', 5),
      label: `${f.num('heightFt', 5)} FT`,
    },
  ],
  'barbed-wire': (f) => ['barbed-wire', { label: `${f.num('packKg', 20)} KG` }],
  'razor-wire': (f) => [
    'razor-wire',
    { diameter: f.num('diameterMm', 450), label: `${f.num('diameterMm', 450)}` },
  ],
  'concrete-post': (f) => [
    'concrete-post',
    { feet: f.num('lengthFt', 7), label: `${f.num('lengthFt', 7)} FT` },
  ],
  'treated-post': (f) => pole(f, 'yes', 20 + f.num('lengthFt', 7) * 1.5),
  'plain-wire': (f) => [
    'wire-coil',
    {
      kg: 25,
      turns: f.num('gauge', 8) > 10 ? 9 : 5,
      label: `G${f.num('gauge', 8)}`,
      wire: GALVANISED,
    },
  ],
  'chicken-mesh': (f) => ['chicken-mesh', { label: `${f.num('heightFt', 3)} FT` }],
  'steel-gate': (f) => [
    'steel-gate',
    { leaves: pair(f.str('sizeFt', '12x8'), [12, 8])[0] > 9 ? 2 : 1 },
  ],
  'electric-fence-energizer': (f) => [
    'energizer',
    { brand: f.brand, colour: f.tint, joules: f.num('joules', 8) },
  ],
};

/** Types of the structure and the envelope: ground, frame, walls, roof, yard. */
export const structureMappings: Mappings = {
  ...cement,
  ...steel,
  ...aggregates,
  ...blocks,
  ...roofing,
  ...timber,
  ...boards,
  ...paving,
  ...fencing,
};
