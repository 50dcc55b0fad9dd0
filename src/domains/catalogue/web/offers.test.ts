import { describe, expect, it } from 'vitest';
import type { Product } from '../schema.ts';
import { compareOffers } from './offers.ts';

const supplier = { id: 's', companyName: 'Soko', location: null, county: null, isVerified: true };
const offer = (id: string, price: string, stockQuantity = 10) => ({
  id,
  slug: id,
  price,
  stockQuantity,
  minOrderQuantity: 1,
  unit: 'bag',
  supplier: { ...supplier, county: 'Nairobi' },
});
const product = (price: string, stockQuantity: number, offers: Product['offers']) =>
  ({ ...offer('this', price, stockQuantity), offers }) as unknown as Product;

describe('compareOffers', () => {
  it('puts what is in stock first, cheapest first, with this product among the others', () => {
    const rows = compareOffers(
      product('900.00', 5, [offer('a', '1000.00'), offer('b', '850.00', 0), offer('c', '880.00')]),
    );
    expect(rows.map(({ id }) => id)).toEqual(['c', 'this', 'a', 'b']);
    expect(rows.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual(['this']);
  });
  it('marks the cheapest that can be had, also where two are', () => {
    const rows = compareOffers(
      product('880.00', 5, [offer('a', '880'), offer('b', '10.00', 0), offer('c', '900.00')]),
    );
    expect(rows.filter(({ isCheapest }) => isCheapest).map(({ id }) => id)).toEqual(['this', 'a']);
  });
  it('marks none where nothing is in stock', () => {
    const rows = compareOffers(product('880.00', 0, [offer('a', '900.00', 0)]));
    expect(rows.some(({ isCheapest }) => isCheapest)).toBe(false);
  });
});
