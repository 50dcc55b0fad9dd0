import { BadgeCheck, Clock, FileText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import type { VerificationState } from '../../verification-schema.ts';
import { sizeInWords } from './size-in-words.ts';

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
        <p className="break-words border-danger border-l-4 pl-3">
          <span className="font-semibold">{t.reason}:</span> {state.reason}
        </p>
      )}
      {state.createdAt && <SentPapers state={state} sentAt={state.createdAt} />}
    </section>
  );
}

function SentPapers({ state, sentAt }: { state: VerificationState; sentAt: string }) {
  const t = useTexts('verification');
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language === 'sw' ? 'sw-KE' : 'en-KE', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  }).format(new Date(sentAt));
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <h3 className="text-base">{t.sentPapers}</h3>
      <p className="text-ink-muted text-sm">{fill(t.sentOn, { date })}</p>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={t.registrationNumber}>{state.registrationNumber}</Fact>
        <Fact name={t.kraPin}>{state.kraPin}</Fact>
      </dl>
      <ul className="grid grid-cols-1 gap-2">
        {state.documents.map((document) => (
          <li key={document.objectPath}>
            <a
              className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 py-2"
              href={`/api/object-storage/${document.objectPath}`}
              aria-label={fill(t.openFile, { name: document.filename })}
            >
              <FileText className="size-5 flex-none text-ink-muted" aria-hidden="true" />
              <span className="min-w-0 flex-1 truncate">{document.filename}</span>
              <span className="flex-none text-ink-muted text-sm">{sizeInWords(document.size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="break-words font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
