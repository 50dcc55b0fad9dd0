import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { parseContact } from '../../../../shared/contact.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { type FieldErrors, useAction } from '../../../../ui/forms/use-action.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { ContactField, SubmitButton } from '../sign-in/auth-fields.tsx';
import { forgotPassword } from './api.ts';
import { FootLink, RecoveryFrame } from './recovery-frame.tsx';
import { useExplainRecovery } from './use-recovery-words.ts';

/** Asks for a link or a code. What comes next is the same whether there is such an account. */
export default function ForgotRoute() {
  const t = useTexts('recovery');
  const refusals = useTexts('refusals');
  const accounts = useTexts('accounts');
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const explain = useExplainRecovery();
  const again = useAction(explain);
  const { errors, isPending, onSubmit } = useForm({
    read: (data) => textOf(data, 'email').trim(),
    check: (email): FieldErrors => {
      if (!email) return { email: accounts.contactMissing };
      return parseContact(email) ? {} : { email: refusals.contact_wrong };
    },
    send: async (email) => {
      await forgotPassword(browserApi, email);
      return email;
    },
    explain,
    onDone: async (email) => {
      if (parseContact(email)?.kind === 'phone') {
        await navigate('/auth/reset', { state: { contact: email } });
      } else setSentTo(email);
    },
  });
  if (sentTo !== null) {
    return (
      <RecoveryFrame
        title={t.forgot.sentTitle}
        lead={<span role="status">{fill(t.forgot.sentText, { contact: sentTo })}</span>}
        foot={<FootLink to="/auth">{t.signIn}</FootLink>}
      >
        <Button
          variant="outline"
          pending={again.isPending}
          onClick={() => again.run(() => forgotPassword(browserApi, sentTo))}
        >
          {t.forgot.again}
        </Button>
      </RecoveryFrame>
    );
  }
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
