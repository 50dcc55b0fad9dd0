import { ShieldAlert } from 'lucide-react';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { Payee } from '../../accounts/payment-details-schema.ts';
import { PayeeFacts } from '../../accounts/web/public.tsx';
import type { PaidOrder } from './api.ts';

interface PayToProps {
  order: PaidOrder;
  payTo: readonly Payee[];
}

/** Where the supplier is paid, or what to do where that is not known. */
export function PayTo({ order, payTo }: PayToProps) {
  const t = useTexts('payees');
  if (payTo.length === 0) {
    return order.party === 'seller' ? <NoneForSeller /> : <NoneForBuyer order={order} />;
  }
  return (
    <section className="grid gap-4" aria-labelledby="pay-to">
      <div>
        <h3 id="pay-to">{t.payTo}</h3>
        <p className="text-ink-muted">{order.party === 'seller' ? t.yourDetails : t.payToText}</p>
      </div>
      <ul className="grid gap-3">
        {payTo.map((payee) => (
          <li key={payee.id} className="grid gap-2 rounded-control border border-line p-4">
            <h4 className="text-base">{t.kinds[payee.kind]}</h4>
            <PayeeFacts payee={payee} canCopy={order.party === 'buyer'} />
          </li>
        ))}
      </ul>
      {order.party === 'buyer' && <Warning />}
    </section>
  );
}

function Warning() {
  const t = useTexts('payees');
  return (
    <p className="flex gap-2 rounded-control bg-warning-soft p-3 text-sm">
      <ShieldAlert className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
      {t.warning}
    </p>
  );
}

function NoneForBuyer({ order }: { order: PaidOrder }) {
  const t = useTexts('payees');
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="pay-to">
      <div>
        <h3 id="pay-to">{t.noneForBuyer}</h3>
        {order.party === 'buyer' && <p className="text-ink-muted">{t.noneForBuyerText}</p>}
      </div>
      {order.party === 'buyer' && (
        <>
          <Warning />
          <LinkButton to={`/messages/${order.supplierId}`} variant="outline">
            {t.ask}
          </LinkButton>
        </>
      )}
    </section>
  );
}

function NoneForSeller() {
  const t = useTexts('payees');
  return (
    <section
      className="grid justify-items-start gap-3 rounded-control bg-warning-soft p-4"
      aria-labelledby="pay-to"
    >
      <div>
        <h3 id="pay-to">{t.noneForSeller}</h3>
        <p>{t.noneForSellerText}</p>
      </div>
      <LinkButton to="/settings/payment-details">{t.addDetails}</LinkButton>
    </section>
  );
}
