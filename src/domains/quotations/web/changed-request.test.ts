import { describe, expect, it } from 'vitest';
import type { RfqItem } from '../../rfqs/schema.ts';
import { type Asked, askedSchema, changesOf, laidOver } from './changed-request.ts';
import { bodyOf, type Draft, emptyDraft, formTotals } from './form-state.ts';

const item = (id: string, productName: string, quantity: number, unit: string) =>
  ({ id, productName, quantity, unit, specifications: null }) as RfqItem;
const asked = (items: readonly RfqItem[], version = 1, description = 'Slab'): Asked => ({
  version,
  terms: { description, deliveryLocation: null, deliveryCounty: null, deliveryDate: null },
  lines: items,
});

const [sand, cement] = [item('s', 'River sand', 10, 'tonne'), item('c', 'Cement', 100, 'bag')];
const before = [sand, cement];
const now = [item('c', 'Cement', 60, 'bag'), item('b', 'Ballast', 5, 'tonne')];

/** What was typed when sand and cement were asked for. */
function typed(fields: Readonly<Record<string, object>>): Draft {
  const draft = emptyDraft(before);
  const lines = draft.lines.map((line) => ({ ...line, ...fields[line.rfqItemId] }));
  return { ...draft, notes: 'Cash', deliveryTime: '3', lines };
}
const over = (draft: Draft, items = now) =>
  laidOver(draft, asked(before), asked(items, 2), emptyDraft(items));

describe('a quotation whose request changes while it is written', () => {
  it('has the lines that are asked for now, with what was typed for them', () => {
    const draft = over(typed({ s: { unitPrice: '900' }, c: { unitPrice: '700' } }));
    expect(draft).toMatchObject({ notes: 'Cash', deliveryTime: '3' });
    expect(
      draft.lines.map(({ rfqItemId, unitPrice, quantity }) => [rfqItemId, unitPrice, quantity]),
    ).toEqual([
      ['c', '700', '60'],
      ['b', '', '5'],
    ]);
  });

  it('comes to what is on the screen, and sends that', () => {
    const draft = over(typed({ s: { unitPrice: '900' }, c: { unitPrice: '700' } }));
    expect(formTotals(draft)?.total).toBe(4_200_000n);
    const body = bodyOf(draft, []);
    expect(body.totalAmount).toBe('42000.00');
    expect(body.items.map(({ rfqItemId }) => rfqItemId)).toEqual(['c']);
  });

  it('keeps a quantity that was not all of it, or is in a unit of the supplier', () => {
    const part = over(typed({ c: { unitPrice: '700', quantity: '40' } }));
    expect(part.lines[0]?.quantity).toBe('40');
    const own = over(typed({ c: { unitPrice: '14000', quantity: '5', unit: 'tonne' } }));
    expect(own.lines[0]).toMatchObject({ quantity: '5', unit: 'tonne' });
  });

  it('has nothing left of a request that asks for other things only', () => {
    const draft = over(typed({ s: { unitPrice: '900' } }), [item('n', 'Nails', 5, 'kg')]);
    expect(draft.lines).toEqual(emptyDraft([item('n', 'Nails', 5, 'kg')]).lines);
    expect(formTotals(draft)).toBeNull();
  });

  it('is told what went with its price, what changed and what is new', () => {
    const draft = typed({ s: { unitPrice: ' 900 ' } });
    expect(changesOf(asked(before), asked(now, 2, 'Slab and steps'), draft)).toEqual([
      { kind: 'removed', line: sand, unitPrice: '900' },
      { kind: 'quantity', line: now[0], before: cement },
      { kind: 'added', line: now[1] },
      { kind: 'terms', field: 'description' },
    ]);
  });

  it('is told of other specifications, and of a version whose change it cannot see', () => {
    const washed = { ...sand, specifications: 'Washed' };
    expect(changesOf(asked(before), asked([washed, cement], 2), typed({}))).toEqual([
      { kind: 'specifications', line: washed },
    ]);
    expect(changesOf(asked(before), asked(before, 2), typed({}))).toEqual([{ kind: 'other' }]);
    expect(changesOf(asked(before), asked([...before]), typed({}))).toEqual([]);
  });

  it('sees no change in loads that were kept on the device and stayed as they were', () => {
    const id = '7d3e1c52-4a0b-4f6e-9d51-0c2f8a9b3e10';
    const loads = asked([{ ...item(id, 'Ballast', 3, 'lorry'), loadTonnes: 14 }]);
    const kept = askedSchema.parse(JSON.parse(JSON.stringify(loads)));
    expect(changesOf(kept, loads, emptyDraft([]))).toEqual([]);
  });
});
