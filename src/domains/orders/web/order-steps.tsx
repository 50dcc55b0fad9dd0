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
import { maxCancelReasonLength, type Order } from '../schema.ts';
import { useSideNames } from './order-parts.tsx';

/** What the reader can do about an order: its supplier confirms it, its buyer cancels it before that. */
export function OrderSteps({ order }: { order: Order }) {
  const [isCancelling, setCancelling] = useState(false);
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const sums = {
    paid: formatUnitPrice(order.amountPaid),
    pending: formatUnitPrice(order.amountPending),
  };
  const inTheWay =
    order.party === 'buyer' && orderMachine.transitionError('cancel', order.status, order);
  return (
    <>
      {order.moves.includes('confirm') && <Confirm order={order} />}
      {order.moves.includes('cancel') && (
        <Button variant="outline" onClick={() => setCancelling(true)}>
          {t.cancel}
        </Button>
      )}
      {(inTheWay === 'paid' || inTheWay === 'payment_pending') && (
        <p className="w-full text-ink-muted text-sm">
          {fill(t.notCancelled, { why: fill(refusals[`order_${inTheWay}`], sums) })}
        </p>
      )}
      <CancelDialog order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
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

interface CancelDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why, and once more, before an order is called off. */
function CancelDialog({ order, isOpen, onClose }: CancelDialogProps) {
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const names = useSideNames();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => reason.trim(),
    check: (text) => (text === '' ? { reason: refusals.cancel_reason_missing } : {}),
    send: (text) => move(order.id, 'cancel', { reason: text }),
    // What stands against it is said where it was tried.
    explain: (error) => ({ reason: refusalOf(error, refusals) ?? t.tryAgain }),
    async onDone() {
      toast({ title: t.cancelled });
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      title={fill(t.cancelTitle, { number: order.number })}
      description={fill(t.cancelText, {
        supplier: names.seller(order.supplier),
        amount: formatUnitPrice(order.totalAmount),
      })}
      submitLabel={t.cancel}
      cancelLabel={t.keep}
      isDanger
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <Field label={t.cancelReason} error={errors.reason} required>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={3}
            maxLength={maxCancelReasonLength}
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
