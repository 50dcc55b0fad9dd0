import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { sw } from '../../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import type { Order } from '../../schema.ts';
import { AcceptedQuotation } from './order-screen.tsx';
import { OrderSteps } from './order-steps.tsx';

it('an order names the quotation that it accepts once, with the day of that, in both languages', () => {
  const order = {
    quotationId: '5f0b6a8e-1d2c-4b3a-9e8f-0a1bde168c0d',
    createdAt: '2026-11-23T08:00:00.000Z',
  };
  const shown = (revision: number, language: 'en' | 'sw' = 'en') => {
    const quotation = {
      revision,
      createdAt: '2026-11-20T08:00:00.000Z',
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

it('what stands against cancelling an order is said in the place of the button', () => {
  const shown = (order: Partial<Order>) => {
    const placed = {
      ...{ status: 'placed', party: 'buyer', totalAmount: '900.00' },
      ...{ amountPaid: '0.00', amountPending: '0.00', amountHeld: '0.00' },
      ...{ moves: [], contractor: {}, supplier: {} },
    };
    const router = createMemoryRouter([
      {
        path: '/',
        element: <OrderSteps order={{ ...placed, ...order } as Order} />,
      },
    ]);
    const html = renderToStaticMarkup(
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    );
    return html.replace(/<[^>]*>/g, '');
  };
  expect(shown({ moves: ['cancel'] })).toBe('Cancel order');
  expect(shown({ amountPending: '500.00' })).toBe(
    'You cannot cancel this order now. A payment of KSh 500 is waiting to be confirmed. Remove that payment first, under Payment.',
  );
  expect(shown({ amountPaid: '500.00', amountPending: '1.00' })).toContain('KSh 500 is paid');
  expect(shown({ amountPaid: '500.00', amountHeld: '300.00' })).toContain('KSh 200 is paid');
  expect(shown({ party: 'seller', amountPaid: '500.00' })).toBe(
    'You cannot decline this order now. You have been paid KSh 500 for it. Reverse that payment first, under Payment.',
  );
  expect(shown({ party: 'seller', amountPending: '500.00' })).toContain('Decide on it first');
  expect(shown({ party: 'seller', status: 'confirmed', amountPaid: '500.00' })).toBe('');
  expect(shown({ party: null, amountPaid: '500.00' })).toBe('');
  expect(shown({ status: 'cancelled' })).toBe('');
});
