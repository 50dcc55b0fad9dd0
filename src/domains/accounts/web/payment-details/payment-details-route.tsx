import { type ApiClient, ApiError } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import { readTwoStep } from '../two-step/api.ts';
import type { Route } from './+types/payment-details-route';
import { readPayees } from './api.ts';
import { PaymentDetailsPage } from './payment-details-page.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

/** Null for who is no supplier. */
async function readPage(api: ApiClient) {
  try {
    const [payees, twoStep] = await Promise.all([readPayees(api), readTwoStep(api)]);
    return { payees, twoStep };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

export default function PaymentDetailsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('payees');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        breadcrumbs={[{ label: t.settings, to: '/settings' }, { label: t.title }]}
      />
      {loaderData ? (
        <PaymentDetailsPage {...loaderData} />
      ) : (
        <EmptyState
          title={t.suppliersTitle}
          text={t.suppliersText}
          action={<LinkButton to="/orders">{t.toOrders}</LinkButton>}
        />
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  return <Failed />;
}
