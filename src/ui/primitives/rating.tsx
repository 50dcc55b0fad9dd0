import type { CSSProperties } from 'react';
import { fill } from '../../messages/index.ts';
import { cx } from '../cx.ts';
import { useTexts } from '../messages.tsx';

export interface RatingProps {
  /** From 1 to 5, or null while nobody has judged. */
  average: number | null;
  count: number;
  /** Where room is short: one star and "(124)" instead of five and "(124 reviews)". */
  compact?: boolean | undefined;
  className?: string | undefined;
}

export function Rating({ average, count, compact, className }: RatingProps) {
  const t = useTexts('ui');
  if (average === null || count === 0) {
    return <span className={cx('text-ink-muted text-sm', className)}>{t.noReviews}</span>;
  }
  const text = average.toFixed(1);
  const reviews = fill(count === 1 ? t.oneReview : t.reviews, { count });
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-1.5 text-sm', className)}>
      <span
        className={cx('rating-stars', compact && 'is-single')}
        role="img"
        aria-label={fill(t.rating, { average: text })}
        style={
          {
            '--rating-share': compact ? '100%' : `${Math.round((average / 5) * 100)}%`,
          } as CSSProperties
        }
      />
      <span className="font-semibold tabular-nums" aria-hidden="true">
        {text}
      </span>
      <span className="text-ink-muted tabular-nums">
        {compact ? `(${fill('{count}', { count })})` : `(${reviews})`}
      </span>
    </span>
  );
}
