import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { buildAdmin, buildUser } from '../../../accounts/server/factory.ts';
import type { AuditEntryView } from '../../audit-schema.ts';

let server: TestServer;
let owner: Visitor;
let ownerId: string;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  ownerId = (await buildAdmin(server.database.db)).id;
  owner = await server.signedIn(ownerId);
});
afterAll(() => server.close());

const search = async (query: Record<string, string>) =>
  (await owner.get<AuditEntryView[]>(`/api/admin/audit?${new URLSearchParams(query)}`)).body;

it('the audit log is searched by person, action, target and date', async () => {
  const { db } = server.database;
  const actor = await buildUser(db, {
    firstName: 'Fatuma',
    lastName: 'Noor',
    phoneNumber: '+254700112233',
  });
  const target = await buildUser(db, { companyName: 'Mchanga Ltd' });
  const entry = {
    actorId: actor.id,
    action: 'account.read',
    targetType: 'user',
    targetId: target.id,
  } as const;
  await recordAudit(db, entry);
  const expected = {
    actor: { id: actor.id, name: 'Fatuma Noor', staffRole: null },
    action: 'account.read',
    targetName: 'Mchanga Ltd',
  };
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  for (const query of [
    { person: 'fatuma noor' },
    { person: '0700 112 233' },
    { person: actor.id },
    { target: target.id },
    { action: 'account.read', from: today, to: today },
  ]) {
    expect(await search(query), JSON.stringify(query)).toMatchObject([expected]);
  }
  expect(await search({ target: target.id, to: '2020-01-01' })).toEqual([]);
  expect((await owner.get<string[]>('/api/admin/audit/actions')).body).toContain('account.read');
});

it('the log is read page by page', async () => {
  const { db } = server.database;
  for (let i = 0; i < 55; i += 1) {
    await recordAudit(db, {
      actorId: null,
      action: 'place.changed',
      targetType: 'place',
      targetId: `p${i}`,
    });
  }
  const first = await owner.get<AuditEntryView[]>('/api/admin/audit?action=place.changed');
  const [, next = ''] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
  const second = await owner.get<AuditEntryView[]>(next);
  expect([first.body.length, second.body.length]).toEqual([20, 20]);
  expect(second.body.at(-1)?.targetId).toBe('p15');
  const days = await owner.get<AuditEntryView[]>('/api/admin/audit?from=2026-01-01&limit=50');
  const [, before = ''] = /<([^>]+)>/.exec(String(days.headers.link)) ?? [];
  const rest = await owner.get<AuditEntryView[]>(before);
  const places = [...days.body, ...rest.body].filter(({ action }) => action === 'place.changed');
  expect(places.map(({ targetId }) => targetId)).toEqual(
    Array.from({ length: 55 }, (_, place) => `p${54 - place}`),
  );
});

it('its export has every entry, and is in the log itself without naming who was searched for', async () => {
  await server.database.pool.query(
    `insert into audit_log (action, target_type, target_id)
       select 'place.changed', 'place', 'q' || n from generate_series(1, 1100) n`,
  );
  const { status, bytes } = await owner.get('/api/admin/audit.csv?action=place.changed');
  expect(status).toBe(200);
  const lines = bytes.toString().trimEnd().split('\r\n');
  expect([lines.length, new Set(lines).size]).toEqual([1_156, 1_156]);
  expect(lines.at(-1)).toContain('place.changed,place,p0');
  await owner.get('/api/admin/audit.csv?person=0700%20112%20233&from=2026-01-01');
  const exported = await search({ action: 'audit.exported' });
  expect(exported.map(({ details }) => details)).toEqual([
    { from: '2026-01-01' },
    { action: 'place.changed' },
  ]);
  expect(exported[0]?.actor?.id).toBe(ownerId);
});
