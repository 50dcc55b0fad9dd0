import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { apiFailure } from '../../../../ui/data/api-client.ts';
import { plainAmount } from '../../../../ui/forms/plain-amount.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import type { DisputeOutcome } from '../../dispute-rules.ts';
import { type Dispute, maxDisputeTextLength } from '../../dispute-schema.ts';
import { QuantityFields, quantitiesIn } from '../returns/quantity-fields.tsx';
import { useLineErrors } from '../use-line-errors.ts';
import { AfterDecision } from './after-decision.tsx';
import { decideDispute } from './api.ts';

interface DecideDialogProps {
  dispute: Dispute;
  options: NonNullable<Dispute['options']>;
  onClose: () => void;
}

/** An admin says what becomes of the order, what the buyer is credited, and why. */
export function DecideDialog({ dispute, options, onClose }: DecideDialogProps) {
  const t = useTexts('disputes');
  const { outcome, choose, start, credit, setCredit } = useOutcome(options);
  const amount = outcome === 'cancel' ? 'keptAmount' : 'creditAmount';
  const goods = goodsOf(options, outcome);
  // Nothing has arrived that could be credited, or nothing is held that could be kept.
  const isUnpriced = outcome === 'cancel' ? Number(options.mostKept) === 0 : goods.length === 0;
  const unchanged = Number(options.mostCredit) > 0 ? t.stillDelivered : t.nothingToCredit;
  const form = useDeciding({ dispute, options, onClose }, { outcome, goods });
  const { errors, setErrors, isPending, onSubmit } = form;
  const forget = (name: string) => setErrors({ ...errors, [name]: '' });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={fill(t.decideTitle, { number: dispute.number })}
      description={isUnpriced && outcome === 'continue' ? unchanged : t.outcomeTexts[outcome]}
      submitLabel={t.decide}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <OutcomeField dispute={dispute} options={options} outcome={outcome} onChoose={choose} />
      {outcome === 'continue' && options.needsDay && (
        <DayField error={errors.deliveryDate} onChange={() => forget('deliveryDate')} />
      )}
      {outcome !== 'cancel' && goods.length > 0 && (
        <GoodsField key={outcome} goods={goods} errors={errors} onChange={forget} />
      )}
      {!isUnpriced && (
        <AmountField
          key={`${outcome} ${amount}`}
          name={amount}
          options={options}
          start={start}
          error={errors[amount]}
          onChange={(text) => {
            forget(amount);
            setCredit(plainAmount(text) || '0');
          }}
        />
      )}
      {outcome !== 'cancel' && isAmount(credit) && (
        <AfterDecision options={options} outcome={outcome} credit={isUnpriced ? '0' : credit} />
      )}
      <Field label={t.reason} hint={t.reasonHint} error={errors.reason} required>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={4}
            maxLength={maxDisputeTextLength}
            onChange={() => forget('reason')}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** The outcome that is chosen, the credit that it starts with, and the credit as typed so far. */
function useOutcome({ suggestedCredit }: DecideDialogProps['options']) {
  const [outcome, setOutcome] = useState<DisputeOutcome>('continue');
  const startOf = (next: DisputeOutcome) => (next === 'close' ? suggestedCredit : '0');
  const start = startOf(outcome);
  const [credit, setCredit] = useState(start);
  const choose = (next: DisputeOutcome) => {
    setOutcome(next);
    setCredit(startOf(next));
  };
  return { outcome, choose, start, credit, setCredit };
}

/** What a decision can credit of each line. */
const goodsOf = ({ lines }: DecideDialogProps['options'], outcome: DisputeOutcome) =>
  lines
    .map((line) =>
      outcome === 'close'
        ? { ...line, quantity: line.withMissing, start: line.missing }
        : { ...line, quantity: line.arrived },
    )
    .filter(({ quantity }) => Number(quantity) > 0);

const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text);

function useDeciding(
  { dispute, options: { needsDay, orderStatus }, onClose }: DecideDialogProps,
  { outcome, goods }: { outcome: DisputeOutcome; goods: ReturnType<typeof goodsOf> },
) {
  const t = useTexts('disputes');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const { remember, explain } = useLineErrors(t.failed);
  const asksDay = outcome === 'continue' && needsDay;
  return useForm({
    read: (data) => ({
      outcome,
      lines: quantitiesIn(data, goods).filter(({ quantity }) => quantity !== '0'),
      orderStatus,
      creditAmount: plainAmount(textOf(data, 'creditAmount')) || '0',
      keptAmount: plainAmount(textOf(data, 'keptAmount')) || '0',
      deliveryDate: textOf(data, 'deliveryDate') || undefined,
      reason: textOf(data, 'reason').trim(),
    }),
    check: ({ creditAmount, keptAmount, deliveryDate, reason }) => ({
      ...(asksDay && !deliveryDate && { deliveryDate: refusals.decision_date_missing }),
      ...(!isAmount(creditAmount) && { creditAmount: refusals.credit_wrong }),
      ...(!isAmount(keptAmount) && { keptAmount: refusals.credit_wrong }),
      ...(reason === '' && { reason: refusals.decision_reason_missing }),
    }),
    send(decision) {
      remember(decision.lines);
      return decideDispute(dispute.id, decision);
    },
    explain(error) {
      const isInvalid = apiFailure(error)?.code === 'invalid';
      return isInvalid ? explain(error) : { reason: refusalOf(error, refusals) ?? t.failed };
    },
    async onDone() {
      toast({ title: t.decided });
      onClose();
      await revalidate();
    },
  });
}

interface OutcomeFieldProps extends Pick<DecideDialogProps, 'dispute' | 'options'> {
  outcome: DisputeOutcome;
  onChoose: (outcome: DisputeOutcome) => void;
}

function OutcomeField({ dispute, options, outcome, onChoose }: OutcomeFieldProps) {
  const t = useTexts('disputes');
  const language = useLanguage();
  const isCancelLater = options.outcomes.includes('cancel') && !options.isHeard;
  const from = formatDateTime(dispute.answerBy, language);
  return (
    <Field
      label={t.outcomeField}
      hint={isCancelLater ? fill(t.unheard, { date: from }) : undefined}
      required
    >
      {(control) => (
        <Select
          {...control}
          name="outcome"
          value={outcome}
          onChange={({ target }) => onChoose(target.value as DisputeOutcome)}
        >
          {options.outcomes.map((one) => (
            <option key={one} value={one} disabled={one === 'cancel' && isCancelLater}>
              {t.outcomeChoices[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Until when the goods have to leave. */
function DayField({ error, onChange }: { error: string | undefined; onChange: () => void }) {
  const t = useTexts('disputes');
  return (
    <Field label={t.dateField} error={error} required>
      {(control) => <Input {...control} name="deliveryDate" type="date" onChange={onChange} />}
    </Field>
  );
}

interface GoodsFieldProps {
  goods: ReturnType<typeof goodsOf>;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (name: string) => void;
}

/** How much of each line the credit pays for. */
function GoodsField({ goods, errors, onChange }: GoodsFieldProps) {
  const t = useTexts('disputes');
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{t.goodsField}</legend>
      <QuantityFields lines={goods} errors={errors} onChange={onChange} />
    </fieldset>
  );
}

interface AmountFieldProps extends Pick<DecideDialogProps, 'options'> {
  name: 'creditAmount' | 'keptAmount';
  start: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** What the order costs less; of a cancelled one, what its supplier keeps. */
function AmountField({ options, name, start, error, onChange }: AmountFieldProps) {
  const t = useTexts('disputes');
  const words = {
    creditAmount: { label: t.creditField, hint: t.creditHint, most: options.mostCredit },
    keptAmount: { label: t.keptField, hint: t.keptHint, most: options.mostKept },
  }[name];
  return (
    <Field
      label={words.label}
      hint={fill(words.hint, { most: formatUnitPrice(words.most) })}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={start}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
