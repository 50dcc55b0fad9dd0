import { CERAMIC, RED, WHITE } from '../palette.ts';
import { type Facts, inches, type Mapping, type Mappings, type Params } from './facts.ts';

const branded = (f: Facts): Params => ({ brand: f.brand, colour: f.tint });
/** A drawing that shows only the brand. */
const plain =
  (drawing: string): Mapping =>
  (f) => [drawing, branded(f)];

const PIPE_GREEN = '#5fa06a';
const DRAIN_GREY = '#9aa3a6';

const plumbing: Mappings = {
  'ppr-pipe': (f) => [
    'straight-pipe',
    {
      colour: PIPE_GREEN,
      diameter: f.num('diameterMm', 20),
      scale: 0.72,
      bore: 0.56,
      marks: 'stripe',
      stripe: '#c43d2f',
      label: `${f.num('diameterMm', 20)} MM`,
      brandColour: f.tint,
    },
  ],
  'ppr-fitting': (f) => [
    'ppr-fitting',
    {
      colour: PIPE_GREEN,
      kind: f.str('fitting', 'elbow'),
      diameter: f.num('diameterMm', 20),
      label: `${f.num('diameterMm', 20)} MM`,
    },
  ],
  'pvc-waste-pipe': (f) => [
    'straight-pipe',
    {
      colour: f.num('diameterMm', 50) > 100 ? '#b5643c' : DRAIN_GREY,
      diameter: f.num('diameterMm', 50),
      scale: 0.38,
      bore: 0.84,
      marks: 'socket',
      label: inches(f.num('diameterIn', 2)),
      brandColour: f.tint,
    },
  ],
  'pvc-fitting': (f) => [
    'pvc-fitting',
    {
      colour: DRAIN_GREY,
      kind: f.str('fitting', 'bend'),
      diameter: f.num('diameterIn', 4),
      label: inches(f.num('diameterIn', 4)),
    },
  ],
  'hdpe-pipe': (f) => [
    'coiled-pipe',
    {
      colour: '#3d3835',
      stripe: '#4b94be',
      diameter: f.num('diameterMm', 25),
      label: `${f.num('diameterMm', 25)} MM`,
      brandColour: f.tint,
    },
  ],
  'gi-pipe': (f) => [
    'straight-pipe',
    {
      colour: '#a8b2b8',
      diameter: f.num('diameterIn', 0.5) * 25,
      scale: 0.6,
      bore: 0.76,
      marks: 'thread',
      label: inches(f.num('diameterIn', 0.5)),
    },
  ],
  'gate-valve': (f) => [
    'gate-valve',
    { colour: RED, diameter: f.num('diameterIn', 0.5), label: inches(f.num('diameterIn', 0.5)) },
  ],
  'water-meter': (f) => ['water-meter', { label: inches(f.num('diameterIn', 0.5)) }],
  'flexible-connector': (f) => ['flexible-hose', { label: inches(f.num('diameterIn', 0.5)) }],
  'thread-tape': () => ['tape-roll', { colour: WHITE, core: '#4b94be', width: 0.6, label: 'PTFE' }],
};

const water: Mappings = {
  'water-tank': (f) => ['water-tank', { ...branded(f), litres: f.num('litres', 1000) }],
  'water-pump': (f) => {
    const label = `${f.num('hp', 1)} HP`;
    const drawing =
      f.str('pumpType', 'booster') === 'submersible' ? 'submersible-pump' : 'booster-pump';
    return [drawing, { colour: f.tint, hp: f.num('hp', 1), label }];
  },
  'float-valve': (f) => [
    'float-valve',
    {
      ball: f.num('diameterIn', 0.5) > 0.75 ? '#cd7a45' : '#e5802f',
      label: inches(f.num('diameterIn', 0.5)),
    },
  ],
};

const TAPS: Readonly<Record<string, [string, Params?]>> = {
  bib: ['bib-tap'],
  pillar: ['pillar-tap'],
  'kitchen-mixer': ['mixer-tap', { kind: 'kitchen' }],
  'basin-mixer': ['mixer-tap', { kind: 'basin' }],
};

const sanitary: Mappings = {
  'toilet-suite': (f) => [
    'toilet',
    { colour: f.tint, trap: f.str('trap', 'S'), style: f.str('style', '') },
  ],
  'squat-pan': (f) => [
    'squat-pan',
    { body: f.str('material', 'ceramic') === 'plastic' ? '#5f9db5' : CERAMIC },
  ],
  'wash-basin': (f) => ['basin', { style: f.str('style', 'pedestal') }],
  'kitchen-sink': (f) => ['kitchen-sink', { bowls: f.num('bowls', 1) }],
  tap: (f) => {
    const [drawing, params = {}] = TAPS[f.str('tapType', 'bib')] ?? ['bib-tap'];
    return [drawing, { ...params, colour: f.tint }];
  },
  'shower-set': (f) => ['shower-mixer', { style: f.str('style', 'exposed') }],
  'instant-shower': (f) => [
    'instant-shower',
    { colour: f.tint, water: f.str('water', 'normal'), label: '5.5 KW' },
  ],
  'bottle-trap': () => ['bottle-trap'],
  bathtub: () => ['bathtub'],
};

const WIRES = ['#c43d2f', '#3d3835', '#4d8a5a', '#e9b92f', '#3f74a0'] as const;
const AREAS = [1.5, 2.5, 4, 6, 10];

const electrical: Mappings = {
  'single-core-cable': (f) => {
    const area = f.num('areaMm2', 2.5);
    return [
      'cable-roll',
      {
        area,
        brand: f.brand,
        brandColour: f.tint,
        wire: WIRES[Math.max(0, AREAS.indexOf(area))] ?? RED,
      },
    ];
  },
  'twin-earth-cable': (f) => [
    'twin-cable',
    { area: f.num('areaMm2', 2.5), brand: f.brand, brandColour: f.tint },
  ],
  'armoured-cable': (f) => [
    'armoured-cable',
    { area: f.num('areaMm2', 10), brand: f.brand, label: `4x${f.num('areaMm2', 10)}` },
  ],
  'pvc-conduit': (f) => [
    'straight-pipe',
    {
      colour: '#f1eee6',
      diameter: f.num('diameterMm', 20),
      scale: 0.5,
      bore: 0.8,
      label: `${f.num('diameterMm', 20)} MM`,
    },
  ],
  'conduit-box': (f) => ['conduit-box', { kind: f.str('boxType', 'circular') }],
  switch: (f) => ['switch', { ...branded(f), gang: f.num('gang', 1) }],
  socket: (f) => ['socket', { ...branded(f), gang: f.num('gang', 1) }],
  'dp-switch': (f) => ['dp-switch', { amps: f.num('amps', 20), colour: f.tint }],
  mcb: (f) => ['mcb', { ...branded(f), amps: f.num('amps', 20) }],
  rccb: plain('rccb'),
  'consumer-unit': (f) => ['consumer-unit', { ...branded(f), ways: f.num('ways', 6) }],
  'meter-box': () => ['meter-box'],
  'earth-rod': (f) => [
    'earth-rod',
    { feet: f.num('lengthFt', 4), label: `${f.num('lengthFt', 4)} FT` },
  ],
  'insulating-tape': () => [
    'tape-roll',
    { colour: '#c43d2f', core: '#f3e7cf', width: 0.9, label: '19 MM' },
  ],
};

const floodlight =
  (solar: string): Mapping =>
  (f) => ['floodlight', { solar, watts: f.num('watts', 50), label: `${f.num('watts', 50)} W` }];

const lighting: Mappings = {
  'led-bulb': (f) => ['led-bulb', { watts: f.num('watts', 9), label: `${f.num('watts', 9)} W` }],
  'led-floodlight': floodlight('no'),
  'led-tube': (f) => [
    'led-tube',
    { ...branded(f), tubes: f.num('watts', 18) > 30 ? 2 : 1, label: `${f.num('watts', 18)} W` },
  ],
  'led-downlight': (f) => ['downlight', { watts: f.num('watts', 6) }],
  lampholder: () => ['lampholder'],
  'solar-panel': (f) => ['solar-panel', { watts: f.num('watts', 450), colour: f.tint }],
  'solar-inverter': (f) => ['inverter', { ...branded(f), kva: f.num('kva', 3) }],
  'solar-battery': (f) => [
    'battery',
    {
      ...branded(f),
      chemistry: f.str('chemistry', 'gel'),
      label: f.num('kwh', 0) > 0 ? `${f.num('kwh', 5)} KWH` : `${f.num('ah', 100)} AH`,
    },
  ],
  'solar-floodlight': floodlight('yes'),
  'solar-water-heater': (f) => ['solar-heater', { ...branded(f), litres: f.num('litres', 200) }],
};

/** Types of the building's services: water, sanitation, power, light. */
export const servicesMappings: Mappings = {
  ...plumbing,
  ...water,
  ...sanitary,
  ...electrical,
  ...lighting,
};
