import { Landmark, TriangleAlert } from 'lucide-react';
import { countWords, fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { type ApiClient, ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkCard } from '../../../ui/patterns/link-card.tsx';
import type { PaymentFigures } from '../schema.ts';

/** Null where only these could not be read: the rest of the page stands without them. */
export const readPaymentFigures = (api: ApiClient): Promise<PaymentFigures | null> =>
  api.get<PaymentFigures>('/api/payments/figures').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    return null;
  });

interface DuesProps {
  figures: PaymentFigures;
  isSeller: boolean;
}

/** What is still to pay or to receive over all orders, and what a supplier lacks to be paid; else nothing. */
export function DuesCard(props: DuesProps) {
  return (
    <>
      {props.figures.payeeMissing && <PayeeMissing />}
      <Dues {...props} />
    </>
  );
}

function Dues({ figures, isSeller }: DuesProps) {
  const { dues: t } = useTexts('payments');
  const { unpaidOrders, amountOwed, waitingPayments, amountWaiting } = figures;
  if (unpaidOrders === 0 && waitingPayments === 0) return null;
  const waiting = countWords(isSeller ? t.confirm : t.waiting, waitingPayments);
  return (
    <LinkCard
      to={unpaidOrders > 0 ? '/orders?owed=true' : '/orders'}
      icon={Landmark}
      title={
        <>
          {isSeller ? t.toReceive : t.toPay}{' '}
          <span className="whitespace-nowrap tabular-nums">{formatUnitPrice(amountOwed)}</span>
        </>
      }
      text={unpaidOrders === 0 ? t.allPaid : countWords(t.orders, unpaidOrders)}
    >
      {waitingPayments > 0 && (
        <p className={isSeller ? 'font-semibold text-sm' : 'text-ink-muted text-sm'}>
          {fill(waiting, { amount: formatUnitPrice(amountWaiting) })}
        </p>
      )}
    </LinkCard>
  );
}

/** Before anything can be received: buyers are shown nothing to pay to. */
function PayeeMissing() {
  const t = useTexts('payees');
  return (
    <LinkCard
      to="/settings/payment-details"
      icon={TriangleAlert}
      isWarning
      title={t.addDetails}
      text={t.noneForSeller}
    />
  );
}
