import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field, type FieldControl } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { errorsOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { SettingEntry, SettingField } from '../../settings-schema.ts';
import { changeSetting } from '../api.ts';
import { nameOf, textOfField, valueTyped } from './setting-values.ts';

interface SettingTexts {
  readonly title: string;
  readonly hint: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** One setting: what it changes, its fields with their bounds, and since when it is so. */
export function SettingForm({ setting }: { setting: SettingEntry }) {
  const t = useTexts('adminSettings');
  const language = useLanguage();
  const names: Readonly<Record<string, SettingTexts>> = t.names;
  const texts = names[setting.name];
  const title = texts?.title ?? setting.name;
  const { errors, isPending, onSubmit } = useSettingForm(setting);
  return (
    <form className="card grid gap-4 p-4" onSubmit={onSubmit} noValidate aria-label={title}>
      <div>
        <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
        <p className="mt-1 text-ink-muted text-sm">{texts?.hint}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {setting.fields.map((field) => (
          <SettingInput
            key={nameOf(field)}
            field={field}
            label={texts?.fields[field.name ?? 'value'] ?? field.name ?? title}
            text={textOfField(field, setting.value)}
            error={errorAt(errors, nameOf(field))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-ink-muted text-sm">
          {setting.updatedAt === null
            ? t.standard
            : fill(t.changedOn, { date: formatDateTime(setting.updatedAt, language) })}
        </span>
        <Button type="submit" pending={isPending} aria-label={fill(t.saveNamed, { name: title })}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

/** Of a list the first line that is wrong counts. */
const errorAt = (errors: FieldErrors, name: string) =>
  errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];

function SettingInput(props: {
  field: SettingField;
  label: string;
  text: string;
  error: string | undefined;
}) {
  const { field, label, text, error } = props;
  const isWide = field.kind === 'lines' || field.kind === 'long' || field.kind === 'text';
  return (
    <Field
      label={label}
      hint={useBounds(field)}
      error={error}
      className={isWide ? 'sm:col-span-2' : undefined}
    >
      {(control) => <SettingControl field={field} text={text} control={control} />}
    </Field>
  );
}

function SettingControl(props: { field: SettingField; text: string; control: FieldControl }) {
  const { field, text, control } = props;
  const common = { ...control, name: nameOf(field), defaultValue: text };
  switch (field.kind) {
    case 'lines':
      return <Textarea {...common} rows={6} />;
    case 'long':
      return <Textarea {...common} rows={2} maxLength={field.maximum ?? undefined} />;
    case 'time':
      return <Input {...common} type="datetime-local" />;
    case 'text':
      return <Input {...common} maxLength={field.maximum ?? undefined} />;
    default:
      return <Input {...common} inputMode="decimal" className="max-w-40 tabular-nums" />;
  }
}

function useBounds({ kind, minimum, maximum }: SettingField): string | null {
  const t = useTexts('adminSettings');
  if (kind === 'time') return t.nairobiTime;
  if (maximum === null) return null;
  const most = formatNumber(maximum);
  if (kind === 'lines') return fill(t.oneALine, { maximum: most });
  if (kind === 'long') return fill(t.atMostCharacters, { maximum: most });
  if (kind === 'text') return null;
  return fill(t.between, { minimum: formatNumber(minimum ?? 0), maximum: most });
}

function useSettingForm({ name, fields, version }: SettingEntry) {
  const t = useTexts('adminSettings');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  return useForm({
    read: (data) => valueTyped(fields, data),
    send: (value) => changeSetting({ name, value, version }),
    explain(error): FieldErrors {
      if (error instanceof ApiError) {
        // Somebody else's value is shown beside the refusal.
        if (error.status === 409) void revalidate();
        const atField = errorsOf(error.issues, refusals);
        if (Object.keys(atField).length > 0) return atField;
      }
      void tellFailure(error, t.failed);
      return {};
    },
    async onDone() {
      toast({ title: common.success, description: t.saved });
      await revalidate();
    },
  });
}
