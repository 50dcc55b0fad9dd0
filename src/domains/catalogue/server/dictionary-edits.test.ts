import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
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
  aliases: [],
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
  const { body } = await admin.get<{ key: string; aliases: string[] }>(url);
  const { key: _, ...entry } = body;
  const aliases = entry.aliases.filter((name) => !name.startsWith('thin'));
  expect((await put(url, { ...entry, aliases: [...aliases, 'kamata vigae'] })).status).toBe(200);
  expect(await typesOf('thinset')).not.toContain('tile-adhesive');
  expect(await typesOf('kamata vigae')).toEqual(['tile-adhesive']);

  const shared = '/api/admin/ambiguous-aliases/sizinga';
  expect(await typesOf('sizinga')).not.toContain('chain-link');
  await put(shared, { materialKeys: ['plain-wire', 'chain-link'] });
  expect(await typesOf('sizinga')).toEqual(['plain-wire', 'chain-link']);
  expect((await admin.send({ method: 'DELETE', url: shared })).status).toBe(204);
  expect(await typesOf('sizinga')).not.toContain('chain-link');

  expect(await typesOf('kamata zigizaga')).toEqual([]);
  // The group is written in the singular, the name holds the plural.
  await put('/api/admin/synonyms/kigae', { others: ['zigizaga'] });
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

const ownAnswer = {
  questionsEn: ['How long does concrete cure?'],
  questionsSw: ['Zege limwagiliwe siku ngapi?'],
  answerEn: 'At least 9 days.',
  answerSw: 'Angalau siku 9.',
  sourceTitle: 'Our own site',
  materialKeys: ['ballast'],
};

it('an answer that an admin writes over or takes out stays so after a new release', async () => {
  const url = '/api/admin/answers/concrete-curing';
  const listed = async (search: string) =>
    (await admin.get<{ key: string; answerEn: string }[]>(`/api/admin/answers?search=${search}`))
      .body;
  expect((await put(url, ownAnswer)).body).toMatchObject({ ...ownAnswer, link: '', tags: [] });
  expect(
    (await admin.send({ method: 'DELETE', url: '/api/admin/answers/cement-grades' })).status,
  ).toBe(204);
  await reload();
  expect(await listed('concrete-curing')).toMatchObject([{ answerEn: 'At least 9 days.' }, {}]);
  expect(await listed('cement-grades')).toEqual([]);
  expect(await audited('concrete-curing')).toEqual([{ action: 'answer.changed' }]);
});

it.each([
  [
    '/api/admin/answers/dry-cement',
    { ...ownAnswer, materialKeys: ['moon-rock'] },
    'materialKeys.0',
    'The dictionary has no material “moon-rock”.',
  ],
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
    '/api/admin/ambiguous-aliases/grey%20stuff',
    { materialKeys: ['ballast', 'moon-rock'] },
    'materialKeys.1',
    'The dictionary has no material “moon-rock”.',
  ],
  [
    '/api/admin/ambiguous-aliases/hello',
    { materialKeys: [] },
    'name',
    '“hello” alone does not name a material. People use it for other things too.',
  ],
  [
    '/api/admin/materials/basalt-block',
    { ...basalt, aliases: ['basalt stone', 'my order'] },
    'aliases.1',
    '“my order” alone does not name a material. People use it for other things too.',
  ],
  [
    '/api/admin/synonyms/gate',
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
  const aliases = ['constructor', 'tostring', 'constructors of valueof'];
  const entry = { ...basalt, name: 'Constructor', tagsEn: ['constructor', '__proto__'], aliases };
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
  ['/api/admin/ambiguous-aliases/x', { materialKeys: [] }],
  ['/api/admin/ambiguous-aliases/%E2%80%8B%E2%80%8B', { materialKeys: [] }],
  ['/api/admin/ambiguous-aliases/---', { materialKeys: [] }],
  ['/api/admin/ambiguous-aliases/grey%20stuff', { materialKeys: ['ballast', 'ballast'] }],
  [
    '/api/admin/ambiguous-aliases/grey%20stuff',
    { materialKeys: Array.from({ length: 13 }, typeAt) },
  ],
  ['/api/admin/ambiguous-aliases/grey%20stuff', {}],
  ['/api/admin/synonyms/two%20words', { others: ['geti'] }],
  ['/api/admin/synonyms/gate', { others: [] }],
  ['/api/admin/synonyms/gate', { others: ['two words'] }],
  ['/api/admin/synonyms/gate', { others: ['geti', 'geti'] }],
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
  const { aliases, described, ...entry } = await read();
  expect(aliases?.length).toBeGreaterThan(5);
  const load = (changes: object) =>
    loadKnowledge(deps(), knowledgeFileSchema.parse({ materials: [changes] }));

  await load({ ...entry, tagsSlang: ['balasti'] });
  expect(await read()).toMatchObject({ aliases, described, tagsSlang: ['balasti'] });
  // The rest of the entry was edited, its words were not: a release still brings these.
  await db().updateTable('materials').set({ aliases: [] }).where('key', '=', 'ballast').execute();
  await reload();
  expect(await read()).toMatchObject({ aliases, tagsSlang: ['balasti'] });

  await load({ ...entry, aliases: ['Mawe Madogo Sana'] });
  await reload();
  expect(await read()).toMatchObject({ aliases: ['mawe madogo sana'], described });
});

it('a file writes and removes names, and a release takes out what it dropped and nobody wrote', async () => {
  const load = (changes: object) => loadKnowledge(deps(), knowledgeFileSchema.parse(changes));
  await load({
    ambiguousAliases: [{ name: 'Grey Stuff', materialKeys: ['ballast', 'hardcore'] }],
    removedAmbiguousAliases: ['gravel'],
    synonyms: [{ word: 'rope', others: ['kamba'] }],
    removedSynonyms: ['gate'],
    answers: [{ key: 'sisal-rope', ...ownAnswer }],
    removedAnswers: ['lime-use'],
  });
  await db()
    .insertInto('ambiguousAliases')
    .values({ name: 'older one', materialKeys: [] })
    .execute();
  await db()
    .insertInto('synonyms')
    .values({ word: 'older', others: ['oldest'] })
    .execute();
  await reload();
  const found = async (list: string, search: string) =>
    (await admin.get(`/api/admin/${list}?search=${encodeURIComponent(search)}`)).body;
  expect(await found('ambiguous-aliases', 'grey s')).toEqual([
    { name: 'grey stuff', materialKeys: ['ballast', 'hardcore'] },
  ]);
  expect(await found('synonyms', 'kamba')).toEqual([{ word: 'rope', others: ['kamba'] }]);
  expect(await found('ambiguous-aliases', 'gravel')).toEqual([]);
  expect(await found('synonyms', 'geti')).toEqual([]);
  expect(await found('answers', 'sisal')).toMatchObject([{ key: 'sisal-rope', tags: [] }]);
  expect(await found('answers', 'lime-use')).toEqual([]);
  expect(await found('ambiguous-aliases', 'older one')).toEqual([]);
  expect(await found('synonyms', 'older')).toEqual([]);
  expect(await audited('grey stuff')).toEqual([{ action: 'ambiguous_alias.changed' }]);
  expect(await audited('gate')).toEqual([{ action: 'synonyms.removed' }]);
  await expect(load({ removedAmbiguousAliases: ['gravel'] })).rejects.toMatchObject({
    status: 404,
  });
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
  const foreign = next.replace('/materials', '/synonyms');
  expect((await admin.get(foreign)).status).toBe(422);
  expect((await admin.get('/api/admin/materials?search=%25')).body).toEqual([]);
});
