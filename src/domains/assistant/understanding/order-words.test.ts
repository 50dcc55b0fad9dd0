import { expect, it } from 'vitest';
import { asksOfRequests, asksOfThatOrder, orderAspect, orderNumbersIn } from './order-words.ts';

it.each([
  ['where is LPO-000012?', ['LPO-000012']],
  ['lpo 12 iko wapi', ['LPO-000012']],
  ['lpo no. 000012 na LPO-1234567', ['LPO-000012', 'LPO-1234567']],
  ['status of order number 7', ['LPO-000007']],
  ['oda namba 31 imefika wapi', ['LPO-000031']],
  ['order #000031', ['LPO-000031']],
  ['order 000031 please', ['LPO-000031']],
  ['where is order 99999999999', ['LPO-99999999999']],
  ['cancel my order 4711', ['LPO-004711']],
  ['oda 4711 imelipwa?', ['LPO-004711']],
  ['where is order 123456789012345678901', ['LPO-123456789012345678901']],
  ['order 50 bags of cement', []],
  ['make the order 60', []],
  ['i want to order 50 please', []],
  ['agizo la simiti 40', []],
  ['where is my order', []],
])('"%s" calls orders %j', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});

it('tells requests from orders', () => {
  expect(asksOfRequests('any quotes yet')).toBe(true);
  expect(asksOfRequests('where is my order')).toBe(false);
});

it.each([
  ['cancel lpo-000012', 'cancel'],
  ['nataka kughairi oda lpo-000012', 'cancel'],
  ['nicancelie lpo 12', 'cancel'],
  ['is lpo-000012 paid', 'payment'],
  ['nimelipa lpo-000012?', 'payment'],
  ['lpo-000012 imelipwa?', 'payment'],
  ['niko na deni ya lpo 12', 'payment'],
  ['when will lpo-000012 come', 'arrival'],
  ['lpo 12 itafika lini', 'arrival'],
  ['lpo 12 imechelewa', 'arrival'],
  ['how much is lpo-000012', 'amount'],
  ['lpo 12 ni bei gani', 'amount'],
  ['refund lpo 12', 'return'],
  ['badilisha lpo 12', 'change'],
  ['where is lpo-000012', 'state'],
] as const)('"%s" asks for %s', (text, aspect) => {
  expect(orderAspect(text)).toBe(aspect);
});

it('hears that an order is meant by what was said before', () => {
  for (const text of ['cancel it', 'is it paid?', 'itafika lini hiyo', 'imelipwa?'])
    expect(asksOfThatOrder(text), text).toBe(true);
  for (const text of ['50 bags of cement', 'ok', 'when can you bring 20 bags of it to Thika town'])
    expect(asksOfThatOrder(text), text).toBe(false);
});
