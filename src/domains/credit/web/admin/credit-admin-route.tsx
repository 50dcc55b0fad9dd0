import { useNavigate } from 'react-router';
import { type ApiClient, apiPath } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { SearchBox } from '../../../../ui/primitives/search-box.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { maxSearchLength } from '../../../orders/rules.ts';
import { readAccounts } from '../api.ts';
import type { Route } from './+types/credit-admin-route';
import { AccountList } from './account-list.tsx';
import { CreditTabs, creditLists } from './credit-tabs.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, { url }: Request) {
  const asked = new URL(url).searchParams;
  const search = (asked.get('search') ?? '').trim().slice(0, maxSearchLength);
  const list = creditLists.find((one) => one === asked.get('list')) ?? 'accounts';
  if (search)
    return { list: 'accounts', search, first: await readAccounts(api, { search }) } as const;
  const query = list === 'overdue' ? ({ overdue: 'true' } as const) : {};
  return { list, search, first: await readAccounts(api, query) } as const;
}

/** Where admins set limits; applications are a queue. */
export default function CreditAdminPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('credit');
  const navigate = useNavigate();
  return (
    <Container className="pb-16">
      <PageHead title={t.adminTitle} hidden />
      <PageHeader title={t.adminTitle} lead={t.adminLead} />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <SearchBox
          name="search"
          label={t.searchContractors}
          placeholder={t.searchHint}
          defaultValue={loaderData.search}
          action="/admin/credit"
          onSearch={(text) => void navigate(apiPath(['/admin/credit'], { search: text }))}
        />
        <CreditTabs current={loaderData.search ? null : loaderData.list} />
        <AccountList
          first={loaderData.first}
          empty={loaderData.search ? t.noneFound : t.noneListed[loaderData.list]}
        />
      </div>
    </Container>
  );
}
