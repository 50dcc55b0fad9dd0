import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { HiddenTextField } from '../forms/hidden-text-field.tsx';
import { CodeInput } from './code-input.tsx';

export function readBothSteps(data: FormData): { password: string; code: string } {
  return { password: String(data.get('password') ?? ''), code: String(data.get('code') ?? '') };
}

/** The fields for the password and a code, which changing two-step sign-in asks for. */
export function BothSteps({ errors }: { errors: FieldErrors }) {
  const t = useTexts('account').twoStep;
  return (
    <>
      <HiddenTextField
        name="password"
        label={t.password}
        autoComplete="current-password"
        error={errors.password}
      />
      <CodeInput label={t.anyCode} error={errors.code} />
    </>
  );
}
