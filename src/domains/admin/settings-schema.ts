import * as z from 'zod/mini';
import { count, listOf, time } from '../../shared/responses.ts';

/** What admins change about the marketplace while it runs. */

const field = z.strictObject({
  /** Null where the setting is this field alone. */
  name: z.nullable(z.string()),
  kind: z.enum(['text', 'long', 'lines', 'integer', 'number', 'time']),
  /** Of a number, what it may be; of a text its length; of lines how many. */
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
});
export type SettingField = z.infer<typeof field>;

export const settingResponse = z.strictObject({
  name: z.string(),
  subject: z.string(),
  fields: listOf(field),
  value: z.unknown(),
  standard: z.unknown(),
  /** 0 where nobody has set it. */
  version: count,
  updatedAt: z.nullable(time),
});
export type SettingEntry = z.infer<typeof settingResponse>;

/** GET /api/admin/settings */
export const settingsResponse = listOf(settingResponse);

/** PUT /api/admin/settings */
export const settingChangeSchema = z.strictObject({
  name: z.string(),
  value: z.unknown(),
  /** The one that was read. */
  version: z.int().check(z.minimum(0)),
});
export type SettingChange = z.infer<typeof settingChangeSchema>;
