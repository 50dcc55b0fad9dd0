import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.ts';

describe('parsePhone', () => {
  it.each([
    ['0712 345 678', '+254712345678'],
    ['0712-345-678', '+254712345678'],
    ['254712345678', '+254712345678'],
    ['+254712345678', '+254712345678'],
    ['+254 (0) 712 345 678', '+254712345678'],
    ['00254 712 345678', '+254712345678'],
    ['712345678', '+254712345678'],
    ['0112 345 678', '+254112345678'],
    ['０７１２３４５６７８', '+254712345678'],
    ['\u202a+254 712 345678\u202c', '+254712345678'],
    ['020 2345678', '+254202345678'],
    ['+256 772 123456', '+256772123456'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['(0712) 345/678', '+254712345678'],
  ])('AUTH-06 reads %j as %s', (text, expected) => {
    expect(parsePhone(text)).toBe(expected);
  });

  it.each([
    '',
    '0712 345 67',
    '0712 345 6789',
    '0312 345 678',
    '071234567a',
    '12345678',
    '+0712345678',
    '+2547123456789',
    '+1234567890123456',
    'contractor@demo.example',
    '++254712345678',
    '254+712345678',
    '0712345678 x12',
    'call 0712345678',
    '+999 712 345 678',
    '+44 20 7946 09',
    '+98 90 000',
  ])('refuses %j', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  const national = fc
    .tuple(fc.constantFrom('7', '1'), fc.stringMatching(/^\d{8}$/))
    .map((parts) => parts.join(''));
  const prefix = fc.constantFrom('0', '254', '+254', '00254', '+254 (0)', '+254-', '254 ', '');

  it('AUTH-06 makes one number of every spelling, with blanks and dashes anywhere', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0', '–', '('), {
      minLength: 9,
      maxLength: 9,
    });
    fc.assert(
      fc.property(national, prefix, separators, (digits, start, between) => {
        const spelled = [...digits].map((digit, i) => `${between[i]}${digit}`).join('');
        expect(parsePhone(start + spelled)).toBe(`+254${digits}`);
      }),
    );
  });

  it('answers what the database accepts, and the same again for its own answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ]{6,18}$/)), (text) => {
        const number = parsePhone(text);
        if (number === null) return;
        expect(number).toMatch(/^\+[1-9][0-9]{7,14}$/);
        expect(parsePhone(number)).toBe(number);
      }),
    );
  });
});
