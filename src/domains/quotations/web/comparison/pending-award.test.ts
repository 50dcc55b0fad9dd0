import { describe, expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import type { ComparisonAnswer, ComparisonQuotation } from '../../comparison-schema.ts';
import type { QuotationState } from '../../rules.ts';
import { leftWords } from './left-words.ts';
import { pendingSplit, pendingWhole } from './pending-award.ts';

const quotation = (quotationId: string, state: QuotationState, coveredLines: number | null = 2) =>
  ({
    ...{ quotationId, state, coveredLines, partLines: 0, landedTotal: '650.50' },
    ...{ vatIncluded: true, deliveryTerms: 'per_order', deliveryCost: '325.25' },
    openSubstitutes: [] as readonly string[],
    orderedAmount: null,
  }) as unknown as ComparisonQuotation;
/** What is bought as it was asked for. */
const plain = { product: null, whole: null, differences: [], isOpen: false };
/** Half of what it comes to. */
const delivery = { cost: 32_525n, percent: 50, isLarge: true };

const comparison = {
  rfq: { id: 'r', title: 'Slab', status: 'closed', version: 1, orderCount: 2 },
  lines: ['Cement', 'Sand'].map((productName, index) => ({
    rfqItem: { id: `l${index + 1}`, productName, quantity: '500.000', unit: 'kg' },
    offerCount: index === 0 ? 2 : 1,
    offers: ['q1', 'q2'].slice(0, 2 - index).map((quotationId) => ({
      ...{ quotationId, covers: 'all', unit: '12 m bar' },
      ...{ quantity: '47.000', available: '500.000', minimum: '0.000' },
      ...{ rate: { over: '3', under: '32' }, step: '1.000', productName: null },
      ...{ differences: [], isOpenSubstitute: false },
    })),
  })),
  quotations: [
    quotation('q1', 'live'),
    quotation('q2', 'live', 1),
    quotation('q3', 'expired'),
    quotation('q4', 'rejected'),
    quotation('q5', 'live', null),
  ],
} as unknown as ComparisonAnswer;
const names = new Map(['q1', 'q2', 'q5'].map((id) => [id, `Supplier of ${id}`]));

describe('what an award will do', () => {
  it('names the one order, what is turned down, and what is left', () => {
    const whole = pendingWhole(comparison, names, 'q2');
    expect(whole).toEqual({
      rfqId: 'r',
      body: { quotationId: 'q2', afterOrders: 2 },
      orders: [
        {
          ...{ quotationId: 'q2', supplier: 'Supplier of q2', total: 65_050n, more: 0 },
          ...{ delivery, isFurther: false },
          lines: [{ ...plain, id: 'l1', line: 'Cement', ordered: '47.000', unit: '12 m bar' }],
        },
      ],
      // Somebody else offers the sand: they stay, but for the one that was rejected before.
      rejected: 0,
      kept: 3,
      left: { count: 1, lines: [{ id: 'l2', name: 'Sand', quantity: '500.000', unit: 'kg' }] },
    });
    expect(pendingWhole(comparison, names, 'q1')).toMatchObject({ rejected: 3, kept: 0 });
    expect(leftWords(whole!.left, en.comparison)).toBe('Not ordered, or not in full: Sand.');
    expect(leftWords({ count: 9, lines: [] }, en.comparison)).toMatch(/^9 lines/);
    expect(pendingWhole(comparison, names, 'q1')?.left.count).toBe(0);
    expect(pendingWhole(comparison, names, 'gone')).toBeNull();
  });

  it('leaves nothing of a line that is ordered in as many units, though these hold less', () => {
    const smaller = {
      ...comparison,
      lines: comparison.lines.map((line) => ({
        ...line,
        offers: line.offers.map((offer) => ({ ...offer, covers: 'part' })),
      })),
      quotations: comparison.quotations.map((one) =>
        one.quotationId === 'q1' ? { ...one, coveredLines: 0, partLines: 2 } : one,
      ),
    } as unknown as ComparisonAnswer;
    expect(pendingWhole(smaller, names, 'q1')?.left).toEqual({ count: 0, lines: [] });
  });

  it('takes a sum without lines for everything', () => {
    expect(pendingWhole(comparison, names, 'q5')?.left.count).toBe(0);
  });

  it('has an order for each supplier of a split', () => {
    const choices = [{ rfqItemId: 'l1', quotationId: 'q1', quantity: '250' }];
    const share = { goods: 0n, delivery: 0n, vat: 0n, belowMinimum: [] };
    const pending = pendingSplit(comparison, names, {
      read: { choices, unreadable: [] },
      split: {
        suppliers: [
          { ...share, quotationId: 'q1', total: 100n },
          { ...share, quotationId: 'q2', total: 250n },
        ],
        total: 350n,
        missing: [{ rfqItemId: 'l2', quantity: '1.000' }],
        problems: [],
      },
    });
    expect(pending.orders.map(({ total }) => total)).toEqual([100n, 250n]);
    // Bars are not cut.
    const ordered = { ordered: '24.000', unit: '12 m bar', held: '256.000', askedUnit: 'kg' };
    expect(pending.orders.map(({ lines }) => lines.map(({ whole }) => whole))).toEqual([
      [{ line: 'Cement', ...ordered }],
      [],
    ]);
    expect(pending).toMatchObject({
      body: { lines: choices, afterOrders: 2 },
      rejected: 2,
      left: { lines: [{ name: 'Sand', quantity: '1.000' }] },
    });
  });

  it('lists what is bought, and names in the request what is not accepted', () => {
    const weaker = { trait: 'strength', asked: '42.5', offered: '32.5', isLower: true } as const;
    const differing = {
      ...comparison,
      lines: comparison.lines.map((line) => ({
        ...line,
        offers: line.offers.map((offer) => ({
          ...offer,
          ...(offer.quotationId === 'q2'
            ? { productName: 'Simba 32.5', differences: [weaker], isOpenSubstitute: true }
            : {}),
        })),
      })),
      quotations: comparison.quotations.map((one) => ({
        ...one,
        // A substitute covers nothing.
        ...(one.quotationId === 'q2' ? { openSubstitutes: ['l1'], coveredLines: 0 } : {}),
      })),
    };
    const whole = pendingWhole(differing, names, 'q2');
    const substitutes = [{ rfqItemId: 'l1', quotationId: 'q2' }];
    expect(whole?.body).toEqual({ quotationId: 'q2', afterOrders: 2, substitutes });
    expect(whole?.orders[0]?.lines).toMatchObject([
      { line: 'Cement', product: 'Simba 32.5', differences: [weaker], isOpen: true },
    ]);
    expect(whole?.left).toMatchObject({ count: 1, lines: [{ name: 'Sand' }] });
    // What the page has not read of a long comparison is named all the same.
    const folded = {
      ...differing,
      lines: differing.lines.map((line) => ({ ...line, offers: [] })),
    };
    expect(pendingWhole(folded, names, 'q2')?.body).toMatchObject({ substitutes });
    expect(pendingWhole(folded, names, 'q1')?.body).not.toHaveProperty('substitutes');
  });
});
