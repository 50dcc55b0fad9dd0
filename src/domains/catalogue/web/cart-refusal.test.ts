import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { sw } from '../../../messages/sw/index.ts';
import { cartRefusals } from '../../../shared/cart-refusals.ts';
import { quantityOf } from '../../../shared/quantities.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { quantityWords } from '../../../ui/quantity-words.ts';
import { cartRefusalText } from './cart-refusal.ts';

const refusal = (body: object) => new ApiError(409, JSON.stringify(body), '');
const english = (body: object) => cartRefusalText(refusal(body), en.catalogue, quantityOf);
const swahili = (body: object) =>
  cartRefusalText(refusal(body), sw.catalogue, (quantity, unit) =>
    quantityWords(quantity, unit, sw.quantities),
  );

/** All that any refusal of the cart says beside its code. */
const details = { left: '3', most: '500', minimum: '5', unit: 'bag' };

describe('a refusal of the cart', () => {
  it.each(cartRefusals)('%s has a whole sentence in both languages', (code) => {
    const body = { code, message: 'What the API says', details };
    const [inEnglish, inSwahili] = [english(body), swahili(body)];
    for (const text of [inEnglish, inSwahili]) {
      expect(text).toBeTruthy();
      expect(text).not.toMatch(/[{}]|What the API says/);
    }
    expect(inSwahili).not.toBe(inEnglish);
  });

  it('has a text for no other code', () => {
    for (const { catalogue } of [en, sw]) {
      expect(Object.keys(catalogue.cartRefusals).sort()).toEqual([...cartRefusals].sort());
    }
  });

  it('names the number of its details, whatever the English sentence says', () => {
    const body = { code: 'over_stock', message: 'Only 9 left', details: { left: '1200' } };
    expect(english(body)).toBe('Only 1,200 left');
    expect(swahili(body)).toBe('Idadi iliyobaki ni 1,200 tu');
    expect(swahili({ ...body, details: { left: '0' } })).toBe(sw.catalogue.outOfStockText);
  });

  it('names the minimum order in the words for its unit', () => {
    const below = (unit: string) => ({ code: 'below_minimum', details: { minimum: '5', unit } });
    expect(english(below('bag'))).toBe('Minimum order is 5 bags');
    expect(english(below('piece'))).toBe('Minimum order is 5 pieces');
    expect(swahili(below('piece'))).toBe('Kiwango cha chini cha oda ni vipande 5');
    expect(english(below('50 kg bag'))).toBe('Minimum order is 5 × 50 kg bags');
    expect(swahili(below('50 kg bag'))).toBe('Kiwango cha chini cha oda ni mifuko 5 ya 50 kg');
  });

  it('ERR-11 says what the server says where it has no words for a code', () => {
    expect(swahili({ message: 'Only 3 left' })).toBe('Only 3 left');
    expect(swahili({ code: 'teapot', message: 'No' })).toBe('No');
    expect(swahili({})).toBeNull();
    expect(cartRefusalText(new Error('No network'), sw.catalogue, quantityOf)).toBeNull();
  });
});
