import { BadgeCheck } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import type { ProductSupplier } from '../schema.ts';

/** Its company, or "Supplier" in the reader's language. */
export function useSupplierName(supplier: Pick<ProductSupplier, 'id' | 'companyName'>): string {
  const t = useTexts('catalogue');
  return nameOfSupplier(supplier.companyName, t.unnamedSupplier);
}

/** Name, verified mark and place of a supplier. */
export function SupplierLine(props: {
  supplier: ProductSupplier;
  className?: string;
  placeClassName?: string;
}) {
  const { supplier, className, placeClassName } = props;
  const t = useTexts('catalogue');
  const name = useSupplierName(supplier);
  return (
    <div className={cx('min-w-0', className)}>
      <p className="line-clamp-3 wrap-anywhere font-semibold">{name}</p>
      <p className={cx('flex items-center gap-0.5 text-ink-muted', placeClassName)}>
        {supplier.isVerified && (
          <BadgeCheck
            className="size-4 flex-none text-success"
            role="img"
            aria-label={t.verified}
          />
        )}
        <span className="line-clamp-3 wrap-anywhere">{supplier.location}</span>
      </p>
    </div>
  );
}

/** 'In Stock' or 'Out of Stock', by colour and by word. */
export function StockState({ inStock, className }: { inStock: boolean; className?: string }) {
  const t = useTexts('catalogue');
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 font-semibold',
        inStock ? 'text-success' : 'text-danger',
        className,
      )}
    >
      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-current" />
      {inStock ? t.inStock : t.outOfStock}
    </span>
  );
}
