import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { issuesOf } from '../../../messages/refusals.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
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
  const formId = useId();
  const { draft, change, errors, isPending, onSubmit } = useTransferForm(order.id, free, onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      size="sm"
      title={t.record}
      description={fill(t.recordText, { number: order.number })}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
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
        <Field label={`${t.paidOn} (${t.optional})`} error={errors.paidOn}>
          {(control) => (
            <Input
              {...control}
              name="paidOn"
              type="date"
              min={daysAgo(maxTransferAgeDays)}
              max={daysAgo(0)}
              value={draft.paidOn}
              onChange={(event) => change('paidOn', event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
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
