import { type FormEvent, useRef, useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { contactLimits } from '../rules.ts';
import { sendContact } from './api.ts';
import type { ContactCheck, ContactDraft, ContactField } from './contact-check.ts';

type FieldErrors = Partial<Record<ContactField, string>>;

// The schema is fetched when somebody starts to write: most readers of the page never do.
const loadCheck = () => import('./contact-check.ts').then((module) => module.checkContact);

function readDraft(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  const text = (field: ContactField) => String(data.get(field) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

/** Says what is wrong in a toast and at the fields; answers the errors by field. */
function useRefusals() {
  const t = useTexts('site');
  const common = useTexts('common');
  return (check: Exclude<ContactCheck, { kind: 'ready' }>): FieldErrors => {
    const notices = {
      missing: { title: t.missingTitle, description: t.missingText },
      invalidEmail: { title: t.invalidEmailTitle, description: t.invalidEmailText },
      refused: { title: common.error, description: t.unfitText },
    };
    toast({ ...notices[check.kind], variant: 'destructive' });
    const missing: FieldErrors = {
      name: t.nameMissing,
      email: t.emailMissing,
      message: t.messageMissing,
    };
    const words = (field: ContactField) => {
      if (check.kind === 'missing') return missing[field] ?? t.unfitText;
      return field === 'email' ? t.invalidEmailText : t.unfitText;
    };
    return Object.fromEntries(check.fields.map((field) => [field, words(field)]));
  };
}

/** Checks and sends the form: cleared after a success, kept as it is after a failure. */
function useContactForm() {
  const t = useTexts('site');
  const common = useTexts('common');
  const refuse = useRefusals();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const send = async (form: HTMLFormElement) => {
    const check = (await loadCheck())(readDraft(form));
    if (check.kind !== 'ready') {
      setErrors(refuse(check));
      const first = check.fields[0];
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    setSending(true);
    await sendContact(browserApi, check.contact);
    form.reset();
    toast({ title: t.sentTitle, description: t.sentText });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await send(event.currentTarget);
    } catch {
      toast({ title: common.error, description: t.sendFailed, variant: 'destructive' });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { errors, isSending, onSubmit };
}

export function ContactForm() {
  const t = useTexts('site');
  const { errors, isSending, onSubmit } = useContactForm();
  const preload = () => void loadCheck().catch(() => undefined);
  return (
    <form className="card grid gap-4 p-5 md:p-6" noValidate onSubmit={onSubmit} onFocus={preload}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.name} required error={errors.name}>
          {(control) => (
            <Input {...control} name="name" autoComplete="name" maxLength={contactLimits.name} />
          )}
        </Field>
        <Field label={t.email} required error={errors.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={contactLimits.email}
            />
          )}
        </Field>
      </div>
      <Field label={`${t.subject} (${t.optional})`} error={errors.subject}>
        {(control) => <Input {...control} name="subject" maxLength={contactLimits.subject} />}
      </Field>
      <Field label={t.message} required error={errors.message}>
        {(control) => (
          <Textarea {...control} name="message" rows={5} maxLength={contactLimits.message} />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" size="lg" pending={isSending}>
          {isSending ? t.sending : t.send}
        </Button>
        <p className="text-ink-muted text-sm">{t.contactPrivacy}</p>
      </div>
    </form>
  );
}
