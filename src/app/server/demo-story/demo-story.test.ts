import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Buying, Demand, UsualPrice } from '../../../domains/insight/schema.ts';
import type { Conversation, Message } from '../../../domains/messaging/schema.ts';
import { orderStatuses } from '../../../domains/orders/rules.ts';
import type { OrderSummary } from '../../../domains/orders/schema.ts';
import type { OrderPayments } from '../../../domains/payments/schema.ts';
import type { ComparisonAnswer } from '../../../domains/quotations/comparison-schema.ts';
import type { Quotation } from '../../../domains/quotations/schema.ts';
import type { OrderReview } from '../../../domains/reviews/schema.ts';
import type { Rfq } from '../../../domains/rfqs/schema.ts';
import { registerDomains } from '../compose/index.ts';
import { tellStory } from '../compose/story.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { selectDemoAccount } from './queries.ts';
import { scenes, talk } from './scenes.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jengasoko-story-'));
  server = await openTestServer({
    template: 'demo',
    settings: { DATA_DIR: folder },
    registerRoutes: async (app, parts) => app.register(registerDomains(parts)),
  });
  // Two processes may start on one database.
  await Promise.all([tellStory(server), tellStory(server)]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const signedIn = async (email: string) => {
  const account = await selectDemoAccount(server.database.db, email);
  return server.signedIn(String(account?.id));
};
const read = async <T>(email: string, url: string) =>
  (await (await signedIn(email)).get(url)).body as T;

it('gives the contractor requests with offers to compare, and an order', async () => {
  const rfqs = await read<Rfq[]>('contractor@demo.example', '/api/rfqs');
  expect(rfqs.map(({ title }) => title).sort()).toEqual(scenes.map(({ title }) => title).sort());
  const open = rfqs.filter(({ status }) => status === 'open');
  expect(open).toHaveLength(3);
  for (const { id, quotationCount = 0, sentTo } of open) {
    expect(quotationCount).toBeGreaterThanOrEqual(2);
    expect(sentTo).toBeGreaterThanOrEqual(quotationCount);
    const { quotations } = await read<{ quotations: unknown[] }>(
      'contractor@demo.example',
      `/api/rfqs/${id}/comparison`,
    );
    expect(quotations).toHaveLength(quotationCount);
  }
  const orders = await read<OrderSummary[]>('contractor@demo.example', '/api/orders');
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
});

it('leaves a request that costs less from two suppliers than from one', async () => {
  const rfqs = await read<Rfq[]>('contractor@demo.example', '/api/rfqs');
  const { id } = rfqs.find(({ title }) => title.startsWith('Bathrooms')) ?? {};
  const { bestSingle, saving } = await read<ComparisonAnswer>(
    'contractor@demo.example',
    `/api/rfqs/${id}/comparison`,
  );
  expect(bestSingle).not.toBeNull();
  expect(Number(saving)).toBeGreaterThan(1_000);
});

it('offers the sizes that were asked for', async () => {
  const quotations = await read<Quotation[]>('contractor@demo.example', '/api/quotations');
  const names = quotations.flatMap(({ items }) =>
    items.map(({ productName }) => String(productName)),
  );
  expect(names.some((name) => name.includes('Y12'))).toBe(true);
  expect(names.some((name) => /\bY(8|10|16)\b/.test(name))).toBe(false);
});

it('shows what analytics are for: savings, an odd price, demand, and why offers lost', async () => {
  const { savings } = await read<Buying>('contractor@demo.example', '/api/insight/buying');
  expect(savings.lines).toBe(5);
  expect(Number(savings.amount)).toBeGreaterThan(1_000);

  const rfqs = await read<Rfq[]>('contractor@demo.example', '/api/rfqs');
  const { id } = rfqs.find(({ title }) => title.startsWith('Foundation')) ?? {};
  const usual = await read<UsualPrice[]>('contractor@demo.example', `/api/rfqs/${id}/usual-prices`);
  const quotations = await read<Quotation[]>('contractor@demo.example', '/api/quotations');
  const odd = quotations
    .filter(({ rfqId }) => rfqId === id)
    .flatMap(({ items }) => items)
    .filter(({ rfqItemId: asked, unitPrice }) => {
      const line = usual.find(({ rfqItemId }) => rfqItemId === asked);
      return line && Number(unitPrice) > 1.4 * Number(line.median);
    });
  expect(odd.map(({ productName }) => productName)).toEqual([expect.stringContaining('Y12')]);

  const { materials, lost } = await read<Demand>('supplier@demo.example', '/api/insight/demand');
  expect(materials.length).toBeGreaterThan(10);
  expect(lost).toEqual({ byPrice: 4, byTime: 2, otherwise: 0 });
});

it('leaves the supplier a request to answer, and the order that was won', async () => {
  const rfqs = await read<Rfq[]>('supplier@demo.example', '/api/rfqs');
  const quotations = await read<Quotation[]>('supplier@demo.example', '/api/quotations');
  const answered = new Set(quotations.map(({ rfqId }) => rfqId));
  expect(rfqs.some(({ id }) => !answered.has(id))).toBe(true);
  expect(await read('supplier@demo.example', '/api/orders')).toHaveLength(9);
});

it('leaves an order that has come, paid in full, one product of it reviewed', async () => {
  const [order, ...others] = await read<OrderSummary[]>(
    'contractor@demo.example',
    '/api/orders?status=delivered',
  );
  expect(others).toEqual([]);
  expect(order?.amountPaid).toBe(order?.totalAmount);
  const reviews = await read<OrderReview[]>(
    'contractor@demo.example',
    `/api/orders/${order?.id}/reviews`,
  );
  expect(reviews.map(({ isDelivered, review }) => [isDelivered, review?.rating])).toEqual([
    [true, 4],
    [true, undefined],
  ]);
  expect(reviews[0]?.review?.reply?.text).toContain('Asante');
});

it('leaves the order paid in part, and a transfer for the supplier to confirm', async () => {
  const orders = await read<OrderSummary[]>('supplier@demo.example', '/api/orders?status=placed');
  const order = orders.find(({ rfqId }) => rfqId !== null);
  // The other one is on credit.
  expect(orders.map(({ creditDays }) => creditDays).sort()).toEqual([14, null]);
  const paid = await read<OrderPayments>(
    'supplier@demo.example',
    `/api/orders/${order?.id}/payments`,
  );
  expect(paid.payments.map(({ status }) => status)).toEqual(['confirmed', 'pending']);
  const share = (amount: string) => Math.round((Number(amount) / Number(paid.totalAmount)) * 100);
  expect([share(paid.amountPaid), share(paid.amountPending)]).toEqual([50, 20]);
});

it('leaves the two a conversation about it, the last word of which is unread', async () => {
  const [inbox, ...others] = await read<Conversation[]>(
    'contractor@demo.example',
    '/api/conversations',
  );
  expect(others).toEqual([]);
  expect(inbox?.unreadCount).toBe(0);
  const [hers] = await read<Conversation[]>('supplier@demo.example', '/api/conversations');
  expect(hers?.unreadCount).toBe(1);
  const messages = await read<Message[]>(
    'contractor@demo.example',
    `/api/messages/${inbox?.user.id}`,
  );
  expect(messages.map(({ content }) => content)).toEqual(talk.map(({ words }) => words));
  expect(messages[0]?.rfq?.title).toBe(scenes.find(({ isAwarded }) => isAwarded)?.title);
});

it('is told once', async () => {
  await tellStory(server);
  expect(await read('contractor@demo.example', '/api/rfqs')).toHaveLength(scenes.length);
});
