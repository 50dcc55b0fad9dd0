import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { Route } from './+types/featured-route';
import { readFeatured } from './api.ts';
import { FeaturedList } from './featured-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

const readPage = async (api: ApiClient) => ({ products: await readFeatured(api) });

/** Where admins choose what the landing page shows first. */
export default function FeaturedPage({ loaderData: { products } }: Route.ComponentProps) {
  const t = useTexts('shelves');
  return (
    <Container className="pb-16">
      <PageHead title={t.featuredTitle} hidden />
      <PageHeader title={t.featuredTitle} lead={t.featuredLead} />
      <FeaturedList products={products} />
    </Container>
  );
}
