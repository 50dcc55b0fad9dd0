import { distance, length, millimetres, ringOf, waste, width, withWaste } from './fields.ts';
import { defineJob, type Job, type NumberField, type Part } from './job.ts';
import type { SupplyKey } from './supplies.ts';
import { nailParts, timberPart } from './timber.ts';

/** Roofs, the timber below them and the gutters along them. */

const pitch: NumberField = { unit: '°', usual: 20, least: 3, most: 60 };
/** What stands over: at the eaves, and at the ends. */
const overhangs = { eaves: distance(0.6, 0, 3), verge: distance(0.3, 0, 3) } as const;
const shape = { options: ['gable', 'hip', 'lean-to'], usual: 'gable' } as const;

interface RoofSize {
  readonly length: number;
  readonly width: number;
  readonly pitch: number;
  readonly eaves: number;
  readonly verge: number;
  readonly shape: (typeof shape.options)[number];
}

/**
 * Metres of one slope from eaves to ridge, along the eaves, of ridge and hips, and how many slopes there are.
 * Where all pitches are equal, a hip roof has the area of a gable roof as long as its eaves.
 */
export function slopesOf(of: RoofSize) {
  const radians = (of.pitch * Math.PI) / 180;
  const isHip = of.shape === 'hip';
  const [long, short] =
    isHip && of.width > of.length ? [of.width, of.length] : [of.length, of.width];
  const flat = of.shape === 'lean-to' ? short + 2 * of.eaves : short / 2 + of.eaves;
  const along = long + 2 * (isHip ? of.eaves : of.verge);
  const hip = flat * Math.hypot(1, 1, Math.tan(radians));
  const ridges = { gable: along, hip: along - 2 * flat + 4 * hip, 'lean-to': 0 };
  return {
    slope: flat / Math.cos(radians),
    along,
    slopes: of.shape === 'lean-to' ? 1 : 2,
    ridge: ridges[of.shape],
    hips: isHip ? 4 : 0,
  };
}

const endLap = 0.15;
/** Sheets sold in one length lap each other up the slope. */
const fixedLengths = { 'corrugated 3 m': 3, 'corrugated 2.5 m': 2.5, 'corrugated 2 m': 2 } as const;
/** Sheets cut to the slope, by the metre: cover width. */
const cutSheets = {
  'box profile': { supply: 'boxProfile', cover: 0.9, profile: 'box' },
  IT4: { supply: 'boxProfile', cover: 1, profile: 'box' },
  'tile profile': { supply: 'tileProfile', cover: 1, profile: 'tile' },
} as const;
/** Tiles by those in a square metre. */
const roofTiles = {
  'stone-coated tile': { supply: 'coatedTile', ofSquareMetre: 2.16 },
  'clay tile': { supply: 'clayTile', ofSquareMetre: 15 },
} as const;
const corrugatedCover = 0.76;

const coverings = [
  ...Object.keys(fixedLengths),
  ...Object.keys(cutSheets),
  ...Object.keys(roofTiles),
] as (keyof typeof fixedLengths | keyof typeof cutSheets | keyof typeof roofTiles)[];
type Covering = (typeof coverings)[number];

interface Slopes extends ReturnType<typeof slopesOf> {
  readonly gauge: number;
  readonly waste: number;
}

/** Side by side along the eaves there are only whole sheets. */
const across = (along: number, cover: number) => Math.ceil(along / cover - 1e-6);

function coveringParts(
  covering: Covering,
  { slope, along, slopes, hips, gauge, waste: percent }: Slopes,
): Part[] {
  // A sheet at a hip is as long as its longer edge: each side of a hip takes half a sheet more.
  const sheetsOf = (cover: number) => across(along, cover) * slopes + hips;
  if (covering in fixedLengths) {
    const lengthM = fixedLengths[covering as keyof typeof fixedLengths];
    const rows = slope <= lengthM ? 1 : (slope - endLap) / (lengthM - endLap);
    return [
      {
        supply: 'corrugated',
        exact: withWaste(sheetsOf(corrugatedCover) * rows, percent),
        rule: 'sheets',
        size: `gauge ${gauge}, ${lengthM} m`,
        attributes: { gauge, lengthM },
      },
    ];
  }
  if (covering in cutSheets) {
    const { supply, cover, profile } = cutSheets[covering as keyof typeof cutSheets];
    const sheets = sheetsOf(cover);
    return [
      {
        supply,
        exact: sheets * slope,
        rule: 'sheets',
        size: `gauge ${gauge}`,
        attributes: { gauge, profile },
        also: { quantity: sheets, unit: 'sheet' },
      },
    ];
  }
  const { supply, ofSquareMetre } = roofTiles[covering as keyof typeof roofTiles];
  const exact = withWaste(slope * along * slopes * ofSquareMetre, percent);
  return [{ supply: supply satisfies SupplyKey, exact, rule: 'slopeArea' }];
}

const ridgeLength = 2;
const ridgeLap = 0.15;

export const roof = defineJob({
  key: 'roof',
  needs: [['length', 'width']],
  fields: {
    length,
    width,
    covering: { options: coverings, usual: 'corrugated 3 m' },
    gauge: { options: ['32', '30', '28', '26'], usual: '30' },
    pitch,
    ...overhangs,
    shape,
    waste: waste(5),
  },
  work(of) {
    const slopes = slopesOf(of);
    const gauge = Number(of.gauge);
    const value = slopes.slope * slopes.along * slopes.slopes;
    const isTiled = of.covering in roofTiles;
    return {
      figures: [
        { key: 'slope', value: slopes.slope, unit: 'm' },
        { key: 'area', value, unit: 'm²' },
      ],
      parts: [
        ...coveringParts(of.covering, { ...slopes, gauge, waste: of.waste }),
        {
          supply: 'ridge',
          exact: slopes.ridge / (ridgeLength - ridgeLap),
          rule: 'ridge',
          size: isTiled ? '' : `gauge ${Math.min(gauge, 30)}, ${ridgeLength} m`,
          attributes: isTiled ? {} : { gauge: Math.min(gauge, 30) },
        },
        ...(isTiled ? nailParts(value * 2, 2) : []),
        {
          supply: 'roofingNails',
          exact: isTiled ? 0 : value * 0.1,
          rule: 'roofingNails',
          attributes: {},
        },
      ],
    };
  },
});

/** Trusses with a king post and two struts. */
export const trusses = defineJob({
  key: 'trusses',
  needs: [['length', 'width']],
  fields: {
    length,
    width,
    pitch,
    ...overhangs,
    spacing: distance(1.5, 0.4, 3),
    purlins: distance(0.9, 0.3, 2),
    waste: waste(10),
  },
  work(of) {
    const { slope, along } = slopesOf({ ...of, shape: 'gable' });
    const radians = (of.pitch * Math.PI) / 180;
    const count = Math.ceil(of.length / of.spacing - 1e-6) + 1;
    const rows = 2 * (Math.ceil(slope / of.purlins - 1e-6) + 1);
    const half = of.width / 2;
    const rafters = count * 2 * slope + count * of.width + 2 * of.length;
    const struts = count * (half * Math.tan(radians) + half / Math.cos(radians));
    const purlins = rows * along;
    const wasted = (metres: number) => withWaste(metres, of.waste);
    return {
      figures: [
        { key: 'slope', value: slope, unit: 'm' },
        { key: 'run', value: rafters + struts + purlins, unit: 'm' },
      ],
      parts: [
        timberPart(wasted(rafters), '4x2', 'trusses'),
        timberPart(wasted(struts), '3x2', 'trusses'),
        timberPart(wasted(purlins), '2x2', 'trusses'),
        ...nailParts(rafters + struts + purlins, 4),
      ],
    };
  },
});

const gutterLengths = { 'galvanised 2.4 m': 2.4, 'pvc 4 m': 4 } as const;
const downpipeEvery = 12;

export const gutters = defineJob({
  key: 'gutters',
  needs: [['run'], ['length', 'width']],
  fields: {
    run: distance(20, 0.5, 2_000),
    length,
    width,
    kind: {
      options: Object.keys(gutterLengths) as (keyof typeof gutterLengths)[],
      usual: 'galvanised 2.4 m',
    },
    drop: distance(3, 0.5, 30),
    lap: millimetres(100, 0, 300),
  },
  work(of) {
    const [material = ''] = of.kind.split(' ');
    const lengthM = gutterLengths[of.kind];
    const run = ringOf(of);
    const pipes = Math.ceil(run / downpipeEvery - 1e-6);
    const part = (supply: SupplyKey, exact: number): Part => ({
      supply,
      exact,
      rule: 'gutters',
      size: of.kind.replace(' ', ', '),
      attributes: { material, lengthM },
    });
    return {
      figures: [{ key: 'run', value: run, unit: 'm' }],
      parts: [
        part('gutter', run / (lengthM - of.lap)),
        part('downpipe', pipes * Math.ceil(of.drop / lengthM - 1e-6)),
      ],
    };
  },
});

export const roofJobs: readonly Job[] = [roof, trusses, gutters];
