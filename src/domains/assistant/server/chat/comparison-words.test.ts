import { expect, it } from 'vitest';
import { type Copy, copy as en } from '../../copy/en.ts';
import { copy as sw } from '../../copy/sw.ts';
import { comparisonWords } from './comparison-words.ts';
import type { OwnComparison } from './quotes.ts';

const sum = (supplierName: string, landedTotal: string) => ({
  supplierName,
  landedTotal,
  deliveryTime: 3,
  coveredLines: null,
  lines: 2,
  isAwardable: true,
  rank: null,
  aiScore: null,
  priced: [],
});

it('a sum for the whole is said to be one, and never to cover lines', () => {
  const quotations = [sum('Jiwe Hardware', '45000.00'), sum('Nyota Supplies', '47000.00')];
  const shown = { rfqId: 'r', title: 'Slab', count: 2, quotations, split: null };
  const full = { rfq: { id: 'r', title: 'Slab' }, lines: [], quotations: [] };
  const found = { shown, full, others: [] } as unknown as OwnComparison;
  const said = (text: string, copy: Copy, language: 'en' | 'sw') =>
    comparisonWords(
      found,
      { text, words: text, question: null, namesIn: () => [], language },
      copy,
    );
  const english = said('compare my quotations', en, 'en');
  expect(english).toContain('none can be ranked as covering everything');
  expect(english).toContain('Jiwe Hardware asks one sum for the whole: KSh 45,000');
  expect(english).not.toMatch(/comes nearest|0 of|null|\{/);
  expect(said('linganisha bei zangu', sw, 'sw')).toMatch(/Jiwe Hardware.*KSh 45,000/);
});
