import { WifiOff } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { minPasswordLength } from '../../rules.ts';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';

interface AuthFieldProps {
  defaultValue: string;
  error: string | undefined;
}

export function ContactField({ defaultValue, error }: AuthFieldProps) {
  const t = useTexts('accounts');
  return (
    <Field label={t.contact} hint={t.contactHint} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}

export function PasswordField({
  defaultValue,
  error,
  isNew,
  label,
}: AuthFieldProps & { isNew: boolean; label?: string }) {
  const t = useTexts('accounts');
  return (
    <HiddenTextField
      name="password"
      label={label ?? t.password}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? fill(t.passwordHint, { count: minPasswordLength }) : undefined}
      error={error}
      defaultValue={defaultValue}
    />
  );
}

/** Appears, with the focus, when the password was right and the account asks for a code too. */
export function SecondStepField({ error }: { error: string | undefined }) {
  const t = useTexts('accounts');
  return (
    <Field label={t.totp} hint={t.totpHint} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="totp"
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
      )}
    </Field>
  );
}

export function SubmitButton({ label, pending }: { label: string; pending: boolean }) {
  return (
    <Button type="submit" size="lg" className="w-full" pending={pending}>
      {label}
    </Button>
  );
}

/** Why the form was refused, said where people look; the toast said it aloud. */
export function Refusal({ text }: { text: string | null }) {
  return text && <p className="field-error">{text}</p>;
}

/** Beside the specified failure: no answer came at all. */
export function ConnectionLost() {
  const t = useTexts('accounts');
  return (
    <p className="flex gap-2 font-semibold text-sm text-warning" role="status">
      <WifiOff className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      {t.connectionLost}
    </p>
  );
}
