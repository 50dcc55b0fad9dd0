import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../db/rows.ts';
import { registerDomains } from '../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import type { Role } from '../../../shared/roles.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { messageResponse } from '../schema.ts';
import { conversations, send, thread } from './testing.ts';

interface Person extends Visitor {
  readonly id: string;
}

let server: TestServer;
let buyer: Person;
let seller: Person;
let stranger: Person;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
});
beforeEach(async () => {
  [buyer, seller, stranger] = [
    await person('contractor', { firstName: 'Amina', lastName: 'Wekesa' }),
    await person('supplier', { companyName: 'Pwani Hardware' }),
    await person('supplier'),
  ];
});
afterAll(() => server.close());

async function person(role: Role, names = {}): Promise<Person> {
  const overrides = { role, firstName: null, lastName: null, ...names };
  const { id } = await buildUser(server.database.db, overrides);
  return Object.assign(await server.signedIn(id), { id });
}

describe('what a message is about', () => {
  it('MSG-06 may be an RFQ that both can see', async () => {
    const { db } = server.database;
    const rfqId = await rowsOf(db).rfq();
    const about = { rfqId };
    expect((await send(buyer, seller, 'Hii RFQ', about)).status).toBe(422);
    await db.updateTable('rfqs').set({ contractorId: buyer.id }).where('id', '=', rfqId).execute();
    expect((await send(buyer, seller, 'Hii RFQ', about)).body).toMatchObject(about);
    const answer = (await send(seller, buyer, 'Bei yetu', about)).body;
    expect(answer).toMatchObject(about);
    expect(answer.rfq).toEqual({ id: rfqId, title: expect.any(String), ownerId: buyer.id });

    const shared = async (reader: Person, peer: Person, search = '') =>
      (await reader.get<{ id: string }[]>(`/api/messages/${peer.id}/rfqs?search=${search}`)).body;
    for (const [reader, peer] of [
      [buyer, seller],
      [seller, buyer],
    ] as const) {
      expect(await shared(reader, peer)).toEqual([answer.rfq]);
      expect(await shared(reader, peer, '%25')).toEqual([]);
    }
    expect(await shared(seller, stranger)).toEqual([]);

    const otherBuyer = await person('contractor');
    expect((await send(seller, otherBuyer, 'Hii RFQ', about)).status).toBe(422);
    expect((await send(seller, buyer, 'Hii RFQ', { rfqId: randomUUID() })).status).toBe(422);
  });

  it('is not an RFQ that is closed to the supplier, unless the supplier quoted on it', async () => {
    const { db } = server.database;
    const rows = rowsOf(db);
    const rfqId = await rows.rfq();
    await db
      .updateTable('rfqs')
      .set({ contractorId: buyer.id, closesAt: new Date(Date.now() - 60_000) })
      .where('id', '=', rfqId)
      .execute();
    expect((await send(buyer, seller, 'Imefungwa', { rfqId })).status).toBe(422);
    await rows.quotation(rfqId, seller.id);
    expect((await send(buyer, seller, 'Imefungwa', { rfqId })).status).toBe(201);
    expect((await send(buyer, stranger, 'Imefungwa', { rfqId })).status).toBe(422);
  });

  it('is no RFQ of a third: rivals would learn of each other who has quoted', async () => {
    const rows = rowsOf(server.database.db);
    const rfqId = await rows.rfq();
    const rival = await person('supplier');
    for (const { id } of [seller, rival]) await rows.quotation(rfqId, id);
    expect((await send(seller, rival, 'Umejibu?', { rfqId })).status).toBe(422);
    expect((await send(seller, stranger, 'Umejibu?', { rfqId })).status).toBe(422);
  });

  it('stays as both saw it: what is renamed or hidden later shows nothing new', async () => {
    const { db } = server.database;
    const rows = rowsOf(db);
    const rfqId = await rows.rfq();
    await db.updateTable('rfqs').set({ contractorId: buyer.id }).where('id', '=', rfqId).execute();
    const productId = await rows.product({ supplierId: seller.id });
    const { body: sent } = await send(buyer, seller, 'Hii', { rfqId, productId });
    const secret = 'SECRET new name';
    await db
      .updateTable('rfqs')
      .set({ title: secret, verifiedOnly: true })
      .where('id', '=', rfqId)
      .execute();
    await db
      .updateTable('products')
      .set({ name: secret, price: '1.00', isActive: false })
      .where('id', '=', productId)
      .execute();
    for (const [reader, peer] of [
      [buyer, seller],
      [seller, buyer],
    ] as const) {
      const shown = (await thread(reader, peer)).body.find(({ id }) => id === sent.id);
      expect([shown?.rfq, shown?.product]).toEqual([sent.rfq, sent.product]);
      // Made by the database, and nothing less or more than what is promised.
      expect(messageResponse.parse(shown)).toEqual(shown);
    }
  });

  it('may be a listed product, or an unlisted one between its supplier and an admin', async () => {
    const rows = rowsOf(server.database.db);
    const listed = await rows.product({ supplierId: seller.id });
    const unlisted = await rows.product({ supplierId: seller.id, isActive: false });
    const admin = await person('admin', { totpSecret: 'sealed', totpConfirmedAt: new Date() });
    const newAdmin = await person('admin');
    const status = async (from: Person, to: Person, productId: string) =>
      (await send(from, to, 'Bei gani?', { productId })).status;
    expect(await status(buyer, seller, listed)).toBe(201);
    expect(await status(buyer, seller, unlisted)).toBe(422);
    expect(await status(admin, seller, unlisted)).toBe(201);
    // An admin without the second step acts as nobody in particular.
    expect(await status(newAdmin, seller, unlisted)).toBe(422);
    const card = (await send(buyer, seller, '', { productId: listed })).body.product;
    expect(card).toMatchObject({ id: listed, price: expect.stringMatching(/^\d+\.\d\d$/) });
    expect((await conversations(buyer))[0]?.lastMessage).toMatchObject({
      content: '',
      holds: 'product',
    });
    expect(await status(buyer, seller, randomUUID())).toBe(422);
  });
});
