import { fill } from '../../../messages/index.ts';
import { plainAmount } from '../../../ui/forms/plain-amount.ts';
import { textOf } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { type CreditDays, creditDays } from '../rules.ts';
import type { TermsDraft } from './api.ts';

interface TermsFieldsProps {
  limitLabel: string;
  daysLabel: string;
  initial?: { readonly limit: string; readonly days: number } | undefined;
  errors: Readonly<Partial<Record<string, string>>>;
}

/** A limit, and the days to pay in. */
export function TermsFields({ limitLabel, daysLabel, initial, errors }: TermsFieldsProps) {
  const t = useTexts('credit');
  return (
    <>
      <Field label={limitLabel} error={errors.limit} required>
        {(control) => (
          <Input
            {...control}
            name="limit"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={initial?.limit.replace(/\.00$/, '')}
          />
        )}
      </Field>
      <Field label={daysLabel} error={errors.days} required>
        {(control) => (
          <Select
            {...control}
            name="days"
            defaultValue={String(initial?.days ?? creditDays[2])}
            options={creditDays.map((days) => ({
              value: String(days),
              label: fill(t.days, { count: days }),
            }))}
          />
        )}
      </Field>
    </>
  );
}

/** What stands in these fields. */
export const readTerms = (data: FormData): TermsDraft => ({
  limit: plainAmount(textOf(data, 'limit')),
  days: Number(textOf(data, 'days')) as CreditDays,
});
