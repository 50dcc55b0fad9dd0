import { describe, expect, it } from 'vitest';
import type { ComparisonAnswer, ComparisonOffer } from '../../comparison-schema.ts';
import {
  awardOf,
  giveTo,
  noAward,
  onlyOne,
  plain,
  readAward,
  supplierNames,
  typeQuantity,
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
    expect(onlyOne(award, 'l1')).toBeNull();
  });

  it('gives a line to one supplier as far as it offers', () => {
    const award = giveTo(
      awardOf([{ rfqItemId: 'l1', quotationId: 'q2', quantity: '5' }]),
      'l1',
      offer,
    );
    expect(award).toEqual({ l1: { q1: '40.5' } });
    expect(onlyOne(award, 'l1')).toBe('q1');
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
  const names = supplierNames({ quotations } as unknown as ComparisonAnswer, 'Muuzaji {id}');
  expect([...names.values()]).toEqual([
    'Jiwe Hardware (1111111a)',
    'Jiwe Hardware (2222222b)',
    'Nyota Supplies',
    'Muuzaji 4444444d',
  ]);
});
