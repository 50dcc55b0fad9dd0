import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { StaffNotes } from '../../../queues/web/public.tsx';
import type { Route } from './+types/user-route';
import { readUser } from './api.ts';
import { UserFacts } from './user-facts.tsx';
import { nameOfUser } from './user-names.ts';
import { UserSteps } from './user-steps.tsx';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage(params.id));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage(params.id));
}

const readPage = (id: string) => (api: ApiClient) => readUser(api, id);

/** All that staff see of one user, and what they can do. */
export default function UserPage({ loaderData: user }: Route.ComponentProps) {
  const t = useTexts('users');
  const name = nameOfUser(user, t.noName);
  return (
    <Container className="pb-12">
      <PageHead title={name} hidden />
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t.title, to: '/admin/users' }]}
        lead={t[user.role]}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
        <div className="grid grid-cols-1 gap-6">
          <UserSteps user={user} name={name} />
          <UserFacts user={user} />
        </div>
        <Card as="section" className="p-4 md:p-6">
          <StaffNotes subject="users" id={user.id} heading="h2" />
        </Card>
      </div>
    </Container>
  );
}
