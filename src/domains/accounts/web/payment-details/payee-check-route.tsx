import { data } from 'react-router';
import { type ApiClient, ApiError } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { SignInFirst } from '../sign-in/sign-in-page.tsx';
import type { Route } from './+types/payee-check-route';
import { readPayeesToCheck } from './check-api.ts';
import { PayeeCheckList } from './payee-check-list.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readPage(api) : null;
}

export function clientLoader() {
  const { api, hasSession } = browserPage();
  return hasSession ? readPage(api) : null;
}

/** Null for a visitor, who is led to the sign-in; whoever is no admin gets the page of a 403. */
async function readPage(api: ApiClient) {
  try {
    return await readPayeesToCheck(api);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    if (error instanceof ApiError && error.status === 403) throw data(null, { status: 403 });
    throw error;
  }
}

export default function PayeeCheckPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('payees');
  const decisions = useTexts('decisions');
  return (
    <Container className="pb-12">
      <PageHead title={t.toCheck} hidden />
      <PageHeader title={t.toCheck} lead={t.toCheckText} />
      {loaderData ? (
        <PayeeCheckList payees={loaderData} />
      ) : (
        <SignInFirst text={decisions.signInText} next="/admin/payment-details" />
      )}
    </Container>
  );
}
