import { describe, expect, it } from 'vitest';
import { refusals } from '../../../messages/en/refusals.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import type { QuotationItem } from '../schema.ts';
import {
  afterTyping,
  bodyOf,
  type Draft,
  dayIn,
  draftOf,
  draftTotals,
  emptyDraft,
  formTotals,
  goneFile,
  problemsByLine,
  problemsOf,
  totalOf,
} from './form-state.ts';
import { quotation } from './testing.ts';

const item = (id: string, quantity: number): RfqItem => ({
  id,
  rfqId: 'b3f1c6a0-5b1e-4c58-9d53-1f6f3a0b7c21',
  lineNo: 1,
  productName: 'Cement',
  categoryId: null,
  category: null,
  productType: null,
  productId: null,
  quantity,
  unit: 'bag',
  normalizedQuantity: null,
  normalizedUnit: null,
  specifications: null,
  estimatedBudget: null,
  loadTonnes: null,
});
const cement = '6d4f6d0e-4a1e-4b0c-8a59-0f5e9e6a1b01';
const sand = '6d4f6d0e-4a1e-4b0c-8a59-0f5e9e6a1b02';

const typed = (fields: Partial<Draft>, prices: Record<string, string> = {}): Draft => {
  const draft = { ...emptyDraft([item(cement, 40), item(sand, 2.5)]), ...fields };
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: prices[line.rfqItemId] ?? '' }));
  return { ...draft, lines };
};
const problems = (draft: Draft) => problemsOf(bodyOf(draft, []), refusals);

describe('the form of a quotation', () => {
  it('says at once of a day that it has passed, or is too far', () => {
    const on = (days: number) =>
      problems(typed({ totalAmount: '5', deliveryTime: '1', validUntil: dayIn(days) }));
    expect(on(-1)).toEqual({ validUntil: 'This day has passed. Choose a later one' });
    expect([on(0), on(365)]).toEqual([{}, {}]);
    expect(on(366)).toEqual({ validUntil: 'A quotation can be valid for at most a year' });
  });

  it('VAL-36 VAL-37 VAL-40 asks for total and delivery time, not for notes', () => {
    expect(problems(typed({}))).toEqual({
      totalAmount: 'Total amount is required',
      deliveryTime: 'Delivery time is required',
    });
    expect(problems(typed({ totalAmount: '1,250', deliveryTime: '7' }))).toEqual({});
    // Sent as 1250, it would be a hundred times what was meant.
    expect(problems(typed({ totalAmount: '12,50', deliveryTime: '7' }))).not.toEqual({});
  });

  it('VAL-38 sends the delivery time as a whole number', () => {
    expect(bodyOf(typed({ deliveryTime: '7' }), []).deliveryTime).toBe(7);
    expect(problems(typed({ totalAmount: '1', deliveryTime: '1.5' })).deliveryTime).toContain(
      'whole number',
    );
  });

  it('VAL-39 is valid for 30 days unless told otherwise, and may be left empty', () => {
    expect(emptyDraft([]).validUntil).toBe(dayIn(30));
    expect(bodyOf(typed({ validUntil: '' }), []).validUntil).toBeNull();
  });

  it('takes the total from the lines, as soon as one has a price', () => {
    const draft = typed(
      { vatIncluded: false, deliveryTerms: 'per_order', deliveryCost: '1,500' },
      { [cement]: '722.50', [sand]: '1800' },
    );
    expect(draftTotals(draft)).toMatchObject({ subtotal: 3_340_000n, vat: 558_400n });
    const body = bodyOf({ ...draft, totalAmount: '1' }, []);
    expect(body.totalAmount).toBe('40484.00');
    expect(body.items).toHaveLength(2);
    expect(draftTotals(typed({}))).toBeNull();
    expect(draftTotals(typed({}, { [cement]: 'ten' }))).toBeNull();
  });

  it('takes a typed total apart as the server does', () => {
    const draft = typed({ totalAmount: '1,160', vatIncluded: false });
    expect(formTotals(draft)).toMatchObject({ subtotal: 100_000n, vat: 16_000n, total: 116_000n });
    expect(formTotals(typed({}))).toBeNull();
    expect(formTotals(typed({ totalAmount: 'ten' }))).toBeNull();
    const dear = typed({
      totalAmount: '500',
      deliveryTime: '1',
      deliveryTerms: 'per_order',
      deliveryCost: '600',
    });
    expect(problems(dear)).toEqual({ deliveryCost: refusals.delivery_cost_above_total });
  });

  it('is revised in the unit that it was sent in', () => {
    const sent: QuotationItem = {
      id: sand,
      rfqItemId: cement,
      productId: null,
      productName: null,
      quantity: '2.000',
      unit: 'tonne',
      normalizedQuantity: '2000.000000',
      normalizedUnit: 'kg',
      unitPrice: '14500.00',
      totalPrice: '29000.00',
      orderedQuantity: null,
    };
    const draft = draftOf({ ...quotation, items: [sent] }, [item(cement, 40)]);
    expect(draft.lines[0]).toMatchObject({ quantity: '2', unit: 'tonne' });
    expect(bodyOf(draft, []).items[0]).toMatchObject({ quantity: '2', unit: 'tonne' });
  });

  it('says nothing of a total that waits for its lines', () => {
    const draft = typed({ totalAmount: '99', deliveryTime: '3' }, { [cement]: 'ten' });
    expect(totalOf(draft)).toBe('');
    expect(Object.keys(problems(draft))).toEqual([`unitPrice.${cement}`]);
  });

  it('says at the line what is wrong with it', () => {
    const draft = typed({ deliveryTime: '3' }, { [sand]: '0' });
    expect(problems(draft)[`unitPrice.${sand}`]).toBe(refusals.unit_price_wrong);
  });
});

it('the file that the server no longer has is known by its place', () => {
  const attachments = ['/objects/uploads/a', '/objects/uploads/b'];
  expect(goneFile([{ path: 'notes' }, { path: 'attachments.1' }], { attachments })).toBe(
    '/objects/uploads/b',
  );
  expect(goneFile([{ path: 'attachments' }, { path: 'items.0.quantity' }], { attachments })).toBe(
    null,
  );
});

it('a total that was missing is not red any more once lines are priced', () => {
  const problems = { totalAmount: 'Total amount is required', deliveryTime: 'Required' };
  expect(afterTyping(problems, ['unitPrice.a'])).toEqual({ deliveryTime: 'Required' });
  expect(afterTyping(problems, ['vatIncluded'])).toEqual({ deliveryTime: 'Required' });
  expect(afterTyping(problems, ['deliveryTime'])).toEqual({ totalAmount: problems.totalAmount });
});

it('lines in order share one answer, so that they are not drawn anew', () => {
  const first = problemsByLine({ 'unitPrice.a': 'Wrong', totalAmount: 'Missing' });
  expect(first('a')).toEqual({ 'unitPrice.a': 'Wrong' });
  expect(first('b')).toEqual({});
  expect(first('b')).toBe(problemsByLine({})('a'));
});
