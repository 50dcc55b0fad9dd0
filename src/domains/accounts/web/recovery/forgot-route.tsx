import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { parseContact } from '../../../../shared/contact.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { forgotPassword } from '../api.ts';
import { ContactField, SubmitButton } from '../sign-in/auth-fields.tsx';
import { FootLink, RecoveryFrame } from './recovery-frame.tsx';
import { submitOf, textOf, useRecoveryAction } from './use-recovery-form.ts';

const fields = ['email'] as const;

/** Asks for a link or a code. What comes next is the same whether there is such an account. */
export default function ForgotRoute() {
  const t = useTexts('recovery');
  const accounts = useTexts('accounts');
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { errors, setErrors, isPending, run } = useRecoveryAction(fields);

  const ask = async (email: string) => {
    if (!(await run(() => forgotPassword(browserApi, email)))) return;
    if (parseContact(email)?.kind === 'phone') {
      await navigate('/auth/reset', { state: { contact: email } });
    } else setSentTo(email);
  };
  if (sentTo !== null) {
    return (
      <RecoveryFrame
        title={t.forgot.sentTitle}
        lead={<span role="status">{fill(t.forgot.sentText, { contact: sentTo })}</span>}
        foot={<FootLink to="/auth">{t.signIn}</FootLink>}
      >
        <Button variant="outline" pending={isPending} onClick={() => ask(sentTo)}>
          {t.forgot.again}
        </Button>
      </RecoveryFrame>
    );
  }
  const onSubmit = submitOf({
    fields,
    check: (data) => {
      const email = textOf(data, 'email');
      if (!email.trim()) return { email: accounts.contactMissing };
      return parseContact(email) ? {} : { email: accounts.contactWrong };
    },
    setErrors,
    send: (data) => ask(textOf(data, 'email').trim()),
  });
  return (
    <RecoveryFrame
      title={t.forgot.title}
      lead={t.forgot.lead}
      foot={
        <>
          <FootLink to="/auth">{t.signIn}</FootLink>
          <FootLink to="/auth/reset">{t.forgot.haveCode}</FootLink>
        </>
      }
    >
      <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
        <ContactField defaultValue="" error={errors.email} />
        <SubmitButton label={t.forgot.submit} pending={isPending} />
      </form>
    </RecoveryFrame>
  );
}
