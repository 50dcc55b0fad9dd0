import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Rfq } from '../../domains/rfqs/schema.ts';
import { en } from '../../messages/en/index.ts';
import { MessagesProvider, type ReadTexts, readFrom } from '../../ui/messages.tsx';
import { RfqCard } from './supplier-rfqs.tsx';

const words = (rfq: Partial<Rfq>, readTexts: ReadTexts = readFrom(en)) => {
  const shown = {
    ...{ id: 'r', title: 'Paint', description: '', status: 'open', hasQuoted: false },
    ...{ deliveryLocation: null, deliveryCounty: 'Nairobi', deliveryDate: null },
    ...{ closesAt: '2026-12-04T20:59:59.000Z', createdAt: '2026-11-27T08:00:00.000Z' },
    ...rfq,
  } as Rfq;
  const html = renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readTexts}>
      <RfqCard rfq={shown} />
    </MessagesProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
};

it('The card of an RFQ says how many of its lines the supplier sells, also where that is none', () => {
  const some = words({ itemCount: 12, linesSold: 5, isMatch: true });
  expect(some).toContain('Lines 12, you sell 5');
  expect(some).toContain('Matches what you sell');
  const none = words({ itemCount: 1, linesSold: 0, isMatch: true });
  expect(none).toContain('Lines 1, none on your list');
  expect(none).toContain('In a category you sell');
  expect(none).not.toContain('Matches what you sell');
});

it('Where the words of its state come after the page, the card is shown without it', () => {
  const late = new Promise<never>(() => undefined);
  const card = words({}, (area) => (area === 'rfqs' ? late : readFrom(en)(area)));
  expect(card).toContain('Paint');
  expect(card).not.toContain('Open');
});
