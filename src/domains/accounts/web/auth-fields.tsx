import { useState, useSyncExternalStore } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { minPasswordLength } from '../rules.ts';

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

/** The password, hidden until its owner wants to see it. */
export function PasswordField({
  defaultValue,
  error,
  isNew,
  label,
}: AuthFieldProps & { isNew: boolean; label?: string }) {
  const t = useTexts('accounts');
  const [isShown, setShown] = useState(false);
  const hint = isNew ? fill(t.passwordHint, { count: minPasswordLength }) : undefined;
  return (
    <Field label={label ?? t.password} hint={hint} error={error} required>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            className="pr-24"
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={defaultValue}
          />
          {/* Its name leaves out the word "password", which is the name of the field beside it. */}
          <button
            type="button"
            className="absolute inset-y-0 right-0 min-w-20 rounded-control px-3 font-semibold text-brand text-sm"
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t.hide : t.show}
          </button>
        </div>
      )}
    </Field>
  );
}

const subscribeToNothing = () => () => undefined;

/** Sends nothing until the page's code has come: the browser alone would send it to the wrong place. */
export function SubmitButton({ label, pending }: { label: string; pending: boolean }) {
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <Button type="submit" size="lg" className="w-full" pending={pending} disabled={!isReady}>
      {label}
    </Button>
  );
}
