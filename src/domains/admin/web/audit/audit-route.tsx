import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { TableLinks } from '../../../../ui/primitives/download-link.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { Route } from './+types/audit-route';
import { type AuditFilters, auditFilters, exportPath, readActions, searchAudit } from './api.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { AuditList } from './audit-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, { url }: Request) {
  const asked = new URL(url).searchParams;
  const filters = Object.fromEntries(
    auditFilters.map((name) => [name, asked.get(name) ?? '']),
  ) as AuditFilters;
  const [entries, actions] = await Promise.all([searchAudit(api, filters), readActions(api)]);
  return { filters, entries, actions };
}

/** Where owners search the audit log. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('audit');
  const { filters, entries, actions } = loaderData;
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={<TableLinks href={exportPath(filters)}>{t.export}</TableLinks>}
      />
      <AuditFilterForm key={JSON.stringify(filters)} filters={filters} actions={actions} />
      <AuditList first={entries} />
    </Container>
  );
}
