import { BadgeCheck, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import type { ProductSupplier } from '../schema.ts';
import { listAddress } from './list-filters.ts';
import { useSupplierName } from './supplier-line.tsx';
import { supplierPath } from './supplier-path.ts';

/** Who sells it, with a way to everything else that they sell. */
export function SupplierCard({ supplier }: { supplier: ProductSupplier }) {
  const t = useTexts('product');
  const shared = useTexts('catalogue');
  const name = useSupplierName(supplier);
  const [first, second] = name.split(' ');
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar firstName={first} lastName={second} className="size-12" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-normal font-sans text-ink-muted text-sm tracking-normal">{t.soldBy}</h2>
        <Link
          to={supplierPath(supplier)}
          className="inline-flex min-h-11 items-center wrap-anywhere font-semibold leading-tight hover:underline"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-muted text-sm">
          {supplier.location && (
            <span className="inline-flex items-center gap-1">
              <MapPin className="size-4 flex-none" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{supplier.location}</span>
            </span>
          )}
          {supplier.isVerified && (
            <span className="inline-flex items-center gap-1 text-success">
              <BadgeCheck className="size-4 flex-none" aria-hidden="true" />
              {shared.verified}
            </span>
          )}
        </p>
      </div>
      <Link
        to={listAddress({ supplier: supplier.id })}
        className="-mb-2 inline-flex min-h-11 basis-full items-center border-line border-t pt-1 font-semibold text-brand hover:underline"
      >
        {t.supplierProducts}
      </Link>
    </Card>
  );
}
