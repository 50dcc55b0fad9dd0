import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents } from '../../shared/money.ts';
import { lesser } from './part-rules.ts';
import { fromThousandths, quotationTotals, type Terms, toThousandths } from './rules.ts';
import { bestSingle } from './split-figures-rules.ts';
import { readProblem } from './split-problem-rules.ts';
import {
  type Choice,
  everythingFrom,
  orderedQuantity,
  reckonSplit,
  type SplitOffer,
  type SplitTable,
} from './split-rules.ts';
import { suggestSplit } from './split-search-rules.ts';

const terms = (deliveryCost = '0.00', more: Partial<Terms> = {}): Terms => ({
  vatIncluded: true,
  deliveryTerms: deliveryCost === '0.00' ? 'included' : 'per_order',
  deliveryCost,
  ...more,
});
const one = { over: 1n, under: 1n };
const offer = (quotationId: string, unitPrice: string, more: Partial<SplitOffer> = {}) => ({
  quotationId,
  unitPrice,
  available: '10.000',
  minimum: '0.000',
  quantity: '10.000',
  isMeasured: true,
  rate: one,
  step: 1n,
  ...more,
});
/** Two lines of ten; A is cheap for the first, B for the second. */
const table = (deliveryOfB: string): SplitTable => ({
  lines: [
    { rfqItemId: 'one', quantity: '10.000', offers: [offer('A', '100.00'), offer('B', '150.00')] },
    { rfqItemId: 'two', quantity: '10.000', offers: [offer('A', '150.00'), offer('B', '100.00')] },
  ],
  quotations: [
    { quotationId: 'A', terms: terms('300.00') },
    { quotationId: 'B', terms: terms(deliveryOfB) },
  ],
});
const choice = (rfqItemId: string, quotationId: string, quantity = '10.000'): Choice => ({
  rfqItemId,
  quotationId,
  quantity,
});

describe('reckonSplit', () => {
  it('pays the delivery of each supplier who is chosen, once', () => {
    const split = reckonSplit(table('200.00'), [choice('one', 'A'), choice('two', 'B')]);
    expect(split.suppliers.map((s) => [s.quotationId, s.goods, s.delivery, s.total])).toEqual([
      ['A', 100_000n, 30_000n, 130_000n],
      ['B', 100_000n, 20_000n, 120_000n],
    ]);
    expect(split.total).toBe(250_000n);
    expect(split.missing).toEqual([]);
    expect(split.problems).toEqual([]);
  });

  it('says what is missing, what is too much, what nobody offers and what is below a minimum', () => {
    const small: SplitTable = {
      lines: [
        {
          rfqItemId: 'one',
          quantity: '10.000',
          offers: [
            offer('A', '100.00', { minimum: '5.000', available: '8.000', quantity: '8.000' }),
          ],
        },
      ],
      quotations: [{ quotationId: 'A', terms: terms() }],
    };
    const below = reckonSplit(small, [choice('one', 'A', '4')]);
    expect(below.suppliers[0]?.belowMinimum).toEqual([{ rfqItemId: 'one', minimum: '5.000' }]);
    expect(below.missing).toEqual([{ rfqItemId: 'one', quantity: '6.000' }]);
    expect(reckonSplit(small, [choice('one', 'A', '9')]).problems).toMatchObject([
      { kind: 'moreThanOffered', most: '8.000' },
    ]);
    expect(reckonSplit(small, [choice('one', 'B')]).problems).toMatchObject([
      { kind: 'notOffered' },
    ]);
    expect(
      reckonSplit(table('1.00'), [choice('one', 'A'), choice('one', 'B', '0.001')]).problems,
    ).toMatchObject([{ kind: 'moreThanAsked', asked: '10.000' }]);
  });

  it('orders in the unit that was quoted', () => {
    const rate = { over: 1n, under: 20n };
    const tonnes = offer('A', '1.00', { available: '100.000', quantity: '5.000', rate });
    expect(orderedQuantity(tonnes, '100.000')).toBe('5.000');
    expect(orderedQuantity(tonnes, '25')).toBe('1.250');
    expect(orderedQuantity(tonnes, '0.001')).toBe('0.001');
  });
});

describe('bestSingle', () => {
  it('is the least total of those who can give everything', () => {
    expect(bestSingle(table('200.00'))).toEqual({ quotationId: 'B', total: 270_000n });
    const half: SplitTable = {
      ...table('1.00'),
      quotations: [{ quotationId: 'C', terms: terms() }],
    };
    expect(bestSingle(half)).toBeNull();
  });
});

describe('suggestSplit', () => {
  it('splits where the prices outweigh a second delivery, and not where they do not', () => {
    expect(suggestSplit(table('200.00'))).toEqual([choice('one', 'A'), choice('two', 'B')]);
    const dear = suggestSplit(table('900.00'));
    expect(dear?.map((c) => c.quotationId)).toEqual(['A', 'A']);
  });

  it('fills a line from several where nobody has all of it', () => {
    const scarce: SplitTable = {
      lines: [
        {
          rfqItemId: 'one',
          quantity: '10.000',
          offers: [
            offer('A', '100.00', { available: '4.000', quantity: '4.000' }),
            offer('B', '120.00', { available: '9.000', quantity: '9.000', minimum: '2.000' }),
          ],
        },
      ],
      quotations: ['A', 'B'].map((quotationId) => ({ quotationId, terms: terms() })),
    };
    expect(suggestSplit(scarce)).toEqual([
      choice('one', 'A', '4.000'),
      choice('one', 'B', '6.000'),
    ]);
  });

  it('gives who sells no less than so much just that, and cheaper ones the rest', () => {
    const bulk = { available: '150.000', quantity: '150.000', minimum: '100.000' };
    const some = { available: '100.000', quantity: '100.000' };
    const tight: SplitTable = {
      lines: [
        {
          rfqItemId: 'cement',
          quantity: '150.000',
          offers: [offer('A', '700.00', bulk), offer('B', '650.00', some)],
        },
      ],
      quotations: ['A', 'B'].map((quotationId) => ({ quotationId, terms: terms() })),
    };
    const split = suggestSplit(tight) ?? [];
    expect(reckonSplit(tight, split)).toMatchObject({ total: 10_250_000n, problems: [] });
    expect(split.map((c) => [c.quotationId, c.quantity]).sort()).toEqual([
      ['A', '100.000'],
      ['B', '50.000'],
    ]);
  });

  it('never suggests what is not known to hold what was asked for', () => {
    const vague = (id: string) => offer(id, '1.00', { isMeasured: false });
    const { lines, ...rest } = table('200.00');
    const odd = {
      ...rest,
      lines: lines.map((line) => ({ ...line, offers: [vague('A'), offer('B', '9.00')] })),
    };
    expect(suggestSplit(odd)?.map((c) => c.quotationId)).toEqual(['B', 'B']);
    expect(bestSingle(odd)?.quotationId).toBe('B');
  });

  it('counts whole units: their price, and what they give beside the least that is sold', () => {
    // Bars of 10 2/3 kg: 500 kg are 46.875 of them.
    const steel = { rate: { over: 3n, under: 32n }, step: 1_000n };
    const some = { ...steel, available: '245.333', quantity: '23.000' };
    const most = { ...steel, available: '500.000', quantity: '47.000' };
    const table = (minimum: string): SplitTable => ({
      lines: [
        {
          rfqItemId: 'steel',
          quantity: '500.000',
          offers: [offer('A', '1000.00', some), offer('B', '1100.00', { ...most, minimum })],
        },
      ],
      quotations: ['A', 'B'].map((quotationId) => ({ quotationId, terms: terms() })),
    });
    const split = suggestSplit(table('0.000')) ?? [];
    expect(split).toEqual([choice('steel', 'A', '245.333'), choice('steel', 'B', '254.667')]);
    // 23 and 24 bars.
    expect(reckonSplit(table('0.000'), split)).toMatchObject({ total: 4_940_000n, problems: [] });
    // 24 bars at least: 254.667 kg are ordered as so many.
    expect(suggestSplit(table('256.000'))).toEqual(split);
    expect(suggestSplit(table('266.666'))).toEqual([
      choice('steel', 'A', '233.334'),
      choice('steel', 'B', '266.666'),
    ]);
  });

  it('suggests nothing where nothing is offered', () => {
    expect(
      suggestSplit({ lines: [{ rfqItemId: 'one', quantity: '1', offers: [] }], quotations: [] }),
    ).toBeNull();
  });
});

const names = ['A', 'B', 'C', 'D'];
const cents = (max: number) =>
  fc.integer({ min: 1, max }).map((amount) => fromCents(BigInt(amount)));
const quantities = fc.integer({ min: 1, max: 50_000 }).map((n) => fromThousandths(BigInt(n)));

function anyTable(isWhole: boolean, suppliers = names): fc.Arbitrary<SplitTable> {
  const anyOffer = (quotationId: string, quantity: string): fc.Arbitrary<SplitOffer> =>
    fc
      .record({
        quotationId: fc.constant(quotationId),
        unitPrice: cents(100_000),
        quantity: quantities,
        isMeasured: fc.constant(true),
        available: isWhole ? fc.constant(quantity) : quantities,
        minimum: isWhole ? fc.constant('0.000') : fc.constantFrom('0.000', '3.000'),
        step: fc.constantFrom(1n, 1_000n),
      })
      .map((some) => {
        const [asked, most] = [toThousandths(quantity), toThousandths(some.available)];
        const available = lesser(asked, most);
        const minimum = fromThousandths(lesser(toThousandths(some.minimum), available));
        const rate = { over: toThousandths(some.quantity), under: available };
        return { ...some, rate, minimum, available: fromThousandths(available) };
      });
  const anyLine = (index: number) =>
    fc
      .tuple(quantities, fc.subarray(suppliers))
      .chain(([quantity, offering]) =>
        fc
          .tuple(...offering.map((name) => anyOffer(name, quantity)))
          .map((offers) => ({ rfqItemId: `line ${index}`, quantity, offers })),
      );
  return fc.record({
    lines: fc
      .integer({ min: 1, max: 4 })
      .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => anyLine(i)))),
    quotations: fc.tuple(
      ...suppliers.map((quotationId) =>
        fc.record({
          quotationId: fc.constant(quotationId),
          terms: fc.record({
            vatIncluded: fc.boolean(),
            deliveryTerms: fc.constantFrom('included', 'per_order', 'pickup' as const),
            deliveryCost: cents(2_000_000),
          }) as fc.Arbitrary<Terms>,
        }),
      ),
    ),
  });
}

/** So many that not every combination of them is tried. */
const crowd = Array.from({ length: 17 }, (_, index) => `S${index}`);

/** Each line whole from whom it costs least there, whatever their deliveries cost. */
function eachCheapest({ lines, quotations }: SplitTable): Choice[] {
  const termsOf = new Map(quotations.map((q) => [q.quotationId, q.terms]));
  return lines.map(({ rfqItemId, quantity, offers }) => {
    const prices = offers.map((one) => {
      const { vatIncluded = true } = termsOf.get(one.quotationId) ?? {};
      return quotationTotals([one], terms('0.00', { vatIncluded })).total;
    });
    const least = prices.reduce(lesser);
    return choice(rfqItemId, offers[prices.indexOf(least)]?.quotationId ?? '', quantity);
  });
}

/** What a choice comes to, with what its orders are worth. */
function weighed(table: SplitTable, choices: readonly Choice[]): bigint {
  const { total, suppliers } = reckonSplit(table, choices);
  const { orderWorth } = readProblem(table, bestSingle(table)?.total ?? null);
  return total + (BigInt(orderWorth) / 100n) * BigInt(suppliers.length);
}

/** Every way to give whole lines to one supplier each. */
function cheapestByHand(table: SplitTable): bigint | null {
  const ways = table.lines.reduce<Choice[][]>(
    (found, { rfqItemId, quantity, offers }) =>
      found.flatMap((way) =>
        offers.map(({ quotationId }) => [...way, { rfqItemId, quotationId, quantity }]),
      ),
    [[]],
  );
  const totals = ways.map((way) => weighed(table, way));
  return totals.reduce<bigint | null>((best, t) => (best === null || t < best ? t : best), null);
}

describe('whatever is offered', () => {
  it('the suggestion is as good as the best of all ways to give out whole lines', () => {
    fc.assert(
      fc.property(anyTable(true), (given) => {
        const table = { ...given, lines: given.lines.filter(({ offers }) => offers.length > 0) };
        const suggestion = suggestSplit(table);
        if (table.lines.length === 0) {
          expect(suggestion).toBeNull();
          return;
        }
        const found = weighed(table, suggestion ?? []);
        const best = cheapestByHand(table) ?? 0n;
        // The search rounds the VAT of each line, the reckoning once for each supplier.
        expect(found - best).toBeLessThanOrEqual(BigInt(table.lines.length));
      }),
      { numRuns: 60 },
    );
  });

  it('of many suppliers is no worse than every line from its cheapest', () => {
    fc.assert(
      fc.property(anyTable(true, crowd), (given) => {
        const table = { ...given, lines: given.lines.filter(({ offers }) => offers.length > 0) };
        const suggestion = suggestSplit(table) ?? [];
        const split = reckonSplit(table, suggestion);
        expect(split.problems).toEqual([]);
        expect(split.missing).toEqual([]);
        const cheapest = weighed(table, eachCheapest(table));
        expect(weighed(table, suggestion) - cheapest).toBeLessThanOrEqual(
          BigInt(table.lines.length),
        );
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['few', names],
    ['many', crowd],
  ])(
    'of %s suppliers is never dearer than the best single one, asks for no more than there is, and adds up',
    (_, suppliers) => {
      fc.assert(
        fc.property(anyTable(false, suppliers), (table) => {
          const suggestion = suggestSplit(table) ?? [];
          const split = reckonSplit(table, suggestion);
          expect(split.problems).toEqual([]);
          expect(split.suppliers.flatMap((s) => s.belowMinimum)).toEqual([]);
          const single = bestSingle(table);
          if (single) {
            expect(split.total).toBeLessThanOrEqual(single.total);
            expect(split.missing).toEqual([]);
          }
          expect(split.total).toBe(split.suppliers.reduce((sum, s) => sum + s.total, 0n));
          for (const { rfqItemId, quantity } of table.lines) {
            const given = suggestion
              .filter((c) => c.rfqItemId === rfqItemId)
              .reduce((sum, c) => sum + toThousandths(c.quantity), 0n);
            const left = split.missing.find((m) => m.rfqItemId === rfqItemId)?.quantity ?? '0';
            expect(given + toThousandths(left)).toBe(toThousandths(quantity));
          }
        }),
      );
    },
  );

  it('all that one supplier offers costs what its quotation says', () => {
    fc.assert(
      fc.property(anyTable(true), (table) => {
        const all = everythingFrom(table, 'A');
        const offers = table.lines.flatMap((l) => l.offers.filter((o) => o.quotationId === 'A'));
        const lines = all.map(({ quantity }, index) => ({
          quantity: offers[index] ? orderedQuantity(offers[index], quantity) : quantity,
          unitPrice: offers[index]?.unitPrice ?? '',
        }));
        const own = table.quotations.find((q) => q.quotationId === 'A')?.terms ?? terms();
        expect(reckonSplit(table, all).total).toBe(quotationTotals(lines, own).total);
      }),
    );
  });
});

describe('many suppliers', () => {
  it('keeps its promises at 40 lines and 30 suppliers, where not every combination is tried', () => {
    const suppliers = Array.from({ length: 30 }, (_, index) => `S${index}`);
    const price = (line: number, supplier: number) =>
      10_000 + ((line * 31 + supplier * 17) % 97) * 50;
    const table: SplitTable = {
      lines: Array.from({ length: 40 }, (_, line) => ({
        rfqItemId: `line ${line}`,
        quantity: '10.000',
        offers: suppliers.map((id, s) => offer(id, fromCents(BigInt(price(line, s))))),
      })),
      quotations: suppliers.map((quotationId, s) => ({
        quotationId,
        terms: terms(`${500 + s * 40}.00`),
      })),
    };
    const split = reckonSplit(table, suggestSplit(table) ?? []);
    const single = bestSingle(table);
    const everyCheapest = table.lines.map(({ rfqItemId }, line) => {
      const prices = suppliers.map((_, s) => price(line, s));
      return choice(rfqItemId, suppliers[prices.indexOf(Math.min(...prices))] ?? '');
    });
    expect(split.missing).toEqual([]);
    expect(split.total).toBeLessThan(single?.total ?? 0n);
    expect(split.total).toBeLessThan(reckonSplit(table, everyCheapest).total);
  });
});
