import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueAt } from '../../../../messages/refusals.ts';
import {
  differences,
  emptyValues,
  mergeEdit,
  type ProductValues,
  payloadOf,
  problemsFrom,
  problemsOf,
} from './form-values.ts';

const filled: ProductValues = {
  ...emptyValues,
  name: 'Ndovu Cement',
  categoryId: '9d3b7a52-6a57-4c3b-9d0a-7c1f2e3d4b5a',
  price: '750.50',
  unit: '50 kg bag',
};

describe('what is sent', () => {
  it('VAL-25 VAL-26 makes numbers of stock and minimum, 0 and 1 of what is none', () => {
    for (const text of ['', 'many', '-']) {
      const { stockQuantity, minOrderQuantity } = payloadOf({
        ...filled,
        stockQuantity: text,
        minOrderQuantity: text,
      });
      expect([stockQuantity, minOrderQuantity]).toEqual([0, 1]);
    }
    expect(payloadOf({ ...filled, stockQuantity: '40' }).stockQuantity).toBe(40);
  });

  it('never cuts a fraction of stock or minimum off: it is refused', () => {
    expect(problemsOf({ ...filled, stockQuantity: '1.5', minOrderQuantity: '2.5' })).toMatchObject({
      stockQuantity: { code: 'stock_wrong' },
      minOrderQuantity: { code: 'minimum_wrong' },
    });
  });

  it('VAL-27 sends no description and no brand where there is none', () => {
    expect(payloadOf(filled)).toMatchObject({ description: null, brandName: null });
    expect(problemsOf(filled)).toEqual({});
  });

  it('leaves empty details out, and names the others by their key', () => {
    const specifications = [
      { id: 'a', key: 'steelGrade', name: 'Daraja la chuma', value: ' B500B ' },
      { id: 'b', key: '', name: ' Origin ', value: 'Athi River' },
      { id: 'c', key: '', name: '', value: ' ' },
    ];
    expect(payloadOf({ ...filled, specifications }).specifications).toEqual({
      steelGrade: 'B500B',
      Origin: 'Athi River',
    });
  });

  it('understands a price with thousands set apart', () => {
    expect(payloadOf({ ...filled, price: ' 1,250.50 ' }).price).toBe('1250.50');
  });
});

describe('what must be mended', () => {
  it('VAL-20 VAL-21 VAL-22 VAL-23 names what is required', () => {
    expect(problemsOf(emptyValues)).toMatchObject({
      name: { code: 'name_missing' },
      price: { code: 'price_missing' },
      unit: { code: 'unit_missing' },
      categoryId: { code: 'category_missing' },
    });
  });

  it('says so at the row of a detail', () => {
    const specifications = [
      { id: 'a', key: '', name: '', value: '12 mm' },
      { id: 'b', key: '', name: 'Grade', value: '' },
      { id: 'c', key: '', name: 'Size', value: '1' },
      { id: 'd', key: '', name: 'Size', value: '2' },
    ];
    expect(problemsOf({ ...filled, specifications })).toMatchObject({
      'specifications.a': { code: 'detail_name_wrong' },
      'specifications.b': { code: 'detail_value_wrong' },
      'specifications.d': { code: 'detail_repeated' },
    });
  });

  it('finds the field of what the server refuses', () => {
    const issues = [issueAt('images.1', 'image_large')];
    expect(problemsFrom(issues, filled)).toEqual({ 'images.1': { code: 'image_large' } });
  });
});

describe('an edit that meets another one', () => {
  it('follows what was not touched and keeps what was typed', () => {
    const base = { ...filled, stockQuantity: '40' };
    const edited = { ...base, price: '760' };
    const current = { ...base, stockQuantity: '35', price: '770' };
    const merged = mergeEdit({ base, edited, current });
    expect(merged).toEqual({ ...base, stockQuantity: '35', price: '760' });
    expect(differences(base, current)).toEqual(['price', 'stockQuantity']);
  });

  it('never loses what was typed, nor what changed elsewhere alone', () => {
    const text = fc.constantFrom('a', 'b', 'c');
    const state = fc
      .record({ name: text, price: text, unit: text })
      .map((some) => ({ ...filled, ...some }));
    fc.assert(
      fc.property(state, state, state, (base, edited, current) => {
        const merged = mergeEdit({ base, edited, current });
        for (const field of ['name', 'price', 'unit'] as const) {
          const isOwn = base[field] !== edited[field];
          expect(merged[field]).toBe(isOwn ? edited[field] : current[field]);
        }
      }),
    );
  });
});
