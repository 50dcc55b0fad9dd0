import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill, type Messages } from '../../../../messages/index.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useMay } from '../../../accounts/web/public.tsx';
import { maxReasonLength, type OrderMove, orderMachine } from '../../rules.ts';
import type { Order } from '../../schema.ts';
import { useSideNames } from './order-parts.tsx';

/** The steps that are asked about once more. */
const askedSteps = ['complete', 'decline', 'cancel'] as const;
type AskedStep = (typeof askedSteps)[number];

/**
 * What the reader can do about an order: its supplier confirms or declines it, its buyer cancels it before that,
 * and says in the end that all has arrived.
 */
export function OrderSteps({ order }: { order: Order }) {
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const sums = {
    // What is held goes back by itself.
    paid: formatUnitPrice(fromCents(toCents(order.amountPaid) - toCents(order.amountHeld))),
    pending: formatUnitPrice(order.amountPending),
  };
  const may = useMay();
  const own = askedSteps.filter(
    (one) => orderMachine.isStepOf(one, order.party) && may(`POST /api/orders/:id/${one}`),
  );
  const ending = own.find((one) => one === 'cancel' || one === 'decline');
  const inTheWay = ending && orderMachine.transitionError(ending, order.status, order);
  return (
    <>
      {order.moves.includes('confirm') && <Confirm order={order} />}
      {own
        .filter((one) => order.moves.includes(one))
        .map((one) => (
          <Button
            key={one}
            variant={one === 'complete' ? 'primary' : 'outline'}
            onClick={() => setAsked(one)}
          >
            {t.steps[one].submit}
          </Button>
        ))}
      {(inTheWay === 'paid' || inTheWay === 'payment_pending') && (
        <p className="w-full text-ink-muted text-sm">
          {ending === 'decline'
            ? fill(t.notDeclined[inTheWay], sums)
            : fill(t.notCancelled, { why: fill(refusals[`order_${inTheWay}`], sums) })}
        </p>
      )}
      {own.map((one) => (
        <StepDialog
          key={one}
          order={order}
          step={one}
          isOpen={asked === one}
          onClose={() => setAsked(null)}
        />
      ))}
    </>
  );
}

const move = (id: string, step: OrderMove, body?: object) =>
  browserApi.write<Order>('POST', apiPath(['/api/orders', id, step]), body);

function Confirm({ order: { id } }: { order: Order }) {
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const words = useQuantityWords();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await move(id, 'confirm');
      toast({ title: t.confirmed });
    } catch (error) {
      const description = refusalOf(error, refusals, words) ?? t.tryAgain;
      toast({ title: t.confirmFailed, description, variant: 'destructive' });
    }
    await revalidate();
    setPending(false);
  };
  return (
    <Button pending={isPending} onClick={() => void confirm()}>
      {t.confirm}
    </Button>
  );
}

/** A reason that the other side reads. */
export const reasonOf = (label: string, refusals: Messages['refusals']) => ({
  label,
  missing: refusals.order_reason_missing,
  maxLength: maxReasonLength,
});

interface StepDialogProps {
  order: Order;
  step: AskedStep;
  isOpen: boolean;
  onClose: () => void;
}

function StepDialog({ order, step, isOpen, onClose }: StepDialogProps) {
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const names = useSideNames();
  const words = t.steps[step];
  const other =
    order.party === 'buyer' ? names.seller(order.supplier) : names.buyer(order.contractor);
  const isEnding = step !== 'complete';
  const texts = [
    fill(words.text, { other }),
    ...('linesOpen' in words && order.rfqId
      ? [fill(words.linesOpen, { amount: formatUnitPrice(order.totalAmount) })]
      : []),
    ...('held' in words && toCents(order.amountHeld) > 0n
      ? [fill(words.held, { amount: formatUnitPrice(order.amountHeld) })]
      : []),
  ];
  return (
    <AskDialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(words.title, { number: order.number })}
      text={texts.join(' ')}
      submit={words.submit}
      keep={isEnding ? t.keep : t.notYet}
      done={words.done}
      failed={t.tryAgain}
      reason={'reason' in words ? reasonOf(words.reason, refusals) : undefined}
      isDanger={isEnding}
      send={(reason) => move(order.id, step, isEnding ? { reason } : undefined)}
    />
  );
}
