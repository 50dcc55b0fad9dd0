import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { buildSupplier } from '../../../catalogue/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../../quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';

/** Rounds of 50 calls at once, one for each deadline. More of them: AWARD_ROUNDS=100 vitest run award-race */
const rounds = Number(process.env.AWARD_ROUNDS ?? 5);
const callsAtOnce = 50;
const bidders = 6;

let server: TestServer;
const strangers: Visitor[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  for (let i = 0; i < 4; i += 1) {
    strangers.push(await server.signedIn((await buildSupplier(server.database.db)).id));
  }
});
afterAll(() => server.close());

/** An RFQ that closes within the round, for 60 bags, quoted by `bidders` suppliers. */
async function scene(closesInMs: number) {
  const { db } = server.database;
  const rfq = await buildRfq(db, { closesAt: new Date(Date.now() + closesInMs) });
  const line = await buildRfqItem(db, { rfqId: rfq.id, quantity: 60, unit: 'bag' });
  const bids = await Promise.all(
    Array.from({ length: bidders }, async () => {
      const bid = await buildQuotation(db, { rfqId: rfq.id, totalAmount: '42000.00' });
      await buildQuotationItem(db, {
        quotationId: bid.id,
        rfqItemId: line.id,
        quantity: '60',
        unitPrice: '700.00',
        totalPrice: '42000.00',
      });
      return { id: bid.id, supplier: await server.signedIn(bid.supplierId) };
    }),
  );
  return { rfq, line, bids, owner: await server.signedIn(rfq.contractorId) };
}
type Scene = Awaited<ReturnType<typeof scene>>;

interface Outcome {
  readonly kind: string;
  readonly status: number;
}

/** Awards whole and by line, acceptances, withdrawals, revisions and late quotations. */
function calls({ rfq, line, bids, owner }: Scene): (() => Promise<Outcome>)[] {
  const offer = { totalAmount: '41000', deliveryTime: 2 };
  const pick = <T>(list: readonly T[], i: number) => list[i % list.length] as T;
  const award = (body: object) => owner.post(`/api/rfqs/${rfq.id}/award`, body);
  const put = (bid: Scene['bids'][number]) =>
    bid.supplier.send({
      method: 'PUT',
      url: `/api/quotations/${bid.id}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(offer),
    });
  const kinds: Record<string, (i: number) => Promise<{ status: number }>> = {
    award: (i) => award({ quotationId: pick(bids, i).id }),
    split: (i) =>
      award({
        lines: [0, 1].map((n) => ({
          rfqItemId: line.id,
          quotationId: pick(bids, i + n).id,
          quantity: 30,
        })),
      }),
    accept: (i) => owner.post(`/api/quotations/${pick(bids, i).id}/accept`),
    reject: (i) => owner.post(`/api/quotations/${pick(bids.slice(1), i).id}/reject`, {}),
    // The first bidder stands by its offer, so that something can be awarded in every round.
    withdraw: (i) => {
      const bid = pick(bids.slice(1), i);
      return bid.supplier.post(`/api/quotations/${bid.id}/withdraw`);
    },
    revise: (i) => put(pick(bids.slice(1), i)),
    late: (i) => pick(strangers, i).post('/api/quotations', { rfqId: rfq.id, ...offer }),
  };
  const names = Object.keys(kinds);
  return Array.from({ length: callsAtOnce }, (_, i) => async () => {
    const kind = pick(names, i);
    const { status } = (await kinds[kind]?.(i)) ?? { status: 0 };
    return { kind, status };
  });
}

const awarding = ['award', 'split', 'accept'];

async function storedOutcome(rfqId: string) {
  const { db } = server.database;
  const { status } = await db
    .selectFrom('rfqs')
    .select('status')
    .where('id', '=', rfqId)
    .executeTakeFirstOrThrow();
  const quotations = await db
    .selectFrom('quotations')
    .select(['id', 'status', 'supersededAt', 'withdrawnAt'])
    .where('rfqId', '=', rfqId)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['quotationId', 'totalAmount'])
    .where('rfqId', '=', rfqId)
    .execute();
  const awards = await db
    .selectFrom('awards')
    .select('quantity')
    .where('rfqId', '=', rfqId)
    .execute();
  return { status, quotations, orders, awards };
}

it(`of awards, acceptances, withdrawals and late quotations at once, one outcome stands: ${rounds} rounds`, {
  timeout: 20_000 + rounds * 5_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    // Some deadlines pass before the first call, some during them, some after.
    const one = await scene([0, 20, 60, 150, 10_000][round % 5] ?? 0);
    const answers = await Promise.all(calls(one).map((call) => call()));
    // Rejected or revised meanwhile may be all but the first: it is awarded now if nothing was.
    answers.push({
      kind: 'accept',
      ...(await one.owner.post<object>(`/api/quotations/${one.bids[0]?.id}/accept`)),
    });
    const odd = answers.filter(({ status }) => ![200, 201, 409].includes(status));
    expect(odd, JSON.stringify(odd)).toEqual([]);
    const won = answers.filter(({ kind, status }) => awarding.includes(kind) && status === 200);
    expect(won, `round ${round}`).toHaveLength(1);

    const { status, quotations, orders, awards } = await storedOutcome(one.rfq.id);
    expect(status).toBe('awarded');
    const accepted = quotations.filter((quotation) => quotation.status === 'accepted');
    expect(accepted.map(({ id }) => id).sort()).toEqual(
      orders.map(({ quotationId }) => quotationId).sort(),
    );
    expect(accepted.every((q) => !q.supersededAt && !q.withdrawnAt)).toBe(true);
    // Nothing is left undecided, and nothing came in after the award.
    const open = quotations.filter((q) => q.status === 'pending' && !q.supersededAt);
    expect(open.filter((q) => !q.withdrawnAt)).toEqual([]);
    const total = orders.reduce((sum, order) => sum + Number(order.totalAmount), 0);
    expect(total).toBe(42_000);
    expect(awards.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(60);
  }
});

it(`parts awarded and orders cancelled at once never give more than was asked for: ${rounds} rounds`, {
  timeout: 20_000 + rounds * 5_000,
}, async () => {
  const { db } = server.database;
  for (let round = 0; round < rounds; round += 1) {
    const one = await scene(60_000);
    const part = (i: number, quantity: number) =>
      one.owner.post<{ orders: { id: string }[] }>(`/api/rfqs/${one.rfq.id}/award`, {
        lines: [{ rfqItemId: one.line.id, quotationId: one.bids[i % bidders]?.id, quantity }],
      });
    // 10 of 60 bags are ordered, and that order is cancelled, confirmed and paid while others are made.
    const [first] = (await part(0, 10)).body.orders;
    const order = `/api/orders/${first?.id}`;
    const seller = one.bids[0]?.supplier;
    const reason = { reason: 'Too early' };
    const pay = { method: 'bank', amount: '100.00', reference: `FT${round}` };
    const answers = await Promise.all(
      Array.from({ length: callsAtOnce }, async (_, i) => {
        const kind = ['cancel', 'confirm', 'pay', 'award'][Math.min(i % 8, 3)];
        if (kind === 'cancel')
          return { kind, ...(await one.owner.post(`${order}/cancel`, reason)) };
        if (kind === 'confirm')
          return { kind, status: (await seller?.post(`${order}/confirm`))?.status };
        if (kind === 'pay') return { kind, ...(await one.owner.post(`${order}/payments`, pay)) };
        return { kind, ...(await part(i, 5 + (i % 4))) };
      }),
    );
    const odd = answers.filter(({ status }) => ![200, 202, 409].includes(status ?? 0));
    expect(odd, JSON.stringify(odd)).toEqual([]);
    const { awards } = await storedOutcome(one.rfq.id);
    const given = awards.reduce((sum, { quantity }) => sum + Number(quantity), 0);
    const line = await db
      .selectFrom('rfqItems')
      .select('awardedQuantity')
      .where('id', '=', one.line.id)
      .executeTakeFirstOrThrow();
    expect(given).toBeLessThanOrEqual(60);
    expect(Number(line.awardedQuantity)).toBe(given);
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'status', 'totalAmount'])
      .where('rfqId', '=', one.rfq.id)
      .execute();
    const standing = orders.filter(({ status }) => status !== 'cancelled');
    expect(standing.reduce((sum, order) => sum + Number(order.totalAmount), 0)).toBe(given * 700);
    // It was cancelled or confirmed, and never cancelled with money on its way.
    const own = orders.find(({ id }) => id === first?.id);
    const payments = await db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', first?.id ?? '')
      .execute();
    expect(own?.status === 'cancelled' && payments.length > 0).toBe(false);
    const steps = answers.filter(
      ({ kind, status }) => (kind === 'cancel' || kind === 'confirm') && status === 200,
    );
    expect(steps).toHaveLength(own?.status === 'placed' ? 0 : 1);
  }
});
