import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildAdmin } from '../../domains/accounts/server/factory.ts';
import { fieldsOf } from '../../domains/admin/server/settings/fields.ts';
import type { SettingEntry } from '../../domains/admin/settings-schema.ts';
import { payoutFeePercent } from '../../domains/payments/server/settings.ts';
import { readNotice } from '../../domains/site/server/notice.ts';
import { siteNotice } from '../../domains/site/server/settings.ts';
import { adminSettings } from '../../messages/en/adminSettings.ts';
import { readSetting, settingSubjects } from '../../platform/settings.ts';
import { storeSetting } from '../../platform/testing/settings.ts';
import { registerDomains } from './compose/index.ts';
import { settings } from './compose/settings.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());
const db = () => server.database.db;
const url = '/api/admin/settings';
const put = (payload: object) => ({ method: 'PUT', url, payload }) as const;

it('every setting has words for itself and each of its fields, and a standard that it accepts', () => {
  const names: Readonly<Record<string, { fields: object }>> = adminSettings.names;
  for (const setting of settings) {
    const fields = fieldsOf(setting).map(({ name }) => name ?? 'value');
    expect(Object.keys(names[setting.name]?.fields ?? {}), setting.name).toEqual(fields);
    expect(z.safeParse(setting.schema, setting.standard).success, setting.name).toBe(true);
  }
  expect(Object.keys(adminSettings.subjects)).toEqual([...settingSubjects]);
});

describe('a setting', () => {
  it('counts at once, is saved over the version that was read alone, and leaves both values in the trail', async () => {
    const { id } = await buildAdmin(db());
    const admin = await server.signedIn(id);
    const read = async () =>
      (await admin.get<SettingEntry[]>(url)).body.find(({ name }) => name === 'payout_fee_percent');
    expect(await read()).toMatchObject({ value: 0, standard: 0, version: 0, updatedAt: null });
    const change = { name: 'payout_fee_percent', value: 2.5, version: 0 };
    const tries = await Promise.all(
      [1, 2, 3].map(() => admin.send<{ code?: string }>(put(change))),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('setting_changed');
    expect(await readSetting(db(), payoutFeePercent)).toBe(2.5);
    expect((await admin.send(put({ ...change, value: 3, version: 1 }))).status).toBe(200);
    expect(await read()).toMatchObject({ value: 3, version: 2 });
    const trail = await db()
      .selectFrom('auditLog')
      .select(['actorId', 'targetId', 'details'])
      .where('action', '=', 'setting.changed')
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { actorId: id, targetId: change.name, details: { before: '0', after: '2.5' } },
      { actorId: id, targetId: change.name, details: { before: '2.5', after: '3' } },
    ]);
  });

  it('has only values within its bounds, which are refused at their fields', async () => {
    const admin = await server.signedIn((await buildAdmin(db())).id);
    const save = (name: string, value: unknown) =>
      admin.send<{ issues?: { path: string }[] }>(put({ name, value, version: 0 }));
    const pathsOf = async (name: string, value: unknown) => {
      const { status, body } = await save(name, value);
      expect(status).toBe(422);
      return body.issues?.map(({ path }) => path);
    };
    expect(await pathsOf('order_completion_days', 61)).toEqual(['value']);
    expect(await pathsOf('order_completion_days', 'soon')).toEqual(['value']);
    expect(await pathsOf('model_calls', { perPerson: -1, perDay: 5 })).toEqual(['value.perPerson']);
    expect(await pathsOf('landing_brands', ['Sika', ' '])).toEqual(['value.1']);
    expect((await save('unknown', 1)).status).toBe(404);
    await expect(readNotice(db(), 'en')).resolves.toBeNull();
  });
});

it('the notice is read between its two times, in the reader’s language or the one there is', async () => {
  const [from, until] = ['2026-11-28T18:00:00Z', '2026-11-28T20:00:00Z'];
  await storeSetting(db(), siteNotice, { en: 'Closed at night', sw: '', from, until });
  const at = (time: string) => readNotice(db(), 'sw', new Date(`2026-11-28T${time}Z`));
  expect(await at('17:59:59')).toBeNull();
  expect(await at('18:00:00')).toBe('Closed at night');
  expect(await at('20:00:00')).toBeNull();
});
