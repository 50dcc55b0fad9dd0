import type { ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { apiPath } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { keptOf, overpaidFor, owedFor } from '../../paid-rules.ts';
import type { CreditNote, Order } from '../../schema.ts';

/** Goods, delivery and VAT as they were ordered, what was credited of it, the total and what is paid, to the cent. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTexts('orders');
  const { subtotal, deliveryCost, vatAmount, vatIncluded, totalAmount, creditNotes } = order;
  const ordered = fromCents(toCents(totalAmount) + toCents(order.creditedAmount));
  const [owed, overpaid, kept] = [owedFor(order), overpaidFor(order), keptOf(order)];
  return (
    <dl className="grid gap-y-1 tabular-nums">
      <Row label={t.goods} value={formatUnitPrice(subtotal)} />
      <Row
        label={t.delivery}
        value={toCents(deliveryCost) === 0n ? t.deliveryFree : formatUnitPrice(deliveryCost)}
      />
      <Row label={vatIncluded ? t.vatInside : t.vatAdded} value={formatUnitPrice(vatAmount)} />
      {creditNotes.length > 0 && <Row label={t.ordered} value={formatUnitPrice(ordered)} />}
      {creditNotes.map((note) => (
        <Row
          key={note.id}
          label={<NoteLink orderId={order.id} note={note} />}
          value={`-${formatUnitPrice(note.amount)}`}
        />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-2 font-extrabold font-heading">
        <dt>{t.total}</dt>
        <dd className="text-xl">{formatUnitPrice(totalAmount)}</dd>
      </div>
      <Row label={t.paid} value={formatUnitPrice(order.amountPaid)} />
      {creditNotes.length > 0 && owed && <Row label={t.toPay} value={formatUnitPrice(owed)} />}
      {kept && <Row label={t.supplierHas} value={formatUnitPrice(kept)} />}
      {overpaid && <Row label={t.supplierOwes} value={formatUnitPrice(overpaid)} />}
      {order.paymentMethod && <Row label={t.payBy} value={t.payments[order.paymentMethod]} />}
    </dl>
  );
}

function Row({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="max-w-3/5 shrink-0 text-right">{value}</dd>
    </div>
  );
}

/** The document that corrects the invoice. */
function NoteLink({ orderId, note: { id, number } }: { orderId: string; note: CreditNote }) {
  const t = useTexts('orders');
  return (
    <a
      className="inline-flex min-h-11 items-center underline"
      href={apiPath(['/api/orders', orderId, 'documents', 'credit-note.pdf'], { note: id })}
      download
    >
      {fill(t.creditNote, { number })} ({t.creditNotePdf})
    </a>
  );
}
