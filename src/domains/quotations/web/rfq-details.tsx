import { BadgeCheck, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { nameOfBuyer, shortId } from '../../accounts/name-rules.ts';
import { specificationText } from '../../rfqs/rules.ts';
import type { Rfq, RfqItem } from '../../rfqs/schema.ts';
import { endOf, RfqStatusBadge } from '../../rfqs/web/public.tsx';

/** The RFQ as a supplier reads it: what is wanted, where and until when. */
export function RfqDetails({ rfq, supplierId }: { rfq: Rfq; supplierId: string }) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const place = [rfq.deliveryLocation, rfq.deliveryCounty].filter(Boolean).join(', ');
  const end = endOf(rfq);
  const endsAt = formatDateTime(end.at, language);
  const facts: readonly (readonly [string, string])[] = [
    [t.location, place || t.notSpecified],
    [t.neededBy, rfq.deliveryDate ? formatDate(rfq.deliveryDate, language) : t.notSpecified],
    [t.posted, formatDate(rfq.createdAt, language)],
    [{ closesOn: t.openUntil, closedOn: t.closedAt, awardedOn: t.awardedAt }[end.words], endsAt],
    ...(rfq.closedReason ? ([[t.closedReason, rfq.closedReason]] as const) : []),
  ];
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-label={t.rfq}>
      <div className="flex flex-wrap items-center gap-2">
        <RfqStatusBadge rfq={rfq} />
        {rfq.verifiedOnly && <Badge variant="outline">{t.verifiedOnly}</Badge>}
        <span className="ml-auto text-ink-muted text-sm tabular-nums">
          {fill(t.supplierId, { id: shortId(supplierId) })}
        </span>
      </div>
      <Buyer rfq={rfq} />
      <p className="whitespace-pre-line wrap-anywhere">{rfq.description}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who asks, and the way to ask back before a price is named. */
function Buyer({ rfq: { id, contractor } }: { rfq: Rfq }) {
  const t = useTexts('quotations');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0">
        <p className="text-ink-muted text-sm">{t.buyer}</p>
        <p className="wrap-anywhere font-semibold">
          {nameOfBuyer(contractor, t.unnamedBuyer)}
          {contractor.isVerified && (
            <span className="ml-1.5 inline-flex items-center gap-1 text-sm text-success">
              <BadgeCheck className="size-4" aria-hidden="true" />
              {t.verified}
            </span>
          )}
        </p>
        {contractor.location && (
          <p className="wrap-anywhere text-ink-muted text-sm">{contractor.location}</p>
        )}
      </div>
      <Link
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline"
        to={`/messages/${contractor.id}?rfqId=${id}`}
      >
        <MessageSquare className="size-4" aria-hidden="true" />
        {t.messageBuyer}
      </Link>
    </div>
  );
}

/** The lines that are asked for, each with its specifications and budget. */
export function RfqItems({ items }: { items: readonly RfqItem[] }) {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  return (
    <section className="card grid gap-3 p-4 md:p-6">
      <h2>{t.items}</h2>
      {items.length === 0 && <p className="text-ink-muted">{t.noItems}</p>}
      <ol className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">{typeWords(item.productName)}</p>
              <ItemNotes item={item} />
            </div>
            <p className="max-w-1/2 flex-none text-right wrap-anywhere font-semibold tabular-nums">
              {words(item.quantity, item.unit)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Specifications and budget of a line, where it has them. */
export function ItemNotes({ item }: { item: RfqItem }) {
  const { specifications, estimatedBudget, loadTonnes } = item;
  const t = useTexts('quotations');
  return (
    <>
      {loadTonnes !== null && (
        <p className="text-sm">{fill(t.loadOf, { tonnes: String(loadTonnes) })}</p>
      )}
      {specifications && (
        <p className="wrap-anywhere text-ink-muted text-sm">{specificationText(specifications)}</p>
      )}
      {estimatedBudget && (
        <p className="text-ink-muted text-sm">
          {fill(t.budget, { amount: formatMoney(estimatedBudget) })}
        </p>
      )}
    </>
  );
}
