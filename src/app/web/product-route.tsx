import { redirect } from 'react-router';
import {
  ProductFailed,
  ProductScreen,
  readProduct,
} from '../../domains/catalogue/web/product-screen.tsx';
import type { Review } from '../../domains/reviews/schema.ts';
import { listReviews } from '../../domains/reviews/web/api.ts';
import { ReviewsPanel } from '../../domains/reviews/web/reviews-panel.tsx';
import { type ApiClient, browserApi, type Page } from '../../ui/data/api-client.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import type { Route } from './+types/product-route';

export function loader({ context, params }: Route.LoaderArgs) {
  return readPage(context.get(pageRequest).api, params.id);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readPage(browserApi, params.id);
}

const noReviews: Page<Review> = { items: [], total: 0, next: null };

/** The product with its newest reviews; null where only these could not be read: it can be bought all the same. */
async function readPage(api: ApiClient, id: string) {
  const product = await readProduct(api, id);
  // It was merged into another one: that one's address is to be kept.
  if (id !== product.id && id !== product.slug) throw redirect(`/products/${product.slug}`, 301);
  const reviews = product.rating.count
    ? await listReviews(api, product.id).catch(() => null)
    : noReviews;
  return { product, reviews };
}

/** The page of a product, put together from what the catalogue and reviews have to show. */
export default function ProductPage({ loaderData: { product, reviews } }: Route.ComponentProps) {
  // Another product's page starts anew: its quantity, picture and reviews are its own.
  return (
    <ProductScreen
      key={product.id}
      product={product}
      reviews={<ReviewsPanel product={product} first={reviews} />}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ProductFailed error={error} />
);
