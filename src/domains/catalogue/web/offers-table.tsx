import { BadgeCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import type { Product } from '../schema.ts';
import { type ComparedOffer, compareOffers } from './offers.ts';
import { isInStock } from './stock.ts';
import { StockState, useSupplierName } from './supplier-line.tsx';

/** The same item from everybody who sells it, side by side. */
export function OffersTable({ product }: { product: Product }) {
  const t = useTexts('product');
  const rows = useMemo(() => compareOffers(product), [product]);
  if (rows.length < 2) return null;
  const columns: readonly Column<ComparedOffer>[] = [
    { id: 'supplier', header: t.offerSupplier, title: true, cell: (row) => <Seller offer={row} /> },
    {
      id: 'price',
      header: t.unitPrice,
      numeric: true,
      cell: (row) => <UnitPrice price={row.price} unit={row.unit} />,
    },
    {
      id: 'stock',
      header: t.offerStock,
      cell: (row) => <StockState inStock={isInStock(row)} className="text-sm" />,
    },
    {
      id: 'minimum',
      header: t.offerMinimum,
      numeric: true,
      cell: (row) => fill('{count}', { count: row.minOrderQuantity }),
    },
    {
      id: 'county',
      header: t.offerCounty,
      cell: ({ supplier }) => supplier.county ?? supplier.location ?? '–',
    },
  ];
  return (
    <section id="offers" className="mt-12 scroll-mt-20">
      <h2>{t.offersTitle}</h2>
      <p className="mt-1 mb-4 text-ink-muted">{t.offersLead}</p>
      <DataTable
        caption={t.offersTitle}
        columns={columns}
        rows={rows}
        rowKey={(offer) => offer.id}
      />
    </section>
  );
}

/** Leads to that supplier's own page of the item. */
function Seller({ offer }: { offer: ComparedOffer }) {
  const t = useTexts('product');
  const shared = useTexts('catalogue');
  const name = useSupplierName(offer.supplier);
  const words = (
    <>
      {name}
      {offer.supplier.isVerified && (
        <BadgeCheck
          className="size-4 flex-none text-success"
          role="img"
          aria-label={shared.verified}
        />
      )}
    </>
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {offer.isThis ? (
        <strong className={seller}>{words}</strong>
      ) : (
        <Link to={`/products/${offer.slug}`} className={cx(seller, 'text-brand hover:underline')}>
          {words}
        </Link>
      )}
      {offer.isThis && <Badge variant="secondary">{t.thisOffer}</Badge>}
      {offer.isCheapest && <Badge variant="success">{t.cheapest}</Badge>}
    </span>
  );
}

const seller = 'inline-flex min-h-11 items-center gap-1 font-semibold';
