import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const places = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()), {
  minLength: 1,
  maxLength: 6,
});

describe('cursors', () => {
  it('lead back to the place they were written for', () => {
    fc.assert(
      fc.property(fc.string(), places, (list, place) => {
        expect(readCursor(list, writeCursor(list, place))).toEqual(place);
      }),
    );
  });

  it('are refused by another list', () => {
    const cursor = writeCursor('by name', ['cement', 'id']);
    expect(() => readCursor('by price', cursor)).toThrow(
      expect.objectContaining({
        status: 422,
        issues: [expect.objectContaining({ path: 'cursor' })],
      }),
    );
  });

  it('are refused when any of their characters was changed', () => {
    const cursor = writeCursor('by name', ['cement', 'id']);
    for (let at = 0; at < cursor.length; at += 1) {
      const other = cursor[at] === 'A' ? 'B' : 'A';
      const edited = cursor.slice(0, at) + other + cursor.slice(at + 1);
      expect(() => readCursor('by name', edited)).toThrow();
    }
  });

  it.each(['{', '[]', '{}', '[null]', '"x"', '[[1]]'])('refuse a forged one with %j', (text) => {
    const body = Buffer.from(text).toString('base64url');
    const check = hash('sha256', `by name\n${body}`, 'base64url').slice(0, 12);
    expect(() => readCursor('by name', `${body}.${check}`)).toThrow(
      expect.objectContaining({ status: 422 }),
    );
  });

  it.each(['', '.', 'x', 'a.b.c', '%00'])('refuse %j', (text) => {
    expect(() => readCursor('by name', text)).toThrow(expect.objectContaining({ status: 422 }));
  });
});
