import { useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { readSignedIn } from '../../accounts/web/public.tsx';
import type { JobKind, JobStep } from '../schema.ts';
import type { Route } from './+types/jobs-route';
import { readJobKinds, stepJobsOf } from './api.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readJobKinds);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readJobKinds);
}

interface Asked {
  readonly kind: JobKind;
  readonly step: JobStep;
}

/** Background jobs by kind: what waits, what failed, and what can be done about all of a kind. */
export default function JobsPage({ loaderData: kinds }: Route.ComponentProps) {
  const t = useTexts('operations');
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns((kind, step) => setAsked({ kind, step }));
  return (
    <Container className="pb-16">
      <PageHead title={t.jobsTitle} hidden />
      <PageHeader
        title={t.jobsTitle}
        lead={t.jobsLead}
        actions={
          <LinkButton to="/admin/queues/jobs" variant="outline">
            {t.openFailed}
          </LinkButton>
        }
      />
      <DataTable
        caption={t.jobsTitle}
        columns={columns}
        rows={kinds}
        rowKey={({ name }) => name}
        empty={<p>{t.noKinds}</p>}
      />
      {asked && (
        <AskDialog
          title={fill(t.stepsOfKind[asked.step].title, { name: asked.kind.name })}
          text={t.stepsOfKind[asked.step].text}
          submit={t[asked.step]}
          keep={t.keep}
          done={t.stepsOfKind[asked.step].done}
          failed={t.failedStep}
          isDanger={asked.step === 'cancel'}
          send={() => stepJobsOf(asked.kind.name, asked.step)}
          onClose={() => setAsked(null)}
        />
      )}
    </Container>
  );
}

function useColumns(onAsk: (kind: JobKind, step: JobStep) => void): readonly Column<JobKind>[] {
  const t = useTexts('operations');
  const language = useLanguage();
  const counted = (['waiting', 'active', 'retrying', 'completed'] as const).map((id) => ({
    id,
    header: t.states[id],
    numeric: true,
    cell: (kind: JobKind) => formatNumber(kind[id]),
  }));
  return [
    { id: 'name', header: t.kind, title: true, cell: ({ name }) => name },
    {
      id: 'failed',
      header: t.states.failed,
      numeric: true,
      cell: ({ failed }) =>
        failed > 0 ? <Badge variant="destructive">{formatNumber(failed)}</Badge> : '0',
    },
    ...counted,
    {
      id: 'last',
      header: t.lastDone,
      cell: ({ lastDoneAt, dueSince }) => (
        <>
          {lastDoneAt ? formatDateTime(lastDoneAt, language) : '–'}
          {dueSince && (
            <span className="block text-ink-muted text-sm">
              {fill(t.dueSince, { date: formatDateTime(dueSince, language) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'steps',
      header: t.actions,
      hideHeader: true,
      cell: (kind) => <KindSteps kind={kind} onAsk={onAsk} />,
    },
  ];
}

function KindSteps(props: { kind: JobKind; onAsk: (kind: JobKind, step: JobStep) => void }) {
  const t = useTexts('operations');
  const { kind, onAsk } = props;
  if (kind.failed + kind.retrying === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        aria-label={fill(t.retryAllNamed, { name: kind.name })}
        onClick={() => onAsk(kind, 'retry')}
      >
        {t.retryAll}
      </Button>
      <Button
        variant="outline"
        aria-label={fill(t.cancelAllNamed, { name: kind.name })}
        onClick={() => onAsk(kind, 'cancel')}
      >
        {t.cancelAll}
      </Button>
    </div>
  );
}
