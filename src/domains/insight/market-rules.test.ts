import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coarse,
  countryOf,
  fewestChanges,
  fewestSuppliers,
  otherCounties,
  publish,
  type Standing,
  type Stated,
  weekOf,
} from './market-rules.ts';

/** Prices week by week: what every supplier asks, and where. */
type World = readonly (readonly Stated[])[];
type Published = ReturnType<typeof publish>;

function publishAll(world: World): Published[] {
  const before = new Map<string, Standing>();
  return world.map((stated, week) => {
    const published = publish(stated, before, String(week));
    for (const one of published) before.set(one.figure.county, one);
    return published;
  });
}

/** What everybody sees. */
const seen = (weeks: readonly Published[]) =>
  weeks.map((week) => week.map(({ figure, isNew }) => ({ figure, isNew })));

const stated = (supplierId: string, price: number, county = 'Nairobi'): Stated => ({
  supplierId,
  buyerId: null,
  county,
  price: BigInt(price) * 100n,
});
const many = (count: number, county = 'Nairobi', from = 0) =>
  Array.from({ length: count }, (_, at) =>
    stated(`${county} ${at}`, from + 100 * (at + 1), county),
  );
const only = (week: Published | undefined) => week?.map(({ figure }) => figure) ?? [];

describe('what is published', () => {
  it('has the quartiles of five suppliers, without the lowest and the highest price', () => {
    const figures = only(publish(many(5), new Map(), '2026-11-23'));
    expect(figures).toEqual([
      {
        county: 'Nairobi',
        countedOn: '2026-11-23',
        suppliers: 5,
        lower: 200_00n,
        median: 300_00n,
        upper: 400_00n,
      },
    ]);
    const [first, ...rest] = many(5);
    const outlier = [{ ...first!, price: 1n }, ...rest];
    expect(only(publish(outlier, new Map(), '2026-11-23'))).toEqual(figures);
  });

  it('is nothing for four suppliers, however often they ask', () => {
    expect(publish([...many(4), ...many(4)], new Map(), 'w')).toEqual([]);
  });

  it('takes one price a supplier', () => {
    const loud = Array.from({ length: 20 }, () => stated('Nairobi 4', 500));
    expect(only(publish([...many(5), ...loud], new Map(), 'w'))[0]?.median).toBe(300_00n);
  });

  it('counts a county of its own or among the others, never in both', () => {
    const small = ['Embu', 'Meru', 'Lamu'].flatMap((county) => many(2, county));
    const figures = only(publish([...many(6), ...small], new Map(), 'w'));
    expect(figures.map(({ county, suppliers }) => [county, suppliers])).toEqual([
      ['Nairobi', 6],
      [otherCounties, 6],
    ]);
    const few = [...many(6), ...many(4, 'Embu')];
    expect(only(publish(few, new Map(), 'w')).map(({ county }) => county)).toEqual(['Nairobi']);
  });

  it('needs five suppliers whichever buyer’s quotations are taken away', () => {
    const quoted = (buyerId: string, suppliers: number) =>
      many(suppliers).map((one) => ({ ...one, buyerId }));
    expect(publish([...quoted('a', 9), ...quoted('b', 4)], new Map(), 'w')).toEqual([]);
    expect(publish([...quoted('a', 5), ...quoted('b', 5)], new Map(), 'w')).toHaveLength(1);
  });

  it('stays as it was until four suppliers behind it came or changed their price', () => {
    const moved = (count: number) => [...many(count, 'Nairobi', 30), ...many(6).slice(count)];
    // Four of ten leave: who stays would be seen through.
    const world = [many(10), many(6), moved(3), moved(4)];
    const weeks = publishAll(world).map(([one]) => [one?.isNew, one?.figure.countedOn]);
    expect(weeks).toEqual([
      [true, '0'],
      [false, '0'],
      [false, '0'],
      [true, '3'],
    ]);
  });

  it('is counted for the country from the published figures alone', () => {
    const figure = (suppliers: number, price: bigint) => ({
      suppliers,
      lower: price - 1n,
      median: price,
      upper: price + 1n,
    });
    expect(countryOf([figure(5, 300n), figure(20, 100n), figure(5, 200n)])).toEqual(
      figure(30, 100n),
    );
    expect(countryOf([])).toBeNull();
  });

  it('is rounded to coarse steps, and a week begins on Monday', () => {
    expect([1_443_00n, 747_00n, 98_765_00n, 12_34n, 3n].map(coarse)).toEqual([
      1_440_00n,
      750_00n,
      99_000_00n,
      12_40n,
      3n,
    ]);
    expect([weekOf('2026-11-23'), weekOf('2026-11-29')]).toEqual(['2026-11-23', '2026-11-23']);
  });
});

const counties = ['Nairobi', 'Nairobi', 'Mombasa', 'Embu'];
const price = fc.oneof(
  fc.integer({ min: 70_000, max: 80_000 }),
  fc.constantFrom(75_000, 76_000),
  fc.integer({ min: 1_000, max: 500_000 }),
);

/** Suppliers who come, go, and change their prices, some often, some never. */
const worlds: fc.Arbitrary<World> = fc
  .array(
    fc.record({
      county: fc.constantFrom(...counties),
      weeks: fc.array(fc.record({ isThere: fc.nat(9), moves: fc.nat(3), price }), {
        minLength: 6,
        maxLength: 6,
      }),
    }),
    { minLength: 6, maxLength: 18 },
  )
  .map((suppliers) => {
    const lasting = suppliers.map(({ county, weeks }, at) => {
      let last = weeks[0]?.price ?? 1;
      return weeks.map((week): Stated[] => {
        if (week.moves === 0) last = week.price;
        const one = { supplierId: String(at), buyerId: null, county, price: BigInt(last) };
        return week.isThere === 0 ? [] : [one];
      });
    });
    return Array.from({ length: 6 }, (_, week) => lasting.flatMap((weeks) => weeks[week] ?? []));
  });

interface Target {
  readonly week: number;
  /** Until this week the figure is not counted again. */
  readonly end: number;
  readonly standing: Standing;
  readonly supplierId: string;
  /** Who wants to know: a supplier who knows its own prices, or "" for the public. */
  readonly attacker: string;
}

/** Every supplier behind every figure, for everybody who may look at it. */
function targetsIn(weeks: readonly Published[]): Target[] {
  return weeks.flatMap((published, week) =>
    published
      .filter(({ isNew }) => isNew)
      .flatMap((standing) => {
        const next = weeks.findIndex(
          (later, at) =>
            at > week &&
            later.some(({ figure, isNew }) => isNew && figure.county === standing.figure.county),
        );
        const end = next === -1 ? weeks.length : next;
        const ids = [...standing.basis.keys()];
        return ids.flatMap((supplierId) =>
          ['', ...ids]
            .filter((attacker) => attacker !== supplierId)
            .map((attacker) => ({ week, end, standing, supplierId, attacker })),
        );
      }),
  );
}

/** Prices that could be true instead of those of the figure, with the target's far from what it is. */
function* otherPrices({ standing, supplierId, attacker }: Target): Generator<Map<string, bigint>> {
  const ranked = [...standing.basis].sort(([, a], [, b]) => Number(a - b));
  const own = standing.basis.get(supplierId) ?? 0n;
  for (const [edge, far] of [
    [ranked[0], (asked: bigint) => asked / 2n],
    [ranked.at(-1), (asked: bigint) => asked * 2n],
  ] as const) {
    if (!edge || edge[0] === attacker) continue;
    const [edgeId, asked] = edge;
    for (const jitter of [0n, 1n, -1n, 2n, -2n, 7n, -7n]) {
      yield new Map([
        [edgeId, own + jitter],
        [supplierId, far(asked) + jitter],
      ]);
    }
  }
}

/** The world in which these prices are asked while the figure stands. */
const rewritten = (world: World, { week, end, standing }: Target, prices: Map<string, bigint>) => {
  const cells = publishAll(world).map((published) => {
    const own = published.map(({ figure }) => figure.county).filter((county) => county !== '');
    return (county: string) => (own.includes(county) ? county : otherCounties);
  });
  return world.map((asked, at) =>
    at < week || at >= end
      ? asked
      : asked.map((one) => {
          const isBehind = cells[at]?.(one.county) === standing.figure.county;
          const price = isBehind ? prices.get(one.supplierId) : undefined;
          return price === undefined ? one : { ...one, price };
        }),
  );
};

/**
 * The attacker knows everything published, who stands behind each figure, and either nothing else or all
 * prices of one supplier. It does not know which of the others changed their prices from one count to the
 * next, beyond that four have come or changed.
 */
describe('what can be learnt', () => {
  it('leaves every supplier’s price open, for the public and for every other supplier', () => {
    let examined = 0;
    fc.assert(
      fc.property(worlds, fc.nat(), (world, pick) => {
        const truth = publishAll(world);
        const targets = targetsIn(truth);
        const step = Math.max(1, Math.floor(targets.length / 12));
        for (let at = pick % step; at < targets.length; at += step) {
          const target = targets[at]!;
          const { supplierId, standing } = target;
          const own = standing.basis.get(supplierId) ?? 0n;
          const another = [...otherPrices(target)].find((prices) => {
            const price = prices.get(supplierId) ?? own;
            if (price > 0n && price * 4n > own * 3n && price * 4n < own * 5n) return false;
            const published = publishAll(rewritten(world, target, prices));
            return JSON.stringify(seen(published), digits) === JSON.stringify(seen(truth), digits);
          });
          expect(another, `no other price of ${supplierId}`).toBeDefined();
          examined += 1;
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 150) },
    );
    expect(examined).toBeGreaterThan(500);
  });

  it('is never whose a price is, also for who knows how many changed theirs', () => {
    let examined = 0;
    fc.assert(
      fc.property(worlds, fc.nat(17), fc.nat(17), (world, one, other) => {
        const placesOf = (id: number) =>
          world.map((week) => week.find(({ supplierId }) => supplierId === String(id))?.county);
        if (one === other || String(placesOf(one)) !== String(placesOf(other))) return;
        const names = new Map([
          [String(one), String(other)],
          [String(other), String(one)],
        ]);
        const swapped = world.map((week) =>
          week.map((asked) => ({
            ...asked,
            supplierId: names.get(asked.supplierId) ?? asked.supplierId,
          })),
        );
        expect(withChanges(publishAll(swapped))).toEqual(withChanges(publishAll(world)));
        examined += 1;
      }),
      { numRuns: 200 },
    );
    expect(examined).toBeGreaterThan(3);
  });

  it('is nothing of two suppliers who change their prices while all others stay', () => {
    fc.assert(
      fc.property(worlds, fc.nat(17), fc.nat(17), price, (world, one, other, asked) => {
        const [first = []] = world;
        const moved = first.map((own) =>
          [one, other].includes(Number(own.supplierId)) ? { ...own, price: BigInt(asked) } : own,
        );
        const [before, after] = publishAll([first, moved]);
        expect(only(after)).toEqual(only(before));
      }),
      { numRuns: 100 },
    );
  });

  it('never comes from fewer suppliers, or after fewer changes, than promised', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const last = new Map<string, Standing>();
        for (const published of publishAll(world)) {
          const suppliers = published.flatMap(({ basis, isNew }) =>
            isNew ? [...basis.keys()] : [],
          );
          expect(new Set(suppliers).size).toBe(suppliers.length);
          for (const one of published) {
            expect(one.figure.suppliers).toBeGreaterThanOrEqual(fewestSuppliers);
            const before = last.get(one.figure.county);
            if (one.isNew && before)
              expect(changed(before, one)).toBeGreaterThanOrEqual(fewestChanges);
            last.set(one.figure.county, one);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

const digits = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;
const changed = (before: Standing, now: Standing) =>
  [...now.basis].filter(([id, asked]) => before.basis.get(id) !== asked).length;

/** What is published, of how many who left, came or changed each figure was counted, and who stands behind it. */
function withChanges(weeks: readonly Published[]) {
  const last = new Map<string, Standing['basis']>();
  return weeks.map((week) =>
    week.map(({ figure, basis, isNew }) => {
      const before = last.get(figure.county) ?? new Map<string, bigint>();
      last.set(figure.county, basis);
      const ids = new Set([...before.keys(), ...basis.keys()]);
      const changes = [...ids].filter((id) => before.get(id) !== basis.get(id)).length;
      return { figure, isNew, changes, behind: [...basis.keys()].sort() };
    }),
  );
}
