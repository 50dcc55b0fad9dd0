import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../../shared/money.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import { divideRounded } from '../rules.ts';
import { type PriceListLine, priceListFits } from '../schema.ts';
import { type Draft, emptyDraft } from './form-state.ts';
import {
  countShort,
  countToLook,
  filled,
  fillFrom,
  isExact,
  lookedAt,
  undoFill,
} from './price-list.ts';

const items = ['cement', 'sand', 'nails'].map(
  (id) => ({ id, productName: id, quantity: 40, unit: 'bag' }) as RfqItem,
);
const onList = (rfqItemId: string, fields: Partial<PriceListLine> = {}): PriceListLine => ({
  rfqItemId,
  fit: 'same',
  product: {
    ...{ id: `p-${rfqItemId}`, name: `Own ${rfqItemId}` },
    ...{ unit: '50 kg bag', price: '750.00', stockQuantity: 500 },
  },
  offer: { unit: 'bag', quantity: '40.000' },
  ...fields,
});
const start = emptyDraft(items);
const typed = (rfqItemId: string, fields: Partial<Draft['lines'][number]>): Draft => ({
  ...start,
  lines: start.lines.map((line) => (line.rfqItemId === rfqItemId ? { ...line, ...fields } : line)),
});

describe('filling a quotation from the price list', () => {
  it('takes product, price, unit and quantity, and marks the line for a look', () => {
    const offer = { unit: '25 kg bag', quantity: '80.000' };
    const after = fillFrom([onList('cement', { offer })], start, items);
    expect(after.lines[0]).toEqual({
      rfqItemId: 'cement',
      unitPrice: '750',
      quantity: '80',
      unit: '25 kg bag',
      productId: 'p-cement',
      productName: 'Own cement',
      look: { fit: 'same', stock: null },
    });
    expect(after.lines.slice(1)).toEqual(start.lines.slice(1));
    expect(countToLook(after)).toBe(1);
    expect(countToLook(lookedAt(after))).toBe(0);
  });

  it('says of a line how much is in stock, where that is less than it offers', () => {
    const { product } = onList('cement');
    const shortOf = (stockQuantity: number) => {
      const found = onList('cement', { product: { ...product, stockQuantity } });
      const after = fillFrom([found], start, items);
      return [after.lines[0]?.look?.stock, countShort(after)];
    };
    expect([shortOf(0), shortOf(39), shortOf(40)]).toEqual([
      [0, 1],
      [39, 1],
      [null, 0],
    ]);
  });

  it('fills only what is exactly that, and can be priced', () => {
    for (const fit of priceListFits) {
      const isFilled = fillFrom([onList('sand', { fit })], start, items) as Draft;
      const isMarked = countToLook(isFilled) === 1;
      expect(isMarked, fit).toBe(['product', 'name', 'same'].includes(fit));
    }
    expect(isExact(onList('sand', { offer: null }))).toBe(false);
  });

  it('never overwrites what was typed', () => {
    for (const fields of [
      { unitPrice: '1' },
      { quantity: '39' },
      { unit: 'tonne' },
      { productId: 'x' },
    ]) {
      const before = typed('cement', fields);
      expect(fillFrom([onList('cement')], before, items).lines).toEqual(before.lines);
    }
  });

  it('is undone where it was not looked at yet, and leaves the rest', () => {
    const full = fillFrom(
      items.map(({ id }) => onList(id)),
      start,
      items,
    );
    const [first, ...others] = full.lines;
    const now = { ...full, lines: [{ ...first!, unitPrice: '760', look: null }, ...others] };
    const undone = undoFill(now, start);
    expect(undone.lines).toEqual([now.lines[0], ...start.lines.slice(1)]);
  });

  it('takes VAT out of a price where the quotation adds it, to the cent', () => {
    const price = fc.bigInt({ min: 1n, max: 9_999_999_999n }).map(fromCents);
    fc.assert(
      fc.property(price, (listed) => {
        const one = onList('sand', { product: { ...onList('sand').product, price: listed } });
        const { unitPrice = '' } = filled(one, false);
        const cents = toCents(unitPrice);
        expect(cents).toBe(divideRounded(toCents(listed) * 100n, 116n));
        expect(toCents(filled(one, true).unitPrice ?? '')).toBe(toCents(listed));
      }),
    );
  });
});
