import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useForm } from '../forms/use-form.ts';
import { useTexts } from '../messages.tsx';
import { Field } from '../primitives/field.tsx';
import { Textarea } from '../primitives/textarea.tsx';
import { refusalOf } from '../refusals.ts';
import { toast } from '../toast/store.ts';
import { FormDialog } from './form-dialog.tsx';

/** Why something is asked, for the other side to read. */
interface AskedReason {
  readonly label: string;
  /** What is said where it is empty. */
  readonly missing: string;
  readonly maxLength: number;
}

interface AskDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  submit: string;
  /** Says no. */
  keep: string;
  /** The toast afterwards. */
  done: string;
  /** Said where the server gave no reason. */
  failed: string;
  reason?: AskedReason | undefined;
  isDanger?: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once more before something is done, and why where the other side reads that. */
export function AskDialog({ isOpen, isDanger = false, onClose, ...ask }: AskDialogProps) {
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => reason.trim(),
    check: (text) => (ask.reason && text === '' ? { reason: ask.reason.missing } : {}),
    send: ask.send,
    // What stands against it is said where it was tried.
    explain: (error) => ({ reason: refusalOf(error, refusals) ?? ask.failed }),
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
        <Field label={ask.reason.label} error={errors.reason} required>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={ask.reason?.maxLength}
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
