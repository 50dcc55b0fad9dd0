import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { OwnPayee } from '../../payment-details-schema.ts';
import { maxRejectionReasonLength, payeeRejectionSchema } from '../../payment-details-schema.ts';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { rejectPayee } from './check-api.ts';
import { payeeWords } from './payee-facts.tsx';

/** Rejects payment details, with the reason that their supplier reads. */
export function RejectPayee({ payee, name }: { payee: OwnPayee; name: string }) {
  const t = useTexts('payees');
  const common = useTexts('common');
  const reload = useReload();
  const [isOpen, setOpen] = useState(false);
  const details = payeeWords(payee, t);
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: payeeRejectionSchema,
    read: (data) => ({ reason: textOf(data, 'reason') }),
    send: ({ reason }) =>
      rejectPayee(payee.id, reason).catch((failure: unknown) => {
        // What was changed meanwhile stands there changed.
        if (failure instanceof ApiError && failure.status === 409) reload();
        throw failure;
      }),
    failed: t.decideFailed,
    onDone: () => {
      toast({ title: common.success, description: t.rejectedToast });
      setOpen(false);
      reload();
    },
  });
  return (
    <>
      <Button
        variant="outline"
        aria-label={fill(t.rejectName, { name, details })}
        onClick={() => setOpen(true)}
      >
        {t.reject}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        kind="dialog"
        title={fill(t.rejectTitle, { name })}
        description={fill(payee.isUsable ? t.rejectText : t.rejectHeldText, { details })}
        submitLabel={t.reject}
        cancelLabel={t.cancel}
        isDanger
        isPending={isPending}
        onSubmit={onSubmit}
      >
        <Field label={t.reason} hint={t.reasonHint} error={errors.reason} required>
          {(control) => (
            <Textarea {...control} name="reason" rows={3} maxLength={maxRejectionReasonLength} />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
