import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { PaymentOfOrder } from '../../schema.ts';
import { type Asked, MoveDialog } from '../move-dialog.tsx';
import { PaymentActions } from '../payment-list.tsx';

/** A bank transfer that its buyer recorded and nobody has confirmed. */
export function TransferDecision({ entry: payment }: { entry: PaymentOfOrder }) {
  const t = useTexts('allPayments');
  const words = useTexts('payments');
  const orders = useTexts('orders');
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { orderId, orderNumber, amount, reference, paidOn, createdAt } = payment;
  const facts = [
    [t.amount, formatUnitPrice(amount)],
    [t.reference, reference],
    [t.buyer, payment.buyerName ?? orders.unnamedBuyer],
    [t.supplier, nameOfSupplier(payment.supplierName, orders.unnamedSeller)],
    ...(paidOn ? [[words.paidOn, formatDate(paidOn, language)] as const] : []),
    [t.recorded, formatDateTime(createdAt, language)],
  ] as const;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <PaymentActions payment={payment} onAsk={setAsked} />
      <Link className="inline-flex min-h-11 items-center underline" to={`/orders/${orderId}`}>
        {fill(t.openOrder, { number: orderNumber })}
      </Link>
      <MoveDialog asked={asked} isAdmin onClose={() => setAsked(null)} />
    </>
  );
}
