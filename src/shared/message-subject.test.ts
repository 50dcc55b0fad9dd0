import { expect, it } from 'vitest';
import { type MessageSubject, subjectProduct } from './message-subject.ts';

it('finds the product that a page handed over, and nothing in whatever else a history holds', () => {
  const handed: MessageSubject = { productId: 'p1' };
  expect(subjectProduct(handed)).toBe('p1');
  for (const other of [null, undefined, 'p1', {}, { productId: 5 }, []]) {
    expect(subjectProduct(other)).toBeNull();
  }
});
