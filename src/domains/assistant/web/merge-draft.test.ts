import { describe, expect, it } from 'vitest';
import type { FieldLine } from './chat-store.ts';
import { merged } from './merge-draft.ts';

const line = (productName: string, quantity: number | null, unit = 'bag'): FieldLine => ({
  productName,
  categoryId: null,
  quantity,
  unit,
});
const draft = (title: string, ...items: FieldLine[]) => ({
  title,
  deliveryLocation: 'Thika',
  deliveryCounty: 'Kiambu',
  deliveryDate: null,
  items,
});
const before = draft('Cement and 1 more', line('Cement', 100), line('Y12', 60, 'piece'));

describe('what was changed by hand in a draft', () => {
  it('goes on in the next one; what was said since goes before it', () => {
    const edited = {
      ...draft('My house', line('Cement', 120), line('Y12', 80, 'piece'), line('Hoop iron', 2)),
      deliveryDate: '2026-12-01',
      deliveryLocation: 'Plot 7, Thika',
    };
    const next = draft('Cement and 1 more', line('Cement', 150), line('Y12', 60, 'piece'));
    expect(merged(before, edited, next)).toEqual({
      title: 'My house',
      deliveryLocation: 'Plot 7, Thika',
      deliveryCounty: 'Kiambu',
      deliveryDate: '2026-12-01',
      items: [line('Cement', 150), line('Y12', 80, 'piece'), line('Hoop iron', 2)],
    });
  });

  it('a place that is told takes its county along', () => {
    const edited = {
      ...draft('Cement', line('Cement', 100)),
      deliveryLocation: 'Plot 5, Ruiru',
    };
    const next = {
      ...draft('Cement', line('Cement', 100)),
      deliveryLocation: 'Westlands',
      deliveryCounty: 'Nairobi',
    };
    expect(merged(before, edited, next)).toMatchObject({
      deliveryLocation: 'Westlands',
      deliveryCounty: 'Nairobi',
    });
  });

  it('a line that was taken out stays out, one that is asked for comes in', () => {
    const edited = draft('Cement and 1 more', line('Cement', 100));
    const next = draft('Cement and 2 more', ...before.items, line('Sand', 3, 'tonne'));
    expect(merged(before, edited, next)).toMatchObject({
      title: 'Cement and 2 more',
      items: [line('Cement', 100), line('Sand', 3, 'tonne')],
    });
  });

  it('a line that was given another name keeps it, and is there once', () => {
    const [cement, bars] = before.items;
    if (!cement || !bars) throw new Error('no lines');
    const renamed = { ...cement, productName: 'Bamburi Nguvu', was: 'Cement', quantity: 110 };
    const edited = draft('Cement and 1 more', renamed, { ...bars, was: 'Y12' });
    const said = (quantity: number) => ({ ...line('Cement', quantity), was: 'Cement' });
    const told = merged(before, edited, draft('x', said(150), { ...bars, was: 'Y12' }));
    expect(told?.items).toEqual([
      { ...renamed, quantity: 150 },
      { ...bars, was: 'Y12' },
    ]);
    const silent = merged(before, edited, draft('x', said(100), { ...bars, was: 'Y12' }));
    expect(silent?.items).toEqual([renamed, { ...bars, was: 'Y12' }]);
    const takenOut = merged(before, edited, draft('x', { ...bars, was: 'Y12' }));
    expect(takenOut?.items).toEqual([{ ...bars, was: 'Y12' }]);
  });

  it('belongs to no other request', () => {
    expect(
      merged(before, draft('x', line('Cement', 1)), draft('Sand', line('Sand', 3))),
    ).toBeNull();
  });
});
