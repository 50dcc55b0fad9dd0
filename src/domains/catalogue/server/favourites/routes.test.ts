import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { Role } from '../../../../shared/roles.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { ProductCard } from '../../schema.ts';
import { buildProduct } from '../factory.ts';
import { favouriteRoutes } from './routes.ts';

let server: TestServer;
let reader: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(favouriteRoutes(database));
    },
  });
});
beforeEach(async () => {
  [reader, other] = [await signedIn('contractor'), await signedIn('supplier')];
});
afterAll(() => server.close());

const signedIn = async (role: Role) =>
  server.signedIn((await buildUser(server.database.db, { role })).id);
const product = async (values = {}) => (await buildProduct(server.database.db, values)).id;
const call = (who: Visitor, method: 'GET' | 'PUT' | 'DELETE', productId: string) =>
  who.send<{ isFavourite?: boolean; message?: string }>({
    method,
    url: `/api/favourites/${productId}`,
  });
const favouritesOf = async (who: Visitor) =>
  (await who.get<ProductCard[]>('/api/favourites')).body.map(({ id }) => id);

describe('favourites', () => {
  it('keeps products for each account, the newest first', async () => {
    const ids = [await product(), await product(), await product()];
    for (const id of ids) expect(await call(reader, 'PUT', id)).toMatchObject({ status: 204 });
    expect(await favouritesOf(reader)).toEqual(ids.toReversed());
    expect(await favouritesOf(other)).toEqual([]);
  });

  it('any signed-in person has them, and once more changes nothing', async () => {
    const id = await product();
    for (const who of [reader, other]) {
      await call(who, 'PUT', id);
      expect(await call(who, 'PUT', id)).toMatchObject({ status: 204, body: null });
      expect(await favouritesOf(who)).toEqual([id]);
    }
  });

  it('says of one product whether it is kept', async () => {
    const id = await product();
    const state = async () => (await call(reader, 'GET', id)).body;
    expect(await state()).toEqual({ isFavourite: false });
    await call(reader, 'PUT', id);
    expect(await state()).toEqual({ isFavourite: true });
    expect((await call(other, 'GET', id)).body).toEqual({ isFavourite: false });
    expect(await call(reader, 'DELETE', id)).toMatchObject({ status: 204, body: null });
    expect(await state()).toEqual({ isFavourite: false });
    expect(await call(reader, 'DELETE', id)).toMatchObject({ status: 204 });
  });

  it('answers whole product cards with total and next page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await product());
    for (const id of ids) await call(reader, 'PUT', id);
    const seen: string[] = [];
    let url = '/api/favourites?limit=2';
    while (url !== '') {
      const answer = await reader.get<ProductCard[]>(url);
      expect(answer.headers['x-total-count']).toBe('5');
      seen.push(...answer.body.map((card) => card.id));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? '';
    }
    expect(seen).toEqual(ids.toReversed());
    const [card] = (await reader.get<ProductCard[]>('/api/favourites?limit=1')).body;
    expect(card).toMatchObject({
      name: 'Ndovu Cement 32.5N (50 kg)',
      price: '750.00',
      isActive: true,
    });
  });

  it('are kept by no cache in between', async () => {
    const answer = await reader.get('/api/favourites');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.vary).toContain('Cookie');
  });

  it('leaves out what is off the list until it is back', async () => {
    const id = await product();
    await call(reader, 'PUT', id);
    const list = (isActive: boolean) =>
      server.database.db.updateTable('products').set({ isActive }).where('id', '=', id).execute();
    await list(false);
    expect(await favouritesOf(reader)).toEqual([]);
    await list(true);
    expect(await favouritesOf(reader)).toEqual([id]);
  });

  it('refuses a product that does not exist or is off the list, and what is no id', async () => {
    const hidden = await product({ isActive: false });
    for (const id of [randomUUID(), hidden]) {
      const answer = await call(reader, 'PUT', id);
      expect(answer).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    }
    expect(await call(reader, 'PUT', 'cement')).toMatchObject({ status: 422 });
    expect(await reader.get('/api/favourites?cursor=elsewhere')).toMatchObject({ status: 422 });
  });

  it('refuses the cursor of somebody else', async () => {
    for (const who of [reader, other]) {
      for (let i = 0; i < 2; i++) await call(who, 'PUT', await product());
    }
    const { headers } = await reader.get('/api/favourites?limit=1');
    const next = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
    expect(await reader.get(next)).toMatchObject({ status: 200 });
    expect(await other.get(next)).toMatchObject({ status: 422 });
  });

  it('asks a visitor to sign in', async () => {
    const id = await product();
    const visitor = server.visitor();
    expect(await visitor.get('/api/favourites')).toMatchObject({ status: 401 });
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect(await call(visitor, method, id)).toMatchObject({ status: 401 });
    }
  });
});
