import { type CSSProperties, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { browserApi, type Page } from '../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import type { Product, Review } from '../schema.ts';
import { listReviews } from './api.ts';
import { appendPage, startList } from './load-more.ts';
import { starShares } from './star-shares.ts';

/** What contractors say of the product; `first` is null where the reviews could not be read. */
export function ReviewsPanel(props: { product: Product; first: Page<Review> | null }) {
  const { product, first } = props;
  const t = useTexts('product');
  const ui = useTexts('ui');
  const [list, setList] = useState(() => first && startList(first));
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>(first ? 'idle' : 'failed');
  const load = async () => {
    setStatus('pending');
    try {
      const next = list?.next;
      const page = await (next
        ? browserApi.getPage<Review>(next)
        : listReviews(browserApi, product.id));
      setList(list ? appendPage(list, page) : startList(page));
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };

  if (product.rating.count === 0) return <p className="font-semibold">{ui.noReviews}</p>;
  return (
    <div className="grid max-w-3xl gap-6">
      <RatingSummary product={product} />
      {list && (
        <ul className="divide-y divide-line">
          {list.items.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {status === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-danger">{t.reviewsFailed}</p>
          <RetryButton onRetry={load} />
        </div>
      )}
      {status !== 'failed' && (list === null || list.next !== null) && (
        <LoadMore
          label={t.moreReviews}
          onLoad={load}
          pending={status === 'pending'}
          shown={list?.items.length}
          total={list?.total}
        />
      )}
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const common = useTexts('common');
  return (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {common.retry}
    </Button>
  );
}

/** The average, and how many gave five stars, four stars, and so on. */
function RatingSummary({ product }: { product: Product }) {
  const t = useTexts('product');
  const { rating, ratingCounts } = product;
  if (rating.average === null) return null;
  const average = rating.average.toFixed(1);
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="font-extrabold font-heading text-5xl tabular-nums leading-none">{average}</p>
        <p className="mt-2 text-ink-muted text-sm">
          {fill(rating.count === 1 ? t.reviewSummaryOne : t.reviewSummary, {
            average,
            count: rating.count,
          })}
        </p>
      </div>
      <ul className="grid gap-1.5">
        {starShares(ratingCounts ?? []).map(({ stars, count, share }) => (
          <li
            key={stars}
            aria-label={fill(t.starsCount, { stars, count })}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_2.5rem] items-center gap-2 text-sm tabular-nums"
          >
            <span aria-hidden="true">{stars}★</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-sunken">
              <span
                className="block h-full rounded-full bg-accent-strong"
                style={{ width: `${share}%` }}
              />
            </span>
            <span aria-hidden="true" className="text-right text-ink-muted">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const t = useTexts('product');
  const language = useLanguage();
  const written = new Intl.DateTimeFormat(language === 'sw' ? 'sw-KE' : 'en-KE', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          role="img"
          className="rating-stars"
          aria-label={fill(t.reviewStars, { stars: review.rating })}
          style={{ '--rating-share': `${review.rating * 20}%` } as CSSProperties}
        />
        <span className="font-semibold">{review.authorName}</span>
        <time dateTime={review.createdAt} className="text-ink-muted text-sm">
          {written.format(new Date(review.createdAt))}
        </time>
      </div>
      {review.text && <p className="mt-1.5 whitespace-pre-line">{review.text}</p>}
    </li>
  );
}
