import { expect, it } from 'vitest';
import { asksOfRequests, orderNumbersIn } from './order-words.ts';

it.each([
  ['where is LPO-000012?', ['LPO-000012']],
  ['lpo 12 iko wapi', ['LPO-000012']],
  ['lpo no. 000012 na LPO-1234567', ['LPO-000012', 'LPO-1234567']],
  ['status of order number 7', ['LPO-000007']],
  ['oda namba 31 imefika wapi', ['LPO-000031']],
  ['order #000031', ['LPO-000031']],
  ['order 000031 please', ['LPO-000031']],
  ['order 50 bags of cement', []],
  ['where is my order', []],
])('"%s" calls orders %j', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});

it('tells requests from orders', () => {
  expect(asksOfRequests('any quotes yet')).toBe(true);
  expect(asksOfRequests('where is my order')).toBe(false);
});
