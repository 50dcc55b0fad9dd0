import type { ApiClient } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../accounts/web/public.tsx';
import type { Route } from './+types/favourites-route';
import { readFavourites } from './favourite-api.ts';
import { FavouriteList } from './favourite-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

async function readPage(api: ApiClient) {
  return { favourites: await readFavourites(api), now: Date.now() };
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('favourites');
  const { favourites, now } = loaderData;
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      <FavouriteList first={favourites} now={now} />
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
