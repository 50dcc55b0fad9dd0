import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSameUnit,
  type MaterialFacts,
  normalizeQuantity,
  unitSize,
  unitsIn,
} from './unit-rules.ts';

const cement: MaterialFacts = { productType: 'cement-32-5', usualUnit: '50 kg bag' };
const y12: MaterialFacts = { attributes: { diameterMm: 12, lengthM: 12 }, usualUnit: '12 m bar' };
const none: MaterialFacts = {};

describe('normalizeQuantity', () => {
  it.each<[string, string | null, MaterialFacts, string, string]>([
    ['100', '50 kg bag', none, '5000.000000', 'kg'],
    ['100', '50kg bags', none, '5000.000000', 'kg'],
    ['100', 'bag of 50 kg', none, '5000.000000', 'kg'],
    ['100', 'bags', cement, '5000.000000', 'kg'],
    ['100', 'mifuko', cement, '5000.000000', 'kg'],
    ['100', 'bag', { attributes: { bagKg: 25 }, usualUnit: '50 kg bag' }, '2500.000000', 'kg'],
    ['100', 'bag', { text: 'Savannah cement' }, '5000.000000', 'kg'],
    ['100', 'bag', { text: 'Tile adhesive 20kg' }, '2000.000000', 'kg'],
    ['5', 'tonnes', none, '5000.000000', 'kg'],
    ['5', 'tani', none, '5000.000000', 'kg'],
    ['1', '12 m bar', y12, '10.666667', 'kg'],
    ['3', 'bar', y12, '32.000000', 'kg'],
    ['3', 'bars', { text: 'Y12 bars' }, '32.000000', 'kg'],
    ['3', 'piece', { productType: 'deformed-bar', text: 'nondo 12mm' }, '32.000000', 'kg'],
    ['1', 'bar', { text: 'D16, 12 m' }, '18.962963', 'kg'],
    ['2', '6 m length', none, '12.000000', 'm'],
    ['100', 'running foot', none, '30.480000', 'm'],
    ['100', 'running feet', none, '30.480000', 'm'],
    ['100', 'ft', none, '30.480000', 'm'],
    ['1000', 'sq ft', none, '92.903040', 'm²'],
    ['2', 'square metres', none, '2.000000', 'm²'],
    ['2', 'm3', none, '2.000000', 'm³'],
    ['2', 'lorry load 20 tonnes', none, '40000.000000', 'kg'],
    ['2', '20t lorry', none, '40000.000000', 'kg'],
    ['2', 'lorry', { attributes: { tonnes: 18 } }, '36000.000000', 'kg'],
    ['3', '20 L bucket', none, '60.000000', 'l'],
    ['3', 'tin', { attributes: { litres: 4 } }, '12.000000', 'l'],
    ['3', '100 ml tin', none, '0.300000', 'l'],
    ['3', 'tins', { text: 'Emulsion paint 4L white' }, '12.000000', 'l'],
    ['2', '90 m roll', none, '180.000000', 'm'],
    ['2', 'roll', { usualUnit: '90 m roll' }, '180.000000', 'm'],
    ['2', 'roll', { attributes: { packKg: 25 } }, '50.000000', 'kg'],
    ['4', 'box', { attributes: { coverageSqm: 1.5 } }, '6.000000', 'm²'],
    ['4', 'pcs', none, '4.000000', 'piece'],
    ['4', null, none, '4.000000', 'piece'],
    ['4', 'sheets', none, '4.000000', 'sheet'],
    ['2.5', 'kg', none, '2.500000', 'kg'],
  ])('%s %s is %s %s', (quantity, unit, facts, expected, base) => {
    expect(normalizeQuantity(quantity, unit, facts)).toEqual({ quantity: expected, unit: base });
  });

  it.each<[string, MaterialFacts]>([
    ['lorry', none],
    ['trip', { usualUnit: 'tonne' }],
    ['bag', none],
    ['tin', none],
    ['length', none],
    ['debe', none],
    ['mzigo', none],
    ['gang of 5', none],
    ['lorry', { text: 'Cement 50 kg' }],
    ['50 kg or 25 kg bag', none],
    ['bar', none],
    ['0 kg bag', none],
  ])('does not know what a %s holds', (unit, facts) => {
    expect(normalizeQuantity('3', unit, facts)).toBeNull();
    expect(unitsIn(unitSize(unit, facts), unitSize(unit, facts))).toBeNull();
  });
});

const known = fc.constantFrom(
  '50 kg bag',
  'tonne',
  'kg',
  '12 m bar',
  'running foot',
  'metre',
  '4 L tin',
  'l',
);

describe('unitsIn', () => {
  it('says that a tonne is 20 bags, and nothing of a metre and a kilogram', () => {
    const rate = unitsIn(unitSize('tonne'), unitSize('50 kg bag'));
    expect(Number(rate?.over) / Number(rate?.under)).toBe(20);
    expect(unitsIn(unitSize('metre'), unitSize('kg'))).toBeNull();
  });

  it('there and back again is where it began', () => {
    fc.assert(
      fc.property(known, known, (one, other) => {
        const there = unitsIn(unitSize(one, y12), unitSize(other, y12));
        const back = unitsIn(unitSize(other, y12), unitSize(one, y12));
        expect(there === null).toBe(back === null);
        if (there && back) expect(there.over * back.over).toBe(there.under * back.under);
      }),
    );
  });

  it('a longer quantity is never less, and a unit of its own is one', () => {
    fc.assert(
      fc.property(
        known,
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 1e6 }),
        (unit, a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)].map((n) =>
            Number(normalizeQuantity(String(n), unit, y12)?.quantity),
          ) as [number, number];
          expect(less).toBeLessThanOrEqual(more);
          const rate = unitsIn(unitSize(unit, y12), unitSize(unit, y12));
          expect(rate?.over).toBe(rate?.under);
        },
      ),
    );
  });

  it('whatever people write is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 40 }), (unit, text) => {
        const size = unitSize(unit, { text });
        if (size) expect(size.size.over > 0n && size.size.under > 0n).toBe(true);
      }),
    );
  });
});

describe('isSameUnit', () => {
  it('knows plurals, spellings and Swahili', () => {
    expect(isSameUnit('Bags', 'bag')).toBe(true);
    expect(isSameUnit('mifuko', 'bag')).toBe(true);
    expect(isSameUnit('50kg bag', '50 kg bags')).toBe(true);
    expect(isSameUnit('tonnes', 'ton')).toBe(true);
    expect(isSameUnit('bag', 'tonne')).toBe(false);
    expect(isSameUnit('25 kg bag', '50 kg bag')).toBe(false);
  });
});
