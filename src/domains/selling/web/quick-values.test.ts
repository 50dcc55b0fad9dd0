import { describe, expect, it } from 'vitest';
import { readQuickPrice, readQuickStock, shortPrice } from './quick-values.ts';

describe('what is typed into the table of products', () => {
  it.each([
    ['1250', '1250.00'],
    [' 1,250.5 ', '1250.50'],
    ['0.05', '0.05'],
    ['0', null],
    ['-1', null],
    ['12,50', null],
    ['1.005', null],
    ['', null],
    ['1e5', null],
    ['100000000', null],
  ])('reads the price %j as %j', (text, price) => expect(readQuickPrice(text)).toBe(price));

  it.each([
    ['0', 0],
    ['1,200', 1200],
    ['2.5', null],
    ['-1', null],
    ['', null],
    ['100000001', null],
  ])('reads the stock %j as %j', (text, stock) => expect(readQuickStock(text)).toBe(stock));

  it('shows a price without cents that are none', () => {
    expect([shortPrice('1250.00'), shortPrice('1250.50')]).toEqual(['1250', '1250.50']);
  });
});
