import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import type { FailedJob, JobStep } from '../schema.ts';
import { stepJob } from './api.ts';

/** A job that failed for good: why, and what it was asked to do. */
export function JobDecision({ entry: job }: { entry: FailedJob }) {
  const t = useTexts('operations');
  const language = useLanguage();
  const [asked, setAsked] = useState<JobStep | null>(null);
  return (
    <>
      <p className="wrap-anywhere font-semibold">{job.reason || t.noReason}</p>
      <p className="text-ink-muted text-sm">
        {fill(t.triedTimes, { count: job.tries })}
        {' · '}
        {fill(t.sentAt, { date: formatDateTime(job.createdAt, language) })}
        {' · '}
        {fill(t.failedAt, { date: formatDateTime(job.failedAt, language) })}
      </p>
      <section aria-label={t.data}>
        <h3 className="mb-1 text-base">{t.data}</h3>
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-surface-sunken p-3 font-mono text-sm">
          {job.data}
        </pre>
        <p className="mt-1 text-ink-muted text-sm">{t.dataHint}</p>
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setAsked('retry')}>{t.retry}</Button>
        <Button variant="outline" onClick={() => setAsked('cancel')}>
          {t.cancel}
        </Button>
        <Link className="inline-flex min-h-11 items-center underline" to="/admin/jobs">
          {t.allKinds}
        </Link>
      </div>
      {asked && (
        <AskDialog
          title={t.steps[asked].title}
          text={t.steps[asked].text}
          submit={t[asked]}
          keep={t.keep}
          done={t.steps[asked].done}
          failed={t.failedStep}
          isDanger={asked === 'cancel'}
          send={() => stepJob(job.id, asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
