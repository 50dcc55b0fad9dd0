import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct } from '../../catalogue/server/factory.ts';
import type { Rfq } from '../schema.ts';
import { buildRfq, passDeadline } from './factory.ts';
import { rfqRoutes } from './routes.ts';
import { close, create, itemsOf, plainRfq as plain, edit as put, read } from './testing.ts';

let server: TestServer;
let owner: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(
        rfqRoutes({ ...database, enqueue: jobs.enqueue, readLines: async () => [] }),
      );
    },
  });
});
beforeEach(async () => {
  [owner, other] = [await person('contractor'), await person('contractor')];
});
afterAll(() => server.close());

const db = () => server.database.db;
async function person(role: 'contractor' | 'supplier', values = {}): Promise<Visitor> {
  return server.signedIn((await buildUser(db(), { role, ...values })).id);
}
const pass = (id: string) => passDeadline(db(), id);

it('an edit that began with an older version is refused, and one without a version is not', async () => {
  const { id } = (await create(owner, { ...plain, items: [{ productName: 'Sand', quantity: 10 }] }))
    .body;
  const more = { items: [{ productName: 'Sand', quantity: 25 }], version: 1 };
  expect((await put(owner, id, more)).body.version).toBe(2);
  expect(await put(owner, id, { ...more, description: 'From the phone' })).toMatchObject({
    status: 409,
    body: { code: 'rfq_edited' },
  });
  expect(await itemsOf(owner, id)).toMatchObject([{ quantity: 25 }]);
  expect((await put(owner, id, { title: 'Slab', version: 2 })).status).toBe(200);
  expect((await put(owner, id, { title: 'Slabs' })).status).toBe(200);
});

describe('the deadline', () => {
  it('closes for every reader and writer at its instant, without any job', async () => {
    const { id } = (await create(owner)).body;
    const supplier = await person('supplier');
    await pass(id);
    expect((await read(owner, id)).body).toMatchObject({
      status: 'closed',
      closedAt: expect.any(String),
    });
    expect((await read(supplier, id)).status).toBe(404);
    expect((await owner.get<Rfq[]>('/api/rfqs?status=open')).body).toEqual([]);
    expect((await owner.get<Rfq[]>('/api/rfqs?status=closed')).body).toMatchObject([{ id }]);
    expect(await put(owner, id, { title: 'Later' })).toMatchObject({
      status: 409,
      body: { code: 'rfq_closed' },
    });
    expect((await close(owner, id)).status).toBe(409);
    const cancelled = await close(owner, id, { reason: 'The site stands still' });
    expect(cancelled.body).toMatchObject({
      status: 'closed',
      closedReason: 'The site stands still',
    });
    expect(new Date(cancelled.body.closedAt ?? 0).getTime()).toBeLessThan(Date.now());
  });

  it('is judged when the row was had, not when it was asked for', async () => {
    const { id } = (await create(owner)).body;
    await db()
      .updateTable('rfqs')
      .set({ closesAt: new Date(Date.now() + 300) })
      .where('id', '=', id)
      .execute();
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from rfqs where id = $1 for update', [id]);
    const edit = put(owner, id, { title: 'In time?' });
    await holder.query('select pg_sleep(0.6)');
    await holder.query('commit');
    holder.release();
    expect((await edit).status).toBe(409);
  });
});

describe('PUT /api/rfqs/{id}', () => {
  it('raises the version with what it asks for, not with its name or deadline', async () => {
    const { id } = (await create(owner)).body;
    expect((await put(owner, id, { title: 'Steel, second try' })).body.version).toBe(1);
    const later = new Date(Date.now() + 20 * 86_400_000).toISOString();
    expect((await put(owner, id, { closesAt: later })).body).toMatchObject({
      version: 1,
      closesAt: later,
    });
    expect((await put(owner, id, { deliveryLocation: 'Juja' })).body.version).toBe(2);
    expect((await put(owner, id, { deliveryLocation: 'Juja' })).body.version).toBe(2);
    const items = [{ productName: 'Sand', quantity: 2, unit: 'lorry' }];
    const edited = (await put(owner, id, { items })).body;
    expect(edited).toMatchObject({ version: 3, itemCount: 1, description: plain.description });
    const [line] = await itemsOf(owner, id);
    const { id: lineId, productName, quantity, unit } = line!;
    await put(owner, id, { items: [{ id: lineId, productName, quantity, unit }] });
    expect((await read(owner, id)).body.version).toBe(3);
    await put(owner, id, { items: [{ id: lineId, productName, quantity: 3, unit }] });
    expect(await itemsOf(owner, id)).toMatchObject([{ id: lineId, quantity: 3 }]);
    expect((await put(owner, id, { items: [] })).body).toMatchObject({ version: 5, itemCount: 0 });
  });

  it('by another product a line is another line, and off the list one stays what it was', async () => {
    const [large, small] = [await buildProduct(db()), await buildProduct(db())];
    const line = { productName: 'Cement', quantity: 10, unit: 'bag' };
    const items = [{ ...line, productId: large.id }];
    const { id } = (await create(owner, { ...plain, items })).body;
    const [before] = await itemsOf(owner, id);
    const same = { ...line, id: before!.id, productId: large.id };
    await db()
      .updateTable('products')
      .set({ isActive: false })
      .where('id', '=', large.id)
      .execute();
    expect((await put(owner, id, { items: [same] })).body.version).toBe(1);
    const other = { ...same, productId: small.id };
    expect((await put(owner, id, { items: [other] })).body.version).toBe(2);
    expect((await itemsOf(owner, id))[0]?.id).not.toBe(before!.id);
  });

  it('keeps dropped lines for what was quoted on them', async () => {
    const items = [{ productName: 'Sand', quantity: 2 }];
    const { id } = (await create(owner, { ...plain, items })).body;
    const [line] = await itemsOf(owner, id);
    await put(owner, id, { items: [{ id: line!.id, productName: 'Ballast', quantity: 2 }] });
    const after = await itemsOf(owner, id);
    expect(after).toMatchObject([{ productName: 'Ballast', lineNo: 1 }]);
    expect(after[0]!.id).not.toBe(line!.id);
    const kept = await db()
      .selectFrom('rfqItems')
      .select('removedAt')
      .where('id', '=', line!.id)
      .executeTakeFirst();
    expect(kept?.removedAt).toBeInstanceOf(Date);
  });

  it('is refused to others like a missing one, before their body is looked at', async () => {
    const { id } = (await create(owner)).body;
    const supplier = await person('supplier');
    for (const body of [{ title: 'Mine now' }, { nonsense: true }]) {
      expect((await put(other, id, body)).status).toBe(404);
      expect((await put(supplier, id, body)).status).toBe(403);
    }
    expect((await put(owner, id, { status: 'awarded' })).status).toBe(422);
    expect((await put(owner, id, { title: '' })).body.issues?.[0]?.path).toBe('title');
    expect((await read(owner, id)).body.title).toBe(plain.title);
  });
});

describe('POST /api/rfqs/{id}/close', () => {
  it('closes once; awarded is final; 409 names what can follow', async () => {
    const { id } = (await create(owner)).body;
    expect((await close(other, id)).status).toBe(404);
    expect((await close(owner, id, { reason: 'Bought it' })).body).toMatchObject({
      status: 'closed',
      closedReason: 'Bought it',
    });
    expect((await close(owner, id)).body).toMatchObject({
      code: 'rfq_closed',
      details: { status: 'closed', next: ['awarded'] },
    });
    expect((await put(owner, id, { title: 'Again' })).status).toBe(409);
    const awarded = await buildRfq(db(), { status: 'awarded' });
    const visitor = await server.signedIn(awarded.contractorId);
    expect(await close(visitor, awarded.id, { reason: 'Too late' })).toMatchObject({
      status: 409,
      body: { code: 'rfq_awarded', details: { status: 'awarded', next: [] } },
    });
  });

  it('and an edit at once: one after the other, and nothing is written after the close', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = (await create(owner)).body;
      const [closed, edited] = await Promise.all([
        close(owner, id),
        put(owner, id, { description: 'Changed at the last moment' }),
      ]);
      expect(closed.status).toBe(200);
      expect([200, 409]).toContain(edited.status);
      const { body } = await read(owner, id);
      expect(body.status).toBe('closed');
      expect(body.version).toBe(edited.status === 200 ? 2 : 1);
    }
  });

  it('twice at once closes once', async () => {
    const { id } = (await create(owner)).body;
    const answers = await Promise.all([1, 2, 3, 4].map(() => close(owner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
