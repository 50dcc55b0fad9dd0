import { expect, it } from 'vitest';
import { askedOf, cleared, daysCross, filtersIn, isSought, queryOf } from './filters.ts';

const at = (query: string) => filtersIn({ url: `https://jenga.example/admin/payments${query}` });
const nothing = { order: '', buyer: '', supplier: '', from: '', to: '' };

it('without an address’s word what waits is shown', () => {
  expect(at('')).toEqual({ status: 'pending', ...nothing });
  expect(askedOf(at(''))).toEqual({ status: 'pending' });
  expect(askedOf(at('?status=all'))).toEqual({});
});

it('what is none of the filters is left out', () => {
  expect(at('?status=lost&from=2026-02-30&to=soon&x=1')).toEqual({ status: 'pending', ...nothing });
  expect(at('?from=2026-03-02&to=2026-03-01')).toMatchObject({ from: '2026-03-02', to: '' });
  expect(at(`?buyer=${'x'.repeat(300)}`).buyer).toHaveLength(100);
  expect(daysCross({ from: '', to: '2026-03-01' })).toBe(false);
});

it('an address says what is looked for, and is read again as it was', () => {
  const filters = at('?status=reversed&order=12&buyer=%20Juma%20%26%20Co&from=2026-03-01');
  expect(queryOf(filters)).toBe('?order=12&buyer=Juma+%26+Co&from=2026-03-01&status=reversed');
  expect(at(queryOf(filters))).toEqual(filters);
  expect([isSought(filters), isSought(cleared(filters))]).toEqual([true, false]);
  expect(cleared(filters).status).toBe('reversed');
});
