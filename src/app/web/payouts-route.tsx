import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { readPayouts } from '../../domains/payments/web/all/api.ts';
import { PayoutsScreen } from '../../domains/payments/web/all/payouts-screen.tsx';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import type { Route } from './+types/payouts-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPayouts);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPayouts);
}

/** Where admins pay suppliers what they are owed. */
export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('payouts');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        breadcrumbs={[{ label: t.allPayments, to: '/admin/payments' }, { label: t.title }]}
      />
      <PayoutsScreen payouts={loaderData} />
    </Container>
  );
}
