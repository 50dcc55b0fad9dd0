import { useMemo, useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { type ApiClient, browserApi, type Page } from '../../../ui/data/api-client.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Breadcrumbs } from '../../../ui/patterns/breadcrumbs.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { quantityBounds } from '../../../ui/primitives/quantity-rules.ts';
import type { Product, Review } from '../schema.ts';
import type { Route } from './+types/product-detail-route';
import { getProduct, listReviews, ProductReadError } from './api.ts';
import { OffersTable } from './offers-table.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductMissing } from './product-missing.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { useRememberViewed } from './recently-viewed.ts';
import { RecentlyViewed } from './recently-viewed-strip.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { useCountedView } from './use-counted-view.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadProduct(context.get(pageRequest).api, params.id);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadProduct(browserApi, params.id);
}

interface ProductPageData {
  readonly product: Product;
  /** Null where they could not be read: the product can be bought all the same. */
  readonly reviews: Page<Review> | null;
}

const noReviews: Page<Review> = { items: [], total: 0, next: null };

/** A product that does not exist is answered with status 404; a failure keeps its own. */
async function loadProduct(api: ApiClient, id: string): Promise<ProductPageData> {
  try {
    const product = await getProduct(api, id);
    const reviews = product.rating?.count
      ? await listReviews(api, product.id).catch(() => null)
      : noReviews;
    return { product, reviews };
  } catch (error) {
    if (error instanceof ProductReadError && error.status !== null) {
      throw data(error.message, { status: isMissing(error.status) ? 404 : error.status });
    }
    throw error;
  }
}

/** An id that the API cannot read names no product either. */
const isMissing = (status: number) => [400, 404, 410, 422].includes(status);

export default function ProductDetailPage({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  // Another product's page starts anew: its quantity, picture and reviews are its own.
  return <ProductPage key={product.id} {...loaderData} />;
}

function ProductPage({ product, reviews }: ProductPageData) {
  const t = useTexts('product');
  useCountedView(product.id);
  const [quantity, setQuantity] = useState(() => quantityBounds(product).min);
  const [tab, setTab] = useState('specifications');
  useRememberViewed(product);
  const breadcrumbs = useMemo(
    () => [
      { label: t.home, to: '/' },
      { label: t.products, to: '/products' },
      { label: product.name },
    ],
    [t, product.name],
  );
  return (
    <Container className="pb-28 md:pb-12">
      <ProductHead product={product} />
      <Breadcrumbs
        items={breadcrumbs}
        className="py-1 md:py-3 [&_li:not(:last-child)]:flex-none [&_ol]:flex-nowrap"
      />
      <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-10">
        <ProductGallery name={product.name} media={product.media} />
        <div className="grid gap-6">
          <PurchasePanel
            product={product}
            quantity={quantity}
            onQuantity={setQuantity}
            onShowReviews={() => setTab('reviews')}
          />
          <SupplierCard supplier={product.supplier} />
        </div>
      </div>
      <ProductTabs product={product} reviews={reviews} tab={tab} onTab={setTab} />
      <OffersTable product={product} />
      <RecentlyViewed without={product.id} />
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <ProductMissing />
  ) : (
    <PageFailed error={error} />
  );
}
