import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { maxNoteLength, type UserDetail, userNoteSchema } from '../../users-schema.ts';
import { addNote } from './api.ts';

/** What the team noted about a user. */
export function UserNotes({ user }: { user: UserDetail }) {
  const t = useTexts('users');
  const language = useLanguage();
  return (
    <Card as="section" className="grid grid-cols-1 gap-4 p-4 md:p-6">
      <h2 className="text-xl">{t.notes}</h2>
      <NewNote userId={user.id} />
      {user.notes.length === 0 ? (
        <p className="text-ink-muted">{t.noNotes}</p>
      ) : (
        <ul className="grid gap-4">
          {user.notes.map(({ id, text, author, createdAt }) => (
            <li key={id} className="border-line border-t pt-3">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-ink-muted text-sm">
                {fill(t.by, { author: author ?? '–', time: formatDateTime(createdAt, language) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function NewNote({ userId }: { userId: string }) {
  const t = useTexts('users');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const { errors, isPending, onSubmit } = useForm({
    read: () => text.trim(),
    check: (note) =>
      userNoteSchema.safeParse({ text: note }).success ? {} : { text: refusals.note_missing },
    send: (note) => addNote(userId, note),
    explain: (error) => ({ text: refusalOf(error, refusals) ?? t.noteFailed }),
    async onDone() {
      toast({ title: t.noteAdded });
      setText('');
      await revalidate();
    },
  });
  return (
    <form
      className="grid gap-3"
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field label={t.note} hint={t.noteHint} error={errors.text}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={3}
            maxLength={maxNoteLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" pending={isPending} className="justify-self-start">
        {t.addNote}
      </Button>
    </form>
  );
}
