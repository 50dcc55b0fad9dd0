import { describe, expect, it } from 'vitest';
import { formatUnitPrice } from '../../../shared/money.ts';
import { availability, totalPrice } from './quantity.ts';
import { isInStock } from './stock.ts';

describe('stock state', () => {
  it('STATE-05 is in stock above 0', () => {
    expect(isInStock({ stockQuantity: 1 })).toBe(true);
  });
  it('STATE-06 is out of stock at 0 and where the stock is missing', () => {
    expect(isInStock({ stockQuantity: 0 })).toBe(false);
    expect(isInStock({})).toBe(false);
    expect(isInStock({ stockQuantity: null })).toBe(false);
  });
});

describe('availability', () => {
  it('VAL-13 refuses stock 0', () => {
    expect(availability({ stockQuantity: 0, minOrderQuantity: 1 })).toBe('outOfStock');
  });
  it('VAL-05 refuses a stock below the minimum order with a reason of its own', () => {
    expect(availability({ stockQuantity: 3, minOrderQuantity: 5 })).toBe('belowMinimum');
    expect(availability({ stockQuantity: 5, minOrderQuantity: 5 })).toBe('available');
  });
  it('VAL-08 lets a product without a stated stock be ordered', () => {
    expect(availability({ minOrderQuantity: 1 })).toBe('available');
  });
});

describe('totalPrice', () => {
  it('PROD-08 is price times quantity, exact to the cent', () => {
    expect(totalPrice('0.50', 3)).toBe('1.50');
    expect(totalPrice('1250.10', 3)).toBe('3750.30');
    expect(totalPrice('99999999.99', 1000)).toBe('99999999990.00');
  });
  it('DATA-48 takes the price as a string or as a number', () => {
    expect(totalPrice(1250, 4)).toBe(totalPrice('1250.00', 4));
    expect(formatUnitPrice(1250.5)).toBe(formatUnitPrice('1250.50'));
    expect(formatUnitPrice(1250)).toBe('KSh 1,250');
  });
});
