import { millimetres, wallFields, wallOf, wallWays, waste, withWaste } from './fields.ts';
import { defineJob, type Job } from './job.ts';
import { mortarMix, mortarParts } from './mixes.ts';
import type { SupplyKey } from './supplies.ts';

/** Walls of stone, blocks and bricks, and plaster on them. */

interface Unit {
  readonly supply: SupplyKey;
  readonly size: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Without joint, in metres; several leaves stand beside each other. */
  readonly length: number;
  readonly height: number;
  readonly thickness: number;
  readonly leaves?: number;
  /** Share of the bed that takes mortar: of a hollow block its webs. */
  readonly bedded?: number;
  readonly joint: number;
}

const inches = (thicknessIn: number) => ({ thicknessIn });
/** Quarry stones are cut to 400 by 200 mm with their joint, uneven as they are. */
const stone = { supply: 'stone', length: 0.385, height: 0.185, joint: 0.015 } as const;
const block = { length: 0.39, height: 0.19, joint: 0.01 } as const;
const solid = { ...block, supply: 'solidBlock' } as const;
const hollow = { ...block, supply: 'hollowBlock', bedded: 0.63 } as const;
const brick = {
  supply: 'brick',
  size: '',
  attributes: {},
  length: 0.215,
  height: 0.065,
  joint: 0.01,
} as const;

const units = {
  'stone 9x9': { ...stone, size: '9x9 inch', attributes: inches(9), thickness: 0.2 },
  'stone 6x9': { ...stone, size: '6x9 inch', attributes: inches(6), thickness: 0.15 },
  'stone 4x9': { ...stone, size: '4x9 inch', attributes: inches(4), thickness: 0.1 },
  'block 9': { ...solid, size: '9 inch', attributes: inches(9), thickness: 0.2 },
  'block 6': { ...solid, size: '6 inch', attributes: inches(6), thickness: 0.15 },
  'block 4': { ...solid, size: '4 inch', attributes: inches(4), thickness: 0.1 },
  'hollow 8': { ...hollow, size: '8 inch', attributes: inches(8), thickness: 0.2 },
  'hollow 6': { ...hollow, size: '6 inch', attributes: inches(6), thickness: 0.15 },
  'hollow 4': { ...hollow, size: '4 inch', attributes: inches(4), thickness: 0.1 },
  'brick half': { ...brick, thickness: 0.1025 },
  'brick one': { ...brick, thickness: 0.215, leaves: 2 },
} as const satisfies Readonly<Record<string, Unit>>;
type UnitKey = keyof typeof units;

/** How many stand in a square metre, and the mortar between them in cubic metres. */
export function laid({ length, height, thickness, joint, leaves = 1, bedded = 1 }: Unit) {
  const count = leaves / ((length + joint) * (height + joint));
  const face = (count / leaves) * length * height;
  return { count, mortar: (1 - face) * thickness * bedded };
}

export const wall = defineJob({
  key: 'wall',
  needs: wallWays,
  fields: {
    ...wallFields,
    unit: { options: Object.keys(units) as UnitKey[], usual: 'stone 9x9' },
    mix: mortarMix('1:4'),
    waste: waste(5),
  },
  work(of) {
    const unit: Unit = units[of.unit];
    const value = wallOf(of);
    const { count, mortar } = laid(unit);
    return {
      figures: [{ key: 'area', value, unit: 'm²' }],
      parts: [
        {
          supply: unit.supply,
          exact: withWaste(value * count, of.waste),
          rule: 'masonry',
          size: unit.size,
          attributes: unit.attributes,
        },
        ...mortarParts(value * mortar, of.mix, of.waste),
      ],
    };
  },
});

export const plaster = defineJob({
  key: 'plaster',
  needs: wallWays,
  fields: {
    ...wallFields,
    sides: { options: ['1', '2'], usual: '1' },
    thickness: millimetres(12, 5, 50),
    mix: mortarMix('1:4'),
    // Joints and hollows take their share of it too.
    waste: waste(20),
  },
  work(of) {
    const value = wallOf(of) * Number(of.sides);
    return {
      figures: [{ key: 'area', value, unit: 'm²' }],
      parts: mortarParts(value * of.thickness, of.mix, of.waste),
    };
  },
});

export const masonryJobs: readonly Job[] = [wall, plaster];
