import { counties } from '../../../shared/counties.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Checkbox } from '../../../ui/primitives/checkbox.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { limits } from '../schema.ts';
import type { RfqForm } from './use-rfq-form.ts';

interface RfqFieldsProps {
  form: RfqForm;
  /** The first day that can be chosen: "2026-12-01". */
  today: string;
}

/** What is asked for, in words. */
export function WhatFields({ form }: Pick<RfqFieldsProps, 'form'>) {
  const t = useTexts('rfqs');
  const { draft, errors, change } = form;
  return (
    <>
      <Field label={t.title} required error={errors.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            autoComplete="off"
            placeholder={t.titlePlaceholder}
            maxLength={limits.title}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.description} required error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={3}
            placeholder={t.descriptionPlaceholder}
            maxLength={limits.description}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Where and until when it is needed. */
export function PlaceFields({ form, today }: RfqFieldsProps) {
  const t = useTexts('rfqs');
  const { draft, errors, change } = form;
  return (
    <>
      <Field label={`${t.deliveryLocation} (${t.optional})`} error={errors.deliveryLocation}>
        {(control) => (
          <Input
            {...control}
            name="deliveryLocation"
            autoComplete="street-address"
            placeholder={t.deliveryLocationPlaceholder}
            maxLength={limits.deliveryLocation}
            value={draft.deliveryLocation}
            onChange={(event) => change({ deliveryLocation: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={`${t.deliveryCounty} (${t.optional})`}
          hint={t.countyHint}
          error={errors.deliveryCounty}
        >
          {(control) => (
            <Select
              {...control}
              name="deliveryCounty"
              value={draft.deliveryCounty}
              onChange={(event) => change({ deliveryCounty: event.target.value })}
              options={[
                { value: '', label: t.anyCounty },
                ...counties.map((county) => ({ value: county, label: county })),
              ]}
            />
          )}
        </Field>
        <Field label={`${t.deliveryDate} (${t.optional})`} error={errors.deliveryDate}>
          {(control) => (
            <Input
              {...control}
              name="deliveryDate"
              type="date"
              min={today}
              value={draft.deliveryDate}
              onChange={(event) => change({ deliveryDate: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

/** Until when and from whom answers are taken. `closingDay` is the one without a choice. */
export function AnswerFields({ form, today, closingDay }: RfqFieldsProps & { closingDay: string }) {
  const t = useTexts('rfqs');
  const { draft, errors, change } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t.closesAt} hint={t.closesAtHint} error={errors.closesAt}>
        {(control) => (
          <Input
            {...control}
            name="closesAt"
            type="date"
            min={today}
            value={draft.closesAt || closingDay}
            onChange={(event) => change({ closesAt: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        name="verifiedOnly"
        label={t.verifiedOnly}
        description={t.verifiedOnlyHint}
        checked={draft.verifiedOnly}
        onChange={(event) => change({ verifiedOnly: event.target.checked })}
      />
    </div>
  );
}
