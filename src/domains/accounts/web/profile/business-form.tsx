import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { counties } from '../../../../shared/counties.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useCategoryWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { CurrentUser, SoldCategory } from '../../account-schema.ts';
import { profileSchema } from '../../schema.ts';
import { FormButtons } from '../forms/form-buttons.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useReload } from '../forms/use-reload.ts';
import { useAcceptUser } from '../sign-in/use-user-changes.ts';
import { type BusinessData, saveProfile } from './api.ts';
import type { Choice } from './choice-list.tsx';
import { ChoicePicker } from './choice-picker.tsx';
import { useCountyWords, useNamesInLine } from './chosen-words.ts';

export interface BusinessFormProps {
  user: CurrentUser;
  business: BusinessData;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}

const idOf = ({ id }: SoldCategory) => id;
const countyChoices: readonly Choice[] = counties.map((name) => ({ value: name, label: name }));

export function BusinessForm({ user, business, onClose, onDirty }: BusinessFormProps) {
  const [county, setCounty] = useState(user.county);
  const [delivery, setDelivery] = useState(user.deliveryCounties);
  const [categories, setCategories] = useState<readonly string[]>(business.sold.map(idOf));
  const { errors, isPending, onSubmit } = useBusinessForm(
    { county, deliveryCounties: delivery, categoryIds: categories },
    () => {
      onDirty(false);
      onClose();
    },
  );
  const changing =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      change(value);
      onDirty(true);
    };
  return (
    <form
      className="grid gap-4"
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={() => onDirty(true)}
    >
      <OwnCounty
        value={county}
        guessed={business.guessedCounty}
        error={errors.county}
        onChange={changing((chosen: string | null) => {
          setCounty(chosen);
          // Nearly every shop delivers where it is; the field below shows it.
          if (chosen !== null && delivery.length === 0) setDelivery([chosen]);
        })}
      />
      <DeliveryCounties
        value={delivery}
        error={errors.deliveryCounties}
        onChange={changing(setDelivery)}
      />
      <SoldCategories
        all={business.all}
        value={categories}
        error={errors.categoryIds}
        onChange={changing(setCategories)}
      />
      <LeadTime value={user.leadTimeDays} error={errors.leadTimeDays} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Amount name="deliveryFee" value={user.deliveryFee} error={errors.deliveryFee} />
        <Amount name="minimumOrder" value={user.minimumOrder} error={errors.minimumOrder} />
      </div>
      <FormButtons isPending={isPending} onCancel={onClose} />
    </form>
  );
}

function useBusinessForm(chosen: Readonly<Record<string, unknown>>, onSaved: () => void) {
  const p = useTexts('account').profile;
  const common = useTexts('common');
  const acceptUser = useAcceptUser();
  const reload = useReload();
  return useAccountForm({
    schema: profileSchema,
    read: (data) => ({
      ...chosen,
      leadTimeDays: numberOf(textOf(data, 'leadTimeDays')),
      deliveryFee: textOf(data, 'deliveryFee').trim() || null,
      minimumOrder: textOf(data, 'minimumOrder').trim() || null,
    }),
    send: saveProfile,
    failed: p.failed,
    onDone: async (saved) => {
      toast({ title: common.success, description: p.saved });
      await acceptUser(saved);
      reload();
      onSaved();
    },
  });
}

/** Text that is no number stays what it is, so that the schema says what is wrong with it. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

interface PartProps<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

function OwnCounty(props: PartProps<string | null> & { guessed: string | null }) {
  const { value, guessed, error, onChange } = props;
  const p = useTexts('account').profile;
  return (
    <>
      <Field label={p.county} error={error}>
        {(control) => (
          <ChoicePicker
            control={control}
            name="county"
            title={p.county}
            searchLabel={p.searchCounties}
            words={value}
            placeholder={p.countyNone}
            options={countyChoices}
            value={value === null ? [] : [value]}
            onChange={([chosen]) => onChange(chosen ?? null)}
          />
        )}
      </Field>
      {value === null && guessed && <Guess county={guessed} onConfirm={() => onChange(guessed)} />}
    </>
  );
}

/** A county that we think it is: the supplier says whether it is so. */
function Guess({ county, onConfirm }: { county: string; onConfirm: () => void }) {
  const { guess, useGuess: yes } = useTexts('account').profile;
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-surface-sunken px-3 py-2">
      <p className="flex min-w-0 items-center gap-2">
        <MapPin className="size-5 flex-none text-ink-muted" aria-hidden="true" />
        {fill(guess, { county })}
      </p>
      <Button variant="outline" onClick={onConfirm}>
        {fill(yes, { county })}
      </Button>
    </div>
  );
}

function DeliveryCounties({ value, error, onChange }: PartProps<readonly string[]>) {
  const p = useTexts('account').profile;
  const words = useCountyWords();
  return (
    <Field label={p.deliveryCounties} error={error}>
      {(control) => (
        <ChoicePicker
          control={control}
          name="deliveryCounties"
          title={p.deliveryCounties}
          searchLabel={p.searchCounties}
          words={words(value)}
          placeholder={p.deliveryNone}
          options={countyChoices}
          value={value}
          isMultiple
          onChange={onChange}
        />
      )}
    </Field>
  );
}

function SoldCategories(props: PartProps<readonly string[]> & { all: readonly SoldCategory[] }) {
  const { all, value, error, onChange } = props;
  const p = useTexts('account').profile;
  const nameOf = useCategoryWords();
  const inLine = useNamesInLine();
  const options = all.map((category) => ({ value: category.id, label: nameOf(category) }));
  const names = options.filter((option) => value.includes(option.value));
  return (
    <Field label={p.categories} hint={p.categoriesHint} error={error}>
      {(control) => (
        <ChoicePicker
          control={control}
          name="categoryIds"
          title={p.categories}
          searchLabel={p.searchCategories}
          words={inLine(names.map(({ label }) => label))}
          placeholder={p.categoriesNone}
          options={options}
          value={value}
          isMultiple
          onChange={onChange}
        />
      )}
    </Field>
  );
}

function LeadTime({ value, error }: { value: number | null; error: string | undefined }) {
  const p = useTexts('account').profile;
  return (
    <Field label={p.leadTime} hint={p.leadTimeHint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="leadTimeDays"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          className="max-w-32 tabular-nums"
          defaultValue={value ?? ''}
        />
      )}
    </Field>
  );
}

/** For orders from a cart, in KES. */
function Amount(props: {
  name: 'deliveryFee' | 'minimumOrder';
  value: string | null;
  error: string | undefined;
}) {
  const { name, value, error } = props;
  const p = useTexts('account').profile;
  return (
    <Field label={p[name]} hint={p[`${name}Hint`]} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          className="tabular-nums"
          defaultValue={value ?? ''}
        />
      )}
    </Field>
  );
}
