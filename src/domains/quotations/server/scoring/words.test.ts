import { expect, it } from 'vitest';
import { partWords } from './words.ts';

const delivery = (days: number, behind: number) =>
  ({
    name: 'delivery',
    weight: 130,
    value: 400,
    said: [{ key: 'deliverySlower', values: { days, behind } }],
  }) as const;

it('counts one day as one', () => {
  expect(partWords(delivery(1, 1), 'en')).toBe('Delivers in 1 day, 1 day later than the fastest.');
  expect(partWords(delivery(3, 2), 'en')).toBe(
    'Delivers in 3 days, 2 days later than the fastest.',
  );
  expect(partWords(delivery(1, 1), 'sw')).toContain('siku 1');
});
