import { data } from 'react-router';
import { type ApiClient, ApiError } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { type RequestStatus, requestStatuses } from '../../verification-schema.ts';
import { SignInFirst } from '../sign-in/sign-in-page.tsx';
import type { Route } from './+types/decisions-route';
import { readRequests } from './decisions-api.ts';
import { RequestList } from './request-list.tsx';

const address = '/admin/verifications';

export function loader({ context, request }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readPage(api, request) : { status: statusIn(request), requests: null };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, hasSession } = browserPage();
  return hasSession ? readPage(api, request) : { status: statusIn(request), requests: null };
}

/** No requests for a visitor, who is led to the sign-in; whoever is no admin gets the page of a 403. */
async function readPage(api: ApiClient, request: Request) {
  const status = statusIn(request);
  try {
    return { status, requests: await readRequests(api, status) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { status, requests: null };
    if (error instanceof ApiError && error.status === 403) throw data(null, { status: 403 });
    throw error;
  }
}

function statusIn({ url }: Request): RequestStatus {
  const asked = new URL(url).searchParams.get('status');
  return requestStatuses.find((status) => status === asked) ?? 'pending';
}

export default function DecisionsPage({ loaderData: { status, requests } }: Route.ComponentProps) {
  const t = useTexts('decisions');
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      {requests ? (
        <RequestList key={status} status={status} first={requests} />
      ) : (
        <SignInFirst text={t.signInText} next={address} />
      )}
    </Container>
  );
}
