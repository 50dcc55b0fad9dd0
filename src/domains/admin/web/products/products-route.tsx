import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { readCategoryNames } from '../api.ts';
import type { Route } from './+types/products-route';
import { readFilters, readProducts } from './api.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const filters = readFilters(new URL(request.url).searchParams);
  const [products, categories] = await Promise.all([
    readProducts(api, filters),
    readCategoryNames(api),
  ]);
  return { filters, products, categories };
}

/** Where admins look through the products of all suppliers. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { filters, products, categories } = loaderData;
  const t = useTexts('shelves');
  return (
    <Container className="pb-16">
      <PageHead title={t.productsTitle} hidden />
      <PageHeader title={t.productsTitle} lead={t.productsLead} />
      <ProductFilters filters={filters} categories={categories} />
      <ProductList key={JSON.stringify(filters)} first={products} />
    </Container>
  );
}
