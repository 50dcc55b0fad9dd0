import { describe, expect, it, vi } from 'vitest';
import { announceChange, onChange } from './changes.ts';

describe('changes', () => {
  it('STATE-10 a change of the cart reaches the cart and its count', () => {
    const cart = vi.fn();
    const count = vi.fn();
    const stopCart = onChange('/api/cart', cart);
    const stopCount = onChange('/api/cart/count', count);
    announceChange('/api/cart');
    expect(cart).toHaveBeenCalledTimes(1);
    expect(count).toHaveBeenCalledTimes(1);
    stopCart();
    stopCount();
  });
  it('leaves other data alone, and listeners that have stopped', () => {
    const carton = vi.fn();
    const cart = vi.fn();
    const stopCarton = onChange('/api/cartons', carton);
    onChange('/api/cart', cart)();
    announceChange('/api/cart');
    expect(carton).not.toHaveBeenCalled();
    expect(cart).not.toHaveBeenCalled();
    stopCarton();
  });
  it('keeps two watchers apart that share a function', () => {
    const shared = vi.fn();
    const stopFirst = onChange('/api/cart', shared);
    const stopSecond = onChange('/api/cart', shared);
    stopFirst();
    announceChange('/api/cart');
    expect(shared).toHaveBeenCalledTimes(1);
    stopSecond();
  });
});
