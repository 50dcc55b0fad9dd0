import { distance, length, number, ringOf, runWays, waste, width, withWaste } from './fields.ts';
import { defineJob, type Job, type Part } from './job.ts';
import { concreteParts, mortarParts } from './mixes.ts';

/** Fences, septic tanks and water tanks. */

const rollOfChainLink = 18;
/** Metres of a 25 kg roll of barbed wire. */
const rollOfBarbedWire = 480;
const kgOfStaple = 0.005;
/** A hole of 300 by 300 by 600 mm for each post. */
const holeVolume = 0.3 * 0.3 * 0.6;

const fence = defineJob({
  key: 'fence',
  needs: runWays,
  fields: {
    run: distance(100, 1, 100_000),
    length,
    width,
    kind: { options: ['chain link', 'barbed wire'], usual: 'chain link' },
    posts: { options: ['concrete', 'timber'], usual: 'concrete' },
    spacing: distance(3, 1, 10),
    strands: number(5, 1, 15),
    waste: waste(5),
  },
  work(of) {
    const run = ringOf(of);
    const posts = Math.ceil(run / of.spacing - 1e-6) + (of.run > 0 ? 1 : 0);
    const isChain = of.kind === 'chain link';
    // Chain link hangs on three straining wires.
    const strands = isChain ? 3 : of.strands;
    const isTimber = of.posts === 'timber';
    const parts: Part[] = [
      {
        supply: isTimber ? 'treatedPost' : 'concretePost',
        exact: posts,
        rule: 'fence',
        size: '8 ft',
        attributes: { lengthFt: 8 },
      },
      {
        supply: 'chainLink',
        exact: isChain ? withWaste(run, of.waste) / rollOfChainLink : 0,
        rule: 'fence',
      },
      {
        supply: 'barbedWire',
        exact: withWaste(run * strands, of.waste) / rollOfBarbedWire,
        rule: 'fence',
        size: '25 kg',
        attributes: { packKg: 25 },
      },
      { supply: 'staples', exact: isTimber ? posts * strands * kgOfStaple : 0, rule: 'fence' },
      ...concreteParts(posts * holeVolume, '1:3:6', of.waste),
    ];
    return { figures: [{ key: 'run', value: run, unit: 'm' }], parts };
  },
});

const septicDepth = 1.5;
const freeboard = 0.3;
const stonesOfSquareMetre = 12.5;
const slabThickness = 0.15;

/** Litres by BS 6297, and a tank three times as long as it is wide. */
export function septicSize(people: number) {
  const litres = 2_000 + 180 * people;
  const breadth = Math.sqrt(litres / 1_000 / septicDepth / 3);
  return { litres, length: 3 * breadth, width: breadth, depth: septicDepth + freeboard };
}

const people = number(5, 1, 500);

const septicTank = defineJob({
  key: 'septic-tank',
  needs: [['people']],
  fields: { people, waste: waste(5) },
  work(of) {
    const { litres, length: long, width: wide, depth } = septicSize(of.people);
    // The middle wall parts two chambers.
    const walls = (2 * (long + wide) + wide) * depth;
    const slabs = 2 * (long + 0.4) * (wide + 0.4) * slabThickness;
    return {
      figures: [
        { key: 'capacity', value: litres, unit: 'L' },
        { key: 'area', value: walls, unit: 'm²' },
      ],
      parts: [
        {
          supply: 'stone',
          exact: withWaste(walls * stonesOfSquareMetre, of.waste),
          rule: 'septicTank',
          size: '9x9 inch',
          attributes: { thicknessIn: 9 },
        },
        ...concreteParts(slabs, '1:2:4', of.waste),
        ...mortarParts(walls * (0.022 + 2 * 0.015), '1:4', of.waste),
      ],
    };
  },
});

/** Litres of the tanks that are sold. */
const tankSizes = [500, 1_000, 2_300, 3_000, 5_000, 10_000] as const;

const waterTank = defineJob({
  key: 'water-tank',
  needs: [['people']],
  fields: {
    people,
    litres: { unit: 'L', usual: 80, least: 5, most: 500 },
    days: number(3, 1, 60),
  },
  work(of) {
    const needed = of.people * of.litres * of.days;
    const size = tankSizes.find((litres) => litres >= needed) ?? 10_000;
    return {
      figures: [{ key: 'capacity', value: needed, unit: 'L' }],
      parts: [
        {
          supply: 'waterTank',
          exact: needed / size,
          rule: 'waterTank',
          size: `${size} L`,
          attributes: { litres: size },
        },
      ],
    };
  },
});

export const outsideJobs: readonly Job[] = [fence, septicTank, waterTank];
