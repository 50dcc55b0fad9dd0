import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import type { SupplierPage } from '../../accounts/account-schema.ts';
import { shareImage } from './share-image.ts';
import { supplierData } from './structured-data.ts';
import { useSupplierName } from './supplier-line.tsx';
import { supplierPath } from './supplier-path.ts';

/** How a supplier looks in a browser's tab, a search engine and a shared link. */
export function SupplierHead(props: { supplier: SupplierPage; image: string | undefined }) {
  const { supplier, image } = props;
  const t = useTexts('suppliers');
  const name = useSupplierName(supplier);
  const summary = fill(t.description, { supplier: name, count: supplier.productCount });
  return (
    <PageHead
      title={name}
      description={[summary, supplier.description].filter(Boolean).join(' ').slice(0, 300)}
      canonical={supplierPath(supplier)}
      // An empty shop is nothing to find.
      hidden={supplier.productCount === 0}
      image={image && shareImage(image)}
      structuredData={(absolute) => supplierData(supplier, name, absolute)}
    />
  );
}
