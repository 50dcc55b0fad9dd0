import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { maxReasonLength } from '../rules.ts';

interface AskDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  submit: string;
  /** Says no. */
  keep: string;
  /** The toast afterwards. */
  done: string;
  /** Why it is asked; without it no reason is asked for. */
  reason?: string | undefined;
  isDanger?: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once more before something is done about an order, and why where the other side reads that. */
export function AskDialog({ isOpen, isDanger = false, onClose, ...ask }: AskDialogProps) {
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => reason.trim(),
    check: (text) => (ask.reason && text === '' ? { reason: refusals.order_reason_missing } : {}),
    send: ask.send,
    // What stands against it is said where it was tried.
    explain: (error) => ({ reason: refusalOf(error, refusals) ?? t.tryAgain }),
    async onDone() {
      toast({ title: ask.done });
      setReason('');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={() => {
        setErrors({});
        onClose();
      }}
      size="sm"
      title={ask.title}
      description={ask.text}
      submitLabel={ask.submit}
      cancelLabel={ask.keep}
      isDanger={isDanger}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      {ask.reason ? (
        <Field label={ask.reason} error={errors.reason} required>
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
      ) : (
        errors.reason && (
          <p role="alert" className="text-danger">
            {errors.reason}
          </p>
        )
      )}
    </FormDialog>
  );
}
