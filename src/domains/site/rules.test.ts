import { describe, expect, test } from 'vitest';
import { phoneLink, searchPath, simpleEmail } from './rules.ts';

describe('searchPath', () => {
  test('LAND-16 LAND-17 carries the text in the address', () => {
    expect(searchPath('steel bars')).toBe('/products?search=steel+bars');
    expect(searchPath(' paint & brushes ')).toBe('/products?search=paint+%26+brushes');
  });

  test.each(['', '   ', '\t'])('LAND-18 leads to the whole list without a text (%j)', (text) => {
    expect(searchPath(text)).toBe('/products');
  });
});

describe('simpleEmail', () => {
  test.each(['a@b.co', 'jane.wambui+site@mail.example.co.ke'])('VAL-02 takes %s', (email) => {
    expect(simpleEmail.test(email)).toBe(true);
  });

  test.each(['abc', 'a@b', '@b.co', 'a@.co', 'a@b.', 'a b@c.de', 'a@b@c.de', 'a@b..co'])(
    'VAL-02 refuses %s',
    (email) => {
      expect(simpleEmail.test(email)).toBe(false);
    },
  );
});

test('phoneLink leaves the spaces out', () => {
  expect(phoneLink('+254 700 000 100')).toBe('tel:+254700000100');
});
