import { ArrowRight } from 'lucide-react';
import { data, isRouteErrorResponse } from 'react-router';
import { fill } from '../../../messages/index.ts';
import {
  type ApiClient,
  apiFailure,
  apiPath,
  browserApi,
  type Page,
} from '../../../ui/data/api-client.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Breadcrumbs } from '../../../ui/patterns/breadcrumbs.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { SupplierPage as Supplier } from '../../accounts/account-schema.ts';
import type { ProductCard } from '../schema.ts';
import type { Route } from './+types/supplier-route';
import { listAddress } from './list-filters.ts';
import { ProductGrid } from './product-grid.tsx';
import { SupplierAbout } from './supplier-about.tsx';
import { SupplierHead } from './supplier-head.tsx';
import { useSupplierName } from './supplier-line.tsx';
import { SupplierMissing } from './supplier-missing.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSupplier(context.get(pageRequest).api, params.id);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadSupplier(browserApi, params.id);
}

interface SupplierPageData {
  readonly supplier: Supplier;
  readonly products: Page<ProductCard>;
  readonly now: number;
}

/** Missing, suspended, and anybody who is no supplier are one answer: 404. */
async function loadSupplier(api: ApiClient, id: string): Promise<SupplierPageData> {
  try {
    const supplier = await api.get<Supplier>(apiPath(['/api/suppliers', id]));
    const query = { supplierId: supplier.id, limit: 20 };
    const products = await api.getPage<ProductCard>(apiPath(['/api/products'], query));
    return { supplier, products, now: Date.now() };
  } catch (error) {
    const status = apiFailure(error)?.status;
    if (status === 404 || status === 422) throw data(null, { status: 404 });
    throw error;
  }
}

export default function SupplierRoute({ loaderData }: Route.ComponentProps) {
  const { supplier, products, now } = loaderData;
  const t = useTexts('suppliers');
  const catalogue = useTexts('catalogue');
  const name = useSupplierName(supplier);
  // Its own list also holds what is off the public one, which this page does not show.
  const listed = products.items.filter(({ isActive }) => isActive);
  return (
    <Container className="pb-12">
      <SupplierHead supplier={supplier} image={listed[0]?.media[0]?.url} />
      <Breadcrumbs
        className="py-1 md:py-3 [&_li:not(:last-child)]:flex-none [&_ol]:flex-nowrap"
        items={[
          { label: t.home, to: '/' },
          { label: t.products, to: '/products' },
          { label: name },
        ]}
      />
      <SupplierAbout supplier={supplier} />
      <section className="mt-8" aria-labelledby="supplier-products">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="supplier-products">{t.products}</h2>
          {supplier.productCount > listed.length && (
            <LinkButton to={listAddress({ supplier: supplier.id })} variant="outline">
              {fill(t.allOf, { count: supplier.productCount })}
              <ArrowRight aria-hidden="true" />
            </LinkButton>
          )}
        </div>
        {listed.length > 0 ? (
          <ProductGrid products={listed} now={now} />
        ) : (
          <EmptyState
            title={t.emptyTitle}
            text={t.emptyText}
            action={<LinkButton to="/products">{catalogue.allProducts}</LinkButton>}
          />
        )}
      </section>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <SupplierMissing />
  ) : (
    <PageFailed error={error} />
  );
}
