import { describe, expect, it } from 'vitest';
import { jobOf, takeOff, type Values } from './public.ts';
import { slopesOf } from './roof.ts';

function linesOf(key: string, values: Values) {
  const job = jobOf(key);
  const lines = (job && takeOff(job, values)?.lines) ?? [];
  const sumOf = (types: readonly string[], stage?: string) =>
    lines
      .filter((line) => types.includes(line.type) && (!stage || line.stage === stage))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return { lines, sumOf };
}
const cement = ['cement-42-5', 'cement-32-5'];
const stone = ['machine-cut-stone'];

const between = (actual: number, least: number, most: number) => {
  expect(actual).toBeGreaterThanOrEqual(least);
  expect(actual).toBeLessThanOrEqual(most);
};

describe('a whole house', () => {
  it('takes what houses of three bedrooms in Kenya took', () => {
    const { sumOf } = linesOf('house', { bedrooms: 3 });
    // hpdconsult.com, 3 bedrooms in Kenya: 180 to 280 bags, 240 to 260 for 100 m²; a builder's list from
    // Kiambu, ke.opera.news: 281 bags.
    between(sumOf(cement), 240, 300);
    // hpdconsult.com: 2,800 machine cut stones without the gables.
    between(linesOf('house', { bedrooms: 3, shape: 'hip' }).sumOf(stone, 'walls'), 2_700, 2_950);
    // hpdconsult.com: a third for foundation stones of what walls cost; up to 120 bags in foundation and walls.
    between(sumOf(cement, 'foundation') + sumOf(cement, 'walls'), 100, 130);
  });

  it('is as large as it is said to be', () => {
    const said = linesOf('house', { area: 100 });
    expect(said.sumOf(stone)).toBe(linesOf('house', { bedrooms: 3 }).sumOf(stone));
    expect(linesOf('house', { bedrooms: 3, area: 130 }).sumOf(stone)).toBeGreaterThan(
      said.sumOf(stone),
    );
    // One side alone says nothing, and nobody has half a bedroom.
    for (const values of [{ length: 12 }, { bedrooms: 2.6 }])
      expect(linesOf('house', { bedrooms: 3, ...values }).sumOf(stone)).toBe(said.sumOf(stone));
    expect(linesOf('house', { length: 12, width: 9 }).sumOf(['steel-window'])).toBe(8);
  });

  it('has its stages in the order in which they are built, with one line a material', () => {
    const { lines } = linesOf('house', { bedrooms: 2 });
    expect([...new Set(lines.map(({ stage }) => stage))]).toEqual([
      'foundation',
      'slab',
      'walls',
      'ring-beam',
      'roof',
      'openings',
      'finishes',
    ]);
    const names = lines.map(({ stage, name }) => `${stage} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('the wall around a plot of 50 by 100 feet has columns every three metres', () => {
  const plot = { length: 30.48, width: 15.24 };
  const { lines, sumOf } = linesOf('perimeter-wall', plot);
  // a4architect.com/2013/11: 13 stones a m²
  between(sumOf(stone, 'walls'), 91.44 * 2.1 * 12.5, 91.44 * 2.1 * 13.5);
  expect(lines.find(({ attributes }) => attributes.diameterMm === 12)?.exact).toBeGreaterThan(
    (31 * 4 * 2.55) / 12,
  );
});

it('a new roof needs no timber where the old one is kept', () => {
  const size = { length: 12, width: 9 };
  const timber = (values: Values) =>
    linesOf('new-roof', { ...size, ...values }).sumOf(['cypress-timber']);
  expect(timber({})).toBeGreaterThan(0);
  expect(timber({ timber: 'kept' })).toBe(0);
});

describe('a hip roof', () => {
  it.each([
    // easycalculation.com/area/hip-roof-calculator: 100 × 70 m at 45°
    { length: 100, width: 70, pitch: 45, slope: 49.4975, area: 9899.494, ridges: 30 + 4 * 60.6218 },
    // roofing.appturemarket.com: half of what is around it × the rafter, of a pyramid
    {
      length: 8,
      width: 8,
      pitch: 30,
      slope: 4.6188,
      area: (4 * 8 * 4.6188) / 2,
      ridges: 4 * Math.hypot(4.6188, 4),
    },
    // unitmath.com/um/p/Examples/HipRoof: the ridge is as long as the front less the side
    {
      length: 12,
      width: 9,
      pitch: 0.001,
      slope: 4.5,
      area: 108,
      ridges: 3 + 4 * Math.hypot(4.5, 4.5),
    },
  ])('of $length by $width', ({ slope, area, ridges, ...size }) => {
    const found = slopesOf({ ...size, eaves: 0, verge: 0, shape: 'hip' });
    expect(found.slope).toBeCloseTo(slope, 3);
    expect(found.slope * found.along * found.slopes).toBeCloseTo(area, 0);
    expect(found.ridge).toBeCloseTo(ridges, 2);
    const turned = { ...size, length: size.width, width: size.length };
    expect(slopesOf({ ...turned, eaves: 0, verge: 0, shape: 'hip' })).toEqual(found);
  });
});
