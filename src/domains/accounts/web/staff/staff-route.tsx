import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import type { Route } from './+types/staff-route';
import { readStaff } from './api.ts';
import { Appoint } from './appoint.tsx';
import { StaffList } from './staff-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readStaff);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readStaff);
}

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('staff');
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} actions={<Appoint />} />
      <StaffList members={loaderData} />
    </Container>
  );
}
