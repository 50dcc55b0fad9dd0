import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { StatGrid } from '../../../ui/patterns/overview.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import { ageBuckets } from '../rules.ts';
import type { Credit, CreditOrder } from '../schema.ts';

const isSome = (amount: string) => toCents(amount) > 0n;

/** The limit, what is used of it, and what is to be paid. */
export function CreditState({ credit }: { credit: Credit }) {
  const t = useTexts('credit');
  const { limit, days, used, available, overdue } = credit;
  const note = useNote(credit);
  return (
    <>
      <div className="grid gap-3">
        <StatGrid
          stats={[
            { label: t.available, value: formatUnitPrice(available) },
            { label: t.used, value: formatUnitPrice(used) },
            { label: t.limit, value: formatUnitPrice(limit ?? '0') },
            { label: t.overdue, value: formatUnitPrice(overdue) },
          ]}
        />
        {note && <p className="font-semibold text-danger">{note}</p>}
        {isSome(limit ?? '0') && days !== null && (
          <p className="text-ink-muted">{fill(t.within, { count: days })}</p>
        )}
      </div>
      {isSome(used) && <Ageing ageing={credit.ageing} />}
      <section className="grid gap-3" aria-labelledby="credit-orders">
        <h2 id="credit-orders" className="text-xl">
          {t.orders}
        </h2>
        {credit.orders.length === 0 ? (
          <p className="text-ink-muted">{t.noOrders}</p>
        ) : (
          <ul className="grid gap-3">
            {credit.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** What keeps the credit from being used. */
function useNote({ limit, overdue, isVerified }: Credit): string | null {
  const t = useTexts('credit');
  if (isSome(overdue)) return t.blocked;
  if (!isSome(limit ?? '0')) return t.ended;
  return isVerified ? null : t.notVerified;
}

function Ageing({ ageing }: { ageing: Credit['ageing'] }) {
  const t = useTexts('credit');
  return (
    <section className="card grid gap-3 p-4 md:p-6" aria-labelledby="credit-ageing">
      <h2 id="credit-ageing" className="text-xl">
        {t.ageing}
      </h2>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {ageBuckets.map((bucket) => (
          <div key={bucket} className="contents">
            <dt className="text-ink-muted">{t.buckets[bucket]}</dt>
            <dd className="text-right">{formatUnitPrice(ageing[bucket])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OrderCard({ order }: { order: CreditOrder }) {
  const t = useTexts('credit');
  const language = useLanguage();
  const { id, number, supplier, amountOwed, dueAt, days, isOverdue } = order;
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            className="inline-flex min-h-11 items-center font-semibold underline"
            to={`/orders/${id}`}
          >
            {number}
          </Link>
          {isOverdue && <Badge variant="destructive">{t.lateOrder}</Badge>}
        </p>
        <p className="wrap-anywhere">{nameOfSupplier(supplier.companyName, t.unnamed)}</p>
        <p className={isOverdue ? 'font-semibold text-danger text-sm' : 'text-ink-muted text-sm'}>
          {dueAt
            ? fill(t.due, { date: formatDate(dueAt, language) })
            : fill(t.dueAfter, { count: days })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="whitespace-nowrap font-semibold tabular-nums">
          {fill(t.owed, { amount: formatUnitPrice(amountOwed) })}
        </span>
        <LinkButton
          to={`/orders/${id}#payments`}
          variant={isOverdue ? 'primary' : 'outline'}
          aria-label={fill(t.payNamed, { number })}
        >
          {t.pay}
        </LinkButton>
      </div>
    </Card>
  );
}
