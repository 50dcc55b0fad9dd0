import { EyeOff, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import type { Page } from '../../../ui/data/api-client.ts';
import { useParts } from '../../../ui/data/use-parts.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { AdminReview } from '../schema.ts';
import { type ReviewState, restoreReview, reviewStates } from './api.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewText } from './review-item.tsx';

interface AllReviewsProps {
  state: ReviewState;
  first: Page<AdminReview>;
}

/** Reviews of all products as an admin looks through them. */
export function AllReviews({ state, first }: AllReviewsProps) {
  const t = useTexts('reviews');
  const { revalidate } = useRevalidator();
  const { page, more } = useParts(first);
  const [hiding, setHiding] = useState<string | null>(null);
  const restore = useRestore(revalidate);
  const names = { shown: t.shown, hidden: t.hiddenOnes, all: t.all };
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={t.states} className="tab-list">
        {reviewStates.map((one) => (
          <Link
            key={one}
            to={`?state=${one}`}
            className="tab"
            aria-current={one === state ? 'page' : undefined}
          >
            {names[one]}
          </Link>
        ))}
      </nav>
      {page.items.length === 0 && <EmptyState title={t.none} />}
      <ul className="grid gap-3">
        {page.items.map((review) => (
          <AdminReviewCard
            key={review.id}
            review={review}
            onHide={() => setHiding(review.id)}
            onRestore={() => void restore(review.id)}
          />
        ))}
      </ul>
      {page.next && <LoadMore label={t.more} {...more} />}
      {hiding !== null && <HideDialog reviewId={hiding} onClose={() => setHiding(null)} />}
    </div>
  );
}

function AdminReviewCard(props: {
  review: AdminReview;
  onHide: () => void;
  onRestore: () => void;
}) {
  const { review, onHide, onRestore } = props;
  const t = useTexts('reviews');
  const name = review.authorName ?? t.author;
  return (
    <li className="card p-4">
      <h2 className="mb-2 wrap-anywhere font-sans font-semibold text-base tracking-normal">
        <Link className="underline" to={`/products/${review.product.slug}`}>
          {review.product.name}
        </Link>
      </h2>
      <ReviewText review={review}>
        {review.hiddenReason !== null && (
          <p className="mt-2 font-semibold text-danger">
            {fill(t.hidden, { reason: review.hiddenReason })}
          </p>
        )}
      </ReviewText>
      {review.hiddenAt ? (
        <Button
          variant="outline"
          className="mt-3"
          aria-label={fill(t.restoreNamed, { name })}
          onClick={onRestore}
        >
          <RotateCcw aria-hidden="true" />
          {t.restore}
        </Button>
      ) : (
        <Button
          variant="outline"
          className="mt-3"
          aria-label={fill(t.hideNamed, { name })}
          onPointerEnter={preloadDialog}
          onClick={onHide}
        >
          <EyeOff aria-hidden="true" />
          {t.hide}
        </Button>
      )}
    </li>
  );
}

function useRestore(onDone: () => unknown) {
  const t = useTexts('reviews');
  const common = useTexts('common');
  const tellFailure = useTellFailure();
  return async (id: string) => {
    try {
      await restoreReview(id);
      toast({ title: common.success, description: t.restored });
    } catch (error) {
      void tellFailure(error, t.sendFailed);
    }
    // Also where it was refused: then the page is out of date.
    await onDone();
  };
}
