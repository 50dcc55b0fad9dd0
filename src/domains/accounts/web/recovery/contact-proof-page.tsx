import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { type FieldErrors, useAction } from '../../../../ui/forms/use-action.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { FieldError } from '../../../../ui/primitives/field-error.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import type { ContactChannel, ContactState } from '../../account-schema.ts';
import { SubmitButton } from '../sign-in/auth-fields.tsx';
import { confirmContact, requestContactProof } from './api.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { useExplainRecovery } from './use-recovery-words.ts';

export interface ContactProofPageProps {
  channel: ContactChannel;
  /** Null for a visitor. */
  contacts: readonly ContactState[] | null;
  /** The token of the link that led here. It is used by a press alone: mail programs open links too. */
  link: string | null;
}

/** Where a person proves that a contact is the own one: by the link of a mail or the code of an SMS. */
export function ContactProofPage({ channel, contacts, link }: ContactProofPageProps) {
  const t = useTexts('recovery').proof;
  const title = channel === 'email' ? t.emailTitle : t.phoneTitle;
  const contact = contacts?.find((one) => one.channel === channel);
  if (contacts === null) return <SignInFirst title={title} />;
  if (!contact) {
    return <RecoveryFrame title={title} lead={channel === 'email' ? t.noEmail : t.noPhone} />;
  }
  if (contact.isProven) {
    const done = channel === 'email' ? t.doneEmail : t.donePhone;
    return <Done title={title} text={fill(done, { contact: contact.value })} />;
  }
  return <ProofForms title={title} contact={contact} link={link} />;
}

function SignInFirst({ title }: { title: string }) {
  const t = useTexts('recovery').proof;
  const { pathname, search } = useLocation();
  return (
    <RecoveryFrame title={title} lead={t.signInFirst}>
      <LinkButton to={`/auth?next=${encodeURIComponent(pathname + search)}`} size="lg">
        {t.signIn}
      </LinkButton>
    </RecoveryFrame>
  );
}

function Done({ title, text }: { title: string; text: string }) {
  const t = useTexts('recovery').proof;
  return (
    <RecoveryFrame title={title}>
      <p className="flex gap-2" role="status">
        <CircleCheck className="mt-0.5 size-5 flex-none text-success" aria-hidden="true" />
        <span className="wrap-anywhere min-w-0">{text}</span>
      </p>
      <LinkButton to="/" size="lg">
        {t.goOn}
      </LinkButton>
    </RecoveryFrame>
  );
}

interface ProofFormsProps {
  title: string;
  contact: ContactState;
  link: string | null;
}

function ProofForms({ title, contact, link }: ProofFormsProps) {
  const t = useTexts('recovery').proof;
  const { value, channel } = contact;
  const { revalidate } = useRevalidator();
  const [isSent, setSent] = useState(false);
  const explain = useExplainRecovery();
  const confirming = useAction(explain);
  const sending = useAction(explain);

  const send = async () => {
    confirming.setErrors({});
    setSent(false);
    await sending.run(
      () => requestContactProof(browserApi, channel),
      () => setSent(true),
    );
  };
  const wasSent = isSent || contact.isSent;
  const hasLink = channel === 'email' && link !== null && !isSent;
  const isEmail = channel === 'email';
  const lead = leadOf(t, { isEmail, hasLink, wasSent });
  return (
    <RecoveryFrame title={title} lead={fill(lead, { contact: value })}>
      {hasLink && (
        <ConfirmButton
          error={confirming.errors.code}
          pending={confirming.isPending}
          onPress={() =>
            confirming.run(() => confirmContact(browserApi, channel, link), revalidate)
          }
        />
      )}
      {!isEmail && <CodeForm onDone={revalidate} />}
      {(!hasLink || confirming.errors.code) && (
        <Button variant="outline" size="lg" pending={sending.isPending} onClick={send}>
          {sendLabel(t, isEmail, wasSent || hasLink)}
        </Button>
      )}
      <p role="status" className="wrap-anywhere empty:hidden">
        {isSent && fill(isEmail ? t.linkSent : t.codeSent, { contact: value })}
      </p>
    </RecoveryFrame>
  );
}

function leadOf(
  t: ReturnType<typeof useTexts<'recovery'>>['proof'],
  { isEmail, hasLink, wasSent }: { isEmail: boolean; hasLink: boolean; wasSent: boolean },
): string {
  if (hasLink) return t.confirmEmail;
  if (isEmail) return wasSent ? t.sentEmail : t.sendEmail;
  return wasSent ? t.sentPhone : t.sendPhone;
}

function sendLabel(
  t: { sendLink: string; sendNewLink: string; sendCode: string; sendNewCode: string },
  isEmail: boolean,
  isNew: boolean,
): string {
  if (isEmail) return isNew ? t.sendNewLink : t.sendLink;
  return isNew ? t.sendNewCode : t.sendCode;
}

interface ConfirmButtonProps {
  error: string | undefined;
  pending: boolean;
  onPress: () => void;
}

function ConfirmButton({ error, pending, onPress }: ConfirmButtonProps): ReactNode {
  const t = useTexts('recovery').proof;
  if (error) {
    return <FieldError>{error}</FieldError>;
  }
  return (
    <Button size="lg" pending={pending} onClick={onPress}>
      {t.confirm}
    </Button>
  );
}

function CodeForm({ onDone }: { onDone: () => unknown }) {
  const t = useTexts('recovery');
  const { errors, isPending, onSubmit } = useForm({
    read: (data) => textOf(data, 'code'),
    check: (code): FieldErrors => (code.trim() ? {} : { code: t.codeMissing }),
    send: (code) => confirmContact(browserApi, 'phone', code),
    explain: useExplainRecovery(),
    onDone,
  });
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      <CodeField name="code" error={errors.code} />
      <SubmitButton label={t.proof.confirm} pending={isPending} />
    </form>
  );
}
