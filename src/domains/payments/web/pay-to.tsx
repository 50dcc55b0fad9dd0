import { Hourglass, ShieldAlert } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import type { PayTo as PayToFacts } from '../../accounts/payment-details-schema.ts';
import { PayeeFacts } from '../../accounts/web/public-payee.ts';
import type { PaidOrder } from './api.ts';

interface PayToProps {
  order: PaidOrder;
  where: PayToFacts;
}

/** Where the supplier is paid, or what to do where that is not known yet. */
export function PayTo({ order, where }: PayToProps) {
  const t = useTexts('payees');
  const language = useLanguage();
  const { payTo, heldUntil, supplierStatus } = where;
  const time = heldUntil === null ? null : formatDateTime(heldUntil, language);
  if (supplierStatus !== 'active') return <SupplierGone order={order} status={supplierStatus} />;
  if (payTo.length === 0) {
    return order.party === 'seller' ? (
      <NoneForSeller time={time} />
    ) : (
      <NoneForBuyer order={order} time={time} />
    );
  }
  return (
    <section className="grid gap-4" aria-labelledby="pay-to">
      <h3 id="pay-to">{t.payTo}</h3>
      <p className="of-copy rounded-control bg-warning-soft p-3">{t.payToOffline}</p>
      <div className="not-of-copy grid gap-4">
        <p className="-mt-3 text-ink-muted">
          {order.party === 'seller' ? t.yourDetails : t.payToText}
        </p>
        <ul className="grid gap-3">
          {payTo.map((payee) => (
            <li key={payee.id} className="grid gap-2 rounded-control border border-line p-4">
              <h4 className="text-base">{t.kinds[payee.kind]}</h4>
              <PayeeFacts payee={payee} canCopy={order.party === 'buyer'} />
            </li>
          ))}
        </ul>
        {time !== null && order.party !== 'seller' && (
          <p className="flex gap-2 text-sm">
            <Hourglass className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
            {fill(t.newHeld, { time })}
          </p>
        )}
        {order.party === 'buyer' && <Warning />}
      </div>
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

interface SupplierGoneProps {
  order: PaidOrder;
  status: Exclude<PayToFacts['supplierStatus'], 'active'>;
}

/** Nobody is asked to pay a supplier who is suspended or has left. */
function SupplierGone({ order, status }: SupplierGoneProps) {
  const t = useTexts('payees');
  return (
    <section
      className="grid justify-items-start gap-3 rounded-control bg-warning-soft p-4"
      aria-labelledby="pay-to"
    >
      <div>
        <h3 id="pay-to" className="flex gap-2">
          <ShieldAlert className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
          {t[status]}
        </h3>
        {order.party === 'buyer' && <p>{t.goneText}</p>}
      </div>
      {order.party === 'buyer' && (
        <LinkButton to="/#contact" variant="outline">
          {t.contactUs}
        </LinkButton>
      )}
    </section>
  );
}

function NoneForBuyer({ order, time }: { order: PaidOrder; time: string | null }) {
  const t = useTexts('payees');
  const [title, text] =
    time === null
      ? [t.noneForBuyer, t.noneForBuyerText]
      : [fill(t.heldForBuyer, { time }), t.heldForBuyerText];
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="pay-to">
      <div>
        <h3 id="pay-to">{title}</h3>
        {order.party === 'buyer' && <p className="text-ink-muted">{text}</p>}
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

function NoneForSeller({ time }: { time: string | null }) {
  const t = useTexts('payees');
  const [title, text] =
    time === null
      ? [t.noneForSeller, t.noneForSellerText]
      : [fill(t.heldForSeller, { time }), t.heldForSellerText];
  return (
    <section
      className="grid justify-items-start gap-3 rounded-control bg-warning-soft p-4"
      aria-labelledby="pay-to"
    >
      <div>
        <h3 id="pay-to">{title}</h3>
        <p>{text}</p>
      </div>
      <LinkButton to="/settings/payment-details">
        {time === null ? t.addDetails : t.rowAction}
      </LinkButton>
    </section>
  );
}
