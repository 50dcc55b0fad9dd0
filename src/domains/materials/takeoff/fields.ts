import type { NumberField } from './job.ts';

/** Fields that several jobs have, and what is read from them. */

const metres = (usual: number, least: number, most: number): NumberField => ({
  unit: 'm',
  usual,
  least,
  most,
});
export const length = metres(10, 0.1, 1_000);
export const width = metres(8, 0.1, 1_000);
export const height = metres(3, 0.1, 30);
export const area: NumberField = { unit: 'm²', usual: 80, least: 0.1, most: 100_000 };
export const volume: NumberField = { unit: 'm³', usual: 1, least: 0.01, most: 10_000 };

/** A size that is said in millimetres, kept in metres. */
export const millimetres = (usual: number, least: number, most: number): NumberField => ({
  unit: 'mm',
  usual: usual / 1_000,
  least: least / 1_000,
  most: most / 1_000,
});
export const distance = metres;
export const number = (usual: number, least: number, most: number): NumberField => ({
  unit: '',
  usual,
  least,
  most,
});
export const waste = (usual: number): NumberField => ({ unit: '%', usual, least: 0, most: 50 });

export const withWaste = (exact: number, percent: number): number => exact * (1 + percent / 100);

/** Openings of the usual sizes: a door of 0.9 by 2.1 m, a window of 1.2 by 1.2 m. */
export const openings = { doors: number(0, 0, 200), windows: number(0, 0, 200) } as const;
const doorArea = 0.9 * 2.1;
const windowArea = 1.2 * 1.2;

export const floorWays = [['length', 'width'], ['area']] as const;
export const floorOf = (of: { length: number; width: number; area: number }): number =>
  of.area || of.length * of.width;

/** Walls are said as one run, as a room, or by their area. */
export const wallWays = [['length', 'height'], ['length', 'width', 'height'], ['area']] as const;
export const wallFields = { length, height, width, area, ...openings } as const;
export function wallOf(of: { [Key in keyof typeof wallFields]: number }): number {
  const run = of.width > 0 ? 2 * (of.length + of.width) : of.length;
  const gross = of.area || run * of.height;
  return Math.max(0, gross - of.doors * doorArea - of.windows * windowArea);
}

/** A plot is said by its sides, what runs along it by its length. */
export const runWays = [['run'], ['length', 'width']] as const;
export const ringOf = (of: { run: number; length: number; width: number }): number =>
  of.run || 2 * (of.length + of.width);
