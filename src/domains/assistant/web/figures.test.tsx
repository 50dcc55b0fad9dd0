import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { sw } from '../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { FigureSource, Figures } from '../figure-schema.ts';
import type { ComparedQuote, ComparisonAnswer } from '../schema.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { pageOf, piecesOf, placesOf } from './figure-places.ts';
import { FiguredText } from './figured-text.tsx';

const line = (of: string, item: string, lineNo: number) => ({
  ...{ rfqItemId: item, quotationItemId: `${of}-${item}`, lineNo, productName: item },
  ...{ quantity: '100.000', unit: 'bag', unitPrice: '800.00', landedTotal: '80000.00' },
  ...{ normalizedUnitPrice: null, normalizedUnit: null, rank: 1 },
});
const quote = (quotationId: string, supplierName: string): ComparedQuote => ({
  ...{
    quotationId,
    supplierId: 's',
    supplierName,
    landedTotal: '120000.00',
    deliveryTime: 3,
    coveredLines: 2,
  },
  ...{ lines: 2, state: 'live', isAwardable: true, rank: 1, aiScore: '4.25' },
  priced: [line(quotationId, 'cement', 1), line(quotationId, 'bars', 2)],
  terms: {
    ...{ deliveryTerms: 'per_order', deliveryCost: '500.00', vatIncluded: false },
    ...{ vatAmount: '1600.00', validUntil: '2026-12-05T09:00:00.000Z' },
  },
});
const share = (quotationId: string, supplierName: string, item: string, lineNo: number) => {
  const { rank: _rank, landedTotal: total, ...own } = line(quotationId, item, lineNo);
  return { quotationId, supplierId: 's', supplierName, total, lines: [own] };
};
const comparison: ComparisonAnswer = {
  ...{ rfqId: 'r', title: 'Slab', count: 7 },
  quotations: [quote('a', 'Simba Cement'), quote('b', 'Nyota')],
  split: {
    ...{ total: '100000.00', saving: '20000.00' },
    shares: [share('a', 'Simba Cement', 'cement', 1), share('f', 'Sita Steel', 'bars', 2)],
  },
};

const source = (
  quotationId: string,
  supplierName: string,
  term: FigureSource['term'],
  items: readonly (readonly [item: string, lineNo: number, quantity?: string])[] = [],
): FigureSource => ({
  ...{ rfqId: 'r', quotationId, supplierName, term, lineCount: items.length },
  lines: items.map(([rfqItemId, lineNo, quantity]) => ({
    ...{ rfqItemId, quotationItemId: `${quotationId}-${rfqItemId}`, lineNo },
    ...(quantity ? { quantity } : {}),
  })),
});
const ofRequest: FigureSource = {
  ...{ rfqId: 'r', quotationId: null, supplierName: null, term: 'received' },
  ...{ lines: [], lineCount: 0 },
};
const unitPrice = source('a', 'Simba Cement', 'unitPrice', [['bars', 2]]);
const total = source('b', 'Nyota', 'total', [
  ['cement', 1],
  ['bars', 2],
]);
const sixth = source('f', 'Sita Steel', 'share', [['bars', 2, '100.000']]);

describe('where a figure leads', () => {
  it.each([
    ['a price: to its line', [unitPrice], ['line-a-bars']],
    ['a total: to its quotation', [total], ['quotation-b']],
    [
      'a difference: to both',
      [total, source('a', 'Simba Cement', 'total')],
      ['quotation-b', 'quotation-a'],
    ],
    ['a lead time: to itself', [source('a', 'Simba Cement', 'deliveryTime')], ['deliveryTime-a']],
    ['a score: to itself', [source('b', 'Nyota', 'score')], ['score-b']],
    ['a split: to what is taken of each', [sixth], ['split-f']],
    [
      'all of one supplier, beside a split: to its quotation',
      [
        source('a', 'Simba Cement', 'share', [
          ['cement', 1, '100.000'],
          ['bars', 2, '100.000'],
        ]),
      ],
      ['quotation-a'],
    ],
    [
      'a saving: to the split, then to what it is held against',
      [source('b', 'Nyota', 'share', [['cement', 1, '100.000']]), sixth],
      ['split-f', 'quotation-b'],
    ],
    ['what is not on the card: to none of its rows', [source('x', 'Nobody', 'total')], []],
    ['what is of the request: to none of its rows', [ofRequest], []],
    ['another request: to none of its rows', [{ ...total, rfqId: 'other' }], []],
  ])('%s', (_what, sources, places) => {
    expect(placesOf(sources, comparison)).toEqual(places);
  });

  it('is a page where no card has it', () => {
    expect(pageOf([total])).toBe('/rfqs/r#comparison');
    expect(pageOf([{ ...ofRequest, term: 'closesAt' }])).toBe('/rfqs/r');
    expect(pageOf([{ ...ofRequest, rfqId: null }])).toBe('/dashboard?tab=rfqs');
  });

  it('is found only where the words have it', () => {
    const figure = { text: 'KSh 800', at: 3, how: 'sum' as const, sources: [0] };
    expect(piecesOf('At KSh 800 a bag', [figure])).toEqual(['At ', figure, ' a bag']);
    expect(piecesOf('At KSh 900 a bag', [figure])).toEqual(['At KSh 900 a bag']);
  });
});

function markup(node: React.ReactNode, texts: typeof en | typeof sw = en): string {
  const router = createMemoryRouter([{ path: '/', element: node }]);
  return renderToStaticMarkup(
    <MessagesProvider language={texts === en ? 'en' : 'sw'} readTexts={readFrom(texts)}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
}

describe('the words of an answer', () => {
  const content = 'Simba asks KSh 800, all in all KSh 20,000 less; 7 quotations.';
  const figures: Figures = {
    placed: [
      { text: 'KSh 800', at: 11, how: 'sum', sources: [0] },
      { text: 'KSh 20,000', at: 31, how: 'difference', sources: [1, 2] },
      { text: '7 quotations', at: 48, how: 'sum', sources: [3] },
    ],
    sources: [unitPrice, total, sixth, ofRequest],
  };
  const text = (texts: typeof en | typeof sw) =>
    markup(<FiguredText {...{ content, figures, comparison }} onPoint={() => undefined} />, texts);

  it('say to who listens what each figure is from', () => {
    expect([...text(en).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'KSh 800, from Simba Cement quotation, line 2',
      'KSh 20,000, from Nyota quotation; Sita Steel quotation, line 2',
      '7 quotations, from your RFQ',
    ]);
    expect(text(sw)).toContain('aria-label="KSh 800, kutoka bei ya Simba Cement, mstari wa 2"');
  });

  it('are the same words, with buttons to the card and links to pages', () => {
    const html = text(en);
    expect(html.replace(/<[^>]*>/g, '')).toBe(content);
    expect(html.match(/<button type="button"/g)).toHaveLength(2);
    expect(html).toMatch(/<a [^>]*href="\/rfqs\/r#comparison"[^>]*>7 quotations/);
  });
});

describe('the card of a comparison', () => {
  it('has a row for every place, the lines of a split and the terms', () => {
    const pointed = { places: ['line-a-bars'], count: 1 };
    const html = markup(<ComparisonCard comparison={comparison} pointed={pointed} />);
    const places = ['quotation-a', 'line-a-bars', 'quotation-b', 'split-a', 'split-f', 'score-b'];
    for (const place of places)
      expect(html).toMatch(new RegExp(`id="[^"]*${place}" tabindex="-1"`, 'i'));
    expect(html.match(/bg-brand-soft/g)).toHaveLength(1);
    const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain('Best split: KSh 100,000');
    expect(words).toMatch(/Sita Steel 2\. bars: 100 bags × KSh 800/);
    for (const term of [
      'Delivery: KSh 500 per order',
      'Plus VAT: KSh 1,600',
      'Valid until 5 Dec 2026, 12:00',
      'Score: 4.25 out of 5',
    ])
      expect(words).toContain(term);
  });
});
