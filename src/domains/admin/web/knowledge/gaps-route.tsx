import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { gapSources } from '../../../materials/gap-schema.ts';
import type { Route } from './+types/gaps-route';
import { readGaps } from './api.ts';
import { GapList } from './gap-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const asked = new URL(request.url).searchParams;
  const source = gapSources.find((one) => one === asked.get('source')) ?? 'search';
  const isClosed = asked.get('closed') === 'true';
  return { source, isClosed, gaps: await readGaps(api, source, isClosed) };
}

/** Where admins teach the dictionary what people search for and write. */
export default function GapsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('shelves');
  return (
    <Container className="pb-16">
      <PageHead title={t.gapsTitle} hidden />
      <PageHeader title={t.gapsTitle} lead={t.gapsLead} />
      <GapList {...loaderData} />
    </Container>
  );
}
