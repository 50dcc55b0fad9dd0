import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildCategory, buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { fewSuppliers, mostRfqsADay, mostToOneSupplier } from '../rules.ts';
import { buildRfq } from './factory.ts';
import { rfqRoutes } from './routes.ts';
import { create, edit, plainRfq } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(
        rfqRoutes({ ...database, enqueue: jobs.enqueue, readLines: async () => [] }),
      );
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
async function contractor(values: Parameters<typeof buildUser>[1] = {}) {
  const { id } = await buildUser(db(), values);
  return Object.assign(await server.signedIn(id), { id });
}
const sent = async (contractorId: string, count: number, hoursAgo = 1) => {
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000);
  for (let n = 0; n < count; n += 1) await buildRfq(db(), { contractorId, createdAt });
};

const someProduct = async () => {
  const { id: supplierId } = await buildSupplier(db());
  const { id: productId } = await buildProduct(db(), { supplierId });
  return { productName: 'Whatever', quantity: 1, productId };
};

it('an account that has proven nothing sends twenty RFQs a day, also all at once', async () => {
  const stranger = await contractor();
  await sent(stranger.id, mostRfqsADay.unproven - 3);
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(stranger)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_rfqs_unproven',
      message: expect.stringContaining('Confirm your email'),
    },
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000);
});

it('more are sent with a proven contact, more by a verified account, and more the next day', async () => {
  const known = await contractor({ emailVerifiedAt: new Date() });
  await sent(known.id, mostRfqsADay.unproven);
  expect((await create(known)).status).toBe(201);
  const verified = await contractor({ isVerified: true });
  await sent(verified.id, mostRfqsADay.unproven);
  expect((await create(verified)).status).toBe(201);
  const patient = await contractor();
  await sent(patient.id, mostRfqsADay.unproven, 25);
  expect((await create(patient)).status).toBe(201);
});

it('one supplier is chosen for twenty RFQs a day, and others still for more', async () => {
  const known = await contractor({ emailVerifiedAt: new Date() });
  const [flooded, other] = [await buildSupplier(db()), await buildSupplier(db())];
  const ask = ({ id }: { id: string }) =>
    known.post<{ code: string }>('/api/rfqs', { ...plainRfq, supplierIds: [id] });
  for (let n = 0; n < mostToOneSupplier; n += 1) expect((await ask(flooded)).status).toBe(201);
  const refused = await ask(flooded);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_rfqs_to_one']);
  expect((await ask(other)).status).toBe(201);
});

it('who matches with few others, or whose product is named, is sent twenty a day as well, also by edits', async () => {
  const known = await contractor({ emailVerifiedAt: new Date() });
  const flooded = await buildSupplier(db());
  const { id: productId } = await buildProduct(db(), { supplierId: flooded.id });
  const items = [{ productName: 'Whatever', quantity: 1, productId }];
  const ask = () => known.post<{ code: string }>('/api/rfqs', { ...plainRfq, items });
  const answers: number[] = [];
  for (let n = 0; n < mostToOneSupplier; n += 1) answers.push((await ask()).status);
  expect(new Set(answers)).toEqual(new Set([201]));
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_rfqs_to_one']);
  const chosen = { ...plainRfq, supplierIds: [flooded.id] };
  expect((await known.post('/api/rfqs', chosen)).status).toBe(429);
  const { body: other } = await create(known);
  expect((await edit(known, other.id, { items })).body.code).toBe('too_many_rfqs_to_one');
  expect((await edit(known, other.id, { description: 'Still editable' })).status).toBe(200);

  // Among many as well, where its own product is named.
  const products = [...items];
  for (let n = 0; n < fewSuppliers; n += 1) products.push(await someProduct());
  const among = await create(known, { ...plainRfq, items: products });
  expect([among.status, among.body.code]).toEqual([429, 'too_many_rfqs_to_one']);
});

it('who matches with many by what is sold is not counted', async () => {
  const known = await contractor({ emailVerifiedAt: new Date() });
  const { id: categoryId } = await buildCategory(db());
  for (let n = 0; n <= fewSuppliers; n += 1) {
    await buildProduct(db(), { supplierId: (await buildSupplier(db())).id, categoryId });
  }
  const items = [{ productName: 'Whatever', quantity: 1, categoryId }];
  for (let n = 0; n <= mostToOneSupplier; n += 1) {
    expect((await create(known, { ...plainRfq, items })).body.sentTo).toBe(fewSuppliers + 1);
  }
});
