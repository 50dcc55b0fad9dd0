import { Flag, Pencil, Reply } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { Picture } from '../../../ui/primitives/picture.tsx';
import { maxReplyLength, maxReportLength } from '../rules.ts';
import type { Review } from '../schema.ts';
import { sendReply, sendReport } from './api.ts';

/** Who reads a review: what can be done about it follows. */
export type ReviewReader = 'visitor' | 'person' | 'supplier';

export function Stars({ rating }: { rating: number }) {
  const t = useTexts('reviews');
  return (
    <span
      role="img"
      className="rating-stars"
      aria-label={fill(t.stars, { stars: rating })}
      style={{ '--rating-share': `${rating * 20}%` } as CSSProperties}
    />
  );
}

/** What somebody says of a product, and what its supplier says to that. */
export function ReviewText({ review, children }: { review: Review; children?: ReactNode }) {
  const t = useTexts('reviews');
  const language = useLanguage();
  const name = review.authorName ?? t.author;
  const { photo, reply } = review;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} />
        <span className="font-semibold">{name}</span>
        <span className="text-ink-muted text-sm">
          <time dateTime={review.createdAt}>{formatDate(review.createdAt, language)}</time>
          {review.editedAt && ` · ${t.edited}`}
        </span>
      </div>
      {review.text && <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{review.text}</p>}
      {photo && (
        <a
          className="mt-2 inline-block"
          href={photo.url}
          target="_blank"
          rel="noreferrer"
          aria-label={fill(t.photoOpen, { name })}
        >
          <Picture
            media={photo}
            alt={fill(t.photoAlt, { name })}
            sizes="96px"
            className="size-24 rounded-control object-cover"
          />
        </a>
      )}
      {reply && (
        <div className="mt-3 border-line-strong border-l-4 pl-3">
          <p className="text-sm">
            <span className="font-semibold">{t.replyOf}</span>{' '}
            <span className="text-ink-muted">
              <time dateTime={reply.createdAt}>{formatDate(reply.createdAt, language)}</time>
              {reply.editedAt && ` · ${t.edited}`}
            </span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      )}
      {children}
    </>
  );
}

interface ReviewItemProps {
  review: Review;
  reader: ReviewReader;
  /** The reader's own review can be changed here. */
  onEdit?: () => void;
  /** Reads anew what was changed. */
  onChanged: () => unknown;
}

/** A review with what its reader may do: the supplier replies, others report. */
export function ReviewItem({ review, reader, onEdit, onChanged }: ReviewItemProps) {
  const t = useTexts('reviews');
  const [asks, setAsks] = useState<'reply' | 'report' | null>(null);
  const name = review.authorName ?? t.author;
  const close = () => setAsks(null);
  return (
    <ReviewText review={review}>
      <div className="mt-1 -ml-3 flex flex-wrap">
        {reader === 'supplier' && (
          <Button
            variant="ghost"
            size="sm"
            onPointerEnter={preloadDialog}
            onClick={() => setAsks('reply')}
          >
            <Reply aria-hidden="true" />
            {review.reply ? t.editReply : t.reply}
          </Button>
        )}
        {review.isOwn && onEdit && (
          <Button variant="ghost" size="sm" onPointerEnter={preloadDialog} onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {t.edit}
          </Button>
        )}
        {reader !== 'visitor' && !review.isOwn && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={fill(t.reportNamed, { name })}
            onPointerEnter={preloadDialog}
            onClick={() => setAsks('report')}
          >
            <Flag aria-hidden="true" />
            {t.report}
          </Button>
        )}
      </div>
      {asks === 'reply' && <ReplyDialog review={review} onClose={close} onChanged={onChanged} />}
      {asks === 'report' && <ReportDialog review={review} onClose={close} />}
    </ReviewText>
  );
}

interface AskingProps {
  review: Review;
  onClose: () => void;
}

/** What the supplier says to a review, for everybody to read. */
function ReplyDialog({
  review,
  onClose,
  onChanged,
}: AskingProps & Pick<ReviewItemProps, 'onChanged'>) {
  const t = useTexts('reviews');
  const refusals = useTexts('refusals');
  return (
    <AskDialog
      title={fill(t.replyTitle, { name: review.authorName ?? t.author })}
      text={t.replyText}
      submit={t.replySend}
      keep={t.cancel}
      done={t.replied}
      failed={t.sendFailed}
      reason={{
        label: t.replyLabel,
        initial: review.reply?.text,
        missing: refusals.reply_missing,
        maxLength: maxReplyLength,
      }}
      send={(text) => sendReply(review.id, text)}
      onClose={onClose}
      onDone={onChanged}
    />
  );
}

/** What is wrong with a review, for admins. */
function ReportDialog({ review, onClose }: AskingProps) {
  const t = useTexts('reviews');
  const refusals = useTexts('refusals');
  return (
    <AskDialog
      title={t.reportTitle}
      text={t.reportText}
      submit={t.reportSend}
      keep={t.cancel}
      done={t.reported}
      failed={t.sendFailed}
      reason={{
        label: t.reportLabel,
        missing: refusals.report_reason_missing,
        maxLength: maxReportLength,
      }}
      send={(reason) => sendReport(review.id, reason)}
      onClose={onClose}
      onDone={() => undefined}
    />
  );
}
