import { CircleCheckBig, CircleX, LoaderCircle, Smartphone } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button, buttonClass } from '../../../ui/primitives/button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { Payment } from '../schema.ts';
import { movePayment } from './api.ts';
import { useExplainPayment } from './use-explain-payment.ts';

const pollMs = 2_500;

interface StateProps {
  payment: Payment;
  stateRef: RefObject<HTMLElement | null>;
}

/** A payment that a provider is collecting: where it stands, until it is paid or has failed. */
export function WaitingPayment({ payment, stateRef }: StateProps) {
  const t = useTexts('paying');
  usePolling();
  const { amount, method, request } = payment;
  const isAsking = request?.state === 'asking';
  const isCard = method === 'card';
  const heading = isCard
    ? isAsking
      ? t.askingCard
      : t.payThere
    : isAsking
      ? t.asking
      : t.enterPin;
  const Icon = isAsking || isCard ? LoaderCircle : Smartphone;
  return (
    <section
      ref={stateRef}
      tabIndex={-1}
      className="grid gap-3 rounded-control border-2 border-brand p-4"
      aria-live="polite"
    >
      <p className="text-ink-muted">{fill(t.waiting, { amount: formatUnitPrice(amount) })}</p>
      <h3 className="flex gap-2 text-lg">
        <Icon
          className={`mt-0.5 size-6 flex-none text-brand ${Icon === LoaderCircle ? 'motion-safe:animate-spin' : ''}`}
          aria-hidden="true"
        />
        {heading}
      </h3>
      <p className="text-ink-muted">
        {isCard ? t.payThereText : fill(t.enterPinText, { phone: request?.phone ?? '' })}
      </p>
      <div className="flex flex-wrap gap-2">
        {request?.payUrl && (
          <a className={buttonClass({})} href={request.payUrl}>
            {t.goPay}
          </a>
        )}
        <CancelPayment payment={payment} />
      </div>
    </section>
  );
}

/** Looks for what became of it while somebody looks. */
function usePolling(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}

function CancelPayment({ payment }: { payment: Payment }) {
  const t = useTexts('paying');
  const { revalidate } = useRevalidator();
  const { isPending, run } = useAction(useExplainPayment());
  const cancel = () =>
    run(
      () => movePayment(payment.id, 'cancel'),
      async () => {
        toast({ title: t.cancelled });
        await revalidate();
      },
    );
  return (
    <Button variant="outline" pending={isPending} onClick={() => void cancel()}>
      {t.cancel}
    </Button>
  );
}

/** Why a collected payment came to nothing, in the buyer's words. */
function useFailureWords({ status, request }: Payment): string {
  const { codes } = useTexts('paying');
  if (status === 'expired') return codes.expired;
  const known: Readonly<Record<string, string>> = codes;
  return known[request?.code ?? ''] ?? codes.other;
}

/** How the latest collected payment ended, above the way to pay again. */
export function EndedPayment({ payment, stateRef }: StateProps) {
  const t = useTexts('paying');
  const why = useFailureWords(payment);
  const amount = formatUnitPrice(payment.amount);
  const isPaid = payment.status === 'confirmed';
  const Icon = isPaid ? CircleCheckBig : CircleX;
  return (
    <section
      ref={stateRef}
      tabIndex={-1}
      role="status"
      className={`flex gap-3 rounded-control p-4 ${isPaid ? 'bg-success-soft' : 'bg-danger-soft'}`}
    >
      <Icon
        className={`mt-0.5 size-6 flex-none ${isPaid ? 'text-success' : 'text-danger'}`}
        aria-hidden="true"
      />
      <div>
        <p className="font-extrabold font-heading">
          {fill(isPaid ? t.paid : t.failed, { amount })}
        </p>
        <p>
          {isPaid
            ? payment.receipt && fill(t.paidText, { receipt: payment.receipt })
            : `${why} ${t.again}`}
        </p>
      </div>
    </section>
  );
}
