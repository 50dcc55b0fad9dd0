import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { readCategoryNames } from '../api.ts';
import type { Route } from './+types/dictionary-route';
import { EntryList } from './entry-list.tsx';
import { listNames, readEntries } from './lists.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const asked = new URL(request.url).searchParams;
  const list = listNames.find((one) => one === asked.get('list')) ?? 'materials';
  const search = (asked.get('search') ?? '').trim().slice(0, 60);
  const [entries, categories] = await Promise.all([
    readEntries(api, list, search),
    readCategoryNames(api),
  ]);
  return { list, search, entries, categories };
}

/** Where admins keep what materials and places are called. */
export default function DictionaryPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('shelves');
  return (
    <Container className="pb-16">
      <PageHead title={t.dictionaryTitle} hidden />
      <PageHeader title={t.dictionaryTitle} lead={t.dictionaryLead} />
      <EntryList {...loaderData} />
    </Container>
  );
}
