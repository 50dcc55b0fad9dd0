import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { nextPageOf } from '../../../ui/data/next-page.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import type { QuotationSummary } from '../schema.ts';
import { useAcceptedWords } from './quotation-facts.tsx';
import { QuotationStateBadge } from './state-badge.tsx';

const pageSize = 20;

/** A supplier's own quotations, newest first, each leading to its RFQ: also where that is over. */
export function SentQuotations() {
  const t = useTexts('quotations');
  const { data, ...more } = useInfiniteQuery({
    queryKey: ['sent-quotations'],
    queryFn: ({ pageParam }) => browserApi.getPage<QuotationSummary>(pageParam),
    initialPageParam: apiPath(['/api/quotations'], { items: 'false', limit: pageSize }),
    getNextPageParam: (page) => page.next,
  });
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = all.filter(({ state }) => state !== 'superseded');
  if (shown.length === 0) return null;
  return (
    <details className="card mb-4 px-4">
      <summary className="disclosure font-semibold">{t.sentList}</summary>
      <ul className="divide-y divide-line pb-2">
        {shown.map((quotation) => (
          <SentQuotation key={quotation.id} quotation={quotation} />
        ))}
      </ul>
      {more.hasNextPage && (
        <div className="pb-4">
          <LoadMore
            label={t.more}
            {...nextPageOf(more)}
            shown={all.length}
            total={data?.pages.at(-1)?.total}
          />
        </div>
      )}
    </details>
  );
}

function SentQuotation({ quotation }: { quotation: QuotationSummary }) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const { rfq, rfqId, state, totalAmount, orderedAmount, createdAt } = quotation;
  const accepted = useAcceptedWords()(totalAmount, orderedAmount);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <Link
          className="inline-flex min-h-11 items-center wrap-anywhere font-semibold underline"
          to={`/rfq/${rfqId}`}
        >
          {rfq.title}
        </Link>
        <p className="text-ink-muted text-sm">
          {fill(t.sentOn, { date: formatDate(createdAt, language) })}
          {accepted && ` · ${accepted}`}
        </p>
      </div>
      <p className="flex items-center gap-3">
        <QuotationStateBadge state={state} />
        <Money amount={totalAmount} className="font-bold" />
      </p>
    </li>
  );
}
