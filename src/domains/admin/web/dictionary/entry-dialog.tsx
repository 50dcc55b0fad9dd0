import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useRead } from '../../../../ui/data/use-read.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field, type FieldControl } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { errorsOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import {
  type Entry,
  keysOf,
  knowledgeLists,
  type ListName,
  readEntry,
  saveEntry,
} from './lists.ts';

interface EntryDialogProps {
  list: ListName;
  /** As the list has it; null: a new one. */
  entry: Entry | null;
  categories: readonly { readonly slug: string; readonly name: string }[];
  onClose: () => void;
}

/** One entry of the dictionary with all its fields. */
export function EntryDialog({ list, entry, categories, onClose }: EntryDialogProps) {
  const t = useTexts('shelves');
  const { data, hasFailed } = useRead(
    entry === null ? null : keysOf(list, entry).join('/'),
    async () => readEntry(list, entry ?? {}),
  );
  const { errors, isPending, onSubmit } = useEntryForm(list, entry, onClose);
  const known = entry === null ? {} : data;
  const hints: Readonly<Record<string, string>> = { words: t.wordsHint, lines: t.linesHint };
  const optionsOf = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <FormDialog
      open
      title={entry === null ? t.newEntry : keysOf(list, entry).join(', ')}
      submitLabel={t.saveEntry}
      cancelLabel={t.cancel}
      isPending={isPending || known === null}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {hasFailed && <p role="alert">{t.failed}</p>}
      {known === null && !hasFailed && <Skeleton className="h-40" />}
      {known !== null &&
        knowledgeLists[list].fields
          .filter(({ isKey }) => !isKey || entry === null)
          .map(({ name, kind }) => (
            <Field key={name} label={t.fields[name]} hint={hints[kind]} error={errors[name]}>
              {(control) =>
                kind === 'category' ? (
                  <Select
                    {...control}
                    name={name}
                    defaultValue={String(known[name] ?? '')}
                    options={optionsOf}
                  />
                ) : (
                  <EntryControl control={control} name={name} kind={kind} value={known[name]} />
                )
              }
            </Field>
          ))}
    </FormDialog>
  );
}

function EntryControl(props: {
  control: FieldControl;
  name: string;
  kind: 'words' | 'lines' | 'line' | 'text';
  value: string | readonly string[] | undefined;
}) {
  const { control, name, kind, value = '' } = props;
  const text = typeof value === 'string' ? value : value.join(kind === 'lines' ? '\n' : ', ');
  return kind === 'line' ? (
    <Input {...control} name={name} maxLength={80} defaultValue={text} />
  ) : (
    <Textarea {...control} name={name} rows={text.length > 120 ? 5 : 2} defaultValue={text} />
  );
}

function useEntryForm(list: ListName, entry: Entry | null, onClose: () => void) {
  const t = useTexts('shelves');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const { fields } = knowledgeLists[list];
  return useForm({
    read: (data): Entry =>
      Object.fromEntries(
        fields.map(({ name, kind, isKey }) => {
          if (isKey && entry) return [name, entry[name]];
          const text = textOf(data, name).trim();
          if (kind === 'words' || kind === 'lines') return [name, partsOf(text, separators[kind])];
          return [name, text];
        }),
      ),
    check: (sent): Record<string, string> =>
      Object.fromEntries(
        fields.flatMap(({ name, isKey }) =>
          isKey && sent[name] === '' ? [[name, refusals.line_short]] : [],
        ),
      ),
    send: (sent) => saveEntry(list, sent),
    explain(error) {
      const atField = error instanceof ApiError ? errorsOf(error.issues, refusals) : {};
      if (fields.some(({ name }) => atField[name])) return atField;
      void tellFailure(error, t.failed);
      return {};
    },
    async onDone() {
      toast({ title: common.success, description: t.entrySaved });
      onClose();
      await revalidate();
    },
  });
}

const separators = { words: /[,\n]/, lines: '\n' } as const;

const partsOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
