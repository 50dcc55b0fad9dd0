import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { eventually } from '../../../../shared/testing/eventually.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { AliasEffect, Gap } from '../../../materials/gap-schema.ts';
import { buildProduct } from '../factory.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  const account = await buildUser(db(), { role: 'admin', totpConfirmedAt: new Date() });
  admin = await server.signedIn(account.id);
});
afterAll(() => server.close());

const db = () => server.database.db;
const post = (url: string, payload: object) =>
  admin.send({ method: 'POST', url: `/api/admin/gaps/${url}`, payload });
const search = (text: string, more = '') =>
  server.visitor().get(`/api/products?search=${encodeURIComponent(text)}${more}`);

async function gaps(closed = false): Promise<Gap[]> {
  const { body } = await admin.get(`/api/admin/gaps?source=search&closed=${closed}`);
  return body as Gap[];
}
const texts = async () => (await gaps()).map(({ text }) => text);

it('a search that finds nothing is counted without whoever searched, and becomes an alias that finds', async () => {
  await buildProduct(db(), { name: 'Ring 12', productType: 'deformed-bar' });
  const written = ['zungushio', 'nataka Zungushio', 'zungushio 0722 123 456', 'zungushio Kamau'];
  for (const text of written) {
    await search(text);
  }
  await search('zungushio', '&inStock=true');
  await search('zungush', '&limit=4');
  await eventually(async () => expect(await gaps()).toMatchObject([{ text: 'zungushio' }]));
  await eventually(async () => expect(await gaps()).toMatchObject([{ times: 4, meaning: null }]));

  const meaning = { alias: 'zungushio', materialKeys: ['deformed-bar'] };
  const effect = (await post('effect', meaning)).body as AliasEffect;
  expect(effect).toMatchObject({ before: [], after: ['Deformed Bar'], products: 1, changed: [] });
  expect(effect.rightAfter).toBe(effect.rightBefore);

  const key = { source: 'search', text: 'zungushio' };
  expect((await post('decide', { ...key, meaning })).status).toBe(204);
  expect((await post('decide', { ...key, meaning })).status).toBe(409);
  expect(await gaps()).toEqual([]);
  expect(await gaps(true)).toMatchObject([{ text: 'zungushio', meaning }]);
  await eventually(async () =>
    expect((await search('zungushio')).body).toMatchObject([{ name: 'Ring 12' }]),
  );

  expect((await post('reopen', key)).status).toBe(204);
  expect(await texts()).toEqual(['zungushio']);
  const { body } = await admin.get('/api/admin/materials/deformed-bar');
  expect((body as { aliases: string[] }).aliases).not.toContain('zungushio');
});

it('says which labelled searches an alias would spoil', async () => {
  const spoils = { alias: 'mchanga', materialKeys: [] };
  const effect = (await post('effect', spoils)).body as AliasEffect;
  expect(effect.rightAfter).toBeLessThan(effect.rightBefore);
  expect(effect.changed).toContainEqual(
    expect.objectContaining({ text: 'mchanga', change: 'worse', after: [] }),
  );
});

it('a name of several materials is shared, one of none is not sold here, and a known one is refused', async () => {
  const stored = await db()
    .insertInto('knowledgeGaps')
    .values(
      ['mawingu', 'mwangaluka', 'kitupu', 'misumari'].map((text) => ({ source: 'search', text })),
    )
    .returning('text')
    .execute();
  expect(stored).toHaveLength(4);
  const decide = (text: string, materialKeys: string[]) =>
    post('decide', { source: 'search', text, meaning: { alias: text, materialKeys } });
  expect((await decide('mawingu', ['ballast', 'hardcore'])).status).toBe(204);
  expect((await decide('mwangaluka', [])).status).toBe(204);
  expect((await decide('kitupu', ['nothing-such'])).status).toBe(422);
  const { body } = await admin.get('/api/admin/ambiguous-aliases?search=mawingu');
  expect(body).toEqual([{ name: 'mawingu', materialKeys: ['ballast', 'hardcore'] }]);
  expect((await decide('misumari', ['ballast', 'hardcore'])).status).toBe(422);
  expect((await post('reopen', { source: 'search', text: 'mawingu' })).status).toBe(204);
  expect((await admin.get('/api/admin/ambiguous-aliases?search=mawingu')).body).toEqual([]);
});
