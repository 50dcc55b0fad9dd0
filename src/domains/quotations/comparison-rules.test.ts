import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents } from '../../shared/money.ts';
import { type ComparedLine, compareQuotations, type QuotedOffer } from './comparison-rules.ts';
import { type AskedLine, type QuotedLine, shareOut } from './measure-rules.ts';
import { quotationTotals, type Terms } from './rules.ts';
import { bestSingle } from './split-figures-rules.ts';
import { suggestSplit } from './split-search-rules.ts';

const plain: Terms = { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' };
const cement: AskedLine = {
  rfqItemId: 'cement',
  quantity: '100.000',
  unit: 'bag',
  facts: { usualUnit: '50 kg bag' },
};
const bars: AskedLine = {
  rfqItemId: 'bars',
  quantity: '30.000',
  unit: 'bar',
  facts: { productType: 'deformed-bar', text: 'Y12 bars' },
};

const line = (
  rfqItemId: string,
  unitPrice: string,
  more: Partial<QuotedLine> = {},
): QuotedLine => ({
  rfqItemId,
  quantity: rfqItemId === 'bars' ? '30.000' : '100.000',
  unit: null,
  unitPrice,
  ...more,
});
function quotation(
  quotationId: string,
  lines: readonly QuotedLine[],
  terms: Partial<Terms> = {},
): QuotedOffer {
  const all = { ...plain, ...terms };
  const totalAmount = fromCents(quotationTotals(lines, all).total);
  return { quotationId, totalAmount, terms: all, isEligible: true, lines };
}
const rankedOffers = ({ offers, ranks }: ComparedLine) =>
  offers.map((offer, place) => ({ ...offer, rank: ranks[place] ?? null }));
/** The offers of one line. */
const offersFor = (asked: AskedLine, quoted: readonly QuotedOffer[]) =>
  compareQuotations([asked], quoted).lines.flatMap(rankedOffers);
const ranksOf = (asked: AskedLine, quoted: readonly QuotedOffer[]) =>
  Object.fromEntries(offersFor(asked, quoted).map((o) => [o.quotationId, o.rank]));

describe('compareQuotations', () => {
  it('has no price for what rounds to nothing', () => {
    const dust = line('cement', '0.01', { quantity: '0.001' });
    const [offer] = offersFor(cement, [quotation('dust', [dust])]);
    expect(offer).toMatchObject({ normalizedUnitPrice: null, rank: null });
  });

  it('ranks a bag against a tonne by the kilogram', () => {
    const quoted = [
      quotation('bags', [line('cement', '745.00')]),
      quotation('tonnes', [line('cement', '14800.00', { quantity: '5.000', unit: 'tonne' })]),
    ];
    const offers = offersFor(cement, quoted);
    expect(offers.map((o) => [o.quotationId, o.normalizedUnitPrice, o.rank])).toEqual([
      ['tonnes', '14.8000', 1],
      ['bags', '14.9000', 2],
    ]);
    expect(offers[0]).toMatchObject({ available: '100.000', covers: 'all' });
  });

  it('ranks 12 m bars against kilograms by d²/162', () => {
    const quoted = [
      quotation('bars', [line('bars', '960.00')]),
      quotation('kilos', [line('bars', '90.01', { quantity: '320.000', unit: 'kg' })]),
    ];
    expect(ranksOf(bars, quoted)).toEqual({ bars: 1, kilos: 2 });
  });

  it('weighs prices with delivery and VAT', () => {
    const quoted = [
      quotation('with VAT', [line('cement', '800.00')]),
      quotation('without', [line('cement', '700.00')], { vatIncluded: false }),
      quotation('delivery', [line('cement', '690.00')], {
        deliveryTerms: 'per_order',
        deliveryCost: '12000.00',
      }),
    ];
    expect(ranksOf(cement, quoted)).toEqual({ 'with VAT': 1, delivery: 2, without: 3 });
  });

  it('never ranks what covers less, has no known unit, or cannot be accepted', () => {
    const quoted = [
      quotation('whole', [line('cement', '900.00')]),
      quotation('part', [line('cement', '500.00', { quantity: '60.000' })]),
      quotation('lorry', [line('cement', '500.00', { unit: 'lorry' })]),
      quotation('metres', [line('cement', '500.00', { unit: 'metre' })]),
      { ...quotation('expired', [line('cement', '500.00')]), isEligible: false },
      { ...quotation('lump', []), totalAmount: '500.00' },
    ];
    expect(ranksOf(cement, quoted)).toEqual({
      whole: 1,
      part: null,
      lorry: null,
      metres: null,
      expired: null,
    });
    const { quotations } = compareQuotations([cement], quoted);
    expect(quotations.map((q) => [q.quotationId, q.rank])).toContainEqual(['whole', 1]);
    expect(quotations.filter(({ rank }) => rank !== null)).toHaveLength(1);
    expect(quotations.find((q) => q.quotationId === 'lump')?.coveredLines).toBeNull();
  });

  it('two bags of unknown size may be awarded by the bag, but are not ranked', () => {
    const asked: AskedLine = { rfqItemId: 'cement', quantity: '100.000', unit: 'bag', facts: {} };
    const quoted = [
      quotation('one', [line('cement', '100.00')]),
      quotation('other', [line('cement', '200.00', { unit: 'Bags' })]),
    ];
    expect(offersFor(asked, quoted).map((o) => [o.rank, o.covers, o.normalizedUnitPrice])).toEqual([
      [null, 'all', null],
      [null, 'all', null],
    ]);
  });

  it('several loads of unknown size are in no suggestion, and no total is ranked or saves anything', () => {
    const sand: AskedLine = { rfqItemId: 'sand', quantity: '2.000', unit: 'lorry', facts: {} };
    const both = (lorry: string, bag: string) => [
      line('sand', lorry, { quantity: '2.000' }),
      line('cement', bag),
    ];
    const quoted = [
      quotation('cheap load', both('14000.00', '790.00')),
      quotation('dear load', both('18000.00', '740.00')),
    ];
    const suggested = (asked: readonly AskedLine[], offers: readonly QuotedOffer[]) => {
      const { lines, quotations } = compareQuotations(asked, offers);
      const table = {
        lines: lines.map(({ rfqItemId, offers }, at) => ({
          rfqItemId,
          quantity: asked[at]?.quantity ?? '',
          offers,
        })),
        quotations: quotations.map(({ quotationId, figures }) => ({
          quotationId,
          terms: plain,
          figures,
        })),
      };
      return {
        comparable: lines.map(({ isComparable }) => isComparable),
        ranks: quotations.map(({ rank }) => rank),
        single: bestSingle(table)?.quotationId ?? null,
        split: (suggestSplit(table) ?? []).map((one) => `${one.rfqItemId}: ${one.quotationId}`),
      };
    };
    expect(suggested([sand, cement], quoted)).toEqual({
      comparable: [false, true],
      ranks: [null, null],
      single: null,
      split: ['cement: dear load'],
    });
    // With its tonnes a load is compared, and the only offer of one is no choice.
    const told = { ...sand, facts: { attributes: { loadTonnes: 14 } } };
    expect(suggested([told, cement], quoted)).toMatchObject({
      comparable: [true, true],
      ranks: [1, 2],
      single: 'cheap load',
    });
    expect(suggested([sand, cement], quoted.slice(1))).toMatchObject({
      comparable: [true, true],
      single: 'dear load',
    });
  });

  it('ranks totals only of those that cover every line; equal ones share a rank', () => {
    const both = (bag: string, bar: string) => [line('cement', bag), line('bars', bar)];
    const { quotations } = compareQuotations(
      [cement, bars],
      [
        quotation('b', both('700.00', '1000.00')),
        quotation('a', both('700.00', '1000.00')),
        quotation('dear', both('800.00', '1000.00')),
        quotation('cheap but half', [line('cement', '100.00')]),
      ],
    );
    expect(quotations.map((q) => [q.quotationId, q.rank, q.coveredLines])).toEqual([
      ['b', 1, 2],
      ['a', 1, 2],
      ['dear', 3, 2],
      ['cheap but half', null, 1],
    ]);
  });

  it('the least that can be taken is in the unit asked for, and never more than is offered', () => {
    const minimum = { quantity: '2', unit: 'tonne' };
    const offers = (more: Partial<QuotedLine>) =>
      offersFor(cement, [quotation('q', [line('cement', '1.00', { minimum, ...more })])])[0]
        ?.minimum;
    expect(offers({})).toBe('40.000');
    expect(offers({ quantity: '30.000' })).toBe('30.000');
    expect(offers({ minimum: { quantity: '10', unit: 'bags' } })).toBe('10.000');
  });
});

const anyTerms = fc.record({
  vatIncluded: fc.boolean(),
  deliveryTerms: fc.constantFrom('included', 'per_order', 'per_line', 'pickup' as const),
  deliveryCost: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => fromCents(BigInt(cents))),
}) as fc.Arbitrary<Terms>;
const anyLine = fc.record({
  rfqItemId: fc.constantFrom('cement', 'bars', 'gone'),
  quantity: fc.integer({ min: 1, max: 900_000 }).map((n) => (n / 1_000).toFixed(3)),
  unit: fc.constantFrom(null, 'tonne', 'kg', 'bag', 'bar', 'lorry', 'metre'),
  unitPrice: fc.integer({ min: 1, max: 9_000_000 }).map((cents) => fromCents(BigInt(cents))),
});
const anyQuotation = fc
  .tuple(
    fc.uuid(),
    fc.uniqueArray(anyLine, { selector: (l) => l.rfqItemId, minLength: 1, maxLength: 3 }),
    anyTerms,
  )
  .map(([id, lines, terms]) => quotation(id, lines, terms));

describe('whatever is quoted', () => {
  it('the shares of the lines add up to the total', () => {
    fc.assert(
      fc.property(anyQuotation, (quoted) => {
        const asked = ['cement', 'bars', 'gone'].map((id) => ({ ...cement, rfqItemId: id }));
        const offers = compareQuotations(asked, [quoted]).lines.flatMap((l) => l.offers);
        const sum = offers.reduce((cents, offer) => cents + offer.landedCents, 0n);
        expect(fromCents(sum)).toBe(quoted.totalAmount);
      }),
    );
  });

  it('ranks rise with the price, begin at 1, and leave out what covers less', () => {
    fc.assert(
      fc.property(fc.array(anyQuotation, { maxLength: 8 }), (quoted) => {
        for (const line of compareQuotations([cement, bars], quoted).lines) {
          const offers = rankedOffers(line);
          const ranked = offers.filter(({ rank }) => rank !== null);
          expect(offers.slice(0, ranked.length)).toEqual(ranked);
          expect(ranked.every(({ covers }) => covers === 'all')).toBe(true);
          for (const [index, offer] of ranked.entries()) {
            const before = ranked[index - 1];
            expect(offer.rank).toBeLessThanOrEqual(index + 1);
            if (!before) expect(offer.rank).toBe(1);
            else {
              expect(Number(offer.normalizedUnitPrice)).toBeGreaterThanOrEqual(
                Number(before.normalizedUnitPrice),
              );
            }
          }
        }
      }),
    );
  });

  it('the order of arrival changes no rank', () => {
    fc.assert(
      fc.property(fc.array(anyQuotation, { maxLength: 6 }), (quoted) => {
        expect(ranksOf(cement, [...quoted].reverse())).toEqual(ranksOf(cement, quoted));
      }),
    );
  });

  it('parts that are shared out add up to the whole and follow their weights', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 14n });
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 30 }), (total, weights) => {
        const shares = shareOut(total, weights);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(total);
        expect(shares.every((share) => share >= 0n)).toBe(true);
        // Each is its exact share, rounded down or up.
        const whole = weights.reduce((sum, weight) => sum + weight, 0n);
        for (const [index, weight] of whole > 0n ? weights.entries() : []) {
          const over = (shares[index] ?? 0n) * whole - total * weight;
          expect(over > -2n * whole && over < 2n * whole).toBe(true);
        }
      }),
    );
  });

  it('with VAT on top a line is its price with VAT, to the cent where that has no fraction', () => {
    const cents = fc.oneof(
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      // Whole multiples of 25 cents have VAT of whole cents.
      fc.bigInt({ min: 1n, max: 10n ** 8n }).map((quarters) => quarters * 25n),
    );
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 40 }), (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0n);
        const withVat = (total * 116n + 50n) / 100n;
        const shares = shareOut(withVat, weights);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(withVat);
        for (const [index, weight] of weights.entries()) {
          const [share = 0n, exact] = [shares[index], weight * 116n];
          if (exact % 100n === 0n) expect(share).toBe(exact / 100n);
          else expect([exact / 100n, exact / 100n + 1n]).toContain(share);
        }
      }),
    );
    // 10 t × KSh 13,500 before 16 %.
    expect(shareOut(15_892_038n, [100_003n, 13_500_000n, 99_997n, 33n])[1]).toBe(15_660_000n);
  });
});
