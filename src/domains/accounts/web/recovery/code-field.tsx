import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { proofCodeLength } from '../../rules.ts';

/** The code from an SMS, which phones offer to fill in. Blanks in it do no harm. */
export function CodeField({ name, error }: { name: 'token' | 'code'; error: string | undefined }) {
  const t = useTexts('recovery');
  return (
    <Field
      label={t.code}
      hint={fill(t.codeHint, { count: proofCodeLength })}
      error={error}
      required
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          className="text-xl tabular-nums tracking-[0.3em]"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={proofCodeLength * 2}
        />
      )}
    </Field>
  );
}
