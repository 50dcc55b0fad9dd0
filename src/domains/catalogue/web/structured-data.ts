import { fromCents, toCents } from '../../../shared/money.ts';
import type { SupplierPage } from '../../accounts/account-schema.ts';
import type { Product } from '../schema.ts';
import { isInStock } from './stock.ts';
import { supplierPath } from './supplier-path.ts';

interface Words {
  readonly home: string;
  readonly products: string;
}

/** What search engines read of a product page (schema.org): the offer, its rating and the way to it. */
export function productData(
  product: Product,
  words: Words,
  absolute: (path: string) => string,
): readonly object[] {
  const address = absolute(productPath(product));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.id,
      category: product.category.name,
      image: product.media.map(({ url }) => absolute(url)),
      ...(product.description ? { description: product.description } : {}),
      ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
      offers: offerOf(product, address),
      ...ratingOf(product),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: words.home, item: absolute('/') },
        { name: words.products, item: absolute('/products') },
        { name: product.name, item: address },
      ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

/** The one address of a product; its id leads there too. */
export const productPath = ({ slug }: Pick<Product, 'slug'>) => `/products/${slug}`;

function offerOf(product: Product, address: string): object {
  const { companyName } = product.supplier;
  return {
    '@type': 'Offer',
    url: address,
    priceCurrency: 'KES',
    price: fromCents(toCents(product.price)),
    availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
    ...(companyName ? { seller: { '@type': 'Organization', name: companyName } } : {}),
  };
}

function ratingOf({ rating }: Pick<Product, 'rating'>): object {
  if (rating.average === null || rating.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
  };
}

/** What search engines read of a supplier's page: who it is, where, and how it was judged. */
export function supplierData(
  supplier: SupplierPage,
  name: string,
  absolute: (path: string) => string,
): readonly object[] {
  const { county, deliveryCounties, description, rating } = supplier;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Store',
      name,
      url: absolute(supplierPath(supplier)),
      ...(description ? { description } : {}),
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'KE',
        ...(county ? { addressRegion: county } : {}),
      },
      areaServed: [...deliveryCounties],
      ...ratingOf({ rating }),
    },
  ];
}
