import { asksIfThere, ofStock } from './lexicon/chat-words.ts';

/** Whether a message asks if things are there, or how little of them is sold. `text`: lower case. */
export const asksIfInStock = (text: string): boolean =>
  ofStock.test(text) || asksIfThere.test(text.trim());
