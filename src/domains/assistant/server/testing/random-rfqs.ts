import fc from 'fast-check';
import { fromCents } from '../../../../shared/money.ts';
import { compareQuotations } from '../../../quotations/comparison-rules.ts';
import type { ComparisonAnswer, ComparisonOffer } from '../../../quotations/comparison-schema.ts';
import type { LineOffer } from '../../../quotations/measure-rules.ts';
import {
  type DeliveryTerms,
  fromThousandths,
  quotationTotals,
  type Terms,
} from '../../../quotations/rules.ts';
import { bestSingle } from '../../../quotations/split-figures-rules.ts';
import { reckonSplit } from '../../../quotations/split-rules.ts';
import { suggestSplit } from '../../../quotations/split-search-rules.ts';

/** Requests with quotations on them, at random, and their comparison as its route answers it. */

export interface TestLine {
  readonly id: string;
  readonly rfqItemId: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

export interface TestQuotation {
  readonly id: string;
  readonly name: string;
  readonly terms: Terms;
  /** None: a lump sum. */
  readonly lines: readonly TestLine[];
  readonly lumpSum: string;
  readonly deliveryTime: number | null;
  readonly score: string | null;
  readonly validUntil: string;
}

export interface TestRfq {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: string;
  }[];
  readonly quotations: readonly TestQuotation[];
}

// No name has a number in it: every number of an answer is a figure.
const materials = ['Saruji', 'Nondo', 'Kokoto', 'Mchanga', 'Mabati', 'Rangi'];
const suppliers = 'Asili Bora Chui Duma Embe Faru Giza Hema Imara'.split(' ');

const shillings = (least: number, most: number) =>
  fc.integer({ min: least * 4, max: most * 4 }).map((quarters) => (quarters / 4).toFixed(2));

const terms: fc.Arbitrary<Terms> = fc.record({
  vatIncluded: fc.boolean(),
  deliveryTerms: fc.constantFrom<DeliveryTerms>('included', 'per_order', 'per_line', 'pickup'),
  deliveryCost: fc.oneof(fc.constant('0.00'), shillings(100, 9_000)),
});

/** How much of a line is quoted: all, a part, more, or nothing. */
const parts = fc.constantFrom(1, 1, 1, 1, 0.5, 1.5, 0);

const quotation = (items: TestRfq['items'], at: number): fc.Arbitrary<TestQuotation> =>
  fc
    .record({
      terms,
      parts: fc.array(parts, { minLength: items.length, maxLength: items.length }),
      // Few prices, so that some are equal.
      prices: fc.array(fc.oneof(fc.constantFrom('800.00', '950.50'), shillings(5, 4_000)), {
        minLength: items.length,
        maxLength: items.length,
      }),
      isLumpSum: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      lumpSum: shillings(20_000, 90_000),
      deliveryTime: fc.option(fc.integer({ min: 1, max: 21 })),
      score: fc.option(fc.integer({ min: 0, max: 500 }).map((one) => (one / 100).toFixed(2))),
      days: fc.integer({ min: 0, max: 300 }),
    })
    .map(({ parts: given, prices, isLumpSum, days, ...rest }) => ({
      ...rest,
      id: `q${at}`,
      name: `${suppliers[at]} Hardware`,
      validUntil: new Date(Date.UTC(2026, 0, 1 + days, 9)).toISOString(),
      lines: isLumpSum
        ? []
        : items.flatMap(({ id, quantity }, place) => {
            const asked = Math.round(Number(quantity) * (given[place] ?? 0));
            if (asked === 0) return [];
            const unitPrice = prices[place] ?? '1.00';
            return [{ id: `q${at}-${id}`, rfqItemId: id, quantity: `${asked}.000`, unitPrice }];
          }),
    }));

export const rfqs: fc.Arbitrary<TestRfq> = fc
  .array(fc.integer({ min: 2, max: 400 }), { minLength: 1, maxLength: materials.length })
  .map((quantities) =>
    quantities.map((quantity, at) => ({
      id: `i${at}`,
      name: materials[at] ?? '',
      quantity: `${quantity}.000`,
    })),
  )
  .chain((items) =>
    fc
      .integer({ min: 1, max: suppliers.length })
      .chain((count) =>
        fc
          .tuple(...Array.from({ length: count }, (_, at) => quotation(items, at)))
          .map((quotations) => ({ items, quotations })),
      ),
  );

const totalsOf = ({ lines, terms: own }: TestQuotation) => quotationTotals(lines, own);

export const totalOf = (one: TestQuotation): string =>
  one.lines.length === 0 ? one.lumpSum : fromCents(totalsOf(one).total);

/** The lines as they are stored. */
export const storedLines = ({ quotations }: TestRfq) =>
  quotations.flatMap(({ id, lines }) =>
    lines.map((line) => ({ id: line.id, quotationId: id, rfqItemId: line.rfqItemId })),
  );

export function compared({ items, quotations }: TestRfq): ComparisonAnswer {
  const asked = items.map(({ id, quantity }) => ({
    rfqItemId: id,
    quantity,
    unit: 'piece',
    facts: {},
  }));
  const comparison = compareQuotations(
    asked,
    quotations.map((one) => ({
      quotationId: one.id,
      totalAmount: totalOf(one),
      terms: one.terms,
      isEligible: true,
      lines: one.lines.map(({ id: _id, ...line }) => ({ ...line, unit: null })),
    })),
  );
  const byId = new Map(quotations.map((one) => [one.id, one]));
  const figures = new Map(comparison.quotations.map((one) => [one.quotationId, one.figures]));
  const table = {
    lines: comparison.lines.map(({ rfqItemId, offers }, at) => ({
      rfqItemId,
      quantity: asked[at]?.quantity ?? '0',
      offers,
    })),
    quotations: quotations.flatMap(({ id, terms: own }) => {
      const known = figures.get(id);
      return known ? [{ quotationId: id, terms: own, figures: known }] : [];
    }),
  };
  const single = bestSingle(table);
  const choices = suggestSplit(table, single);
  const split = choices && reckonSplit(table, choices);
  const isComplete = split?.missing.length === 0;
  return {
    rfq: {
      id: 'rfq',
      title: 'Nyumba',
      status: 'open',
      version: 1,
      verifiedOnly: false,
      orderCount: 0,
      isRemainder: false,
    },
    lines: comparison.lines.map(({ rfqItemId, offers, ranks, isComparable }, at) => ({
      rfqItem: {
        id: rfqItemId,
        lineNo: at + 1,
        productName: items[at]?.name ?? '',
        quantity: items[at]?.quantity ?? '',
        unit: 'piece',
        estimatedBudget: null,
      },
      normalizedUnit: 'piece',
      isComparable,
      offerCount: offers.length,
      offers: offers.map((offer, place) => toOffer(offer, byId, ranks[place] ?? null)),
    })),
    quotations: comparison.quotations.flatMap((one) => {
      const own = byId.get(one.quotationId);
      return own ? [toQuotation(own, one, items.length)] : [];
    }),
    leftOut: 0,
    bestSingle: single && { ...single, total: fromCents(single.total) },
    bestSplit: choices && split && { choices, total: fromCents(split.total), isComplete },
    saving: single && split && isComplete ? fromCents(single.total - split.total) : null,
  };
}

const supplier = ({ id, name }: TestQuotation) => ({ id: `s-${id}`, companyName: name });

function toOffer(
  offer: LineOffer,
  quotations: ReadonlyMap<string, TestQuotation>,
  rank: number | null,
): ComparisonOffer {
  const { quotationId, rate, step, landedCents, quoted: _quoted, price: _price, ...rest } = offer;
  const own = quotations.get(quotationId);
  if (!own) throw new Error('An offer of nobody');
  return {
    ...rest,
    quotationId,
    supplier: supplier(own),
    unit: 'piece',
    productName: null,
    landedTotal: fromCents(landedCents),
    rate: rate && { over: String(rate.over), under: String(rate.under) },
    step: fromThousandths(step),
    rank,
    orderedQuantity: null,
  };
}

function toQuotation(
  own: TestQuotation,
  {
    coveredLines,
    partLines,
    openSubstitutes,
    rank,
  }: ReturnType<typeof compareQuotations>['quotations'][number],
  lineCount: number,
): ComparisonAnswer['quotations'][number] {
  const { terms: given, deliveryTime, validUntil, score } = own;
  return {
    quotationId: own.id,
    supplier: { ...supplier(own), location: null, county: null, isVerified: true, record: null },
    state: 'live',
    isAwardable: true,
    coverage: coveredLines === null ? null : coveredLines / lineCount,
    coveredLines,
    partLines,
    openSubstitutes,
    landedTotal: totalOf(own),
    orderedAmount: null,
    vatAmount: own.lines.length === 0 ? null : fromCents(totalsOf(own).vat),
    ...given,
    deliveryTime,
    validUntil,
    notes: null,
    attachments: [],
    rank,
    score,
    parts: [],
  };
}
