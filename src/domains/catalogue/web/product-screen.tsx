import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { data, isRouteErrorResponse, useLocation } from 'react-router';
import type { ApiClient } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Breadcrumbs } from '../../../ui/patterns/breadcrumbs.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { quantityBounds } from '../../../ui/primitives/quantity-rules.ts';
import type { Product } from '../schema.ts';
import { getProduct, ProductReadError } from './api.ts';
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

/** A product that does not exist is answered with status 404; a failure keeps its own. */
export async function readProduct(api: ApiClient, id: string): Promise<Product> {
  try {
    return await getProduct(api, id);
  } catch (error) {
    if (error instanceof ProductReadError && error.status !== null) {
      throw data(error.message, { status: isMissing(error.status) ? 404 : error.status });
    }
    throw error;
  }
}

/** An id that the API cannot read names no product either. */
const isMissing = (status: number) => [400, 404, 410, 422].includes(status);

interface ProductScreenProps {
  product: Product;
  /** What such goods usually cost. */
  usualPrice: ReactNode;
  /** What buyers say of it. */
  reviews: ReactNode;
}

/** The page of one product. */
export function ProductScreen({ product, usualPrice, reviews }: ProductScreenProps) {
  const t = useTexts('product');
  useCountedView(product.id);
  const [quantity, setQuantity] = useState(() => quantityBounds(product).min);
  const { tab, setTab } = useTab();
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
            usualPrice={usualPrice}
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

/** The chosen tab; an address that ends with #reviews opens that one. */
function useTab() {
  const [tab, setTab] = useState('specifications');
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#reviews') setTab('reviews');
  }, [hash]);
  return { tab, setTab };
}

export function ProductFailed({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <ProductMissing />
  ) : (
    <PageFailed error={error} />
  );
}
