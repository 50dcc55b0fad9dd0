import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { orderEventTypes, useInvalidation } from '../../../../ui/data/invalidation.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import type { Order } from '../../schema.ts';
import { ReorderButton } from '../checkout/reorder-button.tsx';
import { AskSection, OpenRequest, openRequest } from '../requests/requests-section.tsx';
import {
  DeliveryFacts,
  LateBadge,
  LpoLink,
  OrderLines,
  OrderStatusBadge,
  PaidBadge,
  Party,
  Signatures,
  Timeline,
} from './order-parts.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTotals } from './order-totals.tsx';

/** Which quotation this order accepts, and when that was. */
export function AcceptedQuotation({
  order: { quotationId, quotation, createdAt },
}: {
  order: Pick<Order, 'quotationId' | 'quotation' | 'createdAt'>;
}) {
  const t = useTexts('orders');
  const language = useLanguage();
  if (!quotation || !quotationId) return null;
  const { revision } = quotation;
  return (
    <p className="wrap-anywhere">
      {[
        fill(t.quotation, { number: quotationId.slice(-8) }),
        ...(revision > 1 ? [fill(t.revision, { number: revision })] : []),
        fill(t.accepted, { date: formatDate(createdAt, language) }),
      ].join(', ')}
    </p>
  );
}

interface OrderScreenProps {
  order: Order;
  title: string;
  /** What else is to be known at first sight. */
  badges?: ReactNode;
  /** The project it stands in. */
  project?: ReactNode;
  /** What is on its way and has arrived. */
  deliveries: ReactNode;
  /** What was paid for it. */
  payments: ReactNode;
  /** What the buyer says of what was delivered. */
  reviews: ReactNode;
}

/** The LPO as both sides read it. */
export function OrderScreen(props: OrderScreenProps) {
  const { order, title, badges, project, deliveries, payments, reviews } = props;
  const t = useTexts('orders');
  useInvalidation(orderEventTypes, useRevalidator().revalidate, order.id);
  const request = openRequest(order);
  return (
    <>
      <Head order={order} title={title} badges={badges} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-6">
          {request && <OpenRequest key={request.id} order={order} request={request} />}
          <Goods order={order} />
          {deliveries}
          {payments}
          {reviews}
        </div>
        <div className="grid gap-6">
          <dl className="card grid gap-4 p-4 md:p-6">
            <Party order={order} party="buyer" />
            <Party order={order} party="seller" />
          </dl>
          <section className="card grid gap-4 p-4 md:p-6">
            <h2>{t.where}</h2>
            <DeliveryFacts order={order} />
          </section>
          {project}
          <AskSection order={order} />
          <section className="card grid gap-4 p-4 md:p-6">
            <h2>{t.timeline}</h2>
            <Timeline order={order} />
          </section>
        </div>
      </div>
      {order.status !== 'cancelled' && <Signatures order={order} />}
    </>
  );
}

/** What it is called, how it stands, and what its reader can do with it. */
function Head({ order, title, badges }: Pick<OrderScreenProps, 'order' | 'title' | 'badges'>) {
  const t = useTexts('orders');
  const language = useLanguage();
  return (
    <PageHeader
      title={title}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderStatusBadge status={order.status} />
          <LateBadge order={order} />
          <PaidBadge order={order} />
          {badges}
          {fill(t.placedOn, { date: formatDate(order.createdAt, language) })}
        </span>
      }
      breadcrumbs={[{ label: t.title, to: '/orders' }, { label: order.number }]}
      actions={
        <>
          <OrderSteps order={order} />
          <ReorderButton order={order} />
          <LpoLink order={order} />
        </>
      }
    />
  );
}

/** What was ordered, and for how much. */
function Goods({ order }: Pick<OrderScreenProps, 'order'>) {
  const t = useTexts('orders');
  return (
    <section className="card grid gap-4 p-4 md:p-6">
      <h2>{t.lines}</h2>
      {order.rfqId && order.rfq && (
        <p className="wrap-anywhere">
          {t.forRfq}{' '}
          <Link
            className="font-semibold underline"
            to={order.party === 'seller' ? `/rfq/${order.rfqId}` : `/rfqs/${order.rfqId}`}
          >
            {order.rfq.title}
          </Link>
        </p>
      )}
      <AcceptedQuotation order={order} />
      <OrderLines items={order.items} />
      <OrderTotals order={order} />
    </section>
  );
}
