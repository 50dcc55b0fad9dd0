import { fill } from '../shared/fill.ts';
import { quantityOf } from '../shared/quantities.ts';
import type { refusals } from './en/refusals.ts';
import type { Texts } from './types.ts';

/** Refusals are named by a code. Its sentence in each language stands in `<language>/refusals/`. */

type English = typeof refusals;
export type RefusalCode = keyof English;
export type RefusalTexts = Texts<English>;

/** What a sentence is filled with, and what programs need to know. Numbers are written with commas. */
export type Details = Readonly<Record<string, string | number | readonly string[]>>;

type PlacesOf<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;
/** `{quantity}` in the sentence is a number of `unit`. */
type WithUnit<Place> = Place extends 'quantity' ? 'quantity' | 'unit' : Place;

/** The details that the sentence of this code needs; others may stand beside them. */
export type DetailsOf<Code extends RefusalCode> = Details &
  Readonly<Record<WithUnit<PlacesOf<English[Code]>>, string | number>>;

/** What is wrong with one field of a request. */
export interface FieldIssue {
  /** Names the field; nested ones with dots (`items.0.quantity`). */
  readonly path: string;
  readonly code: RefusalCode;
  readonly details?: Details | undefined;
}

type Given<Code extends RefusalCode> = [PlacesOf<English[Code]>] extends [never]
  ? [details?: Details]
  : [details: DetailsOf<Code>];

export const issueAt = <Code extends RefusalCode>(
  path: string,
  code: Code,
  ...[details]: Given<Code>
): FieldIssue => ({ path, code, ...(details && { details }) });

export const isRefusalCode = (code: unknown, texts: RefusalTexts): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(texts, code);

/** The sentence of a code in the language of `texts`. */
export function refusalText(
  texts: RefusalTexts,
  { code, details = {} }: { readonly code: RefusalCode; readonly details?: Details | undefined },
  quantityWords: (quantity: string | number, unit: string | null) => string = quantityOf,
): string {
  const values = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'object' ? value.join(', ') : value,
  ]);
  const { quantity, unit } = details;
  const isCounted = typeof quantity === 'string' || typeof quantity === 'number';
  const counted = isCounted && { quantity: quantityWords(quantity, unit ? String(unit) : null) };
  return fill(texts[code], { ...Object.fromEntries(values), ...counted });
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  /** The code that the schema has for it, or that the server set for all schemas. */
  readonly message: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly values?: unknown;
}

const codeShape = /^[a-z_]+$/;

/** What a schema refused, at its fields. */
export const issuesOf = (
  error: { readonly issues: readonly SchemaIssue[] } | undefined,
): FieldIssue[] =>
  (error?.issues ?? []).map(({ path, message, minimum, maximum, values }) => ({
    path: path.join('.'),
    code: codeShape.test(message) ? (message as RefusalCode) : 'value_wrong',
    details: {
      ...(minimum !== undefined && { minimum: Number(minimum) }),
      ...(maximum !== undefined && { maximum: Number(maximum) }),
      ...(Array.isArray(values) && { values: values.map(String) }),
    },
  }));
