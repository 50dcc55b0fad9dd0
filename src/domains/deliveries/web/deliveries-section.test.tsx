import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { OrderStatus } from '../../orders/rules.ts';
import type { Delivery, OrderDeliveries } from '../schema.ts';
import { DeliveriesSection } from './deliveries-section.tsx';

const id = '5f0b6a8e-1d2c-4b3a-9e8f-0a1bde168c0d';
const sent = {
  ...{ id, number: 'DN-000001', orderId: id, status: 'cancelled', cancelledReason: null },
  ...{ lines: [], photos: [], moves: [], isPinLocked: false, provenBy: null },
  ...{ dispatchedAt: '2026-11-23T08:00:00.000Z', reportedAt: null, deliveredAt: null },
  ...{ cancelledAt: null },
} as unknown as Delivery;

it('goods are owed only while somebody waits for them', () => {
  const shown = (status: OrderStatus, deliveries: readonly Delivery[]) => {
    const line = { orderItemId: id, name: 'Cement', unit: 'bag', ordered: '10.000' };
    const counts = { delivered: '4.000', onTheWay: '0.000', owed: '6.000', free: '6.000' };
    const all = { orderId: id, lines: [{ ...line, ...counts }], deliveries, mayDispatch: false };
    const order = { id, number: 'LPO-000001', status, party: 'buyer' } as const;
    const element = <DeliveriesSection order={order} deliveries={all as OrderDeliveries} />;
    const html = renderToStaticMarkup(
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </MessagesProvider>,
    );
    return html.replace(/<[^>]*>/g, ' ');
  };
  expect(shown('dispatched', [sent])).toContain('Still owed');
  // Closed by a decision, or called off.
  expect(shown('delivered', [sent])).not.toContain('Still owed');
  expect(shown('cancelled', [sent])).not.toContain('Still owed');
  expect(shown('confirmed', [])).toContain('When the supplier sends goods');
  expect(shown('cancelled', [])).toBe('');
});
