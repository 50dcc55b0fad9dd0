import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { isEntrusted, type Role } from '../../../shared/roles.ts';
import { cx } from '../../../ui/cx.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import { HideDialog, Stars } from '../../reviews/web/public.tsx';
import type { ReportDetails, ReportedReview } from '../schema.ts';
import { resolveReport } from './api.ts';
import { Measures } from './measures.tsx';

type Asked = 'hide' | 'resolve';

/** A report of a person or a review: what was said, and what can be done about it. */
export function ReportDecision({ entry: report }: { entry: ReportDetails }) {
  const t = useTexts('admin');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { id, review } = report;
  return (
    <>
      <ReportFacts report={report} />
      <ReportButtons report={report} onAsk={setAsked} />
      <Measures report={report} />
      {asked === 'hide' && review && <HideDialog reviewId={review.id} onClose={close} />}
      {asked === 'resolve' && (
        <AskDialog
          title={t.resolveTitle}
          text={t.resolveText}
          submit={t.resolveConfirm}
          keep={t.cancel}
          done={t.resolved}
          failed={t.resolveFailed}
          send={() => resolveReport(id)}
          onClose={close}
        />
      )}
    </>
  );
}

function ReportFacts({ report }: { report: ReportDetails }) {
  const t = useTexts('admin');
  const language = useLanguage();
  const roles = useRoleNames();
  const { reported, review, reporter, reason, createdAt } = report;
  return (
    <>
      {reported && (
        <p>
          <Link
            className="inline-flex min-h-11 items-center underline"
            to={`/admin/users/${reported.id}`}
          >
            {reported.name ?? t.noName} ({roles[reported.role]})
          </Link>
        </p>
      )}
      {review && <ReportedText review={review} />}
      <ReportText text={reason} />
      <p className="text-ink-muted text-sm">
        {fill(t.reportBy, {
          name: `${reporter.name ?? t.noName} (${roles[reporter.role]})`,
          date: formatDate(createdAt, language),
        })}
      </p>
    </>
  );
}

function ReportButtons(props: { report: ReportDetails; onAsk: (asked: Asked) => void }) {
  const t = useTexts('admin');
  const { reported, review } = props.report;
  const name = review?.product.name ?? reported?.name ?? t.noName;
  const mayHide = isEntrusted(useCurrentUser()?.staffRole, ['moderator']);
  return (
    <div className="flex flex-wrap gap-2">
      {review && mayHide && !review.isHidden && (
        <Button
          variant="outline"
          aria-label={fill(t.hideReviewNamed, { name })}
          onClick={() => props.onAsk('hide')}
        >
          {t.hideReview}
        </Button>
      )}
      <Button aria-label={fill(t.resolveNamed, { name })} onClick={() => props.onAsk('resolve')}>
        {t.resolve}
      </Button>
      {reported && (
        <LinkButton
          to={`/messages/${reported.id}`}
          variant="outline"
          aria-label={fill(t.writeNamed, { name })}
        >
          <MessageSquareText aria-hidden="true" />
          {t.write}
        </LinkButton>
      )}
    </div>
  );
}

/** The review that somebody reported, as its author wrote it. */
function ReportedText({ review: { rating, text, product, isHidden } }: { review: ReportedReview }) {
  const t = useTexts('admin');
  return (
    <blockquote className="border-line-strong border-l-4 pl-3">
      <Link
        className="inline-flex min-h-11 items-center underline"
        to={`/products/${product.slug}`}
      >
        {product.name}
      </Link>
      {isHidden && <strong className="block">{t.reviewHidden}</strong>}
      <Stars rating={rating} />
      <ReportText text={text} />
    </blockquote>
  );
}

const longReport = 300;

/** What one person reports again is added to the first, so the newest words are the last. */
function ReportText({ text }: { text: string }) {
  const t = useTexts('admin');
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longReport || text.split('\n').length > 6;
  return (
    <>
      <p className={cx('whitespace-pre-line wrap-anywhere', isLong && !isOpen && 'line-clamp-6')}>
        {text}
      </p>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.reportShort : t.reportWhole}
        </Button>
      )}
    </>
  );
}

function useRoleNames(): Readonly<Record<Role, string>> {
  const nav = useTexts('nav');
  return {
    contractor: nav.roleContractor,
    supplier: nav.roleSupplier,
    admin: nav.roleAdmin,
  };
}
