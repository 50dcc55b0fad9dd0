import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents } from '../../shared/money.ts';
import { compareQuotations, type QuotedOffer } from './comparison-rules.ts';
import type { AskedLine } from './measure-rules.ts';
import { quotationTotals, type Terms } from './rules.ts';
import {
  type PartName,
  type Score,
  type ScoredQuotation,
  type ScoreInput,
  scoreQuotations,
} from './score-rules.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const terms: Terms = { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' };
const asked: readonly AskedLine[] = ['cement', 'sand'].map((rfqItemId) => ({
  rfqItemId,
  quantity: '10.000',
  unit: 'tonne',
  facts: {},
}));

/** The same, with a grade. */
const graded = asked.map((line) =>
  line.rfqItemId === 'cement'
    ? { ...line, productName: 'Cement 42.5', facts: { productType: 'cement-42-5' } }
    : line,
);

function offer(quotationId: string, prices: Readonly<Record<string, string>>): QuotedOffer {
  const lines = Object.entries(prices).map(([rfqItemId, unitPrice]) => ({
    rfqItemId,
    unitPrice,
    quantity: '10.000',
    unit: null,
  }));
  const totalAmount = lines.length > 0 ? fromCents(quotationTotals(lines, terms).total) : '9000.00';
  return { quotationId, totalAmount, terms, isEligible: true, lines };
}

const about = (quotationId: string, more: Partial<ScoredQuotation> = {}): ScoredQuotation => ({
  quotationId,
  isPickup: false,
  deliveryDays: 3,
  validUntil: '2026-12-31T20:59:59Z',
  supplierCounty: 'Nairobi',
  record: null,
  ...more,
});

function score(
  offers: readonly QuotedOffer[],
  details: readonly ScoredQuotation[] = offers.map(({ quotationId }) => about(quotationId)),
  more: Partial<Omit<ScoreInput, 'rfq'>> & { rfq?: Partial<ScoreInput['rfq']> } = {},
): Map<string, Score> {
  return scoreQuotations({
    quotations: details,
    comparison: compareQuotations(asked, offers),
    market: new Map(),
    now,
    ...more,
    rfq: { deliveryDate: null, closesAt: '2026-11-28T20:59:59Z', county: 'Nairobi', ...more.rfq },
  });
}

const part = (scores: Map<string, Score>, id: string, name: PartName) => {
  const found = scores.get(id)?.parts.find((one) => one.name === name);
  return { value: found?.value, weight: found?.weight, keys: found?.said.map(({ key }) => key) };
};
const both = (price: string) => ({ cement: price, sand: price });

describe('scoreQuotations', () => {
  it('the lowest bid has the best price, one a fifth dearer half of it', () => {
    const scores = score([offer('low', both('100.00')), offer('high', both('120.00'))]);
    expect(part(scores, 'low', 'price')).toMatchObject({ value: 500, keys: ['priceLowest'] });
    expect(part(scores, 'high', 'price')).toMatchObject({ value: 250, keys: ['priceAboveLowest'] });
  });

  it('a single bid is weighed against the market, and weighs nothing where that is unknown', () => {
    const alone = [offer('one', both('1000.00'))];
    expect(part(score(alone), 'one', 'price')).toMatchObject({ weight: 0, keys: ['priceUnknown'] });
    const market = new Map([['cement', { price: 1.25, unit: 'kg' }]]);
    expect(part(score(alone, undefined, { market }), 'one', 'price')).toMatchObject({
      value: 500,
      keys: ['priceBelowMarket'],
    });
  });

  it('half of the lines is half of completeness; one sum for all of them tells little', () => {
    const scores = score([
      offer('all', both('100.00')),
      offer('half', { cement: '90.00' }),
      offer('sum', {}),
    ]);
    expect(part(scores, 'all', 'completeness').value).toBe(500);
    expect(part(scores, 'half', 'completeness')).toMatchObject({
      value: 250,
      keys: ['completeSome'],
    });
    expect(part(scores, 'sum', 'completeness')).toMatchObject({
      value: 200,
      keys: ['completeSum'],
    });
  });

  it('a line offered all but a hundredth is nearly a line, and not half of one', () => {
    const short = offer('short', both('100.00'));
    const lines = short.lines.map((line) => ({ ...line, quantity: '9.900' }));
    expect(part(score([{ ...short, lines }]), 'short', 'completeness')).toMatchObject({
      value: 495,
      keys: ['completePart'],
    });
  });

  it('delivery is judged by the date that is needed, else against the fastest', () => {
    const offers = [offer('fast', both('100.00')), offer('slow', both('100.00'))];
    const details = [about('fast', { deliveryDays: 1 }), about('slow', { deliveryDays: 8 })];
    const free = score(offers, details);
    expect(part(free, 'fast', 'delivery')).toMatchObject({ value: 500, keys: ['deliveryFastest'] });
    expect(part(free, 'slow', 'delivery')).toMatchObject({ value: 250, keys: ['deliverySlower'] });
    const dated = score(offers, details, { rfq: { deliveryDate: '2026-11-25T20:59:59Z' } });
    expect(part(dated, 'fast', 'delivery')).toMatchObject({ keys: ['deliveryInTime'] });
    expect(part(dated, 'slow', 'delivery')).toMatchObject({ value: 300, keys: ['deliveryLate'] });
    const silent = score(offers, [about('fast', { deliveryDays: null, isPickup: true })]);
    expect(part(silent, 'fast', 'delivery')).toMatchObject({
      value: 0,
      keys: ['deliveryUnknown', 'deliveryPickup'],
    });
  });

  it('distance, record and validity say what they are based on', () => {
    const record = { responseHours: 12, winRate: 0.5, onTimeRate: 0.9, completedOrders: 20 };
    const details = [
      about('near', { record }),
      about('far', { supplierCounty: 'Mombasa', validUntil: '2026-11-22T20:59:59Z' }),
      about('unknown', { supplierCounty: null }),
    ];
    const scores = score(
      details.map((d) => offer(d.quotationId, both('100.00'))),
      details,
    );
    expect(part(scores, 'near', 'distance')).toMatchObject({ value: 500, keys: ['distanceSame'] });
    expect(part(scores, 'near', 'record')).toMatchObject({
      value: 470,
      keys: ['recordOnTime', 'recordAnswers', 'recordWins'],
    });
    expect(part(scores, 'near', 'validity')).toMatchObject({ value: 500, keys: ['validLong'] });
    expect(part(scores, 'far', 'distance').value).toBeLessThan(50);
    expect(part(scores, 'far', 'record')).toMatchObject({ weight: 0, keys: ['recordUnknown'] });
    expect(part(scores, 'far', 'validity')).toMatchObject({ value: 0, keys: ['validOver'] });
    expect(part(scores, 'unknown', 'distance')).toMatchObject({ weight: 0 });
  });
});

const anyPrice = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => fromCents(BigInt(cents)));
const anyOffer = fc.record(
  { cement: anyPrice, sand: anyPrice },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string>>;
const anyRate = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const anyAbout = fc.record({
  isPickup: fc.boolean(),
  deliveryDays: fc.option(fc.integer({ min: 0, max: 365 })),
  supplierCounty: fc.constantFrom(null, 'Nairobi', 'Wajir', 'Atlantis'),
  validUntil: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  record: fc.option(
    fc.record({
      responseHours: fc.option(fc.double({ min: 0, max: 9_999, noNaN: true })),
      winRate: anyRate,
      onTimeRate: anyRate,
      completedOrders: fc.nat(500),
    }),
  ),
});

describe('whatever is quoted', () => {
  it('scores and parts are from 0 to 5, weights add up, and the score is their weighted mean', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyOffer, anyAbout), { minLength: 1, maxLength: 6 }),
        (bids) => {
          const offers = bids.map(([prices], index) => offer(`q${index}`, prices));
          const details = bids.map(([, more], index) => about(`q${index}`, more));
          const market = new Map([['cement', { price: 12.5, unit: 'kg' }]]);
          for (const { value, parts } of score(offers, details, { market }).values()) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(500);
            expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000);
            for (const one of parts) {
              expect(one.value).toBeGreaterThanOrEqual(0);
              expect(one.value).toBeLessThanOrEqual(500);
              expect(one.said.length).toBeGreaterThan(0);
            }
            const mean = parts.reduce((sum, one) => sum + one.weight * one.value, 0) / 1_000;
            expect(Math.abs(mean - value)).toBeLessThanOrEqual(0.5);
          }
        },
      ),
    );
  });

  it('asking less never lowers a score', () => {
    const prices = fc.integer({ min: 1_000, max: 100_000 });
    fc.assert(
      fc.property(prices, prices, prices, (rival, a, b) => {
        const own = (cents: number) => {
          const price = (amount: number) => both(fromCents(BigInt(amount)));
          return (
            score([offer('own', price(cents)), offer('rival', price(rival))]).get('own')?.value ?? 0
          );
        };
        expect(own(Math.min(a, b))).toBeGreaterThanOrEqual(own(Math.max(a, b)));
      }),
    );
  });

  const amount = fc.integer({ min: 1_000, max: 100_000 }).map((cents) => fromCents(BigInt(cents)));
  const anyPrices = fc.record({ cement: amount, sand: amount });
  const markets = fc.constantFrom<ScoreInput['market']>(
    new Map(),
    new Map([['sand', { price: 0.3, unit: 'kg' }]]),
  );
  const ownScore = (own: QuotedOffer, rival: QuotedOffer, market: ScoreInput['market']) =>
    score([own, rival], undefined, { market }).get('own')?.value ?? 0;

  it('leaving a line out, or offering less of it, never raises a score', () => {
    fc.assert(
      fc.property(anyPrices, anyPrices, markets, fc.integer({ min: 1, max: 9 }), (...all) => {
        const [prices, others, market, tonnes] = all;
        const [own, rival] = [offer('own', prices), offer('rival', others)];
        const whole = ownScore(own, rival, market);
        const without = offer('own', { cement: prices.cement });
        expect(ownScore(without, rival, market)).toBeLessThanOrEqual(whole);
        const [cement, sand] = own.lines;
        const lines = [cement!, { ...sand!, quantity: `${tonnes}.000` }];
        const totalAmount = fromCents(quotationTotals(lines, terms).total);
        expect(ownScore({ ...own, lines, totalAmount }, rival, market)).toBeLessThanOrEqual(whole);
      }),
    );
  });

  it('a substitute that was not accepted never scores above the same price for what was asked', () => {
    fc.assert(
      fc.property(anyPrices, anyPrices, (prices, others) => {
        const [own, rival] = [offer('own', prices), offer('rival', others)];
        const comparison = (bid: QuotedOffer) => compareQuotations(graded, [bid, rival]);
        const weaker = own.lines.map((line) =>
          line.rfqItemId === 'cement' ? { ...line, facts: { productType: 'river-sand' } } : line,
        );
        const of = (bid: QuotedOffer) =>
          score([bid, rival], undefined, { comparison: comparison(bid) }).get('own')?.value ?? 0;
        const substitute = { ...own, lines: weaker };
        expect(
          comparison(substitute).quotations.some((one) => one.openSubstitutes.length > 0),
        ).toBe(true);
        expect(of(substitute)).toBeLessThanOrEqual(of(own));
      }),
    );
  });
});
