import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, dayIn, emptyDraft } from './form-state.ts';
import { draftName, goOn, keep, readKept } from './kept-draft.ts';

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
const name = draftName({ supplierId: 's', rfqId: 'r', revisedId: null });

describe('a quotation that is not sent yet', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    vi.stubGlobal('window', { localStorage });
  });
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });

  it('is kept on the device until it is forgotten', () => {
    expect(readKept(name)).toBeNull();
    const files = [{ objectPath: '/objects/1', filename: 'bei.pdf' }];
    keep(name, { draft: start, files, sent: null, asked: null });
    expect(readKept(name)).toEqual({ draft: start, files, sent: null, asked: null });
    keep(name, null);
    expect(readKept(name)).toBeNull();
    kept.set(name, '{"draft":');
    expect(readKept(name)).toBeNull();
  });

  it('of another release is taken as far as it is understood', () => {
    const whole = { draft: start, files: [], sent: null, asked: null };
    kept.set(name, JSON.stringify({ draft: start, asked: { version: 3, items: [] } }));
    expect(readKept(name)).toEqual(whole);
    kept.set(name, JSON.stringify({ ...whole, draft: { ...start, vatIncluded: 'yes' } }));
    expect(readKept(name)).toBeNull();
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
