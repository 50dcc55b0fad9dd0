import { expect, it } from 'vitest';
import { type Copy, copies } from '../../copy/copy.ts';
import { quotesAsked } from '../../dialogue/parsed-message.ts';
import { wordsIn } from '../../understanding/quote-questions.ts';
import { referenceKnowledge } from '../../understanding/testing/knowledge.ts';
import { placed } from '../figured-words.ts';
import { comparisonWords } from './comparison-words.ts';
import { QuoteFigures } from './quote-figures.ts';
import type { OwnComparison } from './quotes.ts';

const knowledge = referenceKnowledge();
const wordsOf = (text: string) => ({
  words: wordsIn(text),
  quotes: quotesAsked(knowledge, text),
});

const sum = (quotationId: string, companyName: string, landedTotal: string) => ({
  quotationId,
  supplier: { id: quotationId, companyName },
  landedTotal,
  deliveryTime: 3,
  coveredLines: null,
  openSubstitutes: [] as readonly string[],
  isAwardable: true,
  rank: null,
  score: null,
});

it('a sum for the whole is said to be one, and never to cover lines', () => {
  const quotations = [
    sum('one', 'Jiwe Hardware', '45000.00'),
    sum('two', 'Nyota Supplies', '47000.00'),
  ];
  const rfq = { id: 'r', title: 'Slab' };
  const full = { rfq, lines: [], quotations, saving: null } as unknown as OwnComparison['full'];
  const said = (text: string, copy: Copy, language: 'en' | 'sw') => {
    const found = { full, figures: new QuoteFigures(full, [], copy), others: [] };
    const asked = { ...wordsOf(text), question: null, materials: [], language };
    return placed(comparisonWords(found, asked, copy).words).text;
  };
  const english = said('compare my quotations', copies.en, 'en');
  expect(english).toContain('none can be ranked as covering everything');
  expect(english).toContain('Jiwe Hardware quotes one price for everything: KSh 45,000');
  expect(english).not.toMatch(/comes closest|0 of|null|\{/);
  expect(said('linganisha bei zangu', copies.sw, 'sw')).toMatch(/Jiwe Hardware.*KSh 45,000/);
});

it('what is not what was asked for is named, with its supplier, as not ranked', () => {
  const quotations = [
    { ...sum('one', 'Jiwe Hardware', '45000.00'), coveredLines: 1, rank: 1 },
    {
      ...sum('two', 'Nyota Supplies', '30000.00'),
      coveredLines: 0,
      openSubstitutes: ['cement'] as readonly string[],
    },
  ];
  const rfqItem = { id: 'cement', lineNo: 1, productName: 'Cement 42.5' };
  const full = {
    rfq: { id: 'r', title: 'Slab' },
    lines: [{ rfqItem, isComparable: true, offers: [], offerCount: 2 }],
    quotations,
    saving: null,
  } as unknown as OwnComparison['full'];
  const found = { full, figures: new QuoteFigures(full, [], copies.en), others: [] };
  const asked = { question: null, materials: [], language: 'en' as const };
  const text = 'compare my quotations';
  const said = comparisonWords(found, { ...asked, ...wordsOf(text) }, copies.en).words;
  expect(placed(said).text).toContain(
    'Not what you asked for, so not ranked until you accept it: Nyota Supplies (Cement 42.5).',
  );
});

it('lines that cannot be compared are named, and no total is ranked or saving said', () => {
  const quotations = ['45000.00', '47000.00'].map((total, at) => ({
    ...sum(`q${at}`, `Duka ${at}`, total),
    coveredLines: 1,
  }));
  const rfqItem = { id: 'sand', lineNo: 1, productName: 'River sand' };
  const full = {
    rfq: { id: 'r', title: 'Slab' },
    lines: [{ rfqItem, isComparable: false, offers: [], offerCount: 2 }],
    quotations,
    saving: null,
  } as unknown as OwnComparison['full'];
  const found = { full, figures: new QuoteFigures(full, [], copies.en), others: [] };
  const said = (text: string) => {
    const asked = { ...wordsOf(text), question: null, materials: [], language: 'en' as const };
    return placed(comparisonWords(found, asked, copies.en).words).text;
  };
  const all = said('compare my quotations');
  expect(all).toContain('none can be ranked. Duka 0 quotes KSh 45,000');
  expect(all).toContain('Cannot compare, because the size of the unit is unknown: River sand.');
  expect(all).not.toContain('comes closest');
});
