import {
  Banknote,
  BellRing,
  ClipboardList,
  HandCoins,
  HardHat,
  Landmark,
  Package,
  ReceiptText,
  Send,
  ShieldCheck,
  Store,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { fill, type Messages } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import { isEntrusted, type StaffRole } from '../../../shared/roles.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import {
  Overview,
  OverviewSection,
  RecentCards,
  StatGrid,
} from '../../../ui/patterns/overview.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import { OrderStatusBadge } from '../../orders/web/public.tsx';
import { RfqStatusBadge } from '../../rfqs/web/public.tsx';
import type { AdminOverview, NamedAccount, RecentOrder, RecentRfq } from '../schema.ts';
import { mayOpen, sectionsOf } from './admin-sections.ts';
import { OpenReports, WaitingVerifications, WorkLink } from './waiting-lists.tsx';

export interface AdminDashboardProps {
  overview: AdminOverview;
  /** Reads it anew. */
  onChanged: () => void;
}

/** How the marketplace stands, and what waits for an admin. */
export function AdminDashboard({ overview, onChanged }: AdminDashboardProps) {
  const t = useTexts('admin');
  const role = useCurrentUser()?.staffRole;
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <LinkButton to="/admin" variant="outline">
            {t.area}
          </LinkButton>
        }
      />
      <Overview>
        <Figures overview={overview} />
        {mayOpen('/admin/verifications', role) && (
          <WaitingVerifications verifications={overview.verifications} />
        )}
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {mayOpen('/admin/payment-details', role) && (
            <WorkLink
              to="/admin/payment-details"
              icon={ShieldCheck}
              title={t.payees}
              waiting={overview.figures.payeesToCheck}
              words={t.waitingPayees}
              none={t.noPayees}
            />
          )}
          {mayOpen('/admin/payments', role) && (
            <WorkLink
              to="/admin/payments"
              icon={Landmark}
              title={t.payments}
              waiting={overview.figures.waitingPayments}
              words={t.waitingPayments}
              none={t.noPayments}
            />
          )}
          {mayOpen('/admin/credit', role) && (
            <WorkLink
              to="/admin/credit"
              icon={HandCoins}
              title={t.credit}
              waiting={overview.figures.creditApplications}
              words={t.waitingCredit}
              none={t.noCredit}
            />
          )}
        </div>
        <Sections role={role} />
        {isEntrusted(role, ['support', 'moderator']) && (
          <OpenReports reports={overview.reports} onChanged={onChanged} />
        )}
        {isEntrusted(role, ['support', 'finance']) && (
          <>
            <RecentRfqs rfqs={overview.rfqs} />
            <RecentOrders orders={overview.orders} />
          </>
        )}
      </Overview>
    </>
  );
}

/** The pages that this admin may open. */
function Sections({ role }: { role: StaffRole | null | undefined }) {
  const t = { ...useTexts('shelves'), ...useTexts('admin') };
  return (
    <nav aria-label={t.sections} className="flex flex-wrap gap-x-6">
      {sectionsOf(role).map(({ id, to }) => (
        <Link
          key={id}
          className="inline-flex min-h-11 items-center font-semibold underline"
          to={to}
        >
          {t[id]}
        </Link>
      ))}
    </nav>
  );
}

function Figures({ overview: { figures, verifications, reports } }: { overview: AdminOverview }) {
  const t = useTexts('admin');
  return (
    <StatGrid
      stats={[
        {
          label: t.waiting,
          value: verifications.total + figures.payeesToCheck + reports.total,
          caption: t.waitingCaption,
          icon: <BellRing aria-hidden="true" />,
        },
        {
          label: t.contractors,
          value: figures.contractors,
          caption: t.accountsCaption,
          icon: <HardHat aria-hidden="true" />,
        },
        {
          label: t.suppliers,
          value: figures.suppliers,
          caption: fill(t.verifiedOf, { count: figures.verifiedSuppliers }),
          icon: <Store aria-hidden="true" />,
        },
        {
          label: t.products,
          value: figures.products,
          caption: t.productsCaption,
          icon: <Package aria-hidden="true" />,
        },
        {
          label: t.openRfqs,
          value: figures.openRfqs,
          caption: t.openRfqsCaption,
          icon: <ClipboardList aria-hidden="true" />,
        },
        {
          label: t.quotations,
          value: figures.quotations,
          caption: t.thisMonth,
          icon: <Send aria-hidden="true" />,
        },
        {
          label: t.orders,
          value: figures.orders,
          caption: t.thisMonth,
          icon: <ReceiptText aria-hidden="true" />,
        },
        {
          label: t.orderValue,
          value: formatMoney(figures.orderValue),
          caption: t.thisMonth,
          icon: <Banknote aria-hidden="true" />,
        },
      ]}
    />
  );
}

function RecentRfqs({ rfqs }: { rfqs: readonly RecentRfq[] }) {
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

function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
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
