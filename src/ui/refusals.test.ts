import { describe, expect, it } from 'vitest';
import { refusals as en } from '../messages/en/refusals.ts';
import { quantities } from '../messages/sw/quantities.ts';
import { refusals as sw } from '../messages/sw/refusals.ts';
import { ApiError } from './data/api-client.ts';
import { quantityWords } from './quantity-words.ts';
import { errorsOf, refusalOf } from './refusals.ts';

const refused = (body: object, status = 409) => new ApiError(status, JSON.stringify(body), '');

describe('a refusal', () => {
  it('is told by its code in the language of the reader, whatever the English says', () => {
    const error = refused({ code: 'over_stock', message: 'Only 9 left', details: { left: 1200 } });
    expect(refusalOf(error, en)).toBe('Only 1,200 left');
    expect(refusalOf(error, sw)).toBe('Idadi iliyobaki ni 1,200 tu');
  });

  it('names a quantity in the words for its unit', () => {
    const error = refused({ code: 'below_minimum', details: { quantity: 5, unit: '50 kg bag' } });
    const swahili = (quantity: string | number, unit: string | null) =>
      quantityWords(quantity, unit, quantities);
    expect(refusalOf(error, en)).toBe('Minimum order is 5 × 50 kg bags');
    expect(refusalOf(error, sw, swahili)).toBe('Kiwango cha chini cha oda ni mifuko 5 ya 50 kg');
  });

  it('of a request says what is wrong with its first field', () => {
    const issues = [{ path: 'title', code: 'title_long', details: { maximum: 200 } }];
    expect(refusalOf(refused({ code: 'invalid', issues }, 422), sw)).toBe(
      'Kichwa kisizidi herufi 200',
    );
  });

  it('ERR-11 is told as the server says it where the page does not know its code', () => {
    for (const error of [refused({ message: 'No' }), refused({ code: 'teapot', message: 'No' })]) {
      expect(refusalOf(error, sw)).toBe('No');
    }
  });

  it.each([
    ['no reason', refused({})],
    ['a failure of the server', refused({ code: 'internal', message: 'Broken' }, 500)],
    ['an answer that is not ours', new ApiError(502, '<h1>Bad gateway</h1>', 'Bad Gateway')],
    ['no answer', new TypeError('Failed to fetch')],
    ['a word of JavaScript', refused({ code: 'toString' })],
  ])('ERR-26 has nothing to tell of %s', (_, error) => {
    expect(refusalOf(error, en)).toBeNull();
  });
});

it('what is wrong stands at its field, the first of each, and for a code of later at all', () => {
  const issues = [
    { path: 'items.0.quantity', code: 'line_quantity_wrong' },
    { path: 'items.1.quantity', code: 'unit_long' },
    { path: 'title', code: 'of_a_later_release' },
  ] as Parameters<typeof errorsOf>[0];
  expect(errorsOf(issues, en)).toEqual({
    items: en.line_quantity_wrong,
    title: en.value_wrong,
  });
});
