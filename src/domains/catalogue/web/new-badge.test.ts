import { expect, it } from 'vitest';
import { isNewProduct } from './new-badge.ts';

const now = Date.parse('2026-10-14T09:00:00Z');

it('STATE-07 calls a product of the last 7 days new', () => {
  expect(isNewProduct('2026-10-08T09:00:00Z', now)).toBe(true);
  expect(isNewProduct('2026-10-07T09:00:00Z', now)).toBe(true);
  expect(isNewProduct('2026-10-07T08:59:59Z', now)).toBe(false);
  expect(isNewProduct('2026-10-06T09:00:00Z', now)).toBe(false);
});

it('STATE-07 shows no badge for a date that cannot be read', () => {
  expect(isNewProduct('', now)).toBe(false);
});
