import { CircleCheckBig } from 'lucide-react';
import { Fragment, type RefObject, useRef, useState } from 'react';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { PartFailed } from '../../../ui/part-failed.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useMay } from '../../accounts/web/public.tsx';
import { paidState } from '../../orders/paid-rules.ts';
import type { OrderPayments } from '../schema.ts';
import type { PaidOrder } from './api.ts';
import { type Asked, MoveDialog } from './move-dialog.tsx';
import { PayTo } from './pay-to.tsx';
import { Paying } from './paying.tsx';
import { PaymentList } from './payment-list.tsx';

interface PaymentsSectionProps {
  order: PaidOrder;
  /** Null where they could not be read. */
  payments: OrderPayments | null;
}

/** What is owed for an order and was paid for it, and what the reader may do about it. */
export function PaymentsSection({ order, payments }: PaymentsSectionProps) {
  const t = useTexts('payments');
  // What is read again while a payment waits is the same: the focus stays where it is.
  const stateRef = useRef<HTMLElement>(null);
  const heading = useKeptFocus<HTMLHeadingElement>(
    payments?.payments.map(({ id, status }) => id + status).join(),
    stateRef,
  );
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-labelledby="payments">
      <h2 id="payments" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {payments ? (
        <Payments order={order} payments={payments} stateRef={stateRef} />
      ) : (
        <PartFailed text={t.unread} />
      )}
    </section>
  );
}

interface PaymentsProps {
  order: PaidOrder;
  payments: OrderPayments;
  /** What is being collected, or how that ended. */
  stateRef: RefObject<HTMLElement | null>;
}

function Payments({ order, payments, stateRef }: PaymentsProps) {
  const t = useTexts('payments');
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSettled = paidState(payments) === 'paid';
  const mayPay = useMay()('POST /api/orders/:id/payments');
  const isOpen = !isSettled && payments.isPayable && mayPay;
  return (
    <>
      <Sums payments={payments} />
      {order.party === 'buyer' ? (
        <Paying order={order} payments={payments} isOpen={isOpen} stateRef={stateRef} />
      ) : (
        isOpen && <PayTo order={order} where={payments} />
      )}
      {isOpen && order.party === 'seller' && <p className="text-ink-muted">{t.sellerLead}</p>}
      {payments.payments.length > 0 ? (
        <PaymentList payments={payments.payments} onAsk={setAsked} />
      ) : (
        <p className="text-ink-muted">{t.empty}</p>
      )}
      <MoveDialog asked={asked} isAdmin={order.party === null} onClose={() => setAsked(null)} />
    </>
  );
}

const payoutSums = ['owed', 'payingOut', 'paidOut', 'fee'] as const;

function Sums({ payments }: { payments: OrderPayments }) {
  const t = useTexts('payments');
  const { entry, payout: words } = useTexts('paying');
  const { amountPaid, amountPending, amountHeld, amountOwed, isPayable } = payments;
  const isSettled = paidState(payments) === 'paid';
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 tabular-nums">
      <dt className="text-ink-muted">{t.paid}</dt>
      <dd className="text-right">{formatUnitPrice(amountPaid)}</dd>
      {toCents(amountHeld) > 0n && (
        <>
          <dt className="text-ink-muted">{entry.held}</dt>
          <dd className="text-right">{formatUnitPrice(amountHeld)}</dd>
        </>
      )}
      {payoutSums.map((name) => {
        const amount = payments.payout?.[name] ?? '0';
        return (
          toCents(amount) > 0n && (
            <Fragment key={name}>
              <dt className="text-ink-muted">{words[name]}</dt>
              <dd className="text-right">{formatUnitPrice(amount)}</dd>
            </Fragment>
          )
        );
      })}
      {toCents(amountPending) > 0n && (
        <>
          <dt className="text-ink-muted">{t.pending}</dt>
          <dd className="text-right">{formatUnitPrice(amountPending)}</dd>
        </>
      )}
      {isPayable && (
        <div className="col-span-2 mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-2 font-extrabold font-heading">
          {isSettled ? (
            <dt className="flex items-center gap-2 text-success">
              <CircleCheckBig className="size-5 flex-none" aria-hidden="true" />
              {t.paidInFull}
            </dt>
          ) : (
            <dt>{t.owed}</dt>
          )}
          <dd className="text-xl">{formatUnitPrice(amountOwed)}</dd>
        </div>
      )}
    </dl>
  );
}
