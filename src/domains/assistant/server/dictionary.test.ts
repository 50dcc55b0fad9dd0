import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { migrateToLatest } from '../../../platform/migrations.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct } from '../../catalogue/server/factory.ts';
import type { ChatAnswer } from '../schema.ts';

/** What admins change in the dictionary, as the assistant of a running server follows it. */

let server: TestServer;
let admin: Visitor;
let contractor: Visitor;
beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  const chief = await buildUser(db(), { role: 'admin', totpConfirmedAt: new Date() });
  admin = await server.signedIn(chief.id);
  contractor = await server.signedIn((await buildUser(db())).id);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const db = () => server.database.db;
const now = performance.now.bind(performance);
let passed = 0;
/** Nobody waits for a refresh: the answers before it are those of the dictionary as it was. */

/** Types that the chat reads, once it has asked whether the dictionary changed. */
async function typesOf(message: string): Promise<readonly (string | null)[]> {
  const { body } = await contractor.post('/api/ai/chat', { message });
  return ((body as ChatAnswer).items ?? []).map(({ productType }) => productType);
}
function afterItsRefresh(message: string) {
  passed += 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  return expect.poll(() => typesOf(message));
}

async function entry(key: string) {
  const { body } = await admin.get<{ aliases: string[] }>(`/api/admin/materials/${key}`);
  const { key: _, ...fields } = body as { key: string; aliases: string[] };
  return fields;
}
const put = (url: string, payload: object) =>
  admin.send({ method: 'PUT', url: `/api/admin/${url}`, payload });
const remove = (url: string) => admin.send({ method: 'DELETE', url: `/api/admin/${url}` });
const releaseAgain = async () => {
  await db().updateTable('referenceFiles').set({ hash: 'older' }).execute();
  await migrateToLatest(server.database.url, () => undefined);
};

it('a name that an admin takes from a material is known no longer, and a release does not bring it back', async () => {
  expect(await typesOf('20 pieces of thinset')).toEqual(['tile-adhesive']);
  const fields = await entry('tile-adhesive');
  const aliases = fields.aliases.filter((name) => !/^(?:thinset|thin set)$/.test(name));
  expect((await put('materials/tile-adhesive', { ...fields, aliases })).status).toBe(200);
  await afterItsRefresh('20 pieces of thinset').not.toContain('tile-adhesive');
  await releaseAgain();
  await afterItsRefresh('20 pieces of thinset').not.toContain('tile-adhesive');
  expect((await entry('tile-adhesive')).aliases).toEqual(aliases);
});

it('an ambiguous alias that is taken out means nothing, and what is written anew is read at once', async () => {
  const { body } = await admin.get('/api/admin/ambiguous-aliases?search=concrete+pump');
  expect(body).toEqual([{ name: 'concrete pump', materialKeys: [] }]);
  expect(await typesOf('1 concrete pump')).toEqual([null]);

  expect((await remove('ambiguous-aliases/concrete%20pump')).status).toBe(204);
  expect((await remove('ambiguous-aliases/concrete%20pump')).status).toBe(404);
  await afterItsRefresh('1 concrete pump').toEqual(['water-pump']);
  await releaseAgain();
  await afterItsRefresh('1 concrete pump').toEqual(['water-pump']);

  const written = await put('ambiguous-aliases/Concrete%20Pump', {
    materialKeys: ['concrete-mixer'],
  });
  expect(written).toMatchObject({ status: 200, body: { name: 'concrete pump' } });
  await afterItsRefresh('1 concrete pump').toEqual(['concrete-mixer']);

  expect(await typesOf('2 geysers')).toEqual(['instant-shower']);
  expect((await remove('ambiguous-aliases/geyser')).status).toBe(204);
  await afterItsRefresh('2 geysers').not.toContain('instant-shower');
});

it('words stop standing for each other, and others begin to', async () => {
  expect(await typesOf('4 msumeno ya bomba')).toEqual(await typesOf('4 misumeno ya bomba'));
  expect((await remove('synonyms/msumeno')).status).toBe(204);
  expect((await remove('synonyms/msumeno')).status).toBe(404);
  await releaseAgain();
  const { body } = await admin.get<object[]>('/api/admin/synonyms?search=misumeno');
  expect(body).toEqual([]);

  expect(await typesOf('5 tile zigzag')).not.toContain('tile-spacer');
  expect((await put('synonyms/spacer', { others: ['zigzag'] })).status).toBe(200);
  await afterItsRefresh('5 tile zigzag').toContain('tile-spacer');
});

it('a new material is understood by what it is said to be, and found', async () => {
  const categories = await db().selectFrom('categories').select(['id', 'slug']).execute();
  const category = categories.find(({ slug }) => slug === 'stones-blocks-bricks');
  const fields = {
    name: 'Basalt Block',
    categorySlug: 'stones-blocks-bricks',
    unit: 'piece',
    attributeKeys: [],
    tagsEn: ['basalt block'],
    tagsSw: [],
    tagsSlang: [],
    aliases: ['jiwe la volkano'],
    described: 'dark porous heavy',
  };
  const answer = await put('materials/basalt-block', fields);
  expect(answer).toMatchObject({ status: 200, body: { key: 'basalt-block', ...fields } });
  await buildProduct(db(), {
    name: 'Basalt Block from Menengai',
    unit: 'piece',
    productType: 'basalt-block',
    ...(category && { categoryId: category.id }),
  });
  await afterItsRefresh('nahitaji jiwe la volkano 300').toEqual(['basalt-block']);
  await expect.poll(() => typesOf('I need something dark and porous')).toEqual(['basalt-block']);
  const { body } = await contractor.post('/api/ai/chat', { message: 'jiwe la volkano 300' });
  const [match] = (body as ChatAnswer).supplierMatches?.matches ?? [];
  expect(match?.products.map(({ name }) => name)).toEqual(['Basalt Block from Menengai']);
});

it('two that read as the same words: the later one holds', async () => {
  await put('ambiguous-aliases/blue%20wonders', { materialKeys: ['ballast'] });
  await put('ambiguous-aliases/blue%20wonder', { materialKeys: ['murram'] });
  await afterItsRefresh('2 lorries blue wonders').toEqual(['murram']);
});

it('an everyday word is refused as a name, and read as none where it stands all the same', async () => {
  for (const name of ['hello', 'for', 'my order', '50']) {
    const url = `ambiguous-aliases/${encodeURIComponent(name)}`;
    expect(await put(url, { materialKeys: [] })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'name' }] },
    });
  }
  const names = ['hello', 'for'].map((name) => ({ name, materialKeys: ['ballast'] }));
  await db().insertInto('ambiguousAliases').values(names).execute();
  await put('synonyms/for', { others: ['cement', 'sheet', 'na', 'order', 'bag', 'my'] });
  await put('ambiguous-aliases/purple%20wonder', { materialKeys: ['murram'] });
  await afterItsRefresh('2 lorries purple wonder').toEqual(['murram']);
  expect(await typesOf('12 bags white cement for the house')).toEqual(['white-cement']);
  expect(await typesOf('where is my order?')).toEqual([]);
  const { body } = await contractor.post('/api/ai/chat', { message: 'hello' });
  expect((body as ChatAnswer).items ?? []).toEqual([]);
});

it('others than admins change nothing', async () => {
  const url = '/api/admin/ambiguous-aliases/gate';
  for (const method of ['PUT', 'DELETE'] as const) {
    const payload = method === 'PUT' ? { materialKeys: [] } : undefined;
    const { status } = await contractor.send({ method, url, ...(payload && { payload }) });
    expect(status).toBe(403);
  }
  expect((await contractor.get('/api/admin/synonyms')).status).toBe(403);
});
