import { useRevalidator } from 'react-router';
import { fill, languageNames } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useExplain } from '../../accounts/web/public-explain.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import { contactLimits } from '../rules.ts';
import type { ContactDetail } from '../schema.ts';
import { answerContact, markContactDone } from './api.ts';

/** A message of the contact form, which an admin answers by email. */
export function ContactDecision({ entry: message }: { entry: ContactDetail }) {
  return (
    <>
      <ContactMessage message={message} />
      <AnswerForm message={message} />
    </>
  );
}

/** What was written, and what was answered. */
export function ContactMessage({ message }: { message: ContactDetail }) {
  const t = useTexts('contactWork');
  return (
    <>
      <p className="wrap-anywhere text-ink-muted text-sm">
        {fill(t.from, { name: message.name, email: message.email })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
      <Answers answers={message.answers} />
    </>
  );
}

function Answers({ answers }: Pick<ContactDetail, 'answers'>) {
  const t = useTexts('contactWork');
  const language = useLanguage();
  if (answers.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{t.answers}</h3>
      {answers.map(({ id, author, text, createdAt, sentAt }) => (
        <article key={id} className="card grid gap-2 p-4">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-ink-muted text-sm">
            {fill(t.answerBy, {
              name: author ?? t.formerAdmin,
              date: formatDateTime(createdAt, language),
            })}
            {' · '}
            {sentAt ? fill(t.sent, { date: formatDateTime(sentAt, language) }) : t.sending}
          </p>
        </article>
      ))}
    </section>
  );
}

function AnswerForm({ message }: { message: ContactDetail }) {
  const t = useTexts('contactWork');
  const language = useLanguage();
  const { errors, isPending, onSubmit, markDone } = useAnswer(message.id);
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <Field label={t.answer} hint={t.answerHint} error={errors.text} required>
        {(control) => (
          <Textarea {...control} name="text" rows={6} maxLength={contactLimits.message} />
        )}
      </Field>
      <Field label={t.language} className="max-w-60">
        {(control) => (
          <Select {...control} name="language" defaultValue={language}>
            {Object.entries(languageNames).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t.send}
        </Button>
        <Button variant="outline" onClick={() => void markDone()}>
          {t.markDone}
        </Button>
      </div>
    </form>
  );
}

function useAnswer(id: string) {
  const t = useTexts('contactWork');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const form = useForm({
    read: (data) => ({
      text: textOf(data, 'text').trim(),
      language: textOf(data, 'language') === 'sw' ? ('sw' as const) : ('en' as const),
    }),
    check: ({ text }): FieldErrors =>
      text === '' ? { text: refusals.contact_answer_missing } : {},
    send: (answer) => answerContact(id, answer),
    explain: useExplain(t.failed),
    async onDone() {
      toast({ title: t.answered });
      await revalidate();
    },
  });
  const markDone = async () => {
    try {
      await markContactDone(id);
      toast({ title: t.marked });
    } catch (error) {
      void tellFailure(error, t.failed);
    }
    await revalidate();
  };
  return { ...form, markDone };
}
