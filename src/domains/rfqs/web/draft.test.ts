import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusals } from '../../../messages/en/refusals.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { sendingKey } from '../../../ui/data/sending-key.ts';
import { createRfqSchema } from '../schema.ts';
import {
  bodyOf,
  closingDayOf,
  emptyDraft,
  isEmptyDraft,
  newLine,
  withLines,
  withoutUntouched,
  withStoredTimes,
} from './draft.ts';
import { checkDraft, refusalsOf } from './problems.ts';

const draft = { ...emptyDraft, title: 'Slab', description: 'For a slab' };
const cement = newLine({ productName: 'Cement', quantity: '40', unit: 'bag' });

describe('what a draft sends', () => {
  it('API-28 VAL-33 title and description, and null for what is empty', () => {
    expect(bodyOf(draft)).toEqual({
      title: 'Slab',
      description: 'For a slab',
      deliveryLocation: null,
      deliveryDate: null,
    });
  });

  it('lines that say something, numbers as people write them', () => {
    const line = newLine({ productName: 'Sand', quantity: '1,250', estimatedBudget: '45 000' });
    const body = bodyOf({ ...draft, lines: [newLine(), line] });
    expect(body).toMatchObject({
      items: [{ productName: 'Sand', quantity: '1250', estimatedBudget: '45000', unit: null }],
    });
    expect(createRfqSchema.safeParse(body).success).toBe(true);
  });

  it('everything where it edits, so that what was taken away goes', () => {
    expect(bodyOf({ ...draft, closesAt: '2030-01-01' }, true)).toMatchObject({
      deliveryCounty: null,
      verifiedOnly: false,
      items: [],
    });
  });

  it('closes no later than the day of delivery unless told so', () => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(closingDayOf(draft, now)).toBe('2026-11-28');
    expect(closingDayOf({ ...draft, deliveryDate: '2026-11-24' }, now)).toBe('2026-11-24');
    expect(closingDayOf({ ...draft, deliveryDate: '2027-01-24' }, now)).toBe('2026-11-28');
  });

  it('keeps its key while it is sent unchanged, and only then', () => {
    const first = sendingKey(null, bodyOf(draft));
    expect(sendingKey(first, bodyOf(draft))).toEqual(first);
    expect(sendingKey(first, bodyOf({ ...draft, title: 'Other' })).key).not.toBe(first.key);
  });
});

it('an edit that leaves a day alone leaves its time alone', () => {
  const stored = { deliveryDate: '2026-12-01T07:30:00.000Z', closesAt: '2026-11-20T09:00:00.000Z' };
  const body = (deliveryDate: string, closesAt: string) =>
    withStoredTimes(bodyOf({ ...draft, deliveryDate, closesAt }, true), stored);
  expect(body('2026-12-01', '2026-11-20')).toMatchObject(stored);
  expect(body('2026-12-02', '2026-11-21')).toMatchObject({
    deliveryDate: '2026-12-02',
    closesAt: '2026-11-21',
  });
  expect(body('', '')).toMatchObject({ deliveryDate: null });
});

describe('what is wrong with a draft', () => {
  it('VAL-31 VAL-32 is said at the field', () => {
    expect(checkDraft(emptyDraft, refusals, false)).toEqual({
      title: 'Title is required',
      description: 'Description is required',
    });
  });

  it('is said at the line it is about, whatever empty lines stand before it', () => {
    const wrong = newLine({ productName: 'Sand', quantity: 'two' });
    const found = checkDraft({ ...draft, lines: [newLine(), cement, wrong] }, refusals, false);
    expect(Object.keys(found)).toEqual([`${wrong.key}.quantity`]);
  });

  it('is taken from a refusal of the server as well', () => {
    const issues = [
      { path: 'deliveryDate', code: 'delivery_date_past' },
      { path: 'items.0.categoryId', code: 'category_unknown' },
    ];
    const error = new ApiError(422, JSON.stringify({ message: 'No', code: 'invalid', issues }), '');
    expect(refusalsOf(error, { ...draft, lines: [cement] }, refusals)).toEqual({
      deliveryDate: 'The delivery date is in the past',
      [`${cement.key}.productName`]: 'There is no such category',
    });
    expect(refusalsOf(new TypeError('offline'), draft, refusals)).toEqual({});
  });
});

describe('lines of a draft', () => {
  it('are added behind those that say something', () => {
    const sand = newLine({ productName: 'Sand' });
    expect(withLines({ ...draft, lines: [cement, newLine()] }, [sand]).lines).toEqual([
      cement,
      sand,
    ]);
  });

  it('an untouched form is no draft', () => {
    expect(isEmptyDraft({ ...emptyDraft, lines: [newLine()] })).toBe(true);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(isEmptyDraft({ ...emptyDraft, title: text })).toBe(text.trim() === '');
      }),
    );
  });
});

it('an edit leaves alone what raises no version and was not touched', () => {
  const start = { ...draft, closesAt: '2026-12-01', lines: [cement] };
  const description = 'For a slab, one trip';
  const sent = withoutUntouched(bodyOf({ ...start, description }, true), start);
  expect(sent).toMatchObject({ description, items: [{ productName: 'Cement' }] });
  for (const field of ['title', 'closesAt', 'verifiedOnly']) expect(sent).not.toHaveProperty(field);
  const touched = { ...start, title: 'Slab and beams', closesAt: '2026-12-02', verifiedOnly: true };
  expect(withoutUntouched(bodyOf(touched, true), start)).toMatchObject({
    title: 'Slab and beams',
    closesAt: '2026-12-02',
    verifiedOnly: true,
  });
});
