import { type ComponentProps, type FormEvent, useState } from 'react';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { CurrentUser } from '../../account-schema.ts';
import { profileSchema } from '../../schema.ts';
import { FormButtons } from '../forms/form-buttons.tsx';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useAcceptUser } from '../sign-in/use-user-changes.ts';
import { saveProfile } from './api.ts';

const fields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'companyName',
  'location',
] as const;
type FieldName = (typeof fields)[number];

function readDraft(data: FormData): Readonly<Record<string, string>> {
  const draft = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]));
  const currentPassword = data.get('currentPassword');
  return typeof currentPassword === 'string' ? { ...draft, currentPassword } : draft;
}

export interface PersonFormProps {
  user: CurrentUser;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}

export function PersonForm({ user, onClose, onDirty }: PersonFormProps) {
  const { currentPassword } = useTexts('account').profile;
  const { errors, isPending, onSubmit } = usePersonForm(() => {
    onDirty(false);
    onClose();
  });
  // The server says where a change of contact needs the password; what was typed stays.
  const [asksPassword, setAsksPassword] = useState(false);
  if (errors.currentPassword && !asksPassword) setAsksPassword(true);
  const noteChange = (event: FormEvent<HTMLFormElement>) => {
    const draft = readDraft(new FormData(event.currentTarget));
    onDirty(fields.some((name) => draft[name] !== (user[name] ?? '')));
  };
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit} onInput={noteChange}>
      <PersonFields user={user} errors={errors} />
      {asksPassword && (
        <HiddenTextField
          name="currentPassword"
          label={currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword}
          autoFocus
        />
      )}
      <FormButtons isPending={isPending} onCancel={onClose} />
    </form>
  );
}

function usePersonForm(onSaved: () => void) {
  const p = useTexts('account').profile;
  const common = useTexts('common');
  const acceptUser = useAcceptUser();
  return useAccountForm({
    schema: profileSchema,
    read: readDraft,
    send: saveProfile,
    failed: p.failed,
    onDone: async (saved) => {
      toast({ title: common.success, description: p.saved });
      await acceptUser(saved);
      onSaved();
    },
  });
}

function PersonFields({ user, errors }: { user: CurrentUser; errors: FieldErrors }) {
  const p = useTexts('account').profile;
  const field = (name: FieldName, input: ComponentProps<'input'> = {}) => ({
    name,
    label: p[name],
    error: errors[name],
    input: { ...input, defaultValue: user[name] ?? '' },
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('firstName', { autoComplete: 'given-name', autoFocus: true })}
        required
      />
      <TextField {...field('lastName', { autoComplete: 'family-name' })} required />
      <TextField {...field('email', { type: 'email', autoComplete: 'email', spellCheck: false })} />
      <TextField
        {...field('phoneNumber', { type: 'tel', autoComplete: 'tel' })}
        hint={p.phoneHint}
      />
      <TextField {...field('companyName', { autoComplete: 'organization' })} />
      <TextField {...field('location', { autoComplete: 'address-level2' })} hint={p.locationHint} />
    </div>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  required?: boolean;
  input: ComponentProps<'input'>;
}

function TextField({ name, label, hint, error, required, input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Input {...control} {...input} name={name} maxLength={320} />}
    </Field>
  );
}
