import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { migrateToLatest } from '../../../../platform/migrations.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { knowledgeFileSchema } from '../../knowledge-schema.ts';
import { Dictionary } from '../search/dictionary.ts';
import { loadKnowledge } from './service.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  const account = await buildUser(db(), { role: 'admin', totpConfirmedAt: new Date() });
  admin = await server.signedIn(account.id);
});
afterAll(() => server.close());

const db = () => server.database.db;
const put = (url: string, payload: object) => admin.send({ method: 'PUT', url, payload });

const audited = (targetId: string) =>
  db()
    .selectFrom('auditLog')
    .select('action')
    .where('targetId', '=', targetId)
    .orderBy('createdAt')
    .execute();

const reload = async () => {
  await db().updateTable('referenceFiles').set({ hash: 'older' }).execute();
  await migrateToLatest(server.database.url, () => undefined);
};

it('a word that an admin adds is searched by in running processes, and outlives a new release', async () => {
  let clock = 0;
  const dictionary = new Dictionary({ pool: server.database.pool, db: db() }, () => clock);
  const typesOf = async (text: string) =>
    (await dictionary.understand(text)).types.map(({ type }) => type);
  expect(await typesOf('chumanene')).not.toContain('deformed-bar');

  const { body } = await admin.send({ method: 'GET', url: '/api/admin/materials/deformed-bar' });
  const { key, ...entry } = body as { key: string; tagsSlang: string[] };
  const changed = { ...entry, tagsSlang: [...entry.tagsSlang, ' ChumaNene '] };
  const answer = await put('/api/admin/materials/deformed-bar', changed);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ key, tagsSlang: expect.arrayContaining(['chumanene']) });

  clock += 2_000;
  expect(await typesOf('chumanene')).toContain('deformed-bar');
  expect(await audited('deformed-bar')).toEqual([{ action: 'material.changed' }]);

  await reload();
  clock += 2_000;
  expect(await typesOf('chumanene')).toContain('deformed-bar');
});

it('a place is added, renamed by its short names, removed, and stays removed', async () => {
  const url = '/api/admin/places/Kiambu/Kwa%20Maiko';
  expect(await put(url, { aliases: ['Maiko'] })).toMatchObject({
    status: 200,
    body: { town: 'Kwa Maiko', county: 'Kiambu', aliases: ['maiko'] },
  });
  expect((await admin.send({ method: 'GET', url })).status).toBe(200);
  const removed = '/api/admin/places/Kiambu/Thika';
  expect((await admin.send({ method: 'DELETE', url: removed })).status).toBe(204);
  expect((await admin.send({ method: 'DELETE', url: removed })).status).toBe(404);
  await reload();
  expect((await admin.send({ method: 'GET', url: removed })).status).toBe(404);
  expect((await put(removed, { aliases: [] })).status).toBe(200);
  await reload();
  expect((await admin.send({ method: 'GET', url: removed })).status).toBe(200);
  expect(await audited('Kiambu/Thika')).toEqual([
    { action: 'place.removed' },
    { action: 'place.changed' },
  ]);
});

it.each([
  [
    '/api/admin/places/Kiambu/Ruiru',
    { aliases: ['kite'] },
    'aliases',
    '“kite” already means Kitengela, Kajiado.',
  ],
  ['/api/admin/places/Atlantis/Ruiru', { aliases: [] }, 'county', 'Kenya has no such county.'],
  [
    '/api/admin/materials/moon-rock',
    {
      name: 'Moon Rock',
      categorySlug: 'moon',
      unit: 'piece',
      attributeKeys: [],
      tagsEn: [],
      tagsSw: [],
      tagsSlang: [],
    },
    'categorySlug',
    'There is no such category.',
  ],
])('%s with what does not hold is refused at its field', async (url, payload, path, message) => {
  const { status, body } = await put(url, payload);
  expect({ status, body }).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
});

it.each([
  ['/api/admin/materials/Bad%20Key', {}],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: ['x'] }],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: ['two\nlines'] }],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: Array.from({ length: 81 }, (_, at) => `a${at}x`) }],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: [], extra: 1 }],
])('%s with %j is no entry', async (url, payload) => {
  expect((await put(url, payload)).status).toBe(422);
});

it('a file is written whole or not at all', async () => {
  const file = (county: string) =>
    knowledgeFileSchema.parse({
      places: [
        { county: 'Nakuru', town: 'Kampi Mpya', aliases: [] },
        { county, town: 'Kampi Moto', aliases: [] },
      ],
    });
  await expect(loadKnowledge({ db: db() }, file('Atlantis'))).rejects.toThrow(
    'Kenya has no such county.',
  );
  const url = '/api/admin/places/Nakuru/Kampi%20Mpya';
  expect((await admin.send({ method: 'GET', url })).status).toBe(404);
  await loadKnowledge({ db: db() }, file('Nakuru'));
  expect((await admin.send({ method: 'GET', url })).status).toBe(200);
});
