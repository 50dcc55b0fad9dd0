import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { sw } from '../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import { AcceptedQuotation } from './order-screen.tsx';

it('an order names the quotation that it accepts once, with the day of that, in both languages', () => {
  const order = {
    quotationId: '5f0b6a8e-1d2c-4b3a-9e8f-0a1bde168c0d',
    createdAt: '2026-11-23T08:00:00.000Z',
  };
  const shown = (revision: number, language: 'en' | 'sw' = 'en') => {
    const quotation = {
      revision,
      createdAt: '2026-11-20T08:00:00.000Z',
      deliveryTime: null,
      notes: null,
    };
    const html = renderToStaticMarkup(
      <MessagesProvider language={language} readTexts={readFrom(language === 'en' ? en : sw)}>
        <AcceptedQuotation order={{ ...order, quotation }} />
      </MessagesProvider>,
    );
    return html.replace(/<[^>]*>/g, '');
  };
  expect(shown(1)).toBe('Quotation #de168c0d, accepted 23 November 2026');
  expect(shown(2)).toBe('Quotation #de168c0d, revision 2, accepted 23 November 2026');
  expect(shown(2, 'sw')).toBe('Bei #de168c0d, toleo la 2, iliyokubaliwa 23 Novemba 2026');
});
