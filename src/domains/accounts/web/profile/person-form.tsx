import { type ComponentProps, type FormEvent, useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { type CurrentUser, profileSchema } from '../../schema.ts';
import { saveProfile } from '../account-api.ts';
import { FormButtons } from '../forms/form-buttons.tsx';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import { useAcceptUser } from '../sign-in/user-refresh.ts';

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
  const t = useTexts('account');
  const common = useTexts('common');
  const p = t.profile;
  const acceptUser = useAcceptUser();
  const { errors, isPending, onSubmit } = useAccountForm({
    schema: profileSchema,
    read: readDraft,
    send: saveProfile,
    failed: p.failed,
    onDone: async (saved) => {
      onDirty(false);
      toast({ title: common.success, description: p.saved });
      await acceptUser(saved);
      onClose();
    },
  });
  // The server says where a change of contact needs the password; what was typed stays.
  const [asksPassword, setAsksPassword] = useState(false);
  if (errors.currentPassword && !asksPassword) setAsksPassword(true);
  const noteChange = (event: FormEvent<HTMLFormElement>) => {
    const draft = readDraft(new FormData(event.currentTarget));
    onDirty(fields.some((name) => draft[name] !== (user[name] ?? '')));
  };
  const field = (name: FieldName, input: ComponentProps<'input'> = {}) => ({
    name,
    label: p[name],
    error: errors[name],
    input: { ...input, defaultValue: user[name] ?? '' },
  });
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit} onInput={noteChange}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('firstName', { autoComplete: 'given-name', autoFocus: true })}
          required
        />
        <TextField {...field('lastName', { autoComplete: 'family-name' })} required />
        <TextField
          {...field('email', { type: 'email', autoComplete: 'email', spellCheck: false })}
        />
        <TextField
          {...field('phoneNumber', { type: 'tel', autoComplete: 'tel' })}
          hint={p.phoneHint}
        />
        <TextField {...field('companyName', { autoComplete: 'organization' })} />
        <TextField
          {...field('location', { autoComplete: 'address-level2' })}
          hint={p.locationHint}
        />
      </div>
      {asksPassword && (
        <HiddenTextField
          name="currentPassword"
          label={p.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword}
          autoFocus
        />
      )}
      <FormButtons isPending={isPending} onCancel={onClose} />
    </form>
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
