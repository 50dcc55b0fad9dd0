import { FileText, Paperclip } from 'lucide-react';
import { countWords, fill } from '../../../messages/index.ts';
import { formatDate, formatEnd } from '../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { apiPath } from '../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import type { QuotationSummary, SupplierRecord } from '../schema.ts';
import { useQuotationNumber } from './quotation-number.ts';

/** The quotation as PDF, and the files that came with it: for its two sides. */
export function QuotationFiles({ id, attachments }: Pick<QuotationSummary, 'id' | 'attachments'>) {
  const t = useTexts('quotations');
  const number = useQuotationNumber();
  return (
    <ul className="flex flex-wrap gap-x-4">
      <li>
        <a
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline"
          href={apiPath(['/api/quotations', id, 'document.pdf'])}
          download
        >
          <FileText className="size-4" aria-hidden="true" />
          {t.pdf}
          <span className="sr-only">: {number({ id })}</span>
        </a>
      </li>
      {attachments.map(({ url, filename }) => (
        <li key={url}>
          <a
            className="inline-flex min-h-11 items-center gap-1.5 break-all font-semibold underline"
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

/** What was accepted of it; null where nothing was. */
export function useAcceptedWords() {
  const t = useTexts('quotations');
  return (totalAmount: string, orderedAmount: string | null): string | null => {
    if (orderedAmount === null) return null;
    const isPart = toCents(orderedAmount) !== toCents(totalAmount);
    return isPart
      ? fill(t.acceptedPart, { amount: formatUnitPrice(orderedAmount) })
      : t.acceptedWhole;
  };
}

/** That nothing more can be ordered of what was accepted in part; else nothing. */
export function RestWithdrawn({ quotation }: { quotation: QuotationSummary }) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const { state, restWithdrawnAt } = quotation;
  if (state !== 'accepted' || restWithdrawnAt === null) return null;
  return <p>{fill(t.restWithdrawnOn, { date: formatDate(restWithdrawnAt, language) })}</p>;
}

/** Delivery time, last day and score, as the cards show them. */
export function QuotationFacts({ quotation }: { quotation: QuotationSummary }) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const { deliveryTime, validUntil, aiScore } = quotation;
  const facts: readonly (readonly [string, string])[] = [
    [t.deliveredIn, deliveryTime === null ? t.noDeliveryTime : countWords(t.days, deliveryTime)],
    [t.validUntil, formatEnd(validUntil, language)],
    [t.score, aiScore ? fill(t.scoreOf, { score: aiScore }) : t.noScore],
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
      (Number(record.responseHours) < 1
        ? t.recordAnswersSoon
        : fill(t.recordAnswers, { hours: Math.round(Number(record.responseHours)) })),
    record.winRate && fill(t.recordWins, { percent: percent(record.winRate) }),
    record.onTimeRate && fill(t.recordOnTime, { percent: percent(record.onTimeRate) }),
    record.completedOrders > 0 && countWords(t.recordOrders, record.completedOrders),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="text-ink-muted text-sm">
      <span className="sr-only">{t.record}: </span>
      {parts.join(' · ')}
    </p>
  );
}

/** So many characters are read at a glance. */
const glance = 120;

/** Why the quotation has its score, in the reader's language; longer words on request. */
export function ScoreWords(
  quotation: Pick<QuotationSummary, 'aiScore' | 'aiAnalysis' | 'aiAnalysisSw'>,
) {
  const t = useTexts('quotations');
  const { aiScore, aiAnalysis, aiAnalysisSw } = quotation;
  const words = useLanguage() === 'sw' ? (aiAnalysisSw ?? aiAnalysis) : aiAnalysis;
  if (!aiScore || !words) return null;
  const text = <p className="wrap-anywhere text-sm">{words}</p>;
  if (words.length <= glance) return text;
  return (
    <details>
      <summary className="disclosure font-semibold text-brand">{t.whyScore}</summary>
      {text}
    </details>
  );
}
