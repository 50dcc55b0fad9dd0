import { FilePlus } from 'lucide-react';
import { useId } from 'react';
import { fill } from '../../../../messages/index.ts';
import { documentTypes } from '../../../../shared/upload-rules.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FileProblems } from '../../../../ui/patterns/file-problems.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { maxVerificationDocuments } from '../../verification-rules.ts';
import { SubmitButton } from '../sign-in/auth-fields.tsx';
import { DocumentList } from './document-list.tsx';
import { useVerificationForm } from './use-verification-form.ts';

/** Asks for the two numbers and the documents. What is entered outlives a dead connection and a reload. */
export function VerificationForm({ userId, isAgain }: { userId: string; isAgain: boolean }) {
  const t = useTexts('verification');
  const form = useVerificationForm(userId);
  return (
    <form
      className="card grid grid-cols-1 gap-5 p-4 md:p-6"
      method="post"
      noValidate
      onSubmit={form.onSubmit}
    >
      <Field
        label={t.registrationNumber}
        hint={t.registrationHint}
        error={form.errors.registrationNumber}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="registrationNumber"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={form.draft.entered.registrationNumber}
            onChange={(event) => form.change('registrationNumber', event.target.value)}
          />
        )}
      </Field>
      <Field label={t.kraPin} hint={t.kraPinHint} error={form.errors.kraPin} required>
        {(control) => (
          <Input
            {...control}
            name="kraPin"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={form.draft.entered.kraPin}
            onChange={(event) => form.change('kraPin', event.target.value)}
          />
        )}
      </Field>
      <DocumentsField form={form} />
      <SubmitButton label={isAgain ? t.sendAgain : t.send} pending={form.isSending} />
    </form>
  );
}

function DocumentsField({ form }: { form: ReturnType<typeof useVerificationForm> }) {
  const t = useTexts('verification');
  const listId = useId();
  const { items, uploads, picked } = form.draft;
  const isFull = items.length >= maxVerificationDocuments;
  return (
    <Field
      label={t.documents}
      hint={fill(t.documentsHint, { count: maxVerificationDocuments })}
      error={form.errors.documents}
      required
    >
      {(control) => (
        <div className="grid gap-2" id={listId}>
          {items.length > 0 && (
            <DocumentList
              items={items}
              canRetry={uploads.canRetry}
              onRetry={uploads.retry}
              onRemove={uploads.remove}
            />
          )}
          <FileProblems picked={picked} />
          <label className="btn btn-outline relative w-full focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 has-[:disabled]:opacity-55 sm:w-auto sm:justify-self-start">
            <FilePlus aria-hidden="true" />
            {t.addDocuments}
            <input
              {...control}
              name="documents"
              type="file"
              className="sr-only"
              accept={documentTypes.join(',')}
              multiple
              disabled={isFull || picked.isReading}
              onChange={(event) => {
                void form.addDocuments([...(event.target.files ?? [])]);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
          </label>
        </div>
      )}
    </Field>
  );
}
