import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { type OrderMove, orderMachine } from '../rules.ts';
import { maxReasonLength, type Order } from '../schema.ts';
import { useSideNames } from './order-parts.tsx';

/** The steps that end an order, and say why. */
const endings = ['decline', 'cancel'] as const;
type Ending = (typeof endings)[number];

/** What the reader can do about an order: its supplier confirms or declines it, its buyer cancels it before that. */
export function OrderSteps({ order }: { order: Order }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const sums = {
    paid: formatUnitPrice(order.amountPaid),
    pending: formatUnitPrice(order.amountPending),
  };
  const own = endings.filter((one) => orderMachine.isStepOf(one, order.party));
  const inTheWay =
    order.party === 'buyer' && orderMachine.transitionError('cancel', order.status, order);
  return (
    <>
      {order.moves.includes('confirm') && <Confirm order={order} />}
      {own
        .filter((one) => order.moves.includes(one))
        .map((one) => (
          <Button key={one} variant="outline" onClick={() => setEnding(one)}>
            {t.endings[one].submit}
          </Button>
        ))}
      {(inTheWay === 'paid' || inTheWay === 'payment_pending') && (
        <p className="w-full text-ink-muted text-sm">
          {fill(t.notCancelled, { why: fill(refusals[`order_${inTheWay}`], sums) })}
        </p>
      )}
      {own.map((one) => (
        <EndingDialog
          key={one}
          order={order}
          ending={one}
          isOpen={ending === one}
          onClose={() => setEnding(null)}
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
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await move(id, 'confirm');
      toast({ title: t.confirmed });
    } catch (error) {
      const description = refusalOf(error, refusals) ?? t.tryAgain;
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

interface EndingDialogProps {
  order: Order;
  ending: Ending;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why, and once more, before an order ends. */
function EndingDialog({ order, ending, isOpen, onClose }: EndingDialogProps) {
  const texts = useTexts('orders');
  const t = texts.endings[ending];
  const refusals = useTexts('refusals');
  const names = useSideNames();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => reason.trim(),
    check: (text) => (text === '' ? { reason: refusals.order_reason_missing } : {}),
    send: (text) => move(order.id, ending, { reason: text }),
    // What stands against it is said where it was tried.
    explain: (error) => ({ reason: refusalOf(error, refusals) ?? texts.tryAgain }),
    async onDone() {
      toast({ title: t.done });
      onClose();
      await revalidate();
    },
  });
  const other =
    order.party === 'buyer' ? names.seller(order.supplier) : names.buyer(order.contractor);
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      title={fill(t.title, { number: order.number })}
      description={[
        fill(t.text, { other }),
        ...(order.rfqId ? [fill(t.linesOpen, { amount: formatUnitPrice(order.totalAmount) })] : []),
      ].join(' ')}
      submitLabel={t.submit}
      cancelLabel={texts.keep}
      isDanger
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <Field label={t.reason} error={errors.reason} required>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={3}
            maxLength={maxReasonLength}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
