import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { useRead } from '../../../ui/data/use-read.ts';
import type { FieldErrors } from '../../../ui/forms/use-action.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { useExplain } from '../../accounts/web/public-explain.ts';
import { maxNoteLength, type NoteSubject } from '../schema.ts';
import { addNote, readNotes } from './api.ts';

interface StaffNotesProps {
  subject: NoteSubject;
  id: string;
  heading: 'h2' | 'h3';
}

/** The key that leads to the field finds it by this. */
export const noteField = 'note';

/** What staff tell each other about an item of a queue or a user. */
export function StaffNotes({ subject, id, heading: Heading }: StaffNotesProps) {
  const t = useTexts('adminWork');
  const language = useLanguage();
  const {
    data: notes,
    hasFailed,
    retry,
  } = useRead(`${subject} ${id}`, () => readNotes(subject, id));
  const { errors, isPending, onSubmit } = useNoteForm(subject, id, retry);
  return (
    <div className="grid gap-3">
      <Heading className="font-sans font-semibold text-base tracking-normal">{t.notes}</Heading>
      {hasFailed && <Failed onRetry={retry} />}
      {!notes && !hasFailed && <Skeleton className="h-11" />}
      {notes?.length === 0 && <p className="text-ink-muted text-sm">{t.noNotes}</p>}
      {notes && notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.map(({ id: noteId, author, text, createdAt }) => (
            <li key={noteId} className="border-line-strong border-l-4 pl-3 text-sm">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-ink-muted text-xs">
                {fill(t.noteBy, {
                  name: author ?? t.formerAdmin,
                  date: formatDateTime(createdAt, language),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className="grid gap-3" onSubmit={onSubmit} noValidate>
        <Field
          label={t.noteLabel}
          hint={t.noteHints[subject === 'users' ? 'users' : 'items']}
          error={errors.text}
        >
          {(control) => (
            <Textarea
              {...control}
              data-shortcut={noteField}
              name="text"
              rows={2}
              maxLength={maxNoteLength}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" className="justify-self-start" pending={isPending}>
          {t.addNote}
        </Button>
      </form>
    </div>
  );
}

function useNoteForm(subject: NoteSubject, id: string, onAdded: () => void) {
  const t = useTexts('adminWork');
  const refusals = useTexts('refusals');
  return useForm({
    read: (data) => textOf(data, 'text').trim(),
    check: (text): FieldErrors => (text === '' ? { text: refusals.note_missing } : {}),
    send: (text) => addNote(subject, id, text),
    explain: useExplain(t.failed),
    onDone(_none) {
      onAdded();
      document.querySelector<HTMLTextAreaElement>('textarea[data-shortcut]')?.form?.reset();
    },
  });
}
