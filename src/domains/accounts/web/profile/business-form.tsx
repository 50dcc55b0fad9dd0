import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { type CurrentUser, profileSchema } from '../../schema.ts';
import { saveProfile } from '../account-api.ts';
import { FormButtons } from '../forms/form-buttons.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useAcceptUser } from '../sign-in/user-refresh.ts';
import { CountyPicker } from './county-picker.tsx';

export interface BusinessFormProps {
  user: CurrentUser;
  guessedCounty: string | null;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}

export function BusinessForm({ user, guessedCounty, onClose, onDirty }: BusinessFormProps) {
  const t = useTexts('account');
  const common = useTexts('common');
  const p = t.profile;
  const acceptUser = useAcceptUser();
  const [county, setCounty] = useState(user.county);
  const [delivery, setDelivery] = useState(user.deliveryCounties);
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: profileSchema,
    read: (data) => ({
      county,
      deliveryCounties: delivery,
      leadTimeDays: numberOf(String(data.get('leadTimeDays') ?? '')),
    }),
    send: saveProfile,
    failed: p.failed,
    onDone: async (saved) => {
      onDirty(false);
      toast({ title: common.success, description: p.saved });
      await acceptUser(saved);
      onClose();
    },
  });
  const chooseCounty = (next: string | null) => {
    setCounty(next);
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
      <Field label={p.county} error={errors.county}>
        {(control) => (
          <CountyPicker
            control={control}
            name="county"
            title={p.county}
            placeholder={p.countyNone}
            value={county === null ? [] : [county]}
            onChange={([chosen]) => chooseCounty(chosen ?? null)}
          />
        )}
      </Field>
      {county === null && guessedCounty && (
        <Guess county={guessedCounty} onConfirm={() => chooseCounty(guessedCounty)} />
      )}
      <Field label={p.deliveryCounties} error={errors.deliveryCounties}>
        {(control) => (
          <CountyPicker
            control={control}
            name="deliveryCounties"
            title={p.deliveryCounties}
            placeholder={p.deliveryNone}
            value={delivery}
            isMultiple
            onChange={(chosen) => {
              setDelivery(chosen);
              onDirty(true);
            }}
          />
        )}
      </Field>
      <Field label={p.leadTime} hint={p.leadTimeHint} error={errors.leadTimeDays}>
        {(control) => (
          <Input
            {...control}
            name="leadTimeDays"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            className="max-w-32 tabular-nums"
            defaultValue={user.leadTimeDays ?? ''}
          />
        )}
      </Field>
      <FormButtons isPending={isPending} onCancel={onClose} />
    </form>
  );
}

/** Text that is no number stays what it is, so that the schema says what is wrong with it. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
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
