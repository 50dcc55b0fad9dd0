import { BadgeCheck, ChevronRight, type LucideIcon, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { countWords, fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import type { Role } from '../../../shared/roles.ts';
import { cx } from '../../../ui/cx.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { OverviewSection, RecentCards } from '../../../ui/patterns/overview.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import { HideDialog, Stars } from '../../reviews/web/public.tsx';
import type {
  NamedAccount,
  OpenReport,
  ReportedReview,
  Waiting,
  WaitingVerification,
} from '../schema.ts';
import { resolveReport } from './api.ts';
import { MeasuresDialog } from './measures-dialog.tsx';

/** What waits for an admin, the oldest of each first. */

const verificationsPath = '/admin/verifications';

export function WaitingVerifications(props: { verifications: Waiting<WaitingVerification> }) {
  const t = useTexts('admin');
  const language = useLanguage();
  const navigate = useNavigate();
  const { total, first } = props.verifications;
  const all =
    total > 0 ? { label: t.decide, onSelect: () => void navigate(verificationsPath) } : null;
  return (
    <OverviewSection title={t.verifications} all={all}>
      <MoreThanShown total={total} shown={first.length} />
      <RecentCards empty={<p className="text-ink-muted">{t.noVerifications}</p>}>
        {first.map(({ id, account, createdAt }) => (
          <Card as="li" key={id} className="flex items-start gap-3 p-4">
            <BadgeCheck className="size-5 flex-none text-brand" aria-hidden="true" />
            <div className="min-w-0">
              <AccountLine account={account} />
              <p className="mt-1 text-ink-muted text-sm">
                {fill(t.since, { date: formatDate(createdAt, language) })}
              </p>
            </div>
          </Card>
        ))}
      </RecentCards>
    </OverviewSection>
  );
}

interface WorkLinkProps {
  to: string;
  icon: LucideIcon;
  title: string;
  /** How many nobody has decided on. */
  waiting: number;
  words: { readonly one: string; readonly many: string };
  none: string;
}

/** The way to a work list with a page of its own, and how much waits there. */
export function WorkLink({ to, icon: Icon, title, waiting, words, none }: WorkLinkProps) {
  return (
    <Card interactive className="relative flex items-center gap-4 p-4">
      <Icon className="size-6 flex-none text-brand" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Link to={to} className="font-extrabold font-heading after:absolute after:inset-0">
          {title}
        </Link>
        <p className="text-ink-muted text-sm">
          {waiting === 0 ? none : countWords(words, waiting)}
        </p>
      </div>
      <ChevronRight className="size-5 flex-none text-ink-muted" aria-hidden="true" />
    </Card>
  );
}

export function OpenReports(props: { reports: Waiting<OpenReport>; onChanged: () => void }) {
  const t = useTexts('admin');
  const { total, first } = props.reports;
  const [asked, setAsked] = useState<string | null>(null);
  const [actedOn, setActedOn] = useState<OpenReport | null>(null);
  const close = () => setActedOn(null);
  return (
    <OverviewSection title={t.reports} all={null}>
      <MoreThanShown total={total} shown={first.length} />
      <RecentCards empty={<p className="text-ink-muted">{t.noReports}</p>}>
        {first.map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            onAct={() => setActedOn(report)}
            onResolve={() => setAsked(report.id)}
          />
        ))}
      </RecentCards>
      {actedOn?.reported && (
        <MeasuresDialog
          reportId={actedOn.id}
          name={actedOn.reported.name ?? t.noName}
          accountId={actedOn.reported.id}
          onClose={close}
        />
      )}
      {actedOn?.review && (
        <HideDialog reviewId={actedOn.review.id} onClose={close} onDone={props.onChanged} />
      )}
      <ResolveDialog reportId={asked} onClose={() => setAsked(null)} onResolved={props.onChanged} />
    </OverviewSection>
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

interface ReportCardProps {
  report: OpenReport;
  onAct: () => void;
  onResolve: () => void;
}

function ReportCard({ report, onAct, onResolve }: ReportCardProps) {
  const t = useTexts('admin');
  const language = useLanguage();
  const roles = useRoleNames();
  const { reported, review, reporter, reason, createdAt } = report;
  const name = review?.product.name ?? reported?.name ?? t.noName;
  return (
    <Card as="li" className="flex flex-col gap-2 p-4">
      <h3 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">
        {review
          ? fill(t.reportAboutReview, { name })
          : fill(t.reportAbout, { name: reported ? `${name} (${roles[reported.role]})` : name })}
      </h3>
      {review && <ReportedText review={review} />}
      <ReportText text={reason} />
      <p className="text-ink-muted text-sm">
        {fill(t.reportBy, {
          name: `${reporter.name ?? t.noName} (${roles[reporter.role]})`,
          date: formatDate(createdAt, language),
        })}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
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
        {!review?.isHidden && (
          <Button
            variant="outline"
            aria-label={fill(review ? t.hideReviewNamed : t.measuresNamed, { name })}
            onClick={onAct}
          >
            {review ? t.hideReview : t.measures}
          </Button>
        )}
        <Button aria-label={fill(t.resolveNamed, { name })} onClick={onResolve}>
          {t.resolve}
        </Button>
      </div>
    </Card>
  );
}

/** The review that somebody reported, as its author wrote it. */
function ReportedText({ review: { rating, text } }: { review: ReportedReview }) {
  return (
    <blockquote className="border-line-strong border-l-4 pl-3">
      <Stars rating={rating} />
      <ReportText text={text} />
    </blockquote>
  );
}

/** Asks before a report leaves the list, which cannot be undone. */
function ResolveDialog(props: {
  reportId: string | null;
  onClose: () => void;
  onResolved: () => void;
}) {
  const t = useTexts('admin');
  const tellFailure = useTellFailure();
  const common = useTexts('common');
  const [isPending, setPending] = useState(false);
  const resolve = async (id: string) => {
    setPending(true);
    try {
      await resolveReport(id);
      toast({ title: common.success, description: t.resolved });
    } catch (error) {
      void tellFailure(error, t.resolveFailed);
    }
    setPending(false);
    props.onClose();
    // Also where it was refused: then the page is out of date.
    props.onResolved();
  };
  return (
    <Dialog
      open={props.reportId !== null}
      onOpenChange={(open) => !open && !isPending && props.onClose()}
      kind="alert"
      size="sm"
      title={t.resolveTitle}
      description={t.resolveText}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button
            pending={isPending}
            onClick={() => props.reportId !== null && void resolve(props.reportId)}
          >
            {t.resolveConfirm}
          </Button>
        </>
      }
    />
  );
}

function MoreThanShown({ total, shown }: { total: number; shown: number }) {
  const t = useTexts('admin');
  if (total <= shown) return null;
  return <p className="mb-3 text-ink-muted text-sm">{fill(t.olderFirst, { shown, total })}</p>;
}

function AccountLine({ account: { name, role } }: { account: NamedAccount }) {
  const t = useTexts('admin');
  const roles = useRoleNames();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="wrap-anywhere font-semibold">{name ?? t.noName}</span>
      <Badge variant="secondary">{roles[role]}</Badge>
    </p>
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
