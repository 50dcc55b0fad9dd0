import { expect, it } from 'vitest';
import { listAddress, maySayPrice, readFilters } from './list-filters.ts';
import { withSaidPrices } from './said-prices.ts';

const filtersOf = (address: string) =>
  readFilters(new URL(address, 'http://localhost').searchParams);
const shown = (address: string) => listAddress(withSaidPrices(filtersOf(address)));

it('a price that a search says is a filter that can be taken off, and the rest stays searched for', () => {
  expect(shown('/products?search=cement+chini+ya+1000')).toBe(
    '/products?search=cement&maxPrice=1000',
  );
  expect(shown('/products?search=mabati+kati+ya+500+na+900&county=Kiambu')).toBe(
    '/products?search=mabati&minPrice=500&maxPrice=900&county=Kiambu',
  );
  expect(shown('/products?search=under+1,000&maxPrice=850')).toBe('/products?maxPrice=850');
  expect(shown('/products?search=tank+over+1000+litres')).toBe(
    '/products?search=tank+over+1000+litres',
  );
});

it('a search without a figure is not read for prices', () => {
  expect(maySayPrice('cement chini ya elfu moja')).toBe(true);
  expect(maySayPrice('paint under 2k')).toBe(true);
  expect(maySayPrice('river sand')).toBe(false);
});
