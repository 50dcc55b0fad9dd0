import { describe, expect, it } from 'vitest';
import { productSorts } from '../schema.ts';
import {
  canonicalList,
  countExtraFilters,
  isIndexable,
  isRestricted,
  listAddress,
  pricesCross,
  productQuery,
  readFilters,
  unreadable,
} from './list-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const supplier = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('readFilters', () => {
  it('ROUTE-06, ROUTE-07 reads the search text and the category slug', () => {
    expect(read('search=+river+sand+&category=cement')).toMatchObject({
      search: 'river sand',
      category: 'cement',
    });
  });
  it('LIST-06 sorts by name, and by best match with a search text, unless something is chosen', () => {
    expect(read('').sort).toBeNull();
    expect(read('sort=name').sort).toBeNull();
    expect(read('sort=relevance').sort).toBeNull();
    expect(read('sort=price_asc').sort).toBe('price_asc');
    expect(read('search=paint&sort=relevance').sort).toBeNull();
    expect(read('search=paint&sort=name').sort).toBe('name');
  });
  it('knows every sort that the API knows', () => {
    const readBack = productSorts.map((sort) => read(`search=x&sort=${sort}`).sort);
    expect(readBack).toEqual(['name', 'price_asc', 'price_desc', 'newest', 'rating', null]);
    expect(productSorts.at(-1)).toBe('relevance');
  });
  it('LIST-09 shows a grid unless the list is chosen', () => {
    expect(read('').view).toBe('grid');
    expect(read('view=tiles').view).toBe('grid');
    expect(read('view=list').view).toBe('list');
  });
  it('leaves out what nobody could have chosen', () => {
    expect(read('minPrice=cheap&maxPrice=-4&county=Paris&sort=stars&supplier=7')).toEqual(read(''));
  });
  it('reads amounts as people write them', () => {
    expect(read('minPrice=1,250&maxPrice=2500.50')).toMatchObject({
      minPrice: '1250',
      maxPrice: '2500.50',
    });
  });
  it('cuts an overlong search text to what the API takes', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });
});

describe('pricesCross', () => {
  it.each([
    ['minPrice=500&maxPrice=100', true],
    ['minPrice=1,000&maxPrice=999.99', true],
    ['minPrice=100&maxPrice=100.00', false],
    ['minPrice=90&maxPrice=100', false],
    ['minPrice=500', false],
    ['maxPrice=100', false],
  ])('%s: %s', (query, expected) => {
    expect(pricesCross(read(query))).toBe(expected);
  });
});

describe('listAddress', () => {
  it('is /products alone where nothing is chosen', () => {
    expect(listAddress(read('search=&category=&sort=name&view=grid'))).toBe('/products');
  });
  it('reads back as what it was made from', () => {
    const filters = read(
      `search=paint&category=paint-finishes&sort=newest&minPrice=10&maxPrice=20.50&county=Nairobi` +
        `&inStock=1&verified=1&supplier=${supplier}&view=list&cursor=abc`,
    );
    expect(read(listAddress(filters).split('?')[1] ?? '')).toEqual(filters);
  });
});

describe('productQuery', () => {
  it('ROUTE-07 sends the id of the category whose slug the address carries', () => {
    const query = productQuery(
      read('search=nails&category=tools&inStock=true&verified=true'),
      'id-of-tools',
    );
    expect(query).toMatchObject({
      search: 'nails',
      categoryId: 'id-of-tools',
      inStock: 'true',
      verified: 'true',
    });
    expect(query.sort).toBeNull();
  });
});

describe('what restricts a list', () => {
  it('counts the filters behind "More filters"', () => {
    expect(countExtraFilters(read('search=a&minPrice=1&inStock=true&county=Kisumu'))).toBe(3);
    expect(countExtraFilters(read('search=a&verified=on'))).toBe(1);
    expect(countExtraFilters(read('search=a&category=b'))).toBe(0);
  });
  it('tells a restricted list from the whole one', () => {
    expect(isRestricted(read('sort=newest&view=list'))).toBe(false);
    expect(isRestricted(read(`supplier=${supplier}`))).toBe(true);
  });
});

describe('search engines', () => {
  it('keep one address per search text and category', () => {
    const filters = read('search=paint&category=paint-finishes&sort=newest&cursor=x&view=list');
    expect(canonicalList(filters)).toBe('/products?search=paint&category=paint-finishes');
    expect(isIndexable(filters)).toBe(false);
    expect(isIndexable(read('category=paint-finishes'))).toBe(true);
    expect(isIndexable(read('search=paint&category=paint-finishes'))).toBe(false);
    expect(isIndexable(read('county=Nairobi'))).toBe(false);
  });
});

describe('unreadable', () => {
  it('names what an address asks for in vain, and nothing else', () => {
    const found = (query: string) => unreadable(new URLSearchParams(query));
    expect(found('sort=bogus&minPrice=ten&county=Atlantis&search=x')).toEqual([
      { name: 'sort', value: 'bogus' },
      { name: 'minPrice', value: 'ten' },
      { name: 'county', value: 'Atlantis' },
    ]);
    expect(found('sort=name&sort=&maxPrice=1,500&county=Kisumu&utm_source=x')).toEqual([]);
    expect(found('sort=relevance&minPrice=')).toEqual([]);
    expect(found(`sort=${'x'.repeat(500)}`)[0]?.value).toHaveLength(40);
  });
});
