import { describe, expect, it } from 'vitest';
import type { DraftLine } from '../schema.ts';
import { merged } from './carry-on.ts';

const line = (productName: string, quantity: number | null, unit = 'bag'): DraftLine => ({
  productName,
  categoryId: null,
  quantity,
  unit,
});
const draft = (title: string, ...items: DraftLine[]) => ({
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

  it('belongs to no other request', () => {
    expect(
      merged(before, draft('x', line('Cement', 1)), draft('Sand', line('Sand', 3))),
    ).toBeNull();
  });
});
