import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { AllPayments } from '../../domains/payments/web/all/all-payments.tsx';
import { readAllPayments } from '../../domains/payments/web/all/api.ts';
import { filtersIn } from '../../domains/payments/web/all/filters.ts';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import type { Route } from './+types/payments-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const filters = filtersIn(request);
  return { filters, payments: await readAllPayments(api, filters) };
}

/** Where admins find the payments of all orders. */
export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const { filters, payments } = loaderData;
  const t = useTexts('allPayments');
  const payouts = useTexts('payouts');
  const statements = useTexts('statementImport');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <LinkButton to="/admin/statements" variant="outline">
              {statements.link}
            </LinkButton>
            <LinkButton to="/admin/payouts" variant="outline">
              {payouts.link}
            </LinkButton>
          </>
        }
      />
      <AllPayments filters={filters} first={payments} />
    </Container>
  );
}
