import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { Switch } from '../../../ui/primitives/switch.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { type DeliveryTerms, deliveryTerms, hasDeliveryCost } from '../rules.ts';
import { maxDeliveryDays, maxNotesLength, maxValidityDays } from '../schema.ts';
import { dayIn, hasQuotedLines, totalOf } from './form-state.ts';
import type { useQuotationForm } from './use-quotation-form.ts';

interface Fields {
  form: ReturnType<typeof useQuotationForm>;
}

/** How delivery and VAT are priced. */
export function PriceTerms({ form }: Fields) {
  const t = useTexts('quotations');
  const { draft, errors, change } = form;
  const isEach = draft.deliveryTerms === 'per_line';
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t.delivery} error={errors.deliveryTerms}>
        {(control) => (
          <Select
            {...control}
            name="deliveryTerms"
            value={draft.deliveryTerms}
            onChange={(event) => change('deliveryTerms', event.target.value as DeliveryTerms)}
            options={deliveryTerms
              .filter((terms) => terms !== 'per_line' || draft.lines.length > 0)
              .map((terms) => ({ value: terms, label: t.terms[terms] }))}
          />
        )}
      </Field>
      {hasDeliveryCost(draft.deliveryTerms) && (
        <Field label={isEach ? t.deliveryCostEach : t.deliveryCost} error={errors.deliveryCost}>
          {(control) => (
            <Input
              {...control}
              name="deliveryCost"
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              maxLength={14}
              value={draft.deliveryCost}
              onChange={(event) => change('deliveryCost', event.target.value)}
            />
          )}
        </Field>
      )}
      <Switch
        className="md:col-span-2"
        name="vatIncluded"
        label={t.vatIncluded}
        description={t.vatIncludedHint}
        checked={draft.vatIncluded}
        onChange={(checked) => change('vatIncluded', checked)}
      />
    </div>
  );
}

/** Total, days, last day and notes. The total is typed only where no line has a price. */
export function OfferFields({ form }: Fields) {
  const t = useTexts('quotations');
  const { draft, errors, change } = form;
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <TotalField form={form} />
      <Field label={t.deliveryTime} error={errors.deliveryTime} required>
        {(control) => (
          <Input
            {...control}
            name="deliveryTime"
            type="number"
            inputMode="numeric"
            enterKeyHint="next"
            min={0}
            max={maxDeliveryDays}
            value={draft.deliveryTime}
            onChange={(event) => change('deliveryTime', event.target.value)}
          />
        )}
      </Field>
      <Field label={t.validUntil} error={errors.validUntil}>
        {(control) => (
          <Input
            {...control}
            name="validUntil"
            type="date"
            min={dayIn(0)}
            max={dayIn(maxValidityDays - 1)}
            value={draft.validUntil}
            onChange={(event) => change('validUntil', event.target.value)}
          />
        )}
      </Field>
      <Field label={t.notes} error={errors.notes} className="md:col-span-3">
        {(control) => (
          <Textarea
            {...control}
            name="notes"
            maxLength={maxNotesLength}
            placeholder={t.notesPlaceholder}
            value={draft.notes}
            onChange={(event) => change('notes', event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

function TotalField({ form }: Fields) {
  const t = useTexts('quotations');
  const { draft, errors, totals, change } = form;
  const isComputed = hasQuotedLines(draft);
  const hint = totals ? t.totalComputed : t.totalWaits;
  return (
    <Field
      label={t.totalAmount}
      hint={isComputed ? hint : t.totalHint}
      error={errors.totalAmount}
      required
    >
      {(control) => (
        <Input
          {...control}
          name="totalAmount"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={16}
          readOnly={isComputed}
          value={isComputed ? totalOf(draft) : draft.totalAmount}
          onChange={(event) => change('totalAmount', event.target.value)}
        />
      )}
    </Field>
  );
}
