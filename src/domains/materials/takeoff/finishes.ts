import {
  area,
  floorOf,
  floorWays,
  length,
  millimetres,
  number,
  wallFields,
  wallOf,
  wallWays,
  waste,
  width,
  withWaste,
} from './fields.ts';
import { defineJob, type Job, type Part } from './job.ts';
import { mortarMix, mortarParts } from './mixes.ts';
import { nailParts, timberPart } from './timber.ts';

/** Screed, tiles, ceilings and paint. */

const floor = { length, width, area } as const;

export const screed = defineJob({
  key: 'screed',
  needs: floorWays,
  fields: { ...floor, thickness: millimetres(40, 10, 150), mix: mortarMix('1:4'), waste: waste(5) },
  work(of) {
    const value = floorOf(of);
    return {
      figures: [{ key: 'area', value, unit: 'm²' }],
      parts: mortarParts(value * of.thickness, of.mix, of.waste),
    };
  },
});

/** Sides in metres, and what is sold of them. */
const tileSizes = {
  '30x30': { supply: 'floorTile', sides: [0.3, 0.3], box: 1.5 },
  '40x40': { supply: 'floorTile', sides: [0.4, 0.4], box: 1.92 },
  '60x60': { supply: 'porcelainTile', sides: [0.6, 0.6], box: 1 },
  '60x120': { supply: 'porcelainTile', sides: [0.6, 1.2], box: 1 },
  '25x40': { supply: 'wallTile', sides: [0.25, 0.4], box: 1.5 },
  '30x60': { supply: 'wallTile', sides: [0.3, 0.6], box: 1.44 },
} as const;
type TileSize = keyof typeof tileSizes;

const tileThickness = 8;
const groutDensity = 1.6;
/** Kilograms of grout in a square metre; sides and joint in metres. */
export const groutOf = (a: number, b: number, joint: number, thicknessMm = tileThickness): number =>
  ((a + b) / (a * b)) * thicknessMm * joint * groutDensity;

export const tiles = defineJob({
  key: 'tiles',
  needs: floorWays,
  fields: {
    ...floor,
    size: { options: Object.keys(tileSizes) as TileSize[], usual: '40x40' },
    joint: millimetres(3, 1, 20),
    waste: waste(10),
  },
  work(of) {
    const { supply, sides, box } = tileSizes[of.size];
    const [a, b] = sides;
    const value = floorOf(of);
    const covered = withWaste(value, of.waste);
    return {
      figures: [{ key: 'area', value, unit: 'm²' }],
      parts: [
        {
          supply,
          exact: covered / box,
          rule: 'tiles',
          size: `${of.size} cm`,
          attributes: { sizeCm: of.size },
          also: { quantity: Math.ceil(covered / (a * b) - 1e-6), unit: 'piece' },
        },
        {
          supply: 'adhesive',
          exact: (value * 5) / 20,
          rule: 'adhesive',
          attributes: { bagKg: 20 },
        },
        {
          supply: 'grout',
          exact: withWaste(value * groutOf(a, b, of.joint), of.waste) / 2,
          rule: 'grout',
          attributes: { packKg: 2 },
        },
      ],
    };
  },
});

const boardArea = 2.44 * 1.22;
export const ceiling = defineJob({
  key: 'ceiling',
  needs: floorWays,
  fields: { ...floor, spacing: millimetres(600, 200, 1_200), waste: waste(10) },
  work(of) {
    const value = floorOf(of);
    // Battens run both ways: of each square metre one row's share either way.
    const battens = withWaste((2 * value) / of.spacing + 2 * Math.sqrt(value), of.waste);
    return {
      figures: [{ key: 'area', value, unit: 'm²' }],
      parts: [
        {
          supply: 'ceilingBoard',
          exact: withWaste(value, of.waste) / boardArea,
          rule: 'ceiling',
          attributes: {},
        },
        timberPart(battens, '2x2', 'ceiling'),
        ...nailParts(battens, 3),
      ],
    };
  },
});

const bucket = 20;
const tin = 4;
/** Buckets, and tins for the rest while they are less than a bucket. */
export function paintParts(litres: number): Part[] {
  const left = litres % bucket;
  const full = Math.floor(litres / bucket) + (left > bucket - tin ? 1 : 0);
  const tins = left > bucket - tin ? 0 : left / tin;
  const part = (supply: 'paintBucket' | 'paint', exact: number, size: number): Part => ({
    supply,
    exact,
    rule: 'paint',
    size: `${size} L`,
    attributes: { litres: size },
  });
  return [part('paintBucket', full, bucket), part('paint', tins, tin)];
}

export const paint = defineJob({
  key: 'paint',
  needs: wallWays,
  fields: {
    ...wallFields,
    sides: { options: ['1', '2'], usual: '1' },
    coats: number(2, 1, 5),
    coverage: { unit: 'm²/L', usual: 10, least: 3, most: 20 },
    waste: waste(5),
  },
  work(of) {
    const value = wallOf(of) * Number(of.sides);
    const litres = withWaste((value * of.coats) / of.coverage, of.waste);
    return {
      figures: [
        { key: 'area', value, unit: 'm²' },
        { key: 'volume', value: litres, unit: 'L' },
      ],
      parts: paintParts(litres),
    };
  },
});

export const finishJobs: readonly Job[] = [screed, tiles, ceiling, paint];
