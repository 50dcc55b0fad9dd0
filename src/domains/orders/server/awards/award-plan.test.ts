import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents } from '../../../../shared/money.ts';
import { toSplitOffer } from '../../../quotations/comparison-schema.ts';
import { measureAsked, measureQuotation } from '../../../quotations/measure-rules.ts';
import { fromThousandths, type Terms } from '../../../quotations/rules.ts';
import type { AskedLine, LockedQuotation, OfferedLine } from '../../../quotations/server/public.ts';
import { orderedQuantity, reckonSplit } from '../../../quotations/split-rules.ts';
import { awardFault, givenLines } from '../../rules.ts';
import { awardLimits, planOrder } from './award-plan.ts';

const facts = { productType: 'deformed-bar', text: 'Y12 bars' };
const quantity = fc.bigInt({ min: 1_000n, max: 900_000n }).map(fromThousandths);
const unit = fc.constantFrom('kg', 'tonne', '12 m bar', 'bag', '50 kg bag', 'trip');
const money = fc.integer({ min: 1, max: 900_000 }).map((cents) => (cents / 100).toFixed(2));
const terms = fc.record({
  vatIncluded: fc.boolean(),
  deliveryTerms: fc.constantFrom('included', 'per_order', 'per_line', 'pickup' as const),
  deliveryCost: money,
}) as fc.Arbitrary<Terms>;
const offer = fc.record({ quantity, unit, unitPrice: money, terms });

it('an order is what the page said before the award, to the cent, in whatever units and parts', () => {
  const parts = fc.array(fc.tuple(offer, quantity), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(quantity, unit, parts, (much, askedIn, given) => {
      const asked = { id: 'line', quantity: much, unit: askedIn, facts, productName: 'Steel' };
      const offered = given.map(([{ terms: _, ...line }], index) => ({
        ...line,
        id: `i${index}`,
        quotationId: `q${index}`,
        rfqItemId: 'line',
        productId: null,
        product: null,
        productName: null,
      }));
      const ground = {
        rfq: { id: 'r', title: 'Slab' },
        asked: [asked as unknown as AskedLine],
        offered: offered as unknown as OfferedLine[],
        substitutes: [],
      };
      const choices = given.map(([, taken], index) => ({
        rfqItemId: 'line',
        quotationId: `q${index}`,
        quantity: taken,
      }));
      const table = tableOf(asked, given);
      const split = reckonSplit(table, choices);
      const isRefused =
        split.problems.length > 0 || split.suppliers.some((one) => one.belowMinimum.length > 0);
      const lines = choices.map((one) => ({
        ...one,
        quantity: BigInt(one.quantity.replace('.', '')),
      }));
      const limits = awardLimits(ground);
      expect(awardFault(lines, limits) !== null).toBe(isRefused);
      if (isRefused) return;
      for (const [index, own] of givenLines(lines, limits).entries()) {
        const quotation = { id: own.quotationId, ...given[index]?.[0].terms };
        const order = planOrder(ground, quotation as LockedQuotation, [own]);
        expect(toCents(order.amounts.totalAmount)).toBe(split.suppliers[index]?.total);
        const split0 = table.lines[0]?.offers[index];
        expect(order.items[0]?.quantity).toBe(
          split0 && orderedQuantity(split0, choices[index]?.quantity ?? ''),
        );
      }
    }),
    { numRuns: 300 },
  );
});

/** As the page makes it of what the comparison sends. */
function tableOf(
  asked: { id: string; quantity: string; unit: string; facts: object },
  given: readonly (readonly [
    { quantity: string; unit: string; unitPrice: string; terms: Terms },
    string,
  ])[],
) {
  const measures = measureAsked([{ ...asked, rfqItemId: asked.id }]);
  const offers = given.flatMap(([{ terms, ...quoted }], index) => {
    const { lines } = measureQuotation(measures, {
      quotationId: `q${index}`,
      totalAmount: '100.00',
      terms,
      lines: [{ ...quoted, rfqItemId: 'line' }],
    });
    const [line] = lines;
    if (!line) return [];
    const { rate, step, ...sent } = line;
    const answer = {
      ...sent,
      rate: rate && { over: String(rate.over), under: String(rate.under) },
      step: fromThousandths(step),
    };
    return [toSplitOffer(answer as unknown as Parameters<typeof toSplitOffer>[0])];
  });
  return {
    lines: [{ rfqItemId: 'line', quantity: asked.quantity, offers }],
    quotations: given.map(([{ terms }], index) => ({ quotationId: `q${index}`, terms })),
  };
}
