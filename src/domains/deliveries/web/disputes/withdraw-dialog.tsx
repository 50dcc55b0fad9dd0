import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import type { Dispute } from '../../dispute-schema.ts';
import { withdrawDispute } from './api.ts';

interface WithdrawDialogProps {
  /** Null while nothing is asked. */
  dispute: Dispute | null;
  onClose: () => void;
}

/** Asks once more before a dispute is let go. */
export function WithdrawDialog({ dispute, onClose }: WithdrawDialogProps) {
  const t = useTexts('disputes');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const { errors, isPending, onSubmit } = useForm({
    read: () => dispute,
    async send(asked) {
      if (asked) await withdrawDispute(asked.id);
    },
    explain: (error) => ({ form: refusalOf(error, refusals) ?? t.failed }),
    async onDone() {
      toast({ title: t.withdrawn });
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      open={dispute !== null}
      onClose={onClose}
      size="sm"
      title={fill(t.withdrawTitle, { number: dispute?.number ?? '' })}
      description={t.withdrawText}
      submitLabel={t.withdraw}
      cancelLabel={t.cancel}
      isDanger
      isPending={isPending}
      onSubmit={onSubmit}
    >
      {errors.form && (
        <p className="field-error" role="alert">
          {errors.form}
        </p>
      )}
    </FormDialog>
  );
}
