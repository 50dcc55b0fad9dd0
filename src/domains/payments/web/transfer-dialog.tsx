import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { issuesOf } from '../../../messages/refusals.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { maxReferenceLength, maxTransferAgeDays, transferSchema } from '../schema.ts';
import { bodyOfTransfer, type PaidOrder, recordTransfer, type TransferDraft } from './api.ts';
import { useExplainPayment } from './use-explain-payment.ts';

interface TransferDialogProps {
  order: PaidOrder;
  /** Decimal string: the most that may be recorded. */
  free: string;
  open: boolean;
  onClose: () => void;
}

/** Where the buyer says what was transferred. What was typed stays when the dialog is closed. */
export function TransferDialog({ order, free, open, onClose }: TransferDialogProps) {
  const t = useTexts('payments');
  const { draft, change, errors, isPending, onSubmit } = useTransferForm(order.id, free, onClose);
  return (
    <FormDialog
      open={open}
      size="sm"
      title={t.record}
      description={fill(t.recordText, { number: order.number })}
      submitLabel={t.save}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field
        label={t.amount}
        hint={!errors.amount && fill(t.amountHint, { amount: formatUnitPrice(free) })}
        error={errors.amount}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={(event) => change('amount', event.target.value)}
          />
        )}
      </Field>
      <Field label={t.reference} hint={t.referenceHint} error={errors.reference} required>
        {(control) => (
          <Input
            {...control}
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={maxReferenceLength}
            value={draft.reference}
            onChange={(event) => change('reference', event.target.value)}
          />
        )}
      </Field>
      <DayField
        day={draft.paidOn}
        error={errors.paidOn}
        onChange={(day) => change('paidOn', day)}
      />
    </FormDialog>
  );
}

interface DayFieldProps {
  day: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

function DayField({ day, error, onChange }: DayFieldProps) {
  const t = useTexts('payments');
  return (
    <Field label={`${t.paidOn} (${t.optional})`} error={error}>
      {(control) => (
        <Input
          {...control}
          name="paidOn"
          type="date"
          min={daysAgo(maxTransferAgeDays)}
          max={daysAgo(0)}
          value={day}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const daysAgo = (days: number) => nairobiDay(new Date(Date.now() - days * 86_400_000));

function useTransferForm(orderId: string, free: string, onClose: () => void) {
  const t = useTexts('payments');
  const refusals = useTexts('refusals');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<Partial<TransferDraft>>({});
  const draft: TransferDraft = {
    amount: free.replace(/\.00$/, ''),
    reference: '',
    paidOn: '',
    ...typed,
  };
  const check = (one: TransferDraft): FieldErrors => {
    const body = bodyOfTransfer(one);
    const found = errorsOf(issuesOf(transferSchema.safeParse(body).error), refusals);
    const amount = transferSchema.shape.amount.safeParse(body.amount);
    if (!amount.success || toCents(amount.data) <= toCents(free)) return found;
    return { amount: fill(refusals.amount_exceeds, { free: formatUnitPrice(free) }), ...found };
  };
  const form = useForm({
    read: () => draft,
    check,
    send: (one) => recordTransfer(orderId, bodyOfTransfer(one)),
    explain: useExplainPayment(),
    onDone: async () => {
      toast({ title: common.success, description: t.recorded });
      setTyped({});
      onClose();
      await revalidate();
    },
  });
  const change = (field: keyof TransferDraft, value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    form.setErrors(({ [field]: _mended, ...others }) => others);
  };
  return { ...form, draft, change };
}
