import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useForm } from '../forms/use-form.ts';
import { useTexts } from '../messages.tsx';
import { Field } from '../primitives/field.tsx';
import { GroupError } from '../primitives/group-error.tsx';
import { Textarea } from '../primitives/textarea.tsx';
import { refusalOf } from '../refusals.ts';
import { toast } from '../toast/store.ts';
import { FormDialog } from './form-dialog.tsx';

/** The one text that is asked for: a reason for the other side to read, a reply. */
interface AskedReason {
  readonly label: string;
  /** What stood there before. */
  readonly initial?: string | undefined;
  /** What is said where it is empty. */
  readonly missing: string;
  readonly maxLength: number;
}

interface AskDialogProps {
  /** Where it is drawn only while it is open, this is left out. */
  isOpen?: boolean;
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
  /** Reads anew what was changed; without it the page's data. */
  onDone?: (() => unknown) | undefined;
}

/** Asks once more before something is done, and for the text that belongs to it. */
export function AskDialog({ isOpen = true, isDanger = false, onClose, ...ask }: AskDialogProps) {
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState(ask.reason?.initial ?? '');
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
      await (ask.onDone ?? revalidate)();
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
        errors.reason && <GroupError of="reason">{errors.reason}</GroupError>
      )}
    </FormDialog>
  );
}
