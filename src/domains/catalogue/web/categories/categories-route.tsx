import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import type { Route } from './+types/categories-route';
import { readCategories } from './api.ts';
import { CategoryList } from './category-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, async (api) => ({
    categories: await readCategories(api),
  }));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, async (api) => ({
    categories: await readCategories(api),
  }));
}

/** Where admins keep the categories. */
export default function CategoriesPage({ loaderData: { categories } }: Route.ComponentProps) {
  const t = useTexts('shelves');
  return (
    <Container className="pb-16">
      <PageHead title={t.categoriesTitle} hidden />
      <PageHeader title={t.categoriesTitle} lead={t.categoriesLead} />
      <CategoryList categories={categories} />
    </Container>
  );
}
