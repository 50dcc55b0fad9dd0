import { describe, expect, it } from 'vitest';
import type { ComparisonAnswer, ComparisonOffer } from '../../comparison-schema.ts';
import {
  awardOf,
  changeStanding,
  giveTo,
  noAward,
  onlyOne,
  plain,
  readAward,
  standing,
  supplierNames,
  typeQuantity,
  unseenLines,
} from './award-choice.ts';

const offer = { quotationId: 'q1', available: '40.500' } as ComparisonOffer;

describe('an award that is being made', () => {
  it('begins with a suggestion and gives it back', () => {
    const choices = [
      { rfqItemId: 'l1', quotationId: 'q1', quantity: '100.000' },
      { rfqItemId: 'l1', quotationId: 'q2', quantity: '0.250' },
    ];
    const award = awardOf(choices);
    expect(award).toEqual({ l1: { q1: '100', q2: '0.25' } });
    expect(readAward(award).choices.map(({ quantity }) => Number(quantity))).toEqual([100, 0.25]);
    expect(onlyOne(award.l1)).toBeNull();
  });

  it('gives a line to one supplier as far as it offers', () => {
    const award = giveTo(
      awardOf([{ rfqItemId: 'l1', quotationId: 'q2', quantity: '5' }]),
      'l1',
      offer,
    );
    expect(award).toEqual({ l1: { q1: '40.5' } });
    expect(onlyOne(award.l1)).toBe('q1');
  });

  it('takes quantities as they are typed, and says which cannot be read', () => {
    const typed = typeQuantity(typeQuantity(noAward, 'l1', 'q1', ' 12.5 '), 'l2', 'q1', 'x');
    expect(readAward(typed)).toEqual({
      choices: [{ rfqItemId: 'l1', quotationId: 'q1', quantity: '12.5' }],
      unreadable: ['l2'],
    });
    expect(readAward(typeQuantity(typed, 'l2', 'q1', '')).unreadable).toEqual([]);
    for (const wrong of ['0', '-1', '1.2345', '1e3', '1,000']) {
      expect(readAward(typeQuantity(noAward, 'l1', 'q1', wrong)).unreadable).toEqual(['l1']);
    }
  });

  it('keeps what is chosen of quotations that stand, and knows the lines to be given anew', () => {
    const chosen = { l1: { q1: '5', q2: '5' }, l2: { q2: '1' }, l3: { q1: '2' } };
    const stands = new Set(['q1', 'q3']);
    expect(standing(chosen, new Set(['q1', 'q2']))).toEqual({ award: chosen, gone: [] });
    const { award, gone } = standing(chosen, stands);
    expect(award).toEqual({ l1: { q1: '5' }, l3: { q1: '2' } });
    expect(gone).toEqual([
      { rfqItemId: 'l1', quotationId: 'q2' },
      { rfqItemId: 'l2', quotationId: 'q2' },
    ]);
    const given = changeStanding(chosen, stands, (all) =>
      giveTo(all, 'l2', { quotationId: 'q3', available: '1.000' } as ComparisonOffer),
    );
    expect(given).toEqual({ ...chosen, l2: { q3: '1' } });
    expect(standing(given, stands).gone).toEqual([{ rfqItemId: 'l1', quotationId: 'q2' }]);
    expect(changeStanding(chosen, stands, ({ l1: _, ...others }) => others)).toEqual({
      l2: { q2: '1' },
      l3: { q1: '2' },
    });
  });

  it('knows the lines whose offers are to be read for it', () => {
    const line = (id: string, offerCount: number, ...offers: string[]) => ({
      rfqItem: { id },
      offerCount,
      offers: offers.map((quotationId) => ({ quotationId })),
    });
    const folded = { lines: [line('l1', 9, 'q1'), line('l2', 9, 'q1'), line('l3', 1, 'q1')] };
    const chosen = { l1: { q1: '1' }, l2: { q7: '1' }, l3: { q1: '1' } };
    expect(unseenLines(folded as unknown as ComparisonAnswer, chosen)).toEqual(['l2']);
  });

  it('shows quantities without zeros that say nothing', () => {
    expect(['100.000', '0.250', '10', '5.500'].map(plain)).toEqual(['100', '0.25', '10', '5.5']);
  });
});

it('suppliers of one name are told apart by the beginning of their ids', () => {
  const from = (quotationId: string, id: string, companyName: string | null) => ({
    quotationId,
    supplier: { id, companyName },
  });
  const quotations = [
    from('q1', '1111111a-0000', 'Jiwe Hardware'),
    from('q2', '2222222b-0000', 'Jiwe Hardware'),
    from('q3', '3333333c-0000', 'Nyota Supplies'),
    from('q4', '4444444d-0000', null),
  ];
  const texts = { unnamedSupplier: 'Muuzaji', notVerified: '{supplier} (hajathibitishwa)' };
  const called = (verifiedOnly: boolean) =>
    supplierNames({ rfq: { verifiedOnly }, quotations } as unknown as ComparisonAnswer, texts);
  const names = called(false);
  expect([...called(true).values()].slice(1, 3)).toEqual([
    'Jiwe Hardware (2222222b) (hajathibitishwa)',
    'Nyota Supplies (hajathibitishwa)',
  ]);
  expect([...names.values()]).toEqual([
    'Jiwe Hardware (1111111a)',
    'Jiwe Hardware (2222222b)',
    'Nyota Supplies',
    'Muuzaji',
  ]);
});
