import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { knowledgeFileSchema } from '../../materials/schema.ts';
import { loadKnowledge } from '../../materials/server/public.ts';
import { classifyMaterials } from './classify.ts';
import { Dictionary } from './search/dictionary.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  const account = await buildUser(db(), { role: 'admin', totpConfirmedAt: new Date() });
  admin = await server.signedIn(account.id);
});
afterAll(() => server.close());

const db = () => server.database.db;
const deps = () => ({ db: db() });
const put = (url: string, payload: object) => admin.send({ method: 'PUT', url, payload });

const audited = (targetId: string) =>
  db()
    .selectFrom('auditLog')
    .select('action')
    .where('targetId', '=', targetId)
    .orderBy('createdAt')
    .execute();

const basalt = {
  name: 'Basalt Block',
  categorySlug: 'stones-blocks-bricks',
  unit: 'piece',
  attributeKeys: [],
  tagsEn: [],
  tagsSw: [],
  tagsSlang: [],
  namesSaid: [],
  described: '',
};
const typeAt = (_: unknown, at: number) => `type-${at}`;

const reload = async () => {
  await db().updateTable('referenceFiles').set({ hash: 'older' }).execute();
  await migrateToLatest(server.database.url, () => undefined);
};

it('a word that an admin adds is searched by in running processes, and outlives a new release', async () => {
  let clock = 0;
  const dictionary = new Dictionary({ pool: server.database.pool, db: db() }, () => clock);
  const typesOf = async (text: string) =>
    (await dictionary.understand(text)).plan.types.map(({ type }) => type);
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

it('the shop and new products are read by names that admins write, and no longer by those they take out', async () => {
  let clock = 0;
  const deps = { pool: server.database.pool, db: db() };
  const dictionary = new Dictionary(deps, () => clock);
  const typesOf = async (text: string) => {
    clock += 2_000;
    const { types } = (await dictionary.understand(text)).plan;
    return types.map(({ type }) => type);
  };
  const url = '/api/admin/materials/tile-adhesive';
  expect(await typesOf('thinset')).toEqual(['tile-adhesive']);
  expect((await classifyMaterials(deps, ['Thinset 20 kg']))[0]?.key).toBe('tile-adhesive');
  const { body } = await admin.get<{ key: string; namesSaid: string[] }>(url);
  const { key: _, ...entry } = body;
  const namesSaid = entry.namesSaid.filter((name) => !name.startsWith('thin'));
  expect((await put(url, { ...entry, namesSaid: [...namesSaid, 'kamata vigae'] })).status).toBe(
    200,
  );
  expect(await typesOf('thinset')).not.toContain('tile-adhesive');
  expect(await typesOf('kamata vigae')).toEqual(['tile-adhesive']);

  const shared = '/api/admin/shared-names/sizinga';
  expect(await typesOf('sizinga')).not.toContain('chain-link');
  await put(shared, { materialKeys: ['plain-wire', 'chain-link'] });
  expect(await typesOf('sizinga')).toEqual(['plain-wire', 'chain-link']);
  expect((await admin.send({ method: 'DELETE', url: shared })).status).toBe(204);
  expect(await typesOf('sizinga')).not.toContain('chain-link');

  expect(await typesOf('kamata zigizaga')).toEqual([]);
  // The group is written in the singular, the name holds the plural.
  await put('/api/admin/same-words/kigae', { others: ['zigizaga'] });
  expect(await typesOf('kamata zigizaga')).toEqual(['tile-adhesive']);
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
  [
    '/api/admin/places/Kiambu/Foo',
    { aliases: ['nairobi'] },
    'aliases',
    '“nairobi” already means Nairobi County.',
  ],
  [
    '/api/admin/places/Kiambu/Nairobi',
    { aliases: [] },
    'town',
    '“nairobi” already means Nairobi County.',
  ],
  ['/api/admin/places/Atlantis/Ruiru', { aliases: [] }, 'county', 'Kenya has no such county.'],
  [
    '/api/admin/materials/moon-rock',
    { ...basalt, categorySlug: 'moon' },
    'categorySlug',
    'There is no such category',
  ],
  [
    '/api/admin/shared-names/grey%20stuff',
    { materialKeys: ['ballast', 'moon-rock'] },
    'materialKeys.1',
    'The dictionary has no material “moon-rock”.',
  ],
  [
    '/api/admin/shared-names/hello',
    { materialKeys: [] },
    'name',
    '“hello” alone does not name a material. People use it for other things too.',
  ],
  [
    '/api/admin/materials/basalt-block',
    { ...basalt, namesSaid: ['basalt stone', 'my order'] },
    'namesSaid.1',
    '“my order” alone does not name a material. People use it for other things too.',
  ],
  [
    '/api/admin/same-words/gate',
    { others: ['geti', 'gate'] },
    'others',
    'Leave the word itself out of the others.',
  ],
])('%s with what does not hold is refused at its field', async (url, payload, path, message) => {
  const { status, body } = await put(url, payload);
  expect({ status, body }).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
});

it('a county’s own town may be called like it', async () => {
  const url = '/api/admin/places/Nairobi/Nairobi';
  expect((await put(url, { aliases: [] })).status).toBe(200);
  expect((await admin.send({ method: 'DELETE', url })).status).toBe(204);
});

it('words that every object has are words like all others', async () => {
  const namesSaid = ['constructor', 'tostring', 'constructors of valueof'];
  const entry = { ...basalt, name: 'Constructor', tagsEn: ['constructor', '__proto__'], namesSaid };
  expect((await put('/api/admin/materials/constructor', entry)).status).toBe(200);
  const dictionary = new Dictionary({ pool: server.database.pool, db: db() });
  for (const text of ['constructor', 'constructors', '__proto__ 2', 'tostring 4 inch', 'valueOf']) {
    expect((await admin.get(`/api/products?search=${encodeURIComponent(text)}`)).status).toBe(200);
    expect((await dictionary.understand(text)).limits).toEqual({});
  }
  const types = async (text: string) => (await dictionary.understand(text)).plan.types;
  expect((await types('constructors')).map(({ type }) => type)).toEqual(['constructor']);
  expect((await types('cement'))[0]?.type).toBe('cement-32-5');
});

it.each([
  ['/api/admin/materials/Bad%20Key', {}],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: ['x'] }],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: ['two\nlines'] }],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: Array.from({ length: 81 }, (_, at) => `a${at}x`) }],
  ['/api/admin/places/Kiambu/Ruiru', { aliases: [], extra: 1 }],
  ['/api/admin/shared-names/x', { materialKeys: [] }],
  ['/api/admin/shared-names/%E2%80%8B%E2%80%8B', { materialKeys: [] }],
  ['/api/admin/shared-names/---', { materialKeys: [] }],
  ['/api/admin/shared-names/grey%20stuff', { materialKeys: ['ballast', 'ballast'] }],
  ['/api/admin/shared-names/grey%20stuff', { materialKeys: Array.from({ length: 13 }, typeAt) }],
  ['/api/admin/shared-names/grey%20stuff', {}],
  ['/api/admin/same-words/two%20words', { others: ['geti'] }],
  ['/api/admin/same-words/gate', { others: [] }],
  ['/api/admin/same-words/gate', { others: ['two words'] }],
  ['/api/admin/same-words/gate', { others: ['geti', 'geti'] }],
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
  await expect(loadKnowledge(deps(), file('Atlantis'))).rejects.toThrow(
    'Kenya has no such county.',
  );
  const url = '/api/admin/places/Nakuru/Kampi%20Mpya';
  expect((await admin.send({ method: 'GET', url })).status).toBe(404);
  await loadKnowledge(deps(), file('Nakuru'));
  expect((await admin.send({ method: 'GET', url })).status).toBe(200);
});

it('a file without the words of a material leaves them as they are; with them it writes them over', async () => {
  const url = '/api/admin/materials/ballast';
  const read = async () => (await admin.get<Record<string, string[] | string>>(url)).body;
  const { namesSaid, described, ...entry } = await read();
  expect(namesSaid?.length).toBeGreaterThan(5);
  const load = (changes: object) =>
    loadKnowledge(deps(), knowledgeFileSchema.parse({ materials: [changes] }));

  await load({ ...entry, tagsSlang: ['balasti'] });
  expect(await read()).toMatchObject({ namesSaid, described, tagsSlang: ['balasti'] });
  // The rest of the entry was edited, its words were not: a release still brings these.
  await db().updateTable('materials').set({ namesSaid: [] }).where('key', '=', 'ballast').execute();
  await reload();
  expect(await read()).toMatchObject({ namesSaid, tagsSlang: ['balasti'] });

  await load({ ...entry, namesSaid: ['Mawe Madogo Sana'] });
  await reload();
  expect(await read()).toMatchObject({ namesSaid: ['mawe madogo sana'], described });
});

it('a file writes and removes names, and a release takes out what it dropped and nobody wrote', async () => {
  const load = (changes: object) => loadKnowledge(deps(), knowledgeFileSchema.parse(changes));
  await load({
    sharedNames: [{ name: 'Grey Stuff', materialKeys: ['ballast', 'hardcore'] }],
    removedSharedNames: ['gravel'],
    sameWords: [{ word: 'rope', others: ['kamba'] }],
    removedSameWords: ['gate'],
  });
  await db().insertInto('sharedNames').values({ name: 'older one', materialKeys: [] }).execute();
  await db()
    .insertInto('sameWords')
    .values({ word: 'older', others: ['oldest'] })
    .execute();
  await reload();
  const found = async (list: string, search: string) =>
    (await admin.get(`/api/admin/${list}?search=${encodeURIComponent(search)}`)).body;
  expect(await found('shared-names', 'grey s')).toEqual([
    { name: 'grey stuff', materialKeys: ['ballast', 'hardcore'] },
  ]);
  expect(await found('same-words', 'kamba')).toEqual([{ word: 'rope', others: ['kamba'] }]);
  expect(await found('shared-names', 'gravel')).toEqual([]);
  expect(await found('same-words', 'geti')).toEqual([]);
  expect(await found('shared-names', 'older one')).toEqual([]);
  expect(await found('same-words', 'older')).toEqual([]);
  expect(await audited('grey stuff')).toEqual([{ action: 'shared_name.changed' }]);
  expect(await audited('gate')).toEqual([{ action: 'same_words.removed' }]);
  await expect(load({ removedSharedNames: ['gravel'] })).rejects.toMatchObject({ status: 404 });
});

it('lists are found by any name and walked by cursor', async () => {
  const { body } = await admin.get('/api/admin/materials?search=binding%20WIRE');
  expect(body).toContainEqual({
    key: 'binding-wire',
    name: 'Black Binding Wire',
    categorySlug: 'steel-rebar',
  });
  const first = await admin.get<{ key: string }[]>('/api/admin/materials?limit=150');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await admin.get<{ key: string }[]>(next);
  const keys = [...first.body, ...second.body].map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)].toSorted());
  expect(first.headers['x-total-count']).toBe(String(keys.length));
  const foreign = next.replace('/materials', '/same-words');
  expect((await admin.get(foreign)).status).toBe(422);
  expect((await admin.get('/api/admin/materials?search=%25')).body).toEqual([]);
});
