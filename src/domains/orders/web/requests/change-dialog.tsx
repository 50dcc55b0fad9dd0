import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import type { FieldIssue } from '../../../../messages/refusals.ts';
import { counties } from '../../../../shared/counties.ts';
import { ApiError, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { errorsOf, refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { maxReasonLength } from '../../rules.ts';
import type { Order } from '../../schema.ts';

interface ChangeDialogProps {
  order: Order;
  other: string;
  isOpen: boolean;
  onClose: () => void;
}

const quantityName = (id: string) => `quantity-${id}`;
const longestAddress = 300;

/** Asks the other side for another day, another place, or less. */
export function ChangeDialog({ order, other, isOpen, onClose }: ChangeDialogProps) {
  const t = useTexts('orderRequests');
  const { errors, setErrors, isPending, onSubmit } = useChange(order, onClose);
  return (
    <FormDialog
      open={isOpen}
      onClose={() => {
        setErrors({});
        onClose();
      }}
      title={t.changeTitle}
      description={fill(t.changeText, { other })}
      submitLabel={t.send}
      cancelLabel={t.notNow}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <Field label={t.date} error={errors.deliveryDate}>
        {(control) => <Input {...control} name="deliveryDate" type="date" />}
      </Field>
      <Field label={t.address} error={errors.deliveryAddress}>
        {(control) => (
          <Input
            {...control}
            name="deliveryAddress"
            autoComplete="off"
            maxLength={longestAddress}
          />
        )}
      </Field>
      <Field label={t.county} error={errors.deliveryCounty}>
        {(control) => (
          <Select
            {...control}
            name="deliveryCounty"
            options={[
              { value: '', label: t.countySame },
              ...counties.map((county) => ({ value: county, label: county })),
            ]}
          />
        )}
      </Field>
      <Quantities items={order.items} errors={errors} />
      <Field label={t.changeReason} error={errors.reason} required>
        {(control) => <Textarea {...control} name="reason" rows={3} maxLength={maxReasonLength} />}
      </Field>
    </FormDialog>
  );
}

interface QuantitiesProps {
  items: Order['items'];
  errors: Readonly<Partial<Record<string, string>>>;
}

/** How much of each line is wanted. */
function Quantities({ items, errors }: QuantitiesProps) {
  const t = useTexts('orderRequests');
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{t.quantities}</legend>
      {items.map(({ id, name, quantity, unit }) => (
        <Field
          key={id}
          label={<span className="wrap-anywhere">{typeWords(name)}</span>}
          hint={fill(t.quantityHint, { quantity: words(quantity, unit) })}
          error={errors[quantityName(id)]}
        >
          {(control) => (
            <Input
              {...control}
              name={quantityName(id)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={13}
              className="max-w-40 tabular-nums"
              defaultValue={String(Number(quantity))}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

function useChange(order: Order, onClose: () => void) {
  const t = useTexts('orderRequests');
  const orders = useTexts('orders');
  const refusals = useTexts('refusals');
  const words = useQuantityWords();
  const { revalidate } = useRevalidator();
  /** The lines as they were sent: the server numbers them. */
  const sent = useRef<readonly string[]>([]);
  return useForm({
    read(data) {
      const items = order.items
        .map(({ id, quantity }) => ({
          orderItemId: id,
          now: quantity,
          quantity: textOf(data, quantityName(id)).trim(),
        }))
        .filter(({ quantity, now }) => Number(quantity) !== Number(now) || quantity === '');
      sent.current = items.map(({ orderItemId }) => orderItemId);
      return {
        kind: 'change',
        reason: textOf(data, 'reason').trim(),
        deliveryDate: textOf(data, 'deliveryDate') || undefined,
        deliveryAddress: textOf(data, 'deliveryAddress').trim() || undefined,
        deliveryCounty: textOf(data, 'deliveryCounty') || undefined,
        items:
          items.length === 0
            ? undefined
            : items.map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
      };
    },
    check: ({ reason, ...draft }) => ({
      ...(reason === '' && { reason: refusals.order_reason_missing }),
      ...(Object.values(draft).filter(Boolean).length === 1 && {
        deliveryDate: refusals.request_unclear,
      }),
    }),
    send: (draft) =>
      browserApi.write('POST', apiPath(['/api/orders', order.id, 'requests']), draft),
    explain(error) {
      if (!(error instanceof ApiError) || error.issues.length === 0) {
        return { reason: refusalOf(error, refusals) ?? orders.tryAgain };
      }
      const fieldOf = ({ path }: FieldIssue) => {
        const [area = '', index] = path.split('.');
        const line = area === 'items' ? sent.current[Number(index)] : undefined;
        return line ? quantityName(line) : area === 'items' ? 'reason' : area;
      };
      return errorsOf(error.issues, refusals, fieldOf, words);
    },
    async onDone() {
      toast({ title: t.done.ask });
      onClose();
      await revalidate();
    },
  });
}
