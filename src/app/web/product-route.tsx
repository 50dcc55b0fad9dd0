import { Link, redirect } from 'react-router';
import {
  ProductFailed,
  ProductScreen,
  readProduct,
} from '../../domains/catalogue/web/product-screen.tsx';
import type { ProductUsualPrice } from '../../domains/insight/schema.ts';
import { marketAddress, readProductUsualPrice } from '../../domains/insight/web/api.ts';
import type { Review } from '../../domains/reviews/schema.ts';
import { listReviews } from '../../domains/reviews/web/api.ts';
import { ReviewsPanel } from '../../domains/reviews/web/reviews-panel.tsx';
import { fill } from '../../messages/index.ts';
import { formatUnitPrice } from '../../shared/money.ts';
import { type ApiClient, browserApi, type Page } from '../../ui/data/api-client.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import type { Route } from './+types/product-route';

export function loader({ context, params }: Route.LoaderArgs) {
  return readPage(context.get(pageRequest).api, params.id);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readPage(browserApi, params.id);
}

const noReviews: Page<Review> = { items: [], total: 0, next: null };

/**
 * The product with its newest reviews and what is usual for it; null where only these could not be read: it
 * can be bought all the same.
 */
async function readPage(api: ApiClient, id: string) {
  const product = await readProduct(api, id);
  // It was merged into another one: that one's address is to be kept.
  if (id !== product.id && id !== product.slug) throw redirect(`/products/${product.slug}`, 301);
  const [reviews, usual] = await Promise.all([
    product.rating.count ? listReviews(api, product.id).catch(() => null) : noReviews,
    product.productType ? readProductUsualPrice(api, product.id).catch(() => null) : null,
  ]);
  return { product, reviews, usual };
}

/** The page of a product, put together from what the catalogue, market prices and reviews have to show. */
export default function ProductPage({
  loaderData: { product, reviews, usual },
}: Route.ComponentProps) {
  // Another product's page starts anew: its quantity, picture and reviews are its own.
  return (
    <ProductScreen
      key={product.id}
      product={product}
      usualPrice={usual && <UsualPrice usual={usual} />}
      reviews={<ReviewsPanel product={product} first={reviews} />}
    />
  );
}

/** Beside the price, with the way to what it was before. */
function UsualPrice({ usual }: { usual: NonNullable<ProductUsualPrice> }) {
  const t = useTexts('product');
  const { materialKey, size, county, lower, median, upper } = usual;
  return (
    <Link
      to={marketAddress(materialKey, size, county)}
      className="wrap-anywhere inline-flex min-h-11 items-center text-ink-muted text-sm underline"
    >
      {fill(t.usualPrice, {
        place: county ?? 'Kenya',
        median: formatUnitPrice(median),
        lower: formatUnitPrice(lower),
        upper: formatUnitPrice(upper),
      })}
    </Link>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ProductFailed error={error} />
);
