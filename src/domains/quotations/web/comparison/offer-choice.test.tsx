import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import type { ComparisonLine, ComparisonOffer } from '../../comparison-schema.ts';
import { type LineProps, OfferChoice } from './offer-choice.tsx';

/** An offer for twelve tins of paint. */
function shown(offered: Partial<ComparisonOffer>, more: Partial<LineProps> = {}): string {
  const offer = {
    ...{ quotationId: 'q1', supplier: { id: 's', companyName: 'Jiwe' }, productName: null },
    ...{ quantity: '12.000', unit: 'tin', unitPrice: '900.00', landedTotal: '10800.00' },
    ...{ normalizedUnitPrice: null, normalizedUnit: null, rank: null, orderedQuantity: null },
    ...{ covers: 'part', differences: [], isOpenSubstitute: false },
    ...{ available: '12.000', minimum: '0.000', rate: { over: '1', under: '1' }, step: '1.000' },
    ...offered,
  } as ComparisonOffer;
  const line = {
    rfqItem: { id: 'paint', lineNo: 1, productName: 'Paint', quantity: '12.000', unit: 'tin' },
    isComparable: true,
    offers: [offer],
  } as unknown as ComparisonLine;
  return renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <OfferChoice
        {...{ line, offer, names: new Map([['q1', 'Jiwe']]), awardable: new Set(['q1']) }}
        {...{ given: undefined, isGone: false, change: undefined, isDivided: false, ...more }}
        showName
      />
    </MessagesProvider>,
  );
}

it('An offer of a part says how much; as many as were asked for, though smaller, are never called a part', () => {
  expect(shown({ available: '5.000' })).toContain('Only 5 of 12 tins');
  expect(shown({ available: '12.000' })).not.toContain('Only');
});

/** The field of a divided line, with what was typed into it. */
const field = (typed: string) =>
  shown({ minimum: '5.000' }, { given: { q1: typed }, change: () => undefined, isDivided: true });

it.each([
  ['many', 'Paint: enter a number above 0 with at most 3 decimals.'],
  ['0', 'Paint: enter a number above 0 with at most 3 decimals.'],
  ['250', 'Paint: Jiwe offers at most 12 tins.'],
  ['2', 'Paint: the minimum order from Jiwe is 5 tins.'],
])(
  'A quantity that cannot be ordered is refused at its field, with the limit: %s',
  (typed, sentence) => {
    expect(field(typed)).toContain(sentence);
    expect(field(typed)).toContain('aria-invalid="true"');
  },
);

it('A quantity that can be ordered, and an empty field, are not complained about', () => {
  for (const typed of ['7', '']) expect(field(typed)).not.toContain('aria-invalid');
});
