import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { ImportedStatement } from '../../statement-schema.ts';
import type { Route } from './+types/statement-route';
import { StatementSteps } from './statement-steps.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readLatest);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readLatest);
}

const readLatest = (api: ApiClient) =>
  api.get<readonly ImportedStatement[]>('/api/admin/statements');

/** Where finance brings in what stands on statements alone. */
export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('statementImport');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        breadcrumbs={[{ label: t.back, to: '/admin/payments' }, { label: t.title }]}
      />
      <div className="grid grid-cols-1 gap-8">
        <StatementSteps />
        <Latest statements={loaderData} />
      </div>
    </Container>
  );
}

function Latest({ statements }: { statements: readonly ImportedStatement[] }) {
  const t = useTexts('statementImport');
  const language = useLanguage();
  return (
    <section className="max-w-3xl" aria-labelledby="latest">
      <h2 id="latest">{t.latest}</h2>
      {statements.length === 0 && <p className="text-ink-muted">{t.latestNone}</p>}
      <ul className="divide-y divide-line">
        {statements.map(({ id, kind, fileName, receipts, transfers, importedBy, createdAt }) => (
          <li key={id} className="wrap-anywhere py-2">
            <span className="block font-semibold">{`${t.kinds[kind]} · ${fileName}`}</span>
            <span className="block text-ink-muted text-sm">
              {fill(t.latestBy, { date: formatDateTime(createdAt, language), name: importedBy })}
              {` · ${fill(t.latestCounts, { receipts, transfers })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
