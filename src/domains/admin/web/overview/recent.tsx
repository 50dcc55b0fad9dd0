import { Link, useNavigate } from 'react-router';
import { fill, type Messages } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { OverviewSection, RecentCards } from '../../../../ui/patterns/overview.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { OrderStatusBadge } from '../../../orders/web/public.tsx';
import { RfqStatusBadge } from '../../../rfqs/web/public.tsx';
import type { NamedAccount, RecentOrder, RecentRfq } from '../../schema.ts';

/** The newest RFQs of all. */
export function RecentRfqs({ rfqs }: { rfqs: readonly RecentRfq[] }) {
  const t = useTexts('admin');
  const language = useLanguage();
  const nameOf = useAccountName();
  return (
    <OverviewSection title={t.recentRfqs} all={null}>
      <RecentCards empty={<p className="text-ink-muted">{t.noRfqs}</p>}>
        {rfqs.map(({ id, title, status, createdAt, ...rfq }) => (
          <Card as="li" key={id} className="p-4">
            <div className="flex items-start justify-between gap-3">
              <p className="line-clamp-2 min-w-0 wrap-anywhere font-semibold">{title}</p>
              <RfqStatusBadge rfq={{ status }} />
            </div>
            <p className="mt-2 wrap-anywhere text-ink-muted text-sm">
              {rfqParties(rfq, t, nameOf)}
            </p>
            <p className="mt-1 text-ink-muted text-sm">{formatDate(createdAt, language)}</p>
          </Card>
        ))}
      </RecentCards>
    </OverviewSection>
  );
}

/** Who asks whom: a direct RFQ names its supplier, another the first of those asked. */
function rfqParties(
  {
    contractor,
    supplier,
    supplierCount,
  }: Pick<RecentRfq, 'contractor' | 'supplier' | 'supplierCount'>,
  t: Messages['admin'],
  nameOf: (account: NamedAccount) => string,
): string {
  const buyer = nameOf(contractor);
  if (!supplier) return fill(t.askedNobody, { buyer });
  const words = { buyer, seller: nameOf(supplier), count: supplierCount - 1 };
  return fill(supplierCount === 1 ? t.askedOne : t.askedMany, words);
}

/** The newest orders of all. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  const t = useTexts('admin');
  const language = useLanguage();
  const nameOf = useAccountName();
  const navigate = useNavigate();
  const all =
    orders.length > 0 ? { label: t.seeAll, onSelect: () => void navigate('/orders') } : null;
  return (
    <OverviewSection title={t.recentOrders} all={all}>
      <RecentCards empty={<p className="text-ink-muted">{t.noOrders}</p>}>
        {orders.map((order) => (
          <Card as="li" interactive key={order.id} className="relative p-4">
            <div className="flex items-start justify-between gap-3">
              <Link
                to={`/orders/${order.id}`}
                className="min-w-0 wrap-anywhere font-semibold after:absolute after:inset-0"
              >
                {order.number}
              </Link>
              <OrderStatusBadge status={order.status} />
            </div>
            <p className="mt-2 wrap-anywhere text-sm">
              {fill(t.parties, {
                buyer: nameOf(order.contractor),
                seller: nameOf(order.supplier),
              })}
            </p>
            <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm">
              <span className="font-semibold tabular-nums">{formatMoney(order.totalAmount)}</span>
              <span className="text-ink-muted">{formatDate(order.createdAt, language)}</span>
            </p>
          </Card>
        ))}
      </RecentCards>
    </OverviewSection>
  );
}

/** What an account is called; some have no name yet. */
function useAccountName(): (account: NamedAccount) => string {
  const { noName } = useTexts('admin');
  return ({ name }) => name ?? noName;
}
