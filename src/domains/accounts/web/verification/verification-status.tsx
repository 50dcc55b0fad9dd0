import { BadgeCheck, Clock, TriangleAlert } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import type { VerificationState } from '../../verification-schema.ts';
import { SubmittedDocuments } from './submitted-documents.tsx';

/** How far being verified is, and what was sent for it; nothing for who never asked. */
export function VerificationStatusPanel({ state }: { state: VerificationState }) {
  const t = useTexts('verification');
  if (state.status === 'none') return null;
  const looks = {
    pending: { icon: <Clock aria-hidden="true" />, title: t.pendingTitle, text: t.pendingText },
    verified: {
      icon: <BadgeCheck aria-hidden="true" />,
      title: t.verifiedTitle,
      text: t.verifiedText,
    },
    rejected: {
      icon: <TriangleAlert aria-hidden="true" />,
      title: t.rejectedTitle,
      text: t.rejectedText,
    },
  } as const;
  const grounds = {
    pending: 'bg-warning-soft text-warning',
    verified: 'bg-success-soft text-success',
    rejected: 'bg-danger-soft text-danger',
  } as const;
  const { icon, title, text } = looks[state.status];
  return (
    <section className="card grid grid-cols-1 gap-4 p-4 md:p-6">
      <div className="flex items-start gap-3">
        <span
          className={`grid size-11 flex-none place-items-center rounded-control ${grounds[state.status]}`}
        >
          {icon}
        </span>
        <div className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 text-ink-muted">{text}</p>
        </div>
      </div>
      {state.status === 'rejected' && state.reason && (
        <p className="wrap-anywhere border-danger border-l-4 pl-3">
          <span className="font-semibold">{t.reason}:</span> {state.reason}
        </p>
      )}
      {state.createdAt && <SentDocuments state={state} sentAt={state.createdAt} />}
    </section>
  );
}

function SentDocuments({ state, sentAt }: { state: VerificationState; sentAt: string }) {
  const t = useTexts('verification');
  const language = useLanguage();
  const date = formatDate(sentAt, language);
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <h3 className="text-base">{t.sentDocuments}</h3>
      <p className="text-ink-muted text-sm">{fill(t.sentOn, { date })}</p>
      <SubmittedDocuments request={state} />
    </div>
  );
}
