import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import type { ComparisonLine, ComparisonOffer } from '../../comparison-schema.ts';
import { OfferChoice } from './offer-choice.tsx';

const shown = (available: string) => {
  const offer = {
    ...{ quotationId: 'q1', supplier: { id: 's', companyName: 'Jiwe' }, productName: null },
    ...{ quantity: available, unit: 'tin', unitPrice: '900.00', landedTotal: '10800.00' },
    ...{ normalizedUnitPrice: null, normalizedUnit: null, rank: null, orderedQuantity: null },
    ...{ covers: 'part', differences: [], isOpenSubstitute: false },
    ...{ available, minimum: '0.000', rate: { over: '1', under: '1' }, step: '1.000' },
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
        {...{ given: undefined, isGone: false, change: undefined, isDivided: false }}
        showName
      />
    </MessagesProvider>,
  );
};

it('An offer of a part says how much; as many as were asked for, though smaller, are never called a part', () => {
  expect(shown('5.000')).toContain('Only 5 of 12 tins');
  expect(shown('12.000')).not.toContain('Only');
});
