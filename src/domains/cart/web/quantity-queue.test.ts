import { beforeEach, describe, expect, it } from 'vitest';
import type { CartLine } from '../schema.ts';
import { createQuantityQueue, type QuantityQueue } from './quantity-queue.ts';

const lineOf = (quantity: number, id = 'cement') => ({ id, quantity }) as CartLine;
const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Sent {
  readonly itemId: string;
  readonly quantity: number;
  readonly answer: () => void;
  readonly refuse: () => void;
}

let sent: Sent[];
let settledLines: number[];
let restored: number[];
let queue: QuantityQueue;

beforeEach(() => {
  sent = [];
  settledLines = [];
  restored = [];
  queue = createQuantityQueue({
    send: (itemId, quantity) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(lineOf(quantity, itemId));
        sent.push({ itemId, quantity, answer, refuse: () => reject(new Error('Refused')) });
      }),
    settle: (line) => settledLines.push(line.quantity),
    fail: (line) => restored.push(line.quantity),
  });
});

describe('changes of quantity', () => {
  it('CART-02 sends a change at once and settles on the answer', async () => {
    queue.change(lineOf(2), 3);
    expect(sent).toMatchObject([{ itemId: 'cement', quantity: 3 }]);
    expect(queue.isBusy('cement')).toBe(true);
    sent[0]?.answer();
    await settled();
    expect(settledLines).toEqual([3]);
    expect(queue.isBusy('cement')).toBe(false);
  });

  it('sends what was pressed meanwhile as one, after the answer', async () => {
    queue.change(lineOf(2), 3);
    queue.change(lineOf(3), 4);
    queue.change(lineOf(4), 5);
    expect(sent).toHaveLength(1);
    sent[0]?.answer();
    await settled();
    expect(sent.map(({ quantity }) => quantity)).toEqual([3, 5]);
    expect(settledLines).toEqual([]);
    sent[1]?.answer();
    await settled();
    expect(settledLines).toEqual([5]);
  });

  it('ERR-20 goes back to what the server confirmed last', async () => {
    queue.change(lineOf(2), 3);
    queue.change(lineOf(3), 9);
    sent[0]?.answer();
    await settled();
    sent[1]?.refuse();
    await settled();
    expect(restored).toEqual([3]);
    queue.change(lineOf(3), 8);
    sent[2]?.refuse();
    await settled();
    expect(restored).toEqual([3, 3]);
  });

  it('ERR-20 says nothing of a refusal that a newer change has overtaken', async () => {
    queue.change(lineOf(2), 99);
    queue.change(lineOf(99), 4);
    sent[0]?.refuse();
    await settled();
    sent[1]?.answer();
    await settled();
    expect(restored).toEqual([]);
    expect(settledLines).toEqual([4]);
  });

  it('keeps lines apart', async () => {
    queue.change(lineOf(1, 'cement'), 2);
    queue.change(lineOf(1, 'steel'), 6);
    expect(sent.map(({ itemId }) => itemId)).toEqual(['cement', 'steel']);
    sent[1]?.answer();
    await settled();
    expect(settledLines).toEqual([6]);
    expect(queue.isBusy('cement')).toBe(true);
  });

  it('CART-04 sends and tells nothing more of a removed line', async () => {
    queue.change(lineOf(2), 3);
    queue.change(lineOf(3), 4);
    queue.forget('cement');
    sent[0]?.refuse();
    await settled();
    expect(sent).toHaveLength(1);
    expect([settledLines, restored]).toEqual([[], []]);
  });
});
