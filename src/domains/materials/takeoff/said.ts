import { metresOf, squareMetresOf } from '../unit-table-rules.ts';
import {
  isChoice,
  type Job,
  type NumberField,
  readValues,
  type TakeOff,
  takeOff,
  type Values,
} from './job.ts';
import { jobOf } from './jobs.ts';

/** A job as texts say it: fields of a form, an address. A number's unit stands beside it: `length_unit`. */

export const lengthUnits = ['m', 'ft', 'inch', 'cm', 'mm'] as const;
export const areaUnits = ['sqm', 'sqft'] as const;

/** The units that a number may be said in, its own first; none where it has only one. */
export function unitsOf({ unit }: NumberField): readonly string[] {
  if (unit === 'm²') return areaUnits;
  if (unit === 'm') return lengthUnits;
  return unit === 'mm' ? ['mm', ...lengthUnits.filter((one) => one !== 'mm')] : [];
}

/** So much of one's unit of length or area as the field counts it; null where it has no such unit. */
export function inFieldUnit(field: NumberField, amount: number, unit: string): number | null {
  const one = field.unit === 'm²' ? squareMetresOf(unit) : metresOf(unit);
  const isMeasured = field.unit === 'm' || field.unit === 'mm' || field.unit === 'm²';
  return isMeasured && one !== null ? tidy(amount * one) : null;
}

/** Without the tail that binary fractions bring. */
const tidy = (value: number) => Number(value.toPrecision(12));

export type Said = Readonly<Record<string, string>>;

/** Texts as values; a text that is no number is a wrong one, an empty one was not said. */
export function valuesSaid(job: Job, said: Said): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(job.fields)) {
    const text = said[key]?.trim() ?? '';
    if (text === '') continue;
    if (isChoice(field)) values[key] = text;
    else {
      const amount = /^\d{1,9}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;
      const [own = ''] = unitsOf(field);
      const unit = said[`${key}_unit`] || own;
      values[key] = amount === null ? null : unit ? inFieldUnit(field, amount, unit) : amount;
    }
  }
  return values;
}

/** What texts come to; null where no job is said, a dimension is missing or something is wrong. */
export function takeOffOf(said: Said): TakeOff | null {
  const job = jobOf(said.job ?? '');
  const read = job && readValues(job, valuesSaid(job, said));
  return job && read?.wrong.length === 0 ? takeOff(job, read.values) : null;
}

/** A number as its field shows it: of millimetres 150 for 0.15. */
export const shownNumber = (field: NumberField, value: number): number =>
  tidy(field.unit === 'mm' ? value * 1_000 : value);

/** Values as texts that are read as these values. */
export const saidOf = (job: Job, values: Values): Said =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const field = job.fields[key];
      if (!field) return [];
      return [
        [
          key,
          typeof value === 'number' && !isChoice(field)
            ? String(shownNumber(field, value))
            : String(value),
        ],
      ];
    }),
  );
