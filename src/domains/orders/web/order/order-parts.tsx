import { BadgeCheck, Check, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { fill, type Language, type Messages } from '../../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { formatPhone } from '../../../../shared/phone-text.ts';
import { cx } from '../../../../ui/cx.ts';
import { apiPath } from '../../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../../ui/patterns/data-table.tsx';
import { Badge, type BadgeVariant } from '../../../../ui/primitives/badge.tsx';
import { DownloadLink } from '../../../../ui/primitives/download-link.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { nameOfBuyer, nameOfSupplier } from '../../../accounts/name-rules.ts';
import { useCurrentUser, useMay } from '../../../accounts/web/public.tsx';
import { differenceWords } from '../../../quotations/difference-text-rules.ts';
import { owedFor, paidState } from '../../paid-rules.ts';
import type { OrderParty, OrderStatus } from '../../rules.ts';
import type { Order, OrderItem, OrderSide } from '../../schema.ts';

/** The parts of an order's page. */

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useTexts('orders');
  return <Badge variant={statusLooks[status]}>{t.statuses[status]}</Badge>;
}

/** Due, and not delivered. */
export function LateBadge({ order: { isLate } }: { order: Pick<Order, 'isLate'> }) {
  const t = useTexts('orders');
  return isLate && <Badge variant="destructive">{t.late}</Badge>;
}

const statusLooks: Readonly<Record<OrderStatus, BadgeVariant>> = {
  placed: 'info',
  confirmed: 'warning',
  dispatched: 'warning',
  delivered: 'success',
  completed: 'success',
  cancelled: 'secondary',
};

/** How far it is paid. One that was cancelled unpaid owes nothing. */
export function PaidBadge({
  order,
}: {
  order: Pick<Order, 'status' | 'totalAmount' | 'amountPaid'>;
}) {
  const t = useTexts('orders');
  const state = paidState(order);
  if (order.status === 'cancelled' && state === 'unpaid') return null;
  const variants = { unpaid: 'outline', partly: 'warning', paid: 'success' } as const;
  return <Badge variant={variants[state]}>{t.paidStates[state]}</Badge>;
}

/** To be paid some days after its delivery. */
export function OnCreditBadge({ order }: { order: Pick<Order, 'creditDays'> }) {
  const t = useTexts('orders');
  return order.creditDays !== null && <Badge variant="info">{t.onCredit}</Badge>;
}

/** What is left of a part payment; the total says it where nothing was paid. */
export function Owed({ order }: { order: Pick<Order, 'status' | 'totalAmount' | 'amountPaid'> }) {
  const t = useTexts('orders');
  const owed = owedFor(order);
  if (owed === null || paidState(order) !== 'partly') return null;
  return (
    <span className="whitespace-nowrap font-normal text-ink-muted text-sm tabular-nums">
      {fill(t.owed, { amount: formatUnitPrice(owed) })}
    </span>
  );
}

/** The order on paper. */
export function LpoLink({ order: { id, number } }: { order: Pick<Order, 'id' | 'number'> }) {
  const t = useTexts('orders');
  return (
    <DownloadLink href={apiPath(['/api/orders', id, 'documents', 'lpo.pdf'])}>
      {t.pdf}
      <span className="sr-only"> {number}</span>
    </DownloadLink>
  );
}

/** How the two sides of an order are called. */
export function useSideNames(): Readonly<Record<OrderParty, (side: OrderSide) => string>> {
  const t = useTexts('orders');
  return {
    buyer: (side) => nameOfBuyer(side, t.unnamedBuyer),
    seller: ({ companyName }) => nameOfSupplier(companyName, t.unnamedSeller),
  };
}

export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  const t = useTexts('orders');
  const substitutes = useTexts('substitutes');
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  const columns: readonly Column<OrderItem>[] = [
    {
      id: 'name',
      header: t.product,
      title: true,
      cell: ({ name, askedName, specifications, differences }) => (
        <div className="min-w-0 wrap-anywhere">
          {typeWords(name)}
          {askedName && (
            <span className="block font-normal text-ink-muted text-sm">
              {fill(t.askedFor, { product: typeWords(askedName) })}
            </span>
          )}
          {differences.length > 0 && (
            <span className="block font-normal text-sm text-warning">
              {differenceWords(differences, substitutes)}
            </span>
          )}
          {specifications && (
            <span className="block whitespace-pre-line font-normal text-ink-muted text-sm">
              {specifications}
            </span>
          )}
        </div>
      ),
    },
    {
      id: 'quantity',
      header: t.quantity,
      numeric: true,
      cell: ({ quantity, unit }) => (
        <span className="inline-block min-w-20 wrap-anywhere">{words(quantity, unit)}</span>
      ),
    },
    {
      id: 'unitPrice',
      header: t.unitPrice,
      numeric: true,
      cell: ({ unitPrice }) => formatUnitPrice(unitPrice),
    },
    {
      id: 'amount',
      header: t.amount,
      numeric: true,
      cell: ({ totalPrice }) => formatUnitPrice(totalPrice),
    },
  ];
  return <DataTable caption={t.lines} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

export function Party({
  order,
  party,
}: {
  order: Pick<Order, 'contractor' | 'supplier' | 'party'>;
  party: OrderParty;
}) {
  const t = useTexts('orders');
  const names = useSideNames();
  const may = useMay();
  const side = sideOf(order, party);
  const isReader = order.party === party;
  const isMember = useCurrentUser()?.member !== undefined;
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{t[party]}</dt>
      <dd>
        <p className="wrap-anywhere font-semibold">
          {names[party](side)}
          {isReader && !isMember && <span className="font-normal text-ink-muted"> ({t.you})</span>}
        </p>
        {side.location && <p className="wrap-anywhere text-ink-muted text-sm">{side.location}</p>}
        <Phone side={side} />
        {(side.kraPin || !side.isVerified) && (
          <p className="text-sm">
            <span className="text-ink-muted">{t.kraPin}:</span>{' '}
            {side.kraPin ? (
              <span className="font-semibold tabular-nums">{side.kraPin}</span>
            ) : (
              <span className="text-ink-muted">{t.kraPinUnverified}</span>
            )}
          </p>
        )}
        {side.isVerified && (
          <p className="flex items-center gap-1 text-sm text-success">
            <BadgeCheck className="size-4" aria-hidden="true" />
            {t.verified}
          </p>
        )}
        {!isReader && may('GET /api/messages/:userId') && (
          <Link
            className="inline-flex min-h-11 items-center font-semibold underline print:hidden"
            to={`/messages/${side.id}`}
          >
            {t.message}
          </Link>
        )}
      </dd>
    </div>
  );
}

function Phone({ side }: { side: Order['supplier'] }) {
  const t = useTexts('orders');
  if (!side.phone) return null;
  return (
    <p className="text-sm">
      <span className="text-ink-muted">{t.phone}:</span>{' '}
      <a
        className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold tabular-nums underline"
        href={`tel:${side.phone}`}
      >
        {formatPhone(side.phone)}
      </a>
      {!side.isPhoneProven && <span className="text-ink-muted"> ({t.phoneUnproven})</span>}
    </p>
  );
}

export function DeliveryFacts({ order }: { order: Order }) {
  const t = useTexts('orders');
  const language = useLanguage();
  const place = [order.deliveryAddress, order.deliveryCounty].filter(Boolean).join(', ');
  const { deliveryDate, promisedDays, quotation, isLate, dueAt } = order;
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-ink-muted text-sm">{t.address}</dt>
        <dd className="wrap-anywhere font-semibold">{place || t.notSpecified}</dd>
      </div>
      <div>
        <dt className="text-ink-muted text-sm">{t.neededBy}</dt>
        <dd className="font-semibold">
          {deliveryDate ? formatDate(deliveryDate, language) : t.notSpecified}
        </dd>
      </div>
      {promisedDays !== null && (
        <div>
          <dt className="text-ink-muted text-sm">{t.promised}</dt>
          <dd className="font-semibold">{promiseWords(promisedDays, t)}</dd>
        </div>
      )}
      {isLate && dueAt && (
        <p className="font-semibold text-danger">
          {fill(t.dueSince, { date: formatDate(dueAt, language) })}
        </p>
      )}
      {quotation?.notes && (
        <div>
          <dt className="text-ink-muted text-sm">{t.terms}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{quotation.notes}</dd>
        </div>
      )}
    </dl>
  );
}

/** What both sides sign on paper; on the screen there is nothing to sign. */
export function Signatures({ order }: { order: Pick<Order, 'contractor' | 'supplier'> }) {
  const { signatures: t } = useTexts('orders');
  const names = useSideNames();
  return (
    <section className="hidden break-inside-avoid pt-6 print:block" aria-label={t.title}>
      <div className="grid grid-cols-2 gap-8">
        {(['buyer', 'seller'] as const).map((party) => (
          <div key={party} className="grid content-start gap-5">
            <p className="wrap-anywhere">
              {t[party]}: <strong>{names[party](sideOf(order, party))}</strong>
            </p>
            {[t.name, t.signature, t.date].map((label) => (
              <p key={label} className="border-ink-muted border-b pb-1 text-ink-muted">
                {label}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What has happened. */
export function Timeline({ order }: { order: Order }) {
  const t = useTexts('orders');
  const language = useLanguage();
  const names = useSideNames();
  const isMember = useCurrentUser()?.member !== undefined;
  const isOwn = (by: Order['party']) => by === order.party && !isMember;
  return (
    <ol className="grid gap-3">
      {order.events.map(({ id, kind, by, person, details, reason, createdAt }) => (
        <li key={id} className="flex gap-3">
          <span
            className={cx(
              'mt-0.5 grid size-6 flex-none place-items-center rounded-full text-surface',
              undoing.has(kind) ? 'bg-danger' : 'bg-success',
            )}
          >
            {undoing.has(kind) ? (
              <Undo2 className="size-4" aria-hidden="true" />
            ) : (
              <Check className="size-4" aria-hidden="true" />
            )}
          </span>
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">
              {fill(eventText(kind, t.events), wordsOf(details, language))}
            </p>
            {reason && <p className="whitespace-pre-line">{reason}</p>}
            <p className="text-ink-muted text-sm">
              {formatDateTime(createdAt, language)}
              {by && ` · ${person ?? (isOwn(by) ? t.you : names[by](sideOf(order, by)))}`}
            </p>
          </div>
        </li>
      ))}
      {stepsToCome(order.status).map((status) => (
        <li key={status} className="flex items-center gap-3 text-ink-muted print:hidden">
          <span
            className="size-6 flex-none rounded-full border-2 border-line border-dashed"
            aria-hidden="true"
          />
          <span>
            {t.statuses[status]} <span className="sr-only">({t.toCome})</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const way = ['placed', 'confirmed', 'dispatched', 'delivered', 'completed'] as const;

/** What is still to happen where all goes well; nothing of an order that was called off. */
const stepsToCome = (status: OrderStatus) =>
  status === 'cancelled' ? [] : way.slice(way.indexOf(status) + 1);

const sideOf = (order: Pick<Order, 'contractor' | 'supplier'>, party: OrderParty) =>
  party === 'buyer' ? order.contractor : order.supplier;

const undoing: ReadonlySet<string> = new Set([
  'payment_reversed',
  'refund_started',
  'refunded',
  'delivery_cancelled',
  'cancelled',
  'cancelled_agreed',
  'declined',
]);

/** What this page has no words for yet keeps its own. */
const eventText = (kind: string, words: Readonly<Record<string, string>>) => words[kind] ?? kind;

const numbers = ['delivery', 'dispute', 'return', 'note'] as const;
const textOr = (value: unknown) => (typeof value === 'string' ? value : '');

/** What fills the words of an event. */
const wordsOf = (
  { amount, day, ...details }: Order['events'][number]['details'],
  language: Language,
) => ({
  ...Object.fromEntries(numbers.map((name) => [name, textOr(details[name])])),
  ...(typeof amount === 'string' && { amount: formatUnitPrice(amount) }),
  ...(typeof day === 'string' && { day: formatDate(day, language) }),
});

function promiseWords(days: number, t: Messages['orders']): string {
  if (days === 0) return t.sameDay;
  return days === 1 ? t.withinDay : fill(t.withinDays, { count: days });
}
