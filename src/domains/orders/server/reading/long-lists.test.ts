import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildSupplier } from '../../../catalogue/server/factory.ts';
import type { Quotation } from '../../../quotations/schema.ts';
import type { Rfq, RfqItem } from '../../../rfqs/schema.ts';
import type { Order } from '../../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const lineCount = 500;
const unit = 'length of 12 metres';
/** More than any body of the other routes may have. */
const usualLimit = 65_536;
const bytesOf = (body: object) => Buffer.byteLength(JSON.stringify(body));

it('a bill of 500 lines goes from request to award', { timeout: 60_000 }, async () => {
  const { db } = server.database;
  const owner = await server.signedIn((await buildUser(db)).id);
  const request = {
    title: 'A school in Kitui',
    description: 'By the bill of quantities',
    items: Array.from({ length: lineCount }, (_, n) => ({
      productName: `Item ${n + 1} of the bill of quantities`,
      quantity: 10 + (n % 90),
      unit,
      specifications: 'As drawn on sheet 12, with fixings and everything that belongs to it',
    })),
  };
  expect(bytesOf(request)).toBeGreaterThan(usualLimit);
  const { status, body: rfq } = await owner.post<Rfq>('/api/rfqs', request);
  expect([status, rfq.itemCount]).toEqual([201, lineCount]);
  const { body: items } = await owner.get<RfqItem[]>(`/api/rfqs/${rfq.id}/items`);
  const edited = {
    items: items.map(({ id, productName, quantity, specifications }, n) => ({
      ...{ id, productName, unit, specifications },
      quantity: n === 0 ? quantity + 1 : quantity,
    })),
  };
  const put = await owner.send<Rfq>({
    method: 'PUT',
    url: `/api/rfqs/${rfq.id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(edited),
  });
  expect([put.status, put.body.version]).toEqual([200, 2]);

  const bids = await Promise.all([100, 101].map((price) => quote(rfq.id, edited.items, price)));
  // Of each line half from the one and half from the other.
  const lines = edited.items.flatMap(({ id, quantity }) =>
    bids.map((bid) => ({ rfqItemId: id, quotationId: bid.id, quantity: quantity / 2 })),
  );
  expect(bytesOf({ lines })).toBeGreaterThan(usualLimit);
  const award = await owner.post<{ orders: Order[] }>(`/api/rfqs/${rfq.id}/award`, { lines });
  expect(award.status).toBe(200);
  expect(award.body.orders.map(({ items: ordered }) => ordered.length)).toEqual([
    lineCount,
    lineCount,
  ]);
  // What is not cut is ordered in whole ones, of each.
  const halves = edited.items.map(({ quantity }) => Math.ceil(quantity / 2));
  const sum = halves.reduce((all, half) => all + half * (100 + 101), 0);
  const total = award.body.orders.reduce((all, { totalAmount }) => all + Number(totalAmount), 0);
  expect(total).toBe(sum);
});

async function quote(
  rfqId: string,
  items: readonly { id: string; quantity: number }[],
  price: number,
) {
  const supplier = await server.signedIn((await buildSupplier(server.database.db)).id);
  const offer = {
    rfqId,
    totalAmount: String(items.reduce((sum, { quantity }) => sum + quantity * price, 0)),
    deliveryTime: 3,
    notes: 'As drawn. '.repeat(150),
    items: items.map(({ id, quantity }) => ({
      rfqItemId: id,
      quantity,
      unit,
      unitPrice: String(price),
      productId: null,
    })),
  };
  expect(bytesOf(offer)).toBeGreaterThan(usualLimit);
  const { status, body } = await supplier.post<Quotation>('/api/quotations', offer);
  expect([status, body.items.length]).toEqual([201, lineCount]);
  return body;
}

it('what no bill needs is refused with a sentence', async () => {
  const owner = await server.signedIn((await buildUser(server.database.db)).id);
  const body = { title: 'Sand', description: 'x'.repeat(600_000) };
  expect(await owner.post('/api/rfqs', body)).toMatchObject({
    status: 413,
    body: { code: 'too_large', message: 'The request is too large.' },
  });
});
