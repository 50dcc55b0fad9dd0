import {
  area,
  distance,
  floorOf,
  floorWays,
  length,
  millimetres,
  number,
  volume,
  waste,
  width,
} from './fields.ts';
import { defineJob, type Job, type NumberField } from './job.ts';
import { concreteMix, concreteParts, fillPart } from './mixes.ts';

/** Slabs, footings, trenches, columns, beams, and what lies below them. */

const mixed = { mix: concreteMix, waste: waste(2.5) } as const;

const ofVolume = (cubicMetres: number, of: { mix: string; waste: number }) => ({
  figures: [{ key: 'volume', value: cubicMetres, unit: 'm³' } as const],
  parts: concreteParts(cubicMetres, of.mix, of.waste),
});

export const slab = defineJob({
  key: 'slab',
  needs: floorWays,
  fields: { length, width, area, thickness: millimetres(150, 25, 1_000), ...mixed },
  work: (of) => ofVolume(floorOf(of) * of.thickness, of),
});

/** Blocks of concrete, several of the same. */
function blocks(
  key: string,
  sides: Readonly<Record<'length' | 'width' | 'depth', NumberField>>,
  needs: readonly ('length' | 'width' | 'depth' | 'count')[],
): Job {
  return defineJob({
    key,
    needs: [needs],
    fields: { ...sides, count: number(1, 1, 10_000), ...mixed },
    work: (of) => ofVolume(of.length * of.width * of.depth * of.count, of),
  });
}

const footing = blocks(
  'footing',
  {
    length: distance(1.2, 0.2, 20),
    width: distance(1.2, 0.2, 20),
    depth: millimetres(300, 50, 3_000),
  },
  ['length', 'width', 'count'],
);
export const column = blocks(
  'column',
  {
    length: distance(3, 0.2, 50),
    width: millimetres(200, 100, 3_000),
    depth: millimetres(200, 100, 3_000),
  },
  ['length', 'count'],
);
export const beam = blocks(
  'beam',
  { length, width: millimetres(200, 100, 3_000), depth: millimetres(300, 100, 3_000) },
  ['length'],
);

export const trench = defineJob({
  key: 'trench',
  needs: [['run'], ['length', 'width']],
  fields: {
    run: distance(40, 0.5, 10_000),
    length,
    width,
    breadth: millimetres(600, 200, 3_000),
    thickness: millimetres(200, 50, 2_000),
    depth: distance(0.9, 0.1, 10),
    ...mixed,
  },
  work(of) {
    const run = of.run || 2 * (of.length + of.width);
    const { figures, parts } = ofVolume(run * of.breadth * of.thickness, of);
    const dug = { key: 'dig', value: run * of.breadth * of.depth, unit: 'm³' } as const;
    return { figures: [...figures, dug], parts };
  },
});

const concrete = defineJob({
  key: 'concrete',
  needs: [['volume']],
  fields: { volume, ...mixed },
  work: (of) => ofVolume(of.volume, of),
});

export const hardcore = defineJob({
  key: 'hardcore',
  needs: floorWays,
  fields: {
    length,
    width,
    area,
    thickness: millimetres(300, 25, 2_000),
    density: { unit: 't/m³', usual: 2, least: 1, most: 2.6 },
  },
  work(of) {
    const value = floorOf(of) * of.thickness;
    return {
      figures: [{ key: 'volume', value, unit: 'm³' }],
      parts: [fillPart(value, of.density)],
    };
  },
});

export const concreteJobs: readonly Job[] = [
  slab,
  footing,
  trench,
  column,
  beam,
  concrete,
  hardcore,
];
