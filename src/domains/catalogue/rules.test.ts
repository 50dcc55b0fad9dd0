import { describe, expect, it } from 'vitest';
import {
  averageRating,
  listsInactive,
  maySeeProduct,
  mediaKeyOf,
  mediaUrl,
  sortOf,
} from './rules.ts';

const supplier = { id: 'supplier-1', role: 'supplier' };
const rival = { id: 'supplier-2', role: 'supplier' };
const admin = { id: 'admin-1', role: 'admin' };
const contractor = { id: 'contractor-1', role: 'contractor' };

describe('who sees a product', () => {
  it.each([
    [null, true],
    [contractor, true],
    [rival, true],
  ])('shows a listed one to %j', (viewer, expected) => {
    expect(maySeeProduct(viewer, { isActive: true, supplierId: supplier.id })).toBe(expected);
  });

  it.each([
    [null, false],
    [contractor, false],
    [rival, false],
    [supplier, true],
    [admin, true],
  ])('answers %j for one off the list with %s', (viewer, expected) => {
    expect(maySeeProduct(viewer, { isActive: false, supplierId: supplier.id })).toBe(expected);
  });

  it('lists what is off the list to its supplier alone', () => {
    expect(listsInactive(supplier, { supplierId: supplier.id })).toBe(true);
    expect(listsInactive(rival, { supplierId: supplier.id })).toBe(false);
    expect(listsInactive(null, { supplierId: supplier.id })).toBe(false);
    expect(listsInactive(supplier, {})).toBe(false);
  });
});

describe('the sort of a list', () => {
  it.each([
    [{}, 'name'],
    [{ search: '  ' }, 'name'],
    [{ search: 'cement' }, 'relevance'],
    [{ search: 'cement', sort: 'price_asc' }, 'price_asc'],
    [{ sort: 'newest' }, 'newest'],
    [{ sort: 'relevance' }, 'name'],
  ] as const)('LIST-06 of %j is %s', (query, sort) => {
    expect(sortOf(query)).toBe(sort);
  });
});

describe('ratings and authors', () => {
  it('rounds the mean to one decimal', () => {
    expect(averageRating(595, 124)).toBe(4.8);
    expect(averageRating(5, 1)).toBe(5);
  });

  it('has no mean without reviews', () => {
    expect(averageRating(0, 0)).toBeNull();
  });
});

describe('addresses of pictures', () => {
  it('reads the key of a stored one', () => {
    expect(mediaKeyOf('/media/0a1b2c')).toBe('0a1b2c');
  });

  it.each(['https://elsewhere.example/media/0a1b2c', '/media/../secret', '/media/', 'data:,'])(
    'knows no key in %s',
    (address) => {
      expect(mediaKeyOf(address)).toBeNull();
    },
  );

  it('makes one for each width', () => {
    expect(mediaUrl('0a1b2c', 320)).toBe('/media/0a1b2c/320.webp');
  });
});
