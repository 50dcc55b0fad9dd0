import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import type { RefusalTexts } from '../../../messages/refusals.ts';
import { sw } from '../../../messages/sw/index.ts';
import type { DraftFields } from './chat-store.ts';
import { bodyOf, checkDraft } from './draft-problems.ts';

const line = { productName: 'Cement', categoryId: null, quantity: 50, unit: 'bag' };
const draft: DraftFields = {
  title: 'Cement',
  deliveryLocation: 'Thika',
  deliveryCounty: 'Kiambu',
  deliveryDate: '2026-11-23',
  items: [line],
};
const today = '2026-11-22';
const problems = en.refusals;
const check = (part: Partial<DraftFields>, texts: RefusalTexts = problems) =>
  checkDraft({ ...draft, ...part }, today, texts);

describe('the form of a draft', () => {
  it('lets through what every request for quotation may be, today as well', () => {
    expect(check({})).toEqual({});
    expect(check({ deliveryDate: today })).toEqual({});
    expect(check({ deliveryDate: null, deliveryCounty: null, deliveryLocation: null })).toEqual({});
  });

  it('says at its field what is wrong, in the language of the reader', () => {
    const wrong = {
      title: ' ',
      deliveryDate: '2026-11-21',
      items: [line, { ...line, quantity: null }, { ...line, quantity: 0.3333, productName: '' }],
    };
    for (const { refusals } of [en, sw]) {
      expect(check(wrong, refusals)).toEqual({
        title: refusals.title_missing,
        deliveryDate: refusals.delivery_date_past,
        'items.1.quantity': refusals.line_quantity_wrong,
        'items.2.productName': refusals.line_name_missing,
        'items.2.quantity': refusals.line_quantity_wrong,
      });
    }
  });

  it('sends the lines as they stand, in the description too', () => {
    expect(bodyOf({ ...draft, items: [line, { ...line, unit: null }] })).toMatchObject({
      description: 'Cement: 50 bag\nCement: 50',
      items: [line, { ...line, unit: null }],
    });
  });
});
