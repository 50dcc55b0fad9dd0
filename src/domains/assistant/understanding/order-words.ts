import {
  askedOrderNumber,
  lpoNumber,
  ofAmount,
  ofArriving,
  ofCancelling,
  ofChanging,
  ofPaying,
  ofRequests,
  ofReturning,
  orderNumber,
  orderNumberAsked,
  thatOrder,
} from './lexicon/order-words.ts';

/** Numbers of orders have at least so many digits. */
const digits = 6;

const patterns = [lpoNumber, orderNumber, askedOrderNumber, orderNumberAsked];

/** The orders that a message calls by their numbers, as they are written: "LPO-000012". */
export function orderNumbersIn(text: string): string[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, number = '']) => `LPO-${number.padStart(digits, '0')}`),
  );
  return [...new Set(found)];
}

/** Whether a question on how things stand is of requests. `text`: lower case. */
export const asksOfRequests = (text: string): boolean => ofRequests.test(text);

/** What is asked of orders: to be called off, given back or changed, what is paid, when they come, their sum; else how they stand. */
export type OrderAspect =
  | 'cancel'
  | 'return'
  | 'change'
  | 'payment'
  | 'arrival'
  | 'amount'
  | 'state';

const aspects: readonly (readonly [OrderAspect, RegExp])[] = [
  ['cancel', ofCancelling],
  ['return', ofReturning],
  ['change', ofChanging],
  ['payment', ofPaying],
  ['arrival', ofArriving],
  ['amount', ofAmount],
];

/** `text`: lower case. */
export function orderAspect(text: string): OrderAspect {
  return aspects.find(([, words]) => words.test(text))?.[0] ?? 'state';
}

const longestQuestion = 7;

/** "Cancel it", "is it paid?": asked of the order that was spoken of just now. `text`: lower case. */
export const asksOfThatOrder = (text: string): boolean =>
  text.trim().split(/\s+/).length <= longestQuestion &&
  orderAspect(text) !== 'state' &&
  thatOrder.test(text);
