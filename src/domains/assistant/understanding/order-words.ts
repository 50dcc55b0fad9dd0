import { lpoNumber, ofRequests, orderNumber } from './lexicon/order-words.ts';

/** Numbers of orders have at least so many digits. */
const digits = 6;

/** The orders that a message calls by their numbers, as they are written: "LPO-000012". */
export function orderNumbersIn(text: string): string[] {
  const found = [lpoNumber, orderNumber].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, number = '']) => `LPO-${number.padStart(digits, '0')}`),
  );
  return [...new Set(found)];
}

/** Whether a question on how things stand is of requests. `text`: lower case. */
export const asksOfRequests = (text: string): boolean => ofRequests.test(text);
