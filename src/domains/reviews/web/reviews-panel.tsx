import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { browserApi, type Page } from '../../../ui/data/api-client.ts';
import { useParts } from '../../../ui/data/use-parts.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import type { Product } from '../../catalogue/schema.ts';
import type { Review } from '../schema.ts';
import { listReviews } from './api.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewItem, type ReviewReader } from './review-item.tsx';
import { starShares } from './star-shares.ts';

interface ReviewsPanelProps {
  product: Product;
  /** Null where the reviews could not be read. */
  first: Page<Review> | null;
}

/** What buyers say of the product. */
export function ReviewsPanel({ product, first }: ReviewsPanelProps) {
  const t = useTexts('reviews');
  const ui = useTexts('ui');
  const user = useCurrentUser();
  const { page, isLoading, isFailed, readMore } = useParts(first, () =>
    listReviews(browserApi, product.id),
  );
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Review | null>(null);
  const reader: ReviewReader =
    user === null ? 'visitor' : user.id === product.supplierId ? 'supplier' : 'person';

  if (product.rating.count === 0) return <p className="font-semibold">{ui.noReviews}</p>;
  return (
    <div className="grid max-w-3xl gap-6">
      <RatingSummary product={product} />
      {page && (
        <ul className="divide-y divide-line">
          {page.items.map((review) => (
            <li key={review.id} className="py-4">
              <ReviewItem
                review={review}
                reader={reader}
                onEdit={() => setEdited(review)}
                onChanged={revalidate}
              />
            </li>
          ))}
        </ul>
      )}
      {isFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-danger">{t.failed}</p>
          <RetryButton onRetry={readMore} />
        </div>
      )}
      {!isFailed && page?.next && (
        <LoadMore
          label={t.more}
          onLoad={readMore}
          pending={isLoading}
          shown={page.items.length}
          total={page.total}
        />
      )}
      {edited && (
        <ReviewDialog
          product={product}
          review={edited}
          onClose={() => setEdited(null)}
          onDone={revalidate}
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
  const t = useTexts('reviews');
  const { rating, ratingCounts } = product;
  if (rating.average === null) return null;
  const average = rating.average.toFixed(1);
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="font-extrabold font-heading text-5xl tabular-nums leading-none">{average}</p>
        <p className="mt-2 text-ink-muted text-sm">
          {fill(rating.count === 1 ? t.summaryOne : t.summary, {
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
