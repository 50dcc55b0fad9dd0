import type { Kysely } from 'kysely';
import * as z from 'zod';
import { issuesOf } from '../../../../messages/refusals.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { type Setting, valueIn } from '../../../../platform/settings.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid } from '../../../../shared/errors.ts';
import type { SettingChange, SettingEntry } from '../../settings-schema.ts';
import { fieldsOf } from './fields.ts';
import { saveSetting, selectSettings } from './queries.ts';

export interface SettingsDeps {
  readonly db: Kysely<DB>;
  /** Of all domains. */
  readonly settings: readonly Setting[];
}

/** Every setting, with what holds now. */
export async function listSettings({ db, settings }: SettingsDeps): Promise<SettingEntry[]> {
  const stored = await selectSettings(db);
  return settings.map((setting) => {
    const row = stored.get(setting.name);
    return {
      name: setting.name,
      subject: setting.subject,
      fields: fieldsOf(setting),
      value: row ? valueIn(setting, row.value) : setting.standard,
      standard: setting.standard,
      version: row?.version ?? 0,
      updatedAt: row?.updatedAt.toISOString() ?? null,
    };
  });
}

/**
 * Changes a setting for every process at once. The trail keeps what it was and what it is.
 *
 * @throws AppError 404 for no such setting, 409 where somebody else has changed it since it was read, 422 for a
 *   value that it cannot have
 */
export async function changeSetting(
  deps: SettingsDeps,
  admin: Actor,
  { name, value, version }: SettingChange,
): Promise<SettingEntry> {
  const setting = deps.settings.find((one) => one.name === name);
  if (!setting) throw new AppError(404, 'setting_not_found');
  const parsed = z.safeParse(setting.schema, value);
  if (!parsed.success)
    throw invalid(
      issuesOf(parsed.error).map((issue) => ({
        ...issue,
        path: ['value', issue.path].filter(Boolean).join('.'),
      })),
    );
  await transact(deps.db, async (trx) => {
    const before = (await selectSettings(trx)).get(name);
    if (!(await saveSetting(trx, { name, value: parsed.data, version }))) {
      throw new AppError(409, 'setting_changed');
    }
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'setting.changed',
      targetType: 'setting',
      targetId: name,
      details: {
        before: JSON.stringify(before ? before.value : setting.standard),
        after: JSON.stringify(parsed.data),
      },
    });
  });
  const changed = (await listSettings(deps)).find((one) => one.name === name);
  if (!changed) throw new AppError(404, 'setting_not_found');
  return changed;
}
