import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import type { Dispute, ListedDispute } from '../../dispute-schema.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { DisputeCard } from './disputes-section.tsx';

/** A dispute to decide on: whose order it is about, and what both sides said. */
export function DisputeDecision({
  entry: { listed, dispute },
}: {
  entry: { readonly listed: ListedDispute; readonly dispute: Dispute };
}) {
  const t = useTexts('disputes');
  const orders = useTexts('orders');
  const [asked, setAsked] = useState<Dispute | null>(null);
  const { buyerName, supplierName, totalAmount, orderId, orderNumber } = listed;
  return (
    <>
      <p className="wrap-anywhere">
        {fill(t.betweenSides, {
          buyer: buyerName ?? orders.unnamedBuyer,
          supplier: supplierName ?? orders.unnamedSeller,
          total: formatUnitPrice(totalAmount),
        })}
      </p>
      <ul>
        <DisputeCard dispute={dispute} party={null} onAsk={() => setAsked(dispute)} />
      </ul>
      <Link className="inline-flex min-h-11 items-center underline" to={`/orders/${orderId}`}>
        {fill(t.openOrder, { number: orderNumber })}
      </Link>
      {asked?.options && (
        <DecideDialog dispute={asked} options={asked.options} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
