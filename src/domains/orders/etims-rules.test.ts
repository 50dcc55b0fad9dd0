import { describe, expect, it } from 'vitest';
import {
  controlUnitPattern,
  etimsCheckAddress,
  etimsNumberPattern,
  isOfUnit,
  mayEnterEtims,
  tidyEtims,
} from './etims-rules.ts';

describe('the numbers of an eTIMS invoice', () => {
  it.each(['KRAMW017202209000001', 'KRACU0100000001'])('%s is a control unit', (unit) => {
    expect(unit).toMatch(controlUnitPattern);
  });
  it.each(['', 'KRA0100000001', 'KRACU01', 'XRACU0100000001', 'KRACU0100000001/2'])(
    '“%s” is none',
    (unit) => {
      expect(unit).not.toMatch(controlUnitPattern);
    },
  );
  it.each(['0040804130000058920', '12', 'KRACU0100000001/12'])('%s is a number', (number) => {
    expect(number).toMatch(etimsNumberPattern);
  });
  it.each(['', 'INV-12', '123456789012345678901', 'KRACU0100000001/', '12/12'])(
    '“%s” is none',
    (number) => {
      expect(number).not.toMatch(etimsNumberPattern);
    },
  );
  it('are read as they are copied, and belong together', () => {
    expect(tidyEtims(' kracu 0100000001 / 12 ')).toBe('KRACU0100000001/12');
    expect(isOfUnit('KRACU0100000001/12', 'KRACU0100000001')).toBe(true);
    expect(isOfUnit('KRACU0100000001/12', 'KRACU0100000002')).toBe(false);
    expect(isOfUnit('12', 'KRACU0100000002')).toBe(true);
  });
  it('lead to where KRA checks them', () => {
    expect(etimsCheckAddress('KRACU0100000001/12')).toMatch(/invoiceNo=KRACU0100000001%2F12$/);
  });
});

it('they are entered once the order is confirmed, and changed until it is completed', () => {
  expect(mayEnterEtims('placed', false)).toBe(false);
  expect(mayEnterEtims('cancelled', false)).toBe(false);
  expect(mayEnterEtims('confirmed', false)).toBe(true);
  expect(mayEnterEtims('delivered', true)).toBe(true);
  expect(mayEnterEtims('completed', false)).toBe(true);
  expect(mayEnterEtims('completed', true)).toBe(false);
});
