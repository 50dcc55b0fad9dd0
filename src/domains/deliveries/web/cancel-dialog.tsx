import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { type Delivery, maxNoteLength } from '../schema.ts';
import { cancelDelivery } from './api.ts';

interface CancelDialogProps {
  /** Null while nothing is asked. */
  delivery: Delivery | null;
  onClose: () => void;
}

/** Asks why, and once more, before a delivery is cancelled. */
export function CancelDialog({ delivery, onClose }: CancelDialogProps) {
  const t = useTexts('deliveries');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: (data) => textOf(data, 'reason').trim(),
    check: (reason) => (reason === '' ? { reason: refusals.cancel_delivery_reason_missing } : {}),
    async send(reason) {
      if (delivery) await cancelDelivery(delivery.id, reason);
    },
    explain: (error) => ({ reason: refusalOf(error, refusals) ?? t.failed }),
    async onDone() {
      toast({ title: t.cancelDone });
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      open={delivery !== null}
      onClose={onClose}
      size="sm"
      title={fill(t.cancelTitle, { number: delivery?.number ?? '' })}
      description={t.cancelText}
      submitLabel={t.cancelDelivery}
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
            maxLength={maxNoteLength}
            onChange={() => setErrors({})}
          />
        )}
      </Field>
    </FormDialog>
  );
}
