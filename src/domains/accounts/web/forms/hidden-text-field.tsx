import { useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';

export interface HiddenTextFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  error: string | undefined;
  autoFocus?: boolean;
  defaultValue?: string;
}

/** A password, hidden until its owner wants to see it. */
export function HiddenTextField({ label, hint, error, ...input }: HiddenTextFieldProps) {
  const { show, hide } = useTexts('accounts');
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...input}
            className="pr-24"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          {/* Its name leaves out the word "password", which is the name of the field beside it. */}
          <button
            type="button"
            className="absolute inset-y-0 right-0 min-w-20 rounded-control px-3 font-semibold text-brand text-sm"
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? hide : show}
          </button>
        </div>
      )}
    </Field>
  );
}
