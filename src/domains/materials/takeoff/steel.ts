import {
  area,
  distance,
  floorOf,
  floorWays,
  length,
  millimetres,
  number,
  waste,
  width,
  withWaste,
} from './fields.ts';
import { defineJob, type Job, type Part } from './job.ts';

/** Bars by their spacing, cages by their bars and links, and welded mesh. */

const barLength = 12;
const lapDiameters = 45;
const barSize = (usual: '8' | '10' | '12') =>
  ({ options: ['8', '10', '12', '16', '20', '25'], usual }) as const;

/** Metres that a bar of so many metres takes, with a lap at each joint. */
export const withLaps = (metres: number, diameterMm: number): number =>
  metres + (Math.ceil(metres / barLength - 1e-6) - 1) * ((lapDiameters * diameterMm) / 1_000);

/** Kilograms of a metre are d² ÷ 162. */
export const kgOfBars = (metres: number, diameterMm: number): number =>
  (metres * diameterMm ** 2) / 162;

const barsPart = (metres: number, diameterMm: number, rule: 'bars' | 'links'): Part => ({
  supply: 'bar',
  exact: metres / barLength,
  rule,
  size: `Y${diameterMm}`,
  attributes: { diameterMm },
});
const wirePart = (kg: number): Part => ({
  supply: 'bindingWire',
  exact: kg / 100,
  rule: 'bindingWire',
});

const barsIn = (span: number, spacing: number) => Math.ceil(span / spacing - 1e-6) + 1;

/** Metres of bars both ways in a slab. */
export function netOf(of: {
  length: number;
  width: number;
  spacing: number;
  size: number;
}): number {
  const along = barsIn(of.width, of.spacing) * withLaps(of.length, of.size);
  return along + barsIn(of.length, of.spacing) * withLaps(of.width, of.size);
}

const rebar = defineJob({
  key: 'rebar',
  needs: [['length', 'width']],
  fields: {
    length,
    width,
    size: barSize('10'),
    spacing: millimetres(200, 50, 500),
    layers: { options: ['1', '2'], usual: '1' },
    waste: waste(3),
  },
  work(of) {
    const size = Number(of.size);
    const metres = withWaste(netOf({ ...of, size }) * Number(of.layers), of.waste);
    return {
      figures: [{ key: 'run', value: metres, unit: 'm' }],
      parts: [barsPart(metres, size, 'bars'), wirePart(kgOfBars(metres, size))],
    };
  },
});

const cover = 0.025;
/** A closed link around a column or beam of these sides, with its hooks. */
export const linkOf = (a: number, b: number, diameterMm: number): number =>
  2 * (a + b) - 8 * cover + (20 * diameterMm) / 1_000;

export const cage = defineJob({
  key: 'cage',
  needs: [['length', 'count']],
  fields: {
    length: distance(3, 0.2, 200),
    count: number(1, 1, 10_000),
    bars: number(4, 2, 40),
    size: barSize('12'),
    width: millimetres(200, 100, 3_000),
    depth: millimetres(200, 100, 3_000),
    linkSize: barSize('8'),
    spacing: millimetres(200, 50, 500),
    waste: waste(3),
  },
  work(of) {
    const [size, linkSize] = [Number(of.size), Number(of.linkSize)];
    const main = withWaste(of.bars * of.count * withLaps(of.length, size), of.waste);
    const each = linkOf(of.width, of.depth, linkSize);
    const links = withWaste(barsIn(of.length, of.spacing) * of.count * each, of.waste);
    return {
      figures: [{ key: 'run', value: main + links, unit: 'm' }],
      parts: [
        barsPart(main, size, 'bars'),
        barsPart(links, linkSize, 'links'),
        wirePart(kgOfBars(main, size) + kgOfBars(links, linkSize)),
      ],
    };
  },
});

/** Square metres of one, less the mesh of lap along one side and one end. */
const meshArea = { roll: 47.8 * 1.9, sheet: 4.6 * 2.2 } as const;

export const mesh = defineJob({
  key: 'mesh',
  needs: floorWays,
  fields: {
    length,
    width,
    area,
    fabric: { options: ['A98', 'A142', 'A193'], usual: 'A142' },
    form: { options: ['roll', 'sheet'], usual: 'roll' },
    waste: waste(0),
  },
  work(of) {
    const value = floorOf(of);
    return {
      figures: [{ key: 'area', value, unit: 'm²' }],
      parts: [
        {
          supply: of.form === 'roll' ? 'meshRoll' : 'meshSheet',
          exact: withWaste(value, of.waste) / meshArea[of.form],
          rule: 'mesh',
          size: of.fabric,
          attributes: { meshRef: of.fabric, form: of.form },
        },
      ],
    };
  },
});

export const steelJobs: readonly Job[] = [rebar, cage, mesh];
