import { Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { PartFailed } from '../../../ui/part-failed.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { useMay } from '../../accounts/web/public.tsx';
import type { OrderReview } from '../schema.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewItem, ReviewText } from './review-item.tsx';

interface OrderReviewsProps {
  /** Which side the reader is on; null for an admin. */
  party: 'buyer' | 'seller' | null;
  /** Null where they could not be read. */
  reviews: readonly OrderReview[] | null;
}

/** What the buyer says of the products of a delivered order. Nothing before that. */
export function OrderReviews({ party, reviews }: OrderReviewsProps) {
  const t = useTexts('reviews');
  const { revalidate } = useRevalidator();
  const may = useMay();
  const leads = {
    buyer: may('POST /api/products/:id/reviews') && t.buyerLead,
    seller: may('PUT /api/reviews/:id/reply') && t.sellerLead,
  };
  const lead = party !== null && leads[party];
  const shown = reviews?.filter(({ isDelivered }) => isDelivered);
  if (shown?.length === 0) return null;
  return (
    <section className="card grid gap-4 p-4 md:p-6 print:hidden" aria-labelledby="order-reviews">
      <h2 id="order-reviews">{t.title}</h2>
      {shown ? (
        <>
          {lead && <p className="text-ink-muted">{lead}</p>}
          <ul className="divide-y divide-line">
            {shown.map((one) => (
              <ProductReview key={one.product.id} one={one} party={party} onChanged={revalidate} />
            ))}
          </ul>
        </>
      ) : (
        <PartFailed text={t.unread} />
      )}
    </section>
  );
}

interface ProductReviewProps {
  one: OrderReview;
  party: OrderReviewsProps['party'];
  onChanged: () => unknown;
}

function ProductReview({ one, party, onChanged }: ProductReviewProps) {
  const t = useTexts('reviews');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { product, review, hiddenReason } = one;
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <h3 className="font-sans font-semibold text-base tracking-normal">
        <Link className="wrap-anywhere underline" to={`/products/${product.slug}`}>
          {product.name}
        </Link>
      </h3>
      <div>
        {review && hiddenReason === null && party === 'seller' ? (
          <ReviewItem review={review} reader="supplier" onChanged={onChanged} />
        ) : (
          review && <ReviewText review={review} />
        )}
        {!review && party !== 'buyer' && <p className="text-ink-muted">{t.noneYet}</p>}
        {hiddenReason !== null && (
          <p className="mt-2 font-semibold text-danger">
            {fill(t.hidden, { reason: hiddenReason })}
          </p>
        )}
      </div>
      {party === 'buyer' && hiddenReason === null && may('POST /api/products/:id/reviews') && (
        <Button
          className="justify-self-start"
          variant={review ? 'outline' : 'primary'}
          aria-label={fill(review ? t.editNamed : t.reviewNamed, { product: product.name })}
          onPointerEnter={preloadDialog}
          onClick={() => setOpen(true)}
        >
          {review ? <Pencil aria-hidden="true" /> : <Star aria-hidden="true" />}
          {review ? t.edit : t.review}
        </Button>
      )}
      {isOpen && (
        <ReviewDialog
          product={product}
          review={review}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
    </li>
  );
}
