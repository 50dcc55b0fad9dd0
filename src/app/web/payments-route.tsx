import { data } from 'react-router';
import { SignInFirst } from '../../domains/accounts/web/sign-in/sign-in-page.tsx';
import { AllPayments } from '../../domains/payments/web/all/all-payments.tsx';
import { readAllPayments } from '../../domains/payments/web/all/api.ts';
import { filtersIn, queryOf } from '../../domains/payments/web/all/filters.ts';
import { type ApiClient, ApiError } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import type { Route } from './+types/payments-route';

export function loader({ context, request }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readPage(api, request) : { filters: filtersIn(request), payments: null };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, hasSession } = browserPage();
  return hasSession ? readPage(api, request) : { filters: filtersIn(request), payments: null };
}

/** No payments for a visitor, who is led to the sign-in; whoever is no admin gets the page of a 403. */
async function readPage(api: ApiClient, request: Request) {
  const filters = filtersIn(request);
  try {
    return { filters, payments: await readAllPayments(api, filters) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { filters, payments: null };
    if (error instanceof ApiError && error.status === 403) throw data(null, { status: 403 });
    throw error;
  }
}

/** Where admins find the payments of all orders. */
export default function PaymentsPage({ loaderData: { filters, payments } }: Route.ComponentProps) {
  const t = useTexts('allPayments');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      {payments ? (
        <AllPayments filters={filters} first={payments} />
      ) : (
        <SignInFirst text={t.signInText} next={`/admin/payments${queryOf(filters)}`} />
      )}
    </Container>
  );
}
