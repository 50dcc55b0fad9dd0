import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { useDescriptionWords } from '../../../ui/product-words.ts';
import type { Product } from '../schema.ts';
import { shareImage } from './share-image.ts';
import { productData, productPath } from './structured-data.ts';

/** How a product looks in a browser's tab, a search engine and a shared link. */
export function ProductHead({ product }: { product: Product }) {
  const t = useTexts('product');
  const { brand } = useTexts('common');
  const price = formatUnitPrice(product.price);
  const unit = useUnitWords()(product.unit);
  const description = useDescriptionWords()(product.description ?? '');
  const offer = fill(t.shareText, { product: product.name, price, unit, brand });
  const [first] = product.media;
  return (
    <PageHead
      title={product.name}
      description={[`${offer}.`, description].filter(Boolean).join(' ').slice(0, 300)}
      canonical={productPath(product)}
      image={first && shareImage(first.url)}
      structuredData={(absolute) => productData(product, t, absolute)}
    />
  );
}
