import { useNavigate } from 'react-router';
import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { SearchBox } from '../../../../ui/primitives/search-box.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { Route } from './+types/users-route';
import { searchUsers, type UserFilters } from './api.ts';
import { UserList } from './user-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, { url }: Request) {
  const asked = new URL(url).searchParams;
  const of = (name: string) => asked.get(name) ?? '';
  const filters = { q: of('q'), role: of('role'), standing: of('standing') };
  return { filters, users: await searchUsers(api, filters) };
}

/** Where staff find users. */
export default function UsersPage({ loaderData: { filters, users } }: Route.ComponentProps) {
  const t = useTexts('users');
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      <Filters filters={filters} />
      <UserList first={users} />
    </Container>
  );
}

function Filters({ filters }: { filters: UserFilters }) {
  const t = useTexts('users');
  const navigate = useNavigate();
  const show = (change: Partial<UserFilters>) => {
    const given = Object.entries({ ...filters, ...change }).filter(([, value]) => value !== '');
    void navigate(`/admin/users?${new URLSearchParams(given)}`);
  };
  return (
    <div className="mb-6 grid gap-4 md:grid-cols-[2fr_1fr_1fr] md:items-end">
      <SearchBox
        name="q"
        label={t.search}
        placeholder={t.searchHint}
        defaultValue={filters.q}
        onSearch={(q) => show({ q })}
      />
      <Field label={t.role}>
        {(control) => (
          <Select
            {...control}
            value={filters.role}
            onChange={(event) => show({ role: event.target.value })}
            options={[
              { value: '', label: t.allRoles },
              { value: 'contractor', label: t.contractor },
              { value: 'supplier', label: t.supplier },
            ]}
          />
        )}
      </Field>
      <Field label={t.standing}>
        {(control) => (
          <Select
            {...control}
            value={filters.standing}
            onChange={(event) => show({ standing: event.target.value })}
            options={[
              { value: '', label: t.allStandings },
              { value: 'active', label: t.active },
              { value: 'suspended', label: t.suspended },
            ]}
          />
        )}
      </Field>
    </div>
  );
}
