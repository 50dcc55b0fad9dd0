import { Paperclip } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import type { Quotation, SupplierRecord } from '../schema.ts';

/** The files that came with a quotation, for its two sides. */
export function AttachmentLinks({ attachments }: Pick<Quotation, 'attachments'>) {
  if (attachments.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {attachments.map(({ url, filename }) => (
        <li key={url}>
          <a
            className="inline-flex min-h-11 font-semibold underline items-center gap-1.5"
            href={url}
            download
          >
            <Paperclip className="size-4" aria-hidden="true" />
            {filename}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Delivery time, last day and score, as the cards show them. */
export function QuotationFacts({ quotation }: { quotation: Quotation }) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const { deliveryTime, validUntil, aiScore } = quotation;
  const facts: readonly (readonly [string, string])[] = [
    [
      t.deliveredIn,
      deliveryTime === null ? t.noDeliveryTime : fill(t.days, { count: deliveryTime }),
    ],
    [t.validUntil, formatDate(validUntil, language)],
    [t.score, aiScore ? fill(t.scoreOf, { score: Number(aiScore) }) : t.noScore],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the supplier has done so far; nothing for one that has no record yet. */
export function RecordLine({ record }: { record: SupplierRecord | null | undefined }) {
  const t = useTexts('quotations');
  if (!record) return null;
  const percent = (rate: string) => Math.round(Number(rate) * 100);
  const parts = [
    record.responseHours &&
      fill(t.recordAnswers, { hours: Math.round(Number(record.responseHours)) }),
    record.winRate && fill(t.recordWins, { percent: percent(record.winRate) }),
    record.onTimeRate && fill(t.recordOnTime, { percent: percent(record.onTimeRate) }),
    record.completedOrders > 0 && fill(t.recordOrders, { count: record.completedOrders }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="text-ink-muted text-sm">
      <span className="sr-only">{t.record}: </span>
      {parts.join(' · ')}
    </p>
  );
}
