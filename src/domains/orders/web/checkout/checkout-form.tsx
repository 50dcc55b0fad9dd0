import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { counties } from '../../../../shared/counties.ts';
import { nairobiDay } from '../../../../shared/dates.ts';
import { formatUnitPrice, fromCents } from '../../../../shared/money.ts';
import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { announceChange } from '../../../../ui/data/changes.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { RadioGroup } from '../../../../ui/primitives/radio-group.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { errorsOf, refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useCurrentUser } from '../../../accounts/web/public.tsx';
import { isServed, orderCents } from '../../../cart/order-rules.ts';
import type { CartLine, SupplierTerms } from '../../../cart/schema.ts';
import { useProblemTexts } from '../../../cart/web/public-checkout.tsx';
import type { Order } from '../../schema.ts';
import { CheckoutSummary } from './checkout-summary.tsx';

export interface CheckoutFormProps {
  lines: readonly CartLine[];
  terms: SupplierTerms;
  /** When the page was made. */
  now: number;
  /** How the supplier is called. */
  supplier: string;
  /** Whether it could be paid after the delivery. */
  credit: ReactNode;
  /** The field `projectId`. */
  project: ReactNode;
}

const ways = ['mpesa', 'card', 'bank'] as const;
const longestAddress = 300;

/** What is ordered, where it goes, and one press to order it. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { lines, terms, now, supplier, credit, project } = props;
  const t = useTexts('checkout');
  const own = useCurrentUser()?.county ?? null;
  const [county, setCounty] = useState(own !== null && isServed(terms, own) ? own : '');
  const problems = useProblemTexts(lines, terms, county || null);
  const form = useCheckout(lines, terms);
  const { errors, isPending, onSubmit } = form;
  const total = formatUnitPrice(fromCents(orderCents(lines, terms)));
  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
      <section className="card grid gap-4 p-4 md:p-6">
        <h2>{t.where}</h2>
        {own !== null && !isServed(terms, own) && (
          <p className="rounded-control bg-surface-sunken px-3 py-2">
            {fill(t.countyOther, { county: own, counties: terms.deliveryCounties.join(', ') })}
          </p>
        )}
        <PlaceFields terms={terms} now={now} form={form} county={county} onCounty={setCounty} />
        {project}
        <RadioGroup
          legend={t.pay}
          name="paymentMethod"
          defaultValue="mpesa"
          options={ways.map((way) => ({ value: way, label: t.payments[way] }))}
          error={errors.paymentMethod}
        />
        <p className="text-ink-muted text-sm">{t.payText}</p>
        {credit}
      </section>
      <CheckoutSummary lines={lines} terms={terms}>
        {[...problems, ...(errors.order ? [errors.order] : [])].map((text) => (
          <p key={text} role="alert" className="mt-3 wrap-anywhere text-danger">
            {text}
          </p>
        ))}
        <Button
          type="submit"
          className="mt-4 w-full"
          pending={isPending}
          disabled={problems.length > 0}
        >
          {fill(t.place, { total })}
        </Button>
        <p className="mt-2 wrap-anywhere text-ink-muted text-sm">
          {fill(t.placeText, { supplier })}
        </p>
      </CheckoutSummary>
    </form>
  );
}

interface PlaceFieldsProps extends Pick<CheckoutFormProps, 'terms' | 'now'> {
  form: ReturnType<typeof useCheckout>;
  county: string;
  onCounty: (county: string) => void;
}

/** Where it goes, and by when. */
function PlaceFields({ terms, now, form, county, onCounty }: PlaceFieldsProps) {
  const t = useTexts('checkout');
  const { errors, setErrors } = form;
  return (
    <>
      <Field label={t.address} hint={t.addressHint} error={errors.deliveryAddress} required>
        {(control) => (
          <Input
            {...control}
            name="deliveryAddress"
            autoComplete="street-address"
            maxLength={longestAddress}
            onChange={() => setErrors({})}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.county} error={errors.deliveryCounty} required>
          {(control) => (
            <Select
              {...control}
              name="deliveryCounty"
              value={county}
              onChange={(event) => {
                onCounty(event.target.value);
                setErrors({});
              }}
              options={[
                { value: '', label: t.countyChoose },
                ...counties
                  .filter((one) => isServed(terms, one))
                  .map((one) => ({ value: one, label: one })),
              ]}
            />
          )}
        </Field>
        <Field label={`${t.date} (${t.optional})`} error={errors.deliveryDate}>
          {(control) => (
            <Input
              {...control}
              name="deliveryDate"
              type="date"
              min={nairobiDay(new Date(now))}
              onChange={() => setErrors({})}
            />
          )}
        </Field>
      </div>
    </>
  );
}

function useCheckout(lines: readonly CartLine[], terms: SupplierTerms) {
  const t = useTexts('checkout');
  const refusals = useTexts('refusals');
  const words = useQuantityWords();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useForm({
    read: (data) => ({
      supplierId: terms.supplierId,
      deliveryAddress: textOf(data, 'deliveryAddress').trim(),
      deliveryCounty: textOf(data, 'deliveryCounty'),
      deliveryDate: textOf(data, 'deliveryDate'),
      paymentMethod: textOf(data, 'paymentMethod'),
      projectId: textOf(data, 'projectId') || null,
      totalAmount: fromCents(orderCents(lines, terms)),
    }),
    check: ({ deliveryAddress, deliveryCounty }) => ({
      ...(deliveryAddress === '' && { deliveryAddress: refusals.delivery_address_missing }),
      ...(deliveryCounty === '' && { deliveryCounty: t.countyMissing }),
    }),
    send: (draft) => browserApi.write<Order>('POST', '/api/cart/checkout', draft),
    explain(error) {
      if (error instanceof ApiError && error.issues.length > 0) {
        return errorsOf(error.issues, refusals);
      }
      // Prices, stock or the cart changed meanwhile: the page shows how it stands.
      if (error instanceof ApiError && error.status === 409) void revalidate();
      const description = refusalOf(error, refusals, words) ?? t.tryAgain;
      toast({ title: t.failed, description, variant: 'destructive' });
      return { order: description };
    },
    async onDone(order) {
      announceChange('/api/cart');
      if (!order) return;
      toast({ title: fill(t.placed, { number: order.number }) });
      await navigate(`/orders/${order.id}`);
    },
  });
}
