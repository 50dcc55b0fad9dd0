import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { parseContact } from '../../../../shared/contact.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { GroupError } from '../../../../ui/primitives/group-error.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { maxPasswordLength, minPasswordLength, passwordLength } from '../../rules.ts';
import { ContactField, PasswordField, SubmitButton } from '../sign-in/auth-fields.tsx';
import { resetPassword } from './api.ts';
import { CodeField } from './code-field.tsx';
import { FootLink, RecoveryFrame } from './recovery-frame.tsx';
import { useExplainRecovery } from './use-recovery-words.ts';

interface Draft {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

/** A new password: by the link of a mail, which brings its token, or by the code of an SMS. */
export default function ResetRoute() {
  const t = useTexts('recovery');
  const common = useTexts('common');
  const link = useSearchParams()[0].get('token');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const contact = contactIn(useLocation().state);
  const { errors, isPending, onSubmit } = useForm({
    read: (data): Draft => ({
      email: textOf(data, 'email').trim(),
      token: link ?? textOf(data, 'token'),
      password: textOf(data, 'password'),
    }),
    check: useCheck(link !== null),
    send: ({ email, ...draft }) =>
      resetPassword(browserApi, link === null ? { email, ...draft } : draft),
    explain: useExplainRecovery(),
    onDone: async () => {
      toast({ title: common.success, description: t.reset.changed });
      // Every sign-in of the account has ended, perhaps the one in this browser too.
      await revalidate();
      await navigate('/auth', { replace: true });
    },
  });
  return (
    <RecoveryFrame
      title={t.reset.title}
      lead={link === null ? t.reset.codeLead : t.reset.linkLead}
      foot={
        <>
          <FootLink to="/auth/forgot">{t.reset.newOne}</FootLink>
          <FootLink to="/auth">{t.signIn}</FootLink>
        </>
      }
    >
      {link !== null && errors.token && <GroupError of="token">{errors.token}</GroupError>}
      <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
        {link === null && (
          <>
            <ContactField defaultValue={contact} error={errors.email} />
            <CodeField name="token" error={errors.token} />
          </>
        )}
        <PasswordField defaultValue="" error={errors.password} isNew label={t.reset.password} />
        <SubmitButton label={t.reset.submit} pending={isPending} />
      </form>
    </RecoveryFrame>
  );
}

/** What the page before this one knows: the number that the code went to. */
function contactIn(state: unknown): string {
  const { contact } = (state ?? {}) as { contact?: unknown };
  return typeof contact === 'string' ? contact : '';
}

/** What the server would refuse, said before anything is sent. */
function useCheck(hasLink: boolean) {
  const t = useTexts('recovery');
  const refusals = useTexts('refusals');
  const accounts = useTexts('accounts');
  return ({ email, token, password }: Draft): FieldErrors => {
    const length = passwordLength(password);
    return {
      ...(hasLink || parseContact(email)
        ? {}
        : { email: email ? refusals.contact_wrong : accounts.contactMissing }),
      ...(hasLink || token.trim() ? {} : { token: t.codeMissing }),
      ...(length < minPasswordLength ? { password: refusals.password_short } : {}),
      ...(length > maxPasswordLength ? { password: refusals.password_long } : {}),
    };
  };
}
