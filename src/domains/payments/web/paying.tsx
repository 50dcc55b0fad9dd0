import { Landmark } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { toCents } from '../../../shared/money.ts';
import { formatPhone } from '../../../shared/phone-text.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import type { OrderPayments, Payment } from '../schema.ts';
import type { PaidOrder } from './api.ts';
import { PayNow, type Way, Ways, waysOf } from './pay-now.tsx';
import { PayTo } from './pay-to.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { EndedPayment, WaitingPayment } from './waiting-payment.tsx';

interface PayingProps {
  order: PaidOrder;
  payments: OrderPayments;
  /** Whether something is to be paid still. */
  isOpen: boolean;
  /** Where the payment that was begun last stands. */
  stateRef: RefObject<HTMLElement | null>;
}

/** The buyer's part: what is being collected, how the last try ended, and the ways to pay what is open. */
export function Paying({ order, payments, isOpen, stateRef }: PayingProps) {
  const { isWatched, setAskedId, latest } = useLatest(payments);
  const [phone, setPhone] = useState(formatPhone(payments.collect?.phone ?? ''));
  // Back from the page where a card is paid.
  const isBack = new URLSearchParams(useLocation().search).has('paid');
  useEffect(() => {
    if (isBack) stateRef.current?.focus();
  }, [isBack, stateRef]);
  if (latest?.status === 'pending') {
    return (
      <>
        <Simulation collect={payments.collect} />
        <WaitingPayment payment={latest} stateRef={stateRef} />
      </>
    );
  }
  const hasFailed = latest?.status === 'failed' || latest?.status === 'expired';
  const isNews = latest !== null && (hasFailed ? isOpen : isBack || isWatched);
  const isBackWithBuyer = latest !== null && latest.amountRefunded === latest.amount;
  return (
    <>
      {isNews && latest.status !== 'cancelled' && !isBackWithBuyer && (
        <EndedPayment payment={latest} stateRef={stateRef} />
      )}
      {isOpen && (
        <PayOpen
          order={order}
          payments={payments}
          phone={phone}
          onPhone={setPhone}
          onAsked={(payment) => setAskedId(payment.id)}
        />
      )}
    </>
  );
}

/** The collected payment that was begun last; whoever began it here by card goes on to where that is paid. */
function useLatest({ payments }: OrderPayments) {
  const [askedId, setAskedId] = useState<string | null>(null);
  /** Read once while it waited: how it ends is news. */
  const [waitedId, setWaitedId] = useState<string | null>(null);
  const latest: Payment | null = payments.findLast(({ request }) => request !== null) ?? null;
  if (latest?.status === 'pending' && latest.id !== waitedId) setWaitedId(latest.id);
  const payUrl = latest?.id === askedId ? (latest?.request?.payUrl ?? null) : null;
  useEffect(() => {
    if (payUrl !== null) window.location.assign(payUrl);
  }, [payUrl]);
  const isWatched = latest !== null && [askedId, waitedId].includes(latest.id);
  return { isWatched, setAskedId, latest };
}

interface PayOpenProps {
  order: PaidOrder;
  payments: OrderPayments;
  phone: string;
  onPhone: (phone: string) => void;
  onAsked: (payment: Payment) => void;
}

function PayOpen({ order, payments, ...asking }: PayOpenProps) {
  const t = useTexts('payments');
  const { collect, mayRecord, supplierStatus } = payments;
  const isFree = mayRecord !== null && toCents(mayRecord) > 0n;
  const ways = collect && supplierStatus === 'active' && isFree ? waysOf(collect) : [];
  const [chosen, setChosen] = useState<Way>(ways[0] ?? 'bank');
  const way = ways.includes(chosen) ? chosen : 'bank';
  const most = way === 'bank' ? null : (collect?.[way] ?? null);
  return (
    <>
      <Simulation collect={collect} />
      {collect && ways.length > 1 && <Ways collect={collect} way={way} onChange={setChosen} />}
      {collect && way !== 'bank' && most !== null ? (
        <PayNow
          key={way}
          order={order}
          most={most}
          left={mayRecord ?? most}
          collect={collect}
          way={way}
          {...asking}
        />
      ) : (
        <>
          <PayTo order={order} where={payments} />
          {mayRecord !== null && <Recording order={order} free={mayRecord} />}
        </>
      )}
      {!isFree && <p className="text-ink-muted">{t.allRecorded}</p>}
    </>
  );
}

/** A demo says that it is one, and where its phone is. */
function Simulation({ collect }: Pick<OrderPayments, 'collect'>) {
  const t = useTexts('paying');
  if (!collect?.simulatedPhone) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-3 py-1">
      {t.simulation}
      <a
        className="inline-flex min-h-11 items-center font-semibold underline"
        href={collect.simulatedPhone}
        target="_blank"
        rel="noreferrer"
      >
        {t.openPhone}
      </a>
    </p>
  );
}

/** The buyer's way to say what was transferred to the supplier. */
function Recording({ order, free }: { order: PaidOrder; free: string }) {
  const t = useTexts('payments');
  const [isOpen, setOpen] = useState(false);
  if (toCents(free) === 0n) return null;
  return (
    <>
      <p className="text-ink-muted">{t.buyerLead}</p>
      <Button
        className="justify-self-start"
        onPointerEnter={preloadDialog}
        onClick={() => setOpen(true)}
      >
        <Landmark aria-hidden="true" />
        {t.record}
      </Button>
      <TransferDialog order={order} free={free} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
