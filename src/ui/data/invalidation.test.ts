import { expect, it } from 'vitest';
import { isAbout } from './invalidation.ts';

it('an event concerns the page of what it names, and every page of all of them', () => {
  const quotation = { type: 'quotation_received', rfqId: 'a' };
  const order = { type: 'order_updated', orderId: 'a' };
  expect([quotation, order].map((frame) => isAbout(frame, 'a'))).toEqual([true, true]);
  expect([quotation, order].map((frame) => isAbout(frame, 'b'))).toEqual([false, false]);
  expect(isAbout(order, undefined)).toBe(true);
});
