import { describe, expect, it } from 'vitest';
import { counties } from './counties.ts';
import { kmBetween } from './county-distances.ts';

describe('kmBetween', () => {
  it.each([
    ['Nairobi', 'Mombasa', 480, 600],
    ['Nairobi', 'Kiambu', 10, 30],
    ['Nairobi', 'Kisumu', 320, 380],
    ['Nairobi', 'Mandera', 950, 1_150],
  ])('from %s to %s it is about as far as by road', (one, other, least, most) => {
    expect(kmBetween(one, other)).toBeGreaterThanOrEqual(least);
    expect(kmBetween(one, other)).toBeLessThanOrEqual(most);
  });

  it('is the same there and back, 0 at home, and short of the length of the country', () => {
    for (const one of counties) {
      expect(kmBetween(one, one)).toBe(0);
      for (const other of counties) {
        expect(kmBetween(one, other)).toBe(kmBetween(other, one));
        expect(kmBetween(one, other)).toBeLessThan(1_600);
      }
    }
  });

  it('knows nothing of what is no county', () => {
    expect(kmBetween('Nairobi', null)).toBeNull();
    expect(kmBetween('toString', 'Nairobi')).toBeNull();
  });
});
