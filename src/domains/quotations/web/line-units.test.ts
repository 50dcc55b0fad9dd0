import { describe, expect, it } from 'vitest';
import type { LineDraft } from './form-state.ts';
import { askedIn, exceeds, inAskedUnit, inNewUnit, isOtherUnit, offering } from './line-units.ts';

/** Ten tonnes of cement. */
const cement = {
  quantity: 10,
  unit: 'tonne',
  normalizedQuantity: '10000.000000',
  normalizedUnit: 'kg',
  productType: null,
  productName: 'Cement',
  specifications: null,
};
const bars = {
  ...cement,
  quantity: 30,
  unit: 'bar',
  productName: 'Y12 bars',
  normalizedQuantity: '320.000000',
};
const line: LineDraft = {
  rfqItemId: 'cement',
  unitPrice: '',
  quantity: '10',
  unit: 'tonne',
  productId: '',
  productName: '',
  look: null,
};
const product = (unit: string) => ({ id: 'p', name: 'Tembo 32.5', unit, price: '745.00' });

describe('a line in the unit that its supplier sells in', () => {
  it('comes to so much of what was asked for', () => {
    expect(inAskedUnit(cement, '150', '50 kg bag')).toBe('7.500');
    expect(inAskedUnit(bars, '320', 'kg')).toBe('30.000');
    expect(askedIn(cement, '50 kg bag')).toBe('200.000');
    expect(isOtherUnit(cement, '50 kg bag')).toBe(true);
    expect([' ', 'Tonnes'].some((unit) => isOtherUnit(cement, unit))).toBe(false);
  });

  it('says nothing where nobody can tell', () => {
    expect(inAskedUnit(cement, '2', 'lorry')).toBeNull();
    expect(inAskedUnit(cement, 'ten', '50 kg bag')).toBeNull();
    expect(inAskedUnit({ ...cement, normalizedQuantity: null }, '2', 'kg')).toBeNull();
  });

  it('takes the unit of the product that is offered, and all that was asked for in it', () => {
    const bags = { productId: 'p', productName: 'Tembo 32.5', unit: '50 kg bag', quantity: '200' };
    expect(offering(cement, line, product('50 kg bag'))).toEqual(bags);
    const back = { productId: '', productName: '', unit: 'tonne', quantity: '10' };
    expect(offering(cement, { ...line, ...bags }, null)).toEqual(back);
  });

  it('leaves a quantity that was typed, and a unit that does not compare', () => {
    const typed = { ...line, quantity: '120' };
    expect(offering(cement, typed, product('50 kg bag')).quantity).toBe('120');
    const named = { productId: 'p', productName: 'Tembo 32.5' };
    expect(offering(cement, line, product('lorry'))).toEqual(named);
    expect(offering(cement, line, product('tonne'))).toEqual(named);
  });

  it('takes all of it along into a unit that is typed, and sees at once what is too much', () => {
    const bags = { ...line, unit: '50 kg bag' };
    expect(inNewUnit(cement, line, bags)).toEqual({ quantity: '200', unitPrice: '' });
    expect(inNewUnit(cement, { ...bags, quantity: '200' }, { ...line, quantity: '200' })).toEqual({
      quantity: '10',
      unitPrice: '',
    });
    expect(inNewUnit(cement, line, { ...bags, quantity: '7' })).toEqual({});
    expect(inNewUnit(cement, line, { ...line, unit: 'lorry' })).toEqual({});
    expect(exceeds(cement, '200', '50 kg bag')).toBe(false);
    expect(exceeds(cement, '201', '50 kg bag')).toBe(true);
    expect(exceeds(cement, '10.001', 'tonne')).toBe(true);
    expect(exceeds(cement, '3', 'lorry')).toBe(false);
  });

  it('comes whole: bars for kilograms', () => {
    const steel = { ...bars, quantity: 500, unit: 'kg', normalizedQuantity: '500.000000' };
    expect(askedIn(steel, '12 m bar')).toBe('47.000');
    expect(exceeds(steel, '47', '12 m bar')).toBe(false);
    expect(exceeds(steel, '48', '12 m bar')).toBe(true);
  });
});
