import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Recipient } from '../schema.ts';
import { emptyDraft, newLine } from './draft.ts';
import { askedOf, questionOf, recipientsLike, toggledSupplier } from './recipients.ts';

const recipient = fc.record({
  supplierId: fc.uuid(),
  companyName: fc.constant('Baraka'),
  location: fc.constant(null),
  isVerified: fc.boolean(),
  isMatch: fc.boolean(),
  sells: fc.constant([]),
  deliversThere: fc.boolean(),
});
const known = fc.uniqueArray(recipient, { selector: ({ supplierId }) => supplierId, minLength: 1 });
const ids = (all: readonly Recipient[]) => all.map(({ supplierId }) => supplierId);

it('all that match are asked until somebody chooses, and again once the choice is the same', () => {
  fc.assert(
    fc.property(known, fc.nat(), (all, place) => {
      const one = all[place % all.length]!;
      expect(askedOf(all, null)).toEqual(all.filter(({ isMatch }) => isMatch));
      const chosen = toggledSupplier(all, null, one.supplierId);
      expect(ids(askedOf(all, chosen)).includes(one.supplierId)).toBe(!one.isMatch);
      expect(askedOf(all, chosen)).toHaveLength(askedOf(all, null).length + (one.isMatch ? -1 : 1));
      expect(toggledSupplier(all, chosen, one.supplierId)).toBeNull();
    }),
  );
});

it('words are asked about only where there are no lines', () => {
  const draft = { ...emptyDraft, title: ' Slab ', description: 'Steel', deliveryCounty: 'Kiambu' };
  expect(questionOf(draft)).toMatchObject({ title: 'Slab', deliveryCounty: 'Kiambu' });
  const lines = [newLine({ productName: 'Cement', quantity: '4' }), newLine({ quantity: '2' })];
  expect(questionOf({ ...draft, lines })).toEqual({
    items: [{ productName: 'Cement', categoryId: null, productId: null }],
    deliveryCounty: 'Kiambu',
    verifiedOnly: false,
  });
});

it('a search finds suppliers by name, place and what they sell, by the beginning of each word', () => {
  const supplier = (companyName: string | null, location: string, sells: string[]): Recipient => ({
    supplierId: companyName ?? location,
    companyName,
    location,
    isVerified: true,
    isMatch: true,
    sells,
    deliversThere: true,
  });
  const all = [
    supplier('Baraka Hardware', 'Thika', ['Cement']),
    supplier('Mwangaza Steel', 'Nakuru', ['Steel & Metal']),
    supplier(null, 'Kisumu', ['Cement', 'Roofing']),
  ];
  const found = (search: string) => ids(recipientsLike(all, search));
  expect(found('  ')).toEqual(ids(all));
  expect(found('bara')).toEqual(['Baraka Hardware']);
  expect(found('CEMENT kis')).toEqual(['Kisumu']);
  expect(found('metal')).toEqual(['Mwangaza Steel']);
  expect(found('araka')).toEqual([]);
  expect(found('cement nakuru')).toEqual([]);
});
