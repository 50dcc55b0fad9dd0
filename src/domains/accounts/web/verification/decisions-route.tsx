import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { type DecidedStatus, decidedStatuses } from '../../verification-schema.ts';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import type { Route } from './+types/decisions-route';
import { readRequests } from './decisions-api.ts';
import { RequestList } from './request-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const status = statusIn(request);
  return { status, requests: await readRequests(api, status) };
}

function statusIn({ url }: Request): DecidedStatus {
  const asked = new URL(url).searchParams.get('status');
  return decidedStatuses.find((status) => status === asked) ?? 'approved';
}

export default function DecisionsPage({ loaderData: { status, requests } }: Route.ComponentProps) {
  const t = useTexts('decisions');
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      <RequestList key={status} status={status} first={requests} />
    </Container>
  );
}
