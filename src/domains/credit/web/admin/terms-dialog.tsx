import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { maxReasonLength } from '../../rules.ts';
import type { TermsDraft } from '../api.ts';
import { readTerms, TermsFields } from '../terms-fields.tsx';
import { useExplainCredit } from '../use-explain-credit.ts';

type Draft = TermsDraft & { readonly reason: string };

interface TermsDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  done: string;
  /** What stands there at first; null asks for none. */
  terms: { readonly limit: string; readonly days: number } | null;
  asksReason: boolean;
  send: (draft: Draft) => Promise<unknown>;
  onClose: () => void;
  onDone: () => unknown;
}

/** Asks an admin for a limit and days, for a reason, or for both. */
export function TermsDialog(props: TermsDialogProps) {
  const { title, description, submitLabel, terms, asksReason, onClose } = props;
  const t = useTexts('credit');
  const { errors, isPending, onSubmit } = useTermsForm(props);
  return (
    <FormDialog
      open
      title={title}
      description={description}
      size="sm"
      submitLabel={submitLabel}
      cancelLabel={t.cancel}
      isDanger={terms === null}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {terms && (
        <TermsFields
          limitLabel={t.newLimit}
          daysLabel={t.newDays}
          initial={terms}
          errors={errors}
        />
      )}
      {asksReason && (
        <Field label={t.reason} hint={terms && t.reasonHint} error={errors.reason} required>
          {(control) => (
            <Textarea {...control} name="reason" rows={3} maxLength={maxReasonLength} />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

function useTermsForm({ asksReason, send, done, onClose, onDone }: TermsDialogProps) {
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  return useForm({
    read: (data): Draft => ({ ...readTerms(data), reason: textOf(data, 'reason').trim() }),
    check: ({ reason }): FieldErrors =>
      asksReason && reason === '' ? { reason: refusals.reason_missing } : {},
    send,
    explain: useExplainCredit(),
    async onDone() {
      toast({ title: common.success, description: done });
      onClose();
      await onDone();
    },
  });
}
