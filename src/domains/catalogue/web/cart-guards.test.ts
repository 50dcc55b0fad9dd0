import { describe, expect, it } from 'vitest';
import { decideCardAdd } from './cart-guards.ts';

const contractor = { role: 'contractor' } as const;
const supplier = { role: 'supplier' } as const;
const inStock = { stockQuantity: 10, minOrderQuantity: 5 };
const soldOut = { stockQuantity: 0, minOrderQuantity: 5 };

describe('decideCardAdd', () => {
  it('VAL-14 asks a visitor to log in first, whatever the stock', () => {
    const asked = { kind: 'loginRequired', quantity: 5 };
    expect(decideCardAdd(null, inStock)).toEqual(asked);
    expect(decideCardAdd(null, soldOut)).toEqual(asked);
  });
  it('VAL-15 turns every other role away, whatever the stock', () => {
    expect(decideCardAdd(supplier, inStock)).toEqual({ kind: 'contractorsOnly' });
    expect(decideCardAdd(supplier, soldOut)).toEqual({ kind: 'contractorsOnly' });
    expect(decideCardAdd({ role: 'admin' }, soldOut)).toEqual({ kind: 'contractorsOnly' });
  });
  it('VAL-16 tells a contractor that nothing is in stock', () => {
    expect(decideCardAdd(contractor, soldOut)).toEqual({ kind: 'outOfStock' });
    expect(decideCardAdd(contractor, {})).toEqual({ kind: 'outOfStock' });
  });
  it('API-33 sends the minimum order, or 1 when there is none', () => {
    expect(decideCardAdd(contractor, inStock)).toEqual({ kind: 'send', quantity: 5 });
    expect(decideCardAdd(contractor, { stockQuantity: 3 })).toEqual({ kind: 'send', quantity: 1 });
    expect(decideCardAdd(contractor, { stockQuantity: 3, minOrderQuantity: 0 })).toEqual({
      kind: 'send',
      quantity: 1,
    });
  });
});

describe('decideCardAdd of what was asked for', () => {
  const send = (quantity: number) => ({ kind: 'send', quantity });
  it('sends as many, whole ones, and never less than the minimum order', () => {
    expect(decideCardAdd(contractor, inStock, 60)).toEqual(send(60));
    expect(decideCardAdd(contractor, inStock, 7.2)).toEqual(send(8));
    expect(decideCardAdd(contractor, inStock, 2)).toEqual(send(5));
  });
});
