import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';

interface TotalsPanelProps {
  /** Cents. */
  readonly subtotal: bigint;
  readonly delivery: bigint;
  readonly vat: bigint;
  readonly total: bigint;
  readonly vatIncluded: boolean;
}

/** Goods, delivery, VAT and what they come to, to the cent. */
export function TotalsPanel({ subtotal, delivery, vat, total, vatIncluded }: TotalsPanelProps) {
  const t = useTexts('quotations');
  const rows: readonly (readonly [string, bigint])[] = [
    [t.goods, subtotal],
    [t.delivery, delivery],
    [vatIncluded ? t.vatInside : t.vatAdded, vat],
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-control bg-surface-sunken p-4 tabular-nums">
      {rows.map(([label, cents]) => (
        <Row key={label} label={label} cents={cents} />
      ))}
      <div className="col-span-2 mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-2 font-extrabold font-heading">
        <dt>{t.total}</dt>
        <dd className="text-lg">{formatUnitPrice(fromCents(total))}</dd>
      </div>
    </dl>
  );
}

function Row({ label, cents }: { label: string; cents: bigint }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="text-right">{formatUnitPrice(fromCents(cents))}</dd>
    </>
  );
}
