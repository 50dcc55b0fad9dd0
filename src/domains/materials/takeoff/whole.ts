import { beam, column, hardcore, slab, trench } from './concrete.ts';
import { distance, length, millimetres, number, ringOf, runWays, width } from './fields.ts';
import { ceiling, paint, screed, tiles } from './finishes.ts';
import { completed, defineJob, type Job, type Part, type StageKey, type Values } from './job.ts';
import { plaster, wall } from './masonry.ts';
import { gutters, roof, trusses } from './roof.ts';
import { cage, mesh } from './steel.ts';
import type { SupplyKey } from './supplies.ts';

/** Whole jobs: stages, each of which is single jobs whose sizes follow from a few figures. */

const staged = (stage: StageKey, job: Job, given: Values): Part[] =>
  job.work(completed(job, given)).parts.map((part) => ({ ...part, stage }));

const { covering, gauge, pitch, eaves, shape } = roof.fields;
const { unit } = wall.fields;

/** What may be built otherwise: walls, foundation, floor and roof. */
const building = {
  height: distance(2.8, 2, 6),
  unit,
  below: distance(0.75, 0.2, 3),
  thickness: millimetres(100, 50, 300),
  covering,
  gauge,
  pitch,
  eaves,
  shape,
  size: tiles.fields.size,
} as const;

interface Plan extends Values {
  readonly length: number;
  readonly width: number;
  /** Metres of walls inside. */
  readonly inside: number;
  readonly doors: number;
  /** Of these. */
  readonly outerDoors: number;
  readonly windows: number;
  readonly height: number;
  readonly below: number;
  readonly thickness: number;
  readonly pitch: number;
  readonly unit: string;
  readonly size: string;
}

/** Square metres of a roll of 2 by 50 m, and metres of one of 20 m, less a lap of 150 mm. */
const membraneRoll = (2 - 0.15) * (50 - 0.15);
const courseRoll = 20 - 0.15;

/** Strip foundation, ground slab, walls to a ring beam, roof, openings and finishes of one storey. */
function buildingWork(plan: Plan) {
  const outside = 2 * (plan.length + plan.width);
  const run = outside + plan.inside;
  const floor = plan.length * plan.width;
  const { doors, windows, height, unit: walling, size } = plan;
  const gables =
    plan.shape === 'gable' ? (plan.width ** 2 * Math.tan((plan.pitch * Math.PI) / 180)) / 2 : 0;
  const faces = { length: outside + 2 * plan.inside, height, doors: 2 * doors, windows };
  const roofed = { ...plan, verge: roof.fields.verge.usual };
  return {
    figures: [
      { key: 'area', value: floor, unit: 'm²' } as const,
      { key: 'run', value: run, unit: 'm' } as const,
    ],
    parts: [
      ...staged('foundation', trench, { run }),
      ...staged('foundation', wall, { length: run, height: plan.below, unit: 'stone 9x9' }),
      ...staged('slab', hardcore, { area: floor }),
      ...staged('slab', mesh, { area: floor }),
      ...staged('slab', slab, { area: floor, thickness: plan.thickness }),
      ...dampProofParts(floor, run),
      ...staged('walls', wall, { length: run, height, doors, windows, unit: walling }),
      ...staged('walls', wall, { area: gables, unit: walling }),
      ...staged('ring-beam', beam, { length: run, depth: 0.2 }),
      ...staged('ring-beam', cage, { length: run, count: 1 }),
      ...staged('roof', trusses, roofed),
      ...staged('roof', roof, roofed),
      ...staged('roof', gutters, { run: 2 * plan.length }),
      ...openingParts(plan),
      ...staged('finishes', plaster, faces),
      ...staged('finishes', plaster, { length: outside, height, windows }),
      ...staged('finishes', screed, { area: floor }),
      ...staged('finishes', tiles, { area: floor, size }),
      ...staged('finishes', ceiling, { area: floor }),
      ...staged('finishes', paint, { ...faces, length: faces.length + outside }),
    ],
  };
}

const dampProofParts = (floor: number, run: number): Part[] => [
  {
    supply: 'membrane',
    exact: floor / membraneRoll,
    rule: 'dampProof',
    size: 'gauge 1000, 2 m x 50 m',
    attributes: { polyGauge: 1000 },
    stage: 'slab',
  },
  {
    supply: 'course',
    exact: run / courseRoll,
    rule: 'dampProof',
    size: '9 inch x 20 m',
    attributes: { widthIn: 9 },
    stage: 'walls',
  },
];

const glassOfWindow = 16;

function openingParts({ doors, outerDoors, windows }: Plan): Part[] {
  const part = (supply: SupplyKey, exact: number, of: Partial<Part> = {}): Part => ({
    ...{ supply, exact, rule: 'openings', stage: 'openings' },
    ...of,
  });
  const inner = doors - outerDoors;
  return [
    part('steelDoor', outerDoors, { size: '7x3 ft', attributes: { sizeFt: '7x3' } }),
    part('door', inner, { size: '7x3 ft', attributes: { sizeFt: '7x3' } }),
    part('doorFrame', inner),
    part('lock', inner),
    part('hinges', 1.5 * inner),
    part('window', windows, { size: '4x4 ft', attributes: { sizeFt: '4x4' } }),
    part('glass', windows * glassOfWindow),
  ];
}

/** Square metres of bungalows as they are drawn in Kenya, by bedrooms. */
const usualAreas = [0, 45, 70, 100, 140, 180, 215, 250, 285] as const;
/** A house is a quarter longer than wide where only its area is known. */
const slenderness = 1.25;

const house = defineJob({
  key: 'house',
  needs: [['bedrooms'], ['length', 'width'], ['area']],
  fields: {
    bedrooms: number(3, 1, 8),
    length: distance(12, 3, 100),
    width: distance(9, 3, 100),
    area: { unit: 'm²', usual: 100, least: 20, most: 2_000 },
    partitions: { unit: 'm/m²', usual: 0.45, least: 0, most: 2 },
    ...building,
  },
  work(of) {
    const bedrooms = Math.round(of.bedrooms);
    const floor = of.area || of.length * of.width || (usualAreas[bedrooms] ?? 0);
    const rooms = bedrooms || usualAreas.findLastIndex((usual) => usual <= floor) || 1;
    const sides =
      of.area || of.length * of.width === 0
        ? { length: Math.sqrt(floor * slenderness), width: Math.sqrt(floor / slenderness) }
        : of;
    return buildingWork({
      ...of,
      length: sides.length,
      width: sides.width,
      inside: of.partitions * floor,
      doors: rooms + 4,
      outerDoors: 2,
      windows: rooms + 5,
    });
  },
});

/** Of a shower and toilet in each. */
const wetRoomWalls = 3;

/** A row of rooms, each with its shower and toilet. */
const bedsitters = defineJob({
  key: 'bedsitters',
  needs: [['count']],
  fields: {
    count: number(10, 1, 100),
    roomWidth: distance(3, 2, 10),
    roomDepth: distance(5, 2, 15),
    ...building,
  },
  work: (of) =>
    buildingWork({
      ...of,
      length: of.count * of.roomWidth,
      width: of.roomDepth,
      inside: (of.count - 1) * of.roomDepth + of.count * wetRoomWalls,
      doors: 2 * of.count,
      outerDoors: of.count,
      windows: 2 * of.count,
    }),
});

const perimeterWall = defineJob({
  key: 'perimeter-wall',
  needs: runWays,
  fields: {
    run: distance(80, 1, 100_000),
    length,
    width,
    height: distance(2.1, 0.5, 6),
    unit,
    below: distance(0.45, 0, 3),
    spacing: distance(3, 1, 10),
  },
  work(of) {
    const run = ringOf(of);
    const columns = {
      count: Math.ceil(run / of.spacing - 1e-6) + (of.run > 0 ? 1 : 0),
      length: of.height + of.below,
    };
    return {
      figures: [
        { key: 'run', value: run, unit: 'm' },
        { key: 'area', value: run * of.height, unit: 'm²' },
      ],
      parts: [
        ...staged('foundation', trench, { run, thickness: 0.15 }),
        ...staged('foundation', wall, { length: run, height: of.below, unit: 'stone 9x9' }),
        ...staged('columns', column, columns),
        ...staged('columns', cage, columns),
        ...staged('walls', wall, { length: run, height: of.height, unit: of.unit }),
      ],
    };
  },
});

const newRoof = defineJob({
  key: 'new-roof',
  needs: [['length', 'width']],
  fields: {
    length,
    width,
    covering,
    gauge,
    pitch,
    eaves,
    verge: roof.fields.verge,
    shape,
    timber: { options: ['new', 'kept'], usual: 'new' },
  },
  work(of) {
    const { figures, parts } = roof.work(completed(roof, of));
    return {
      figures,
      parts: [
        ...(of.timber === 'new' ? staged('timber', trusses, of) : []),
        ...parts.map((part) => ({ ...part, stage: 'roof' as const })),
        ...staged('gutters', gutters, {
          run: of.shape === 'hip' ? ringOf({ ...of, run: 0 }) : 2 * of.length,
        }),
      ],
    };
  },
});

export const wholeJobs: readonly Job[] = [house, bedsitters, perimeterWall, newRoof];
