import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { readAccounts, readApplications } from '../api.ts';
import type { Route } from './+types/credit-admin-route';
import { AccountList } from './account-list.tsx';
import { ApplicationList } from './application-list.tsx';
import { CreditTabs } from './credit-tabs.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, { url }: Request) {
  return new URL(url).searchParams.get('list') === 'accounts'
    ? ({ list: 'accounts', first: await readAccounts(api) } as const)
    : ({ list: 'applications', first: await readApplications(api, 'open') } as const);
}

/** Where admins decide on applications and set limits. */
export default function CreditAdminPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('credit');
  return (
    <Container className="pb-16">
      <PageHead title={t.adminTitle} hidden />
      <PageHeader title={t.adminTitle} lead={t.adminLead} />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <CreditTabs current={loaderData.list} />
        {loaderData.list === 'accounts' ? (
          <AccountList first={loaderData.first} />
        ) : (
          <ApplicationList first={loaderData.first} />
        )}
      </div>
    </Container>
  );
}
