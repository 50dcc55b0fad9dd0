import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { DB } from './database.types.ts';

/** What the page of settings groups them by. */
export const settingSubjects = [
  'site',
  'orders',
  'payments',
  'security',
  'messages',
  'assistant',
] as const;
export type SettingSubject = (typeof settingSubjects)[number];

/**
 * A rule of the business that an admin may change while the product runs. The environment keeps addresses,
 * secrets and what a machine can bear.
 */
export interface Setting<Value = unknown> {
  /** Its key in `site_settings`; its words on the page stand under it too. */
  readonly name: string;
  readonly subject: SettingSubject;
  /** A number, a text, a list of texts, or an object of numbers, texts and times: so much the page can draw. */
  readonly schema: z.core.$ZodType<Value>;
  /** Where nobody has set it. */
  readonly standard: Value;
}

export const defineSetting = <Value>(setting: Setting<Value>): Setting<Value> => setting;

/**
 * The value that holds now, for this transaction where it is one. What does not parse, because it was stored
 * by another release, is passed over.
 */
export async function readSetting<Value>(
  db: Kysely<DB>,
  { name, schema, standard }: Setting<Value>,
): Promise<Value> {
  const row = await db
    .selectFrom('siteSettings')
    .select('value')
    .where('key', '=', name)
    .executeTakeFirst();
  return row ? valueIn({ schema, standard }, row.value) : standard;
}

/** What is stored, as the setting understands it. */
export function valueIn<Value>(
  { schema, standard }: Pick<Setting<Value>, 'schema' | 'standard'>,
  stored: unknown,
): Value {
  const parsed = z.safeParse(schema, stored);
  return parsed.success ? parsed.data : standard;
}
