import { describe, expect, it } from 'vitest';
import { findBrands } from '../../understanding/brands.ts';
import { prepare } from '../../understanding/knowledge.ts';
import { referenceKnowledge } from '../../understanding/testing/knowledge.ts';
import type { Offer } from '../queries/offers.ts';
import { scoreOffers } from './score.ts';

const item = {
  types: ['cement-32-5'],
  written: '',
  quantity: 50,
  unit: 'bag',
  wishes: [],
  isExtra: false,
  isSure: true,
} as const;
const offer = (id: string, name: string, other: Partial<Offer> = {}): Offer => ({
  line: 0,
  id,
  slug: id,
  name,
  productType: 'cement-32-5',
  attributes: {},
  price: '750.00',
  unit: '50 kg bag',
  usualUnit: '50 kg bag',
  stockQuantity: 500,
  minOrderQuantity: 1,
  supplierId: id,
  supplierName: id,
  isVerified: false,
  delivers: true,
  leadTimeDays: 2,
  supplierCounty: null,
  onTimeRate: null,
  completedOrders: 0,
  ratingSum: 0,
  ratingCount: 0,
  ...other,
});
const ranked = (offers: readonly Offer[], brands: readonly string[] = []) =>
  scoreOffers(item, offers, [], { county: 'Nairobi', daysLeft: null, brands }).map(({ id }) => id);

describe('brands', () => {
  it.each([
    ['Bamburi cement 40 bags', ['bamburi']],
    ['blue triangle or simba', ['blue triangle', 'simba']],
    ['I must have it in total by Friday', []],
  ])('%s', (message, brands) => {
    const { facts } = referenceKnowledge();
    const own = ['Bamburi Cement', 'Blue Triangle', 'Simba Cement', 'Must', 'Total'];
    const listed = own.map((name) => ({ name, isTrusted: true }));
    const knowledge = prepare({ ...facts, brands: listed });
    expect(findBrands(knowledge, { message, tokens: [], text: '' })).toEqual(brands);
  });

  it('the one asked for comes first, where it can be had', () => {
    const cheap = offer('cheap', 'Savannah Cement', { price: '700.00' });
    const asked = offer('asked', 'Bamburi Cement');
    const absent = offer('absent', 'Bamburi Cement', { stockQuantity: 0 });
    expect(ranked([cheap, asked, absent])).toEqual(['cheap', 'asked', 'absent']);
    expect(ranked([cheap, asked, absent], ['bamburi'])).toEqual(['asked', 'cheap', 'absent']);
  });
});

describe('offers', () => {
  it('what is delivered and in stock comes before what is cheaper', () => {
    const there = offer('there', 'A');
    expect(
      ranked([
        offer('elsewhere', 'B', { delivers: false, price: '600.00' }),
        there,
        offer('none', 'C', { stockQuantity: 0, price: '600.00' }),
      ])[0],
    ).toBe('there');
  });

  it('a minimum order above the count stands behind', () => {
    expect(ranked([offer('large', 'A', { minOrderQuantity: 100 }), offer('fits', 'B')])).toEqual([
      'fits',
      'large',
    ]);
  });
});
