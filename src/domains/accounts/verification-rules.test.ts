import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAsk, parseKraPin, parseRegistrationNumber } from './verification-rules.ts';

describe('a KRA PIN', () => {
  it.each([
    ['A001234567Z', 'A001234567Z'],
    ['p051112223z', 'P051112223Z'],
    [' p 051 112 223 z ', 'P051112223Z'],
  ])('%j is %s', (text, pin) => {
    expect(parseKraPin(text)).toBe(pin);
  });

  it.each([
    '',
    'B001234567Z',
    'A00123456Z',
    'A0012345678Z',
    'A001234567',
    'A0012345678',
    'A00123456OZ',
    'A001234567ZZ',
  ])('%j is none', (text) => {
    expect(parseKraPin(text)).toBeNull();
  });
});

describe('a registration number', () => {
  it.each([
    ['pvt-9xu2r7k', 'PVT-9XU2R7K'],
    ['PVT - JZUYGKL', 'PVT-JZUYGKL'],
    ['CPR / 2014 / 123456', 'CPR/2014/123456'],
    ['C. 45678', 'C.45678'],
    ['bn  123456', 'BN 123456'],
    ['BN/2015/345678', 'BN/2015/345678'],
    ['LLP-7XQ2A9', 'LLP-7XQ2A9'],
    ['CLG-4QYV2Z', 'CLG-4QYV2Z'],
    ['123456', '123456'],
  ])('%j is %s', (text, number) => {
    expect(parseRegistrationNumber(text)).toBe(number);
  });

  it.each([
    '',
    '12',
    'hello world',
    'Mabati Limited',
    'PVT-',
    'PVT',
    '<b>PVT-1234</b>',
    'PVT-1234567890123',
    'A'.repeat(40),
  ])('%j is none', (text) => {
    expect(parseRegistrationNumber(text)).toBeNull();
  });
});

it('what was understood once is understood the same again', () => {
  const written = fc.stringMatching(/^ ?[a-zA-Z]{0,5} ?[-/. ]? ?[a-zA-Z0-9]{0,12} ?$/);
  fc.assert(
    fc.property(written, (text) => {
      for (const parse of [parseKraPin, parseRegistrationNumber]) {
        const once = parse(text);
        if (once !== null) expect(parse(once)).toBe(once);
      }
    }),
  );
});

it('asking is for who never asked and who was rejected', () => {
  expect((['none', 'pending', 'verified', 'rejected'] as const).filter(mayAsk)).toEqual([
    'none',
    'rejected',
  ]);
});
