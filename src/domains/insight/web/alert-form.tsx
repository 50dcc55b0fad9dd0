import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { issuesOf } from '../../../messages/refusals.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { plainAmount } from '../../../ui/forms/plain-amount.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useExplain } from '../../accounts/web/public-explain.ts';
import {
  type AlertMeasure,
  alertMeasures,
  type MaterialPrices,
  priceAlertSchema,
} from '../schema.ts';
import { setAlert } from './api.ts';

/** Waits for a price; who is signed out is led to the sign-in and back. */
export function AlertForm({ prices, county }: { prices: MaterialPrices; county: string | null }) {
  const t = useTexts('insight');
  const unit = useUnitWords()(prices.unit);
  const { errors, isPending, onSubmit } = useAlertForm(prices, county);
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-labelledby="price-alert">
      <h2 id="price-alert" className="text-xl">
        {t.alertTitle}
      </h2>
      <p className="text-ink-muted">{fill(t.alertText, { place: county ?? t.country })}</p>
      <form
        className="grid max-w-xl gap-4 sm:grid-cols-2"
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <Field label={t.alertMeasure}>
          {(control) => (
            <Select
              {...control}
              name="measure"
              options={alertMeasures.map((value) => ({ value, label: t.measures[value] }))}
            />
          )}
        </Field>
        <Field label={fill(t.alertBelow, { unit })} error={errors.below} required>
          {(control) => (
            <Input
              {...control}
              name="below"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2">
          <Button type="submit" pending={isPending}>
            {t.setAlert}
          </Button>
          <Link
            className="inline-flex min-h-11 items-center font-semibold underline"
            to="/market/alerts"
          >
            {t.manageAlerts}
          </Link>
        </div>
      </form>
    </section>
  );
}

function useAlertForm({ key, size }: MaterialPrices, county: string | null) {
  const t = useTexts('insight');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  return useForm({
    read: (data) => ({
      ...{ materialKey: key, size, county },
      measure: textOf(data, 'measure') as AlertMeasure,
      below: plainAmount(textOf(data, 'below')),
    }),
    check: (draft) => errorsOf(issuesOf(priceAlertSchema.safeParse(draft).error), refusals),
    send: setAlert,
    explain: useExplain(t.alertFailed),
    onDone: (alert) =>
      toast({
        title: common.success,
        description: fill(t.alertSet, { amount: formatUnitPrice(alert?.below ?? '0') }),
      }),
  });
}
