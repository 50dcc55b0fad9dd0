import { plainNumber } from '../../../../shared/numbers.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import type { SettingField } from '../../settings-schema.ts';

/** A setting's value, as the fields of a form show and send it. */

type Values = Readonly<Record<string, unknown>>;

export const nameOf = ({ name }: SettingField) => (name === null ? 'value' : `value.${name}`);

/** Kenya keeps one time all year. */
const nairobi = { offset: '+03:00', ms: 3 * 3_600_000 } as const;

/** What stands in the field. */
export function textOfField({ name, kind }: SettingField, value: unknown): string {
  const part = name === null ? value : (value as Values)[name];
  if (part === null || part === undefined) return '';
  if (kind === 'lines') return (part as readonly string[]).join('\n');
  if (kind !== 'time') return String(part);
  return new Date(Date.parse(String(part)) + nairobi.ms).toISOString().slice(0, 16);
}

/** What was typed, as the setting keeps it; a number that is none stays as it was typed. */
export function valueTyped(fields: readonly SettingField[], data: FormData): unknown {
  const entries = fields.map((field) => [field.name, typed(field, textOf(data, nameOf(field)))]);
  return fields[0]?.name === null ? entries[0]?.[1] : Object.fromEntries(entries);
}

function typed({ kind }: SettingField, text: string): unknown {
  const trimmed = text.trim();
  if (kind === 'integer' || kind === 'number') {
    const number = Number(plainNumber(trimmed));
    return trimmed === '' || Number.isNaN(number) ? trimmed : number;
  }
  if (kind === 'lines') {
    const lines = text.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '');
  }
  if (kind !== 'time') return trimmed;
  return trimmed === '' ? null : new Date(`${trimmed}:00${nairobi.offset}`).toISOString();
}
