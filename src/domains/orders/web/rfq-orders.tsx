import { Ban, CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type ApiClient, apiPath, type Page } from '../../../ui/data/api-client.ts';
import { useParts } from '../../../ui/data/use-parts.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import type { OrderSummary } from '../schema.ts';
import { LpoLink, OrderStatusBadge, useSideNames } from './order/order-parts.tsx';

/** An award makes an order for each supplier. */
const atOnce = 50;

/** The orders that the award of an RFQ made, as its owner reads them. */
export const readRfqOrders = (api: ApiClient, rfqId: string) =>
  api.getPage<OrderSummary>(apiPath(['/api/orders'], { rfqId, limit: atOnce }));

interface RfqOrdersProps {
  first: Page<OrderSummary>;
  /** They were made just now: who made them goes on here. */
  isNew?: boolean;
}

/** Whom an RFQ was awarded to: one order (LPO) each, with its PDF, by their numbers. */
export function RfqOrders({ first, isNew = false }: RfqOrdersProps) {
  const t = useTexts('orders');
  const names = useSideNames();
  const { page, more } = useParts(first);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const orders = page.items.toSorted((a, b) => a.number.localeCompare(b.number));
  const isCancelled = !page.next && orders.every(({ status }) => status === 'cancelled');
  return (
    <Card as="section" className="grid gap-2 p-4 md:p-5" aria-labelledby="rfq-orders">
      <h2
        ref={heading}
        id="rfq-orders"
        tabIndex={-1}
        className="flex scroll-mt-24 items-center gap-2 text-xl"
      >
        {isCancelled ? (
          <Ban className="size-6 flex-none text-ink-muted" aria-hidden="true" />
        ) : (
          <CircleCheckBig className="size-6 flex-none text-success" aria-hidden="true" />
        )}
        {isCancelled ? t.ofRfqCancelled : t.ofRfq}
      </h2>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <Link
                className="inline-flex min-h-11 items-center font-bold underline"
                to={`/orders/${order.id}`}
              >
                {order.number}
              </Link>{' '}
              <OrderStatusBadge status={order.status} />
              <p className="wrap-anywhere">{names.seller(order.supplier)}</p>
            </div>
            <Money
              exact
              amount={order.totalAmount}
              className="font-extrabold font-heading text-lg"
            />
            <LpoLink order={order} />
          </li>
        ))}
      </ul>
      {page.next && <LoadMore label={t.more} {...more} />}
    </Card>
  );
}
