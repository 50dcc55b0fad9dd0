import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';

export interface CodeInputProps {
  label: string;
  hint?: string;
  error: string | undefined;
}

/** A code of the two-step sign-in; phones fill it in by themselves. */
export function CodeInput({ label, hint, error }: CodeInputProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="tabular-nums tracking-widest"
        />
      )}
    </Field>
  );
}
