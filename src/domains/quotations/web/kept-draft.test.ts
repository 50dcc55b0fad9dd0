import { describe, expect, it } from 'vitest';
import { type Draft, dayIn, emptyDraft } from './form-state.ts';
import { goOn, keptQuotationSchema } from './kept-draft.ts';

const line = (rfqItemId: string, unitPrice = '', productId = '') => ({
  rfqItemId,
  unitPrice,
  quantity: '40',
  unit: 'bag',
  productId,
  productName: productId && 'Tembo 32.5',
  look: null,
});
const start: Draft = { ...emptyDraft([]), lines: [line('cement'), line('sand')] };

describe('a quotation that is not sent yet', () => {
  it('of another release is taken as far as it is understood', () => {
    const whole = { draft: start, files: [], sent: null, asked: null };
    const read = (stored: unknown) => keptQuotationSchema.safeParse(stored).data ?? null;
    expect(read(whole)).toEqual(whole);
    expect(read({ draft: start, asked: { version: 3, items: [] } })).toEqual(whole);
    expect(read({ ...whole, draft: { ...start, vatIncluded: 'yes' } })).toBeNull();
  });

  it('goes on with the lines that are still asked for', () => {
    const draft = {
      ...start,
      notes: 'Cash',
      lines: [
        line('gone', '5'),
        line('sand', '1800', 'tembo'),
        { ...line('cement'), quantity: '9' },
      ],
    };
    const found = goOn(start, draft);
    expect(found.notes).toBe('Cash');
    // A price is the supplier's; a quantity without one is what is asked for now.
    expect(found.lines).toEqual([line('cement'), line('sand', '1800', 'tembo')]);
  });

  it('does not go on with a last day that has passed', () => {
    const on = (validUntil: string) => goOn(start, { ...start, validUntil }).validUntil;
    expect(on('2020-01-01')).toBe(dayIn(30));
    expect(on(dayIn(3))).toBe(dayIn(3));
    expect(on('')).toBe('');
  });
});
