import { CreditCard, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../shared/money.ts';
import { plainAmount } from '../../../ui/forms/plain-amount.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { GroupError } from '../../../ui/primitives/group-error.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { RadioGroup } from '../../../ui/primitives/radio-group.tsx';
import type { OrderPayments, Payment } from '../schema.ts';
import { type CollectionBody, collect, type PaidOrder } from './api.ts';
import { useExplainPayment } from './use-explain-payment.ts';

export type Way = 'mpesa' | 'card' | 'bank';
type Collect = NonNullable<OrderPayments['collect']>;

interface WaysProps {
  collect: Collect;
  way: Way;
  onChange: (way: Way) => void;
}

/** How the buyer wants to pay: what is set up, and straight to the supplier as ever. */
export function Ways({ collect, way, onChange }: WaysProps) {
  const t = useTexts('paying');
  return (
    <RadioGroup
      legend={t.way}
      name="way"
      value={way}
      onChange={(value) => onChange(value as Way)}
      options={waysOf(collect).map((value) => ({
        value,
        label: t.ways[value],
        description: t.wayTexts[value],
      }))}
    />
  );
}

export const waysOf = ({ mpesa, card }: Collect): readonly Way[] => [
  ...(mpesa === null ? [] : ['mpesa' as const]),
  ...(card === null ? [] : ['card' as const]),
  'bank',
];

interface PayNowProps {
  order: Pick<PaidOrder, 'id' | 'number'>;
  /** Decimal string: the most that this way takes now. */
  most: string;
  /** Decimal string: what may still be paid, in this way and others. */
  left: string;
  collect: Collect;
  way: 'mpesa' | 'card';
  /** The phone that is asked: it is kept from try to try. */
  phone: string;
  onPhone: (phone: string) => void;
  onAsked: (payment: Payment) => void;
}

/** How much, from which phone, and off it goes. */
export function PayNow(props: PayNowProps) {
  const t = useTexts('paying');
  const form = usePayForm(props);
  const { order, way, phone, onPhone } = props;
  const { paybill } = props.collect;
  const { choice, setChoice, typed, setTyped, errors, isPending, onSubmit } = form;
  const Icon = way === 'mpesa' ? Smartphone : CreditCard;
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      <RadioGroup
        legend={t.amount}
        name="choice"
        value={choice}
        onChange={(value) => setChoice(value as Choice)}
        options={useChoices(props)}
      />
      {choice === 'other' && (
        <AmountField way={way} typed={typed} error={errors.amount} onType={setTyped} />
      )}
      {way === 'mpesa' && <PhoneField phone={phone} error={errors.phone} onPhone={onPhone} />}
      {choice !== 'other' && errors.amount && <GroupError of="amount">{errors.amount}</GroupError>}
      <p className="flex gap-2 text-sm">
        <ShieldCheck className="mt-0.5 size-5 flex-none text-success" aria-hidden="true" />
        {t.held}
      </p>
      <Button type="submit" className="w-full sm:w-auto sm:justify-self-start" pending={isPending}>
        <Icon aria-hidden="true" />
        {fill(t.pay, { amount: form.shown })}
      </Button>
      {way === 'mpesa' && paybill && (
        <p className="text-ink-muted text-sm">
          {fill(t.paybill, { paybill, number: order.number })}
        </p>
      )}
    </form>
  );
}

interface AmountFieldProps {
  way: PayNowProps['way'];
  typed: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

function AmountField({ way, typed, error, onType }: AmountFieldProps) {
  const t = useTexts('paying');
  return (
    <Field label={t.otherAmount} hint={way === 'mpesa' && t.whole} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

function PhoneField({
  phone,
  error,
  onPhone,
}: Pick<PayNowProps, 'phone' | 'onPhone'> & { error: string | undefined }) {
  const t = useTexts('paying');
  return (
    <Field label={t.phone} hint={t.phoneHint} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => onPhone(event.target.value)}
        />
      )}
    </Field>
  );
}

type Choice = 'all' | 'half' | 'other';

function useChoices({ most, left, collect, way }: PayNowProps) {
  const t = useTexts('paying');
  const isCapped = way === 'mpesa' && most === collect.mpesaCap;
  const amount = formatUnitPrice(most);
  const half = halfOf(left);
  const isHalfTaken = toCents(half) < toCents(most);
  return [
    { value: 'all', label: fill(isCapped ? t.most : t.all, { amount }) },
    ...(isHalfTaken
      ? [{ value: 'half', label: fill(t.deposit, { amount: formatUnitPrice(half) }) }]
      : []),
    { value: 'other', label: t.other },
  ];
}

/** A deposit in whole shillings. */
function halfOf(left: string): string {
  const half = toCents(left) / 2n;
  return fromCents(half - (half % 100n) || 100n);
}

function usePayForm({ order, most, left, way, phone, onAsked }: PayNowProps) {
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<Choice>('all');
  const [typed, setTyped] = useState('');
  const amounts = { all: most, half: halfOf(left), other: plainAmount(typed) };
  const form = useForm({
    read: (): CollectionBody => ({
      method: way,
      // All that is open when it arrives.
      ...(choice === 'all' ? {} : { amount: amounts[choice] }),
      ...(way === 'mpesa' ? { phone } : {}),
    }),
    send: (body) => collect(order.id, body),
    explain: useExplainPayment(),
    onDone: async (payment) => {
      if (payment) onAsked(payment);
      await revalidate();
    },
  });
  const isAmount = /^\d+(\.\d{1,2})?$/.test(amounts[choice]);
  return {
    ...form,
    choice,
    setChoice,
    typed,
    setTyped,
    shown: isAmount ? formatUnitPrice(amounts[choice]) : '',
  };
}
