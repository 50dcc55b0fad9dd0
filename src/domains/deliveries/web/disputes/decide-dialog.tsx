import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { apiFailure } from '../../../../ui/data/api-client.ts';
import { plainAmount } from '../../../../ui/forms/plain-amount.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Checkbox } from '../../../../ui/primitives/checkbox.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { errorsOf, refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { type Dispute, maxDisputeTextLength } from '../../dispute-schema.ts';
import { decideDispute } from './api.ts';

interface DecideDialogProps {
  /** Null while nothing is asked. */
  dispute: Dispute | null;
  onClose: () => void;
}

/** An admin says what the order costs less, whether anything more is delivered, and why. */
export function DecideDialog({ dispute, onClose }: DecideDialogProps) {
  const t = useTexts('disputes');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: (data) => ({
      creditAmount: plainAmount(textOf(data, 'creditAmount')) || '0',
      closesOrder: data.has('closesOrder'),
      reason: textOf(data, 'reason').trim(),
    }),
    check: ({ creditAmount, reason }) => ({
      ...(!/^\d{1,9}(\.\d{1,2})?$/.test(creditAmount) && { creditAmount: refusals.credit_wrong }),
      ...(reason === '' && { reason: refusals.decision_reason_missing }),
    }),
    async send(decision) {
      if (dispute) await decideDispute(dispute.id, decision);
    },
    explain(error) {
      const failure = apiFailure(error);
      if (failure?.code === 'invalid') return errorsOf(failure.issues, refusals);
      return { reason: refusalOf(error, refusals) ?? t.failed };
    },
    async onDone() {
      toast({ title: t.decided });
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      open={dispute !== null}
      onClose={onClose}
      title={fill(t.decideTitle, { number: dispute?.number ?? '' })}
      description={t.decideText}
      submitLabel={t.decide}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <Field
        label={t.creditField}
        hint={fill(t.creditHint, { most: formatUnitPrice(dispute?.mostCredit ?? '0.00') })}
        error={errors.creditAmount}
      >
        {(control) => (
          <Input
            {...control}
            name="creditAmount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue="0"
            onChange={() => setErrors({ ...errors, creditAmount: '' })}
          />
        )}
      </Field>
      <Checkbox name="closesOrder" label={t.closesField} description={t.closesHint} />
      <Field label={t.reason} hint={t.reasonHint} error={errors.reason} required>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={4}
            maxLength={maxDisputeTextLength}
            onChange={() => setErrors({ ...errors, reason: '' })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
