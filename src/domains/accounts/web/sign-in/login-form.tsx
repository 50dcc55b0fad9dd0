import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import type { DemoAccount } from '../../account-schema.ts';
import { logIn } from './api.ts';
import {
  ConnectionLost,
  ContactField,
  PasswordField,
  Refusal,
  SecondStepField,
  SubmitButton,
} from './auth-fields.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useAuthForm } from './use-auth-form.ts';

export interface LoginFormProps {
  /** What was entered on the other tab. */
  entered: FormData;
  demoAccounts: readonly DemoAccount[];
}

export function LoginForm({ entered, demoAccounts }: LoginFormProps) {
  const t = useTexts('accounts');
  const form = useRef<HTMLFormElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const { errors, isPending, isUnreached, refusal, onSubmit } = useAuthForm({
    read: (data) => ({
      email: textOf(data, 'email'),
      password: textOf(data, 'password'),
      totp: textOf(data, 'totp') || undefined,
    }),
    send: (draft) => logIn(browserApi, draft),
    onRefused: (error) => {
      const wantsCode = error instanceof ApiError && error.code === 'totp_required' && !asksCode;
      if (wantsCode) setAsksCode(true);
      return wantsCode;
    },
    texts: {
      missing: t.loginMissing,
      succeeded: t.loginSucceeded,
      failed: t.loginFailed,
      failedText: t.loginFailedText,
    },
  });
  const fillIn = ({ email, password }: DemoAccount) => {
    for (const [name, value] of Object.entries({ email, password })) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return (
    <>
      <form ref={form} className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
        <ContactField defaultValue={textOf(entered, 'email')} error={errors.email} />
        <PasswordField
          defaultValue={textOf(entered, 'password')}
          error={errors.password}
          isNew={false}
        />
        {asksCode && <SecondStepField error={errors.totp} />}
        <Refusal text={refusal} />
        {isUnreached && <ConnectionLost />}
        <SubmitButton label={t.login} pending={isPending} />
        <Link
          to="/auth/forgot"
          className="-my-2 flex min-h-11 items-center justify-self-center font-semibold text-brand underline underline-offset-4"
        >
          {t.forgotPassword}
        </Link>
      </form>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={fillIn} />}
    </>
  );
}
