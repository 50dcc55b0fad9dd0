import { BadgeCheck, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import type { ProductSupplier } from '../schema.ts';
import { listAddress } from './list-filters.ts';
import { useSupplierName } from './supplier-line.tsx';

/** Who sells it, with a way to everything else that they sell. */
export function SupplierCard({ supplier }: { supplier: ProductSupplier }) {
  const t = useTexts('catalogue');
  const name = useSupplierName(supplier);
  const [first, second] = name.split(' ');
  return (
    <Card as="section" className="grid gap-3 p-4">
      <h2 className="font-sans font-semibold text-ink-muted text-sm tracking-normal">{t.soldBy}</h2>
      <div className="flex items-center gap-3">
        <Avatar firstName={first} lastName={second} className="size-12" />
        <div className="min-w-0">
          <p className="break-words font-semibold leading-tight">{name}</p>
          {supplier.location && (
            <p className="mt-0.5 flex items-center gap-1 text-ink-muted text-sm">
              <MapPin className="size-4 flex-none" aria-hidden="true" />
              {supplier.location}
            </p>
          )}
        </div>
      </div>
      {supplier.isVerified && (
        <p className="flex items-center gap-1.5 text-sm text-success">
          <BadgeCheck className="size-5 flex-none" aria-hidden="true" />
          {t.verified}
        </p>
      )}
      <Link
        to={listAddress({ supplier: supplier.id })}
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {t.supplierProducts}
      </Link>
    </Card>
  );
}
