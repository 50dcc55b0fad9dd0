import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endingOf,
  kenyanBanks,
  parseBankName,
  parsePaybillAccount,
  parsePayeeName,
  parsePayeeNumber,
  payeeKinds,
} from './payment-details-rules.ts';

describe('payment details', () => {
  it.each([
    ['bank', '0110 2345 678 900', '01102345678900'],
    ['bank', '1234-5678', '12345678'],
    ['bank', '12345', null],
    ['bank', '12345678901234567', null],
    ['bank', 'KE12345678', null],
    ['paybill', '522 522', '522522'],
    ['paybill', '1234', null],
    ['paybill', '12345678', null],
    ['till', '5238710', '5238710'],
    ['till', '0712345678', null],
    ['till', '', null],
  ] as const)('a %s number %j is read as %s', (kind, text, expected) => {
    expect(parsePayeeNumber(kind, text)).toBe(expected);
  });

  it('a number that is read is read the same again, however it was grouped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...payeeKinds),
        fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 24 }),
        (kind, text) => {
          const read = parsePayeeNumber(kind, text);
          if (read === null) return;
          expect(read).toMatch(/^\d{5,16}$/);
          expect(parsePayeeNumber(kind, read)).toBe(read);
          expect(text.replace(/[\s-]/g, '')).toBe(read);
        },
      ),
    );
  });

  it('a name and an account are one plain line, so that nothing else is printed with them', () => {
    expect(parsePayeeName('  JIRANI   HARDWARE LTD. ')).toBe('JIRANI HARDWARE LTD.');
    expect(parsePayeeName("Ng'ang'a & Sons (K) Ltd")).toBe("Ng'ang'a & Sons (K) Ltd");
    for (const text of [
      '',
      '12',
      'A',
      '‮evil name',
      'Name\u0000',
      '<b>Jirani</b>',
      'JengaSoko Escrow',
      'ЈengaSoko',
    ]) {
      expect(parsePayeeName(text)).toBeNull();
    }
    expect(parsePaybillAccount(' JIRANI 01 ')).toBe('JIRANI 01');
    expect(parsePaybillAccount('x'.repeat(21))).toBeNull();
  });

  it('every bank of the list is a name that is taken', () => {
    for (const bank of kenyanBanks) expect(parseBankName(bank)).toBe(bank);
  });

  it('a trail names the last four digits alone', () => {
    expect(endingOf('01102345678900')).toBe('8900');
  });
});
