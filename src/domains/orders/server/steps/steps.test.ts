import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { JobDefinition, JobHandler, Jobs } from '../../../../platform/jobs.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import { type OrderMove, orderMachine, orderSteps } from '../../rules.ts';
import type { Order } from '../../schema.ts';
import { buildOrderWithLines } from '../factory.ts';
import { completeSilent } from '../job-definitions.ts';
import { handleOrderJobs } from '../jobs.ts';
import { addDelivered, lockOrderUnseen, takeOrderStep } from '../public.ts';
import { ordersAlone } from '../testing.ts';

/** More of them: ORDER_ROUNDS=100 vitest run src/domains/orders/server/steps/steps.test.ts */
const rounds = Number(process.env.ORDER_ROUNDS ?? 3);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Answered = Order & { code: string; message: string };

/** A supplier's two products, and orders of them. */
async function shop(stock = 10) {
  const supplierId = (await buildSupplier(db())).id;
  const cement = await buildProduct(db(), { supplierId, unit: 'bag', stockQuantity: stock });
  const sand = await buildProduct(db(), { supplierId, unit: 'tonne', stockQuantity: stock });
  const order = (bags: string, tonnes: string) =>
    buildOrderWithLines(
      db(),
      [
        { productId: sand.id, unit: 'tonnes', quantity: tonnes },
        { productId: cement.id, unit: 'bags', quantity: bags },
        { productId: cement.id, unit: 'pallet', quantity: '2' },
      ],
      { supplierId },
    );
  const stocks = async () => {
    const rows = await db()
      .selectFrom('products')
      .select(['id', 'stockQuantity'])
      .where('supplierId', '=', supplierId)
      .execute();
    const of = (id: string) => rows.find((row) => row.id === id)?.stockQuantity ?? Number.NaN;
    return [of(cement.id), of(sand.id)];
  };
  return { supplierId, cement, sand, order, stocks, seller: await server.signedIn(supplierId) };
}

const reservedOf = async (orderId: string) => {
  const rows = await db()
    .selectFrom('orderItems')
    .select(['reservedQuantity'])
    .where('orderId', '=', orderId)
    .orderBy('lineNo')
    .execute();
  return rows.map(({ reservedQuantity }) => reservedQuantity);
};

describe('confirming an order', () => {
  it('reserves what is sold in the unit of its line, in whole units, and names the order in the history', async () => {
    const { order, stocks, seller, cement } = await shop();
    const { id } = await order('4', '2.5');
    const { status, body } = await seller.post<Answered>(`/api/orders/${id}/confirm`);
    expect([status, body.status]).toEqual([200, 'confirmed']);
    expect(await stocks()).toEqual([6, 7]);
    expect(await reservedOf(id)).toEqual([3, 4, 0]);
    const { cause } = await db()
      .selectFrom('productHistory')
      .select('cause')
      .where('productId', '=', cement.id)
      .executeTakeFirstOrThrow();
    expect(cause).toBe('order');
  });

  it('is refused where the stock does not suffice, naming the product and what is left, and takes nothing', async () => {
    const { order, stocks, seller } = await shop();
    const { id } = await order('11', '1');
    const { status, body } = await seller.post<Answered>(`/api/orders/${id}/confirm`);
    expect([status, body.code]).toEqual([409, 'order_stock_short']);
    expect(body.message).toContain('only 10 bags left in stock');
    expect(await stocks()).toEqual([10, 10]);
    expect(await reservedOf(id)).toEqual([0, 0, 0]);
  });

  it(`of 50 confirmations and declines at once, each order has one outcome and no stock is below zero: ${rounds} rounds`, {
    timeout: 20_000 + rounds * 5_000,
  }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { order, stocks, seller } = await shop(10);
      const orders = await Promise.all(Array.from({ length: 10 }, () => order('3', '2')));
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          const id = orders[i % 10]?.id ?? '';
          const move = i % 7 === 6 ? 'decline' : 'confirm';
          const body = move === 'decline' ? { reason: 'Sold out' } : undefined;
          return { id, ...(await seller.post<Answered>(`/api/orders/${id}/${move}`, body)) };
        }),
      );
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      for (const { id } of orders) {
        const done = answers.filter((one) => one.id === id && one.status === 200);
        expect(done.length).toBeLessThanOrEqual(1);
      }
      const confirmed = answers.filter(({ body }) => body.status === 'confirmed').length;
      expect(confirmed).toBeLessThanOrEqual(3);
      expect(await stocks()).toEqual([10 - 3 * confirmed, 10 - 2 * confirmed]);
    }
  });
});

describe('declining an order', () => {
  it('cancels it with a reason that the buyer reads, and nobody else can do it', async () => {
    const { order, seller } = await shop();
    const { id, contractorId } = await order('1', '1');
    const reason = { reason: 'We do not deliver there' };
    const stranger = await server.signedIn((await buildSupplier(db())).id);
    expect((await stranger.post(`/api/orders/${id}/decline`, { odd: 1 })).status).toBe(404);
    expect((await seller.post(`/api/orders/${id}/decline`, { reason: ' ' })).status).toBe(422);
    const { status, body } = await seller.post<Answered>(`/api/orders/${id}/decline`, reason);
    expect([status, body.status]).toEqual([200, 'cancelled']);
    const buyer = await server.signedIn(contractorId);
    const { body: read } = await buyer.get<Order>(`/api/orders/${id}`);
    expect(read).toMatchObject({ cancelledReason: reason.reason, moves: [] });
    expect(read.events).toMatchObject([{ kind: 'declined', by: 'seller', ...reason }]);
    expect((await seller.post(`/api/orders/${id}/confirm`)).status).toBe(409);
  });
});

describe('completing an order', () => {
  const deliver = async (daysAgo: number) => {
    const { order, seller, supplierId } = await shop();
    const { id, contractorId } = await order('1', '1');
    const deliveredAt = new Date(Date.now() - daysAgo * 86_400_000);
    await db()
      .updateTable('orders')
      .set({ status: 'delivered', deliveredAt })
      .where('id', '=', id)
      .execute();
    return { id, supplierId, seller, buyer: await server.signedIn(contractorId) };
  };

  it('is the buyer’s, once it is delivered', async () => {
    const { order, seller } = await shop();
    const placed = await order('1', '1');
    const early = await (await server.signedIn(placed.contractorId)).post<Answered>(
      `/api/orders/${placed.id}/complete`,
    );
    expect([early.status, early.body.code]).toEqual([409, 'order_placed']);
    const { id, buyer } = await deliver(0);
    expect((await seller.post(`/api/orders/${id}/complete`)).status).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.post<Answered>(`/api/orders/${id}/complete`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const { body } = await buyer.get<Order>(`/api/orders/${id}`);
    expect(body).toMatchObject({
      status: 'completed',
      moves: [],
      events: [{ kind: 'completed', by: 'buyer' }],
    });
  });

  it('happens by itself after days of silence, for both to read, not before, and not while a dispute waits', async () => {
    const [old, young, disputed] = [await deliver(4), await deliver(2), await deliver(4)];
    const dispute = { orderId: disputed.id, openedBy: disputed.supplierId, kind: 'other' };
    await db().insertInto('disputes').values(dispute).execute();
    const told: string[] = [];
    const run = new Map<string, JobHandler<never>>();
    const handle = (job: JobDefinition<unknown>, handler: JobHandler<never>) =>
      run.set(job.name, handler);
    handleOrderJobs({ handle } as unknown as Jobs, {
      ...ordersAlone,
      db: db(),
      notify: async (_trx, { userId }) => {
        told.push(userId);
      },
    });
    const signal = new AbortController().signal;
    await run.get(completeSilent.name)?.({} as never, { signal } as never);
    const read = async ({ buyer, id }: typeof old) =>
      (await buyer.get<Order>(`/api/orders/${id}`)).body;
    expect(await read(old)).toMatchObject({
      status: 'completed',
      events: [{ kind: 'completed', by: null }],
    });
    expect((await read(young)).status).toBe('delivered');
    expect((await read(disputed)).status).toBe('delivered');
    expect(told).toContain(old.supplierId);
    expect(told).not.toContain(young.supplierId);
  });
});

describe('when an order is due', () => {
  const hour = 3_600_000;
  it.each([
    ['the day that its buyer wants', { deliveryDate: new Date(Date.now() - hour) }, true],
    ['no day where neither is known', {}, false],
    [
      'the end of the promised days',
      { promisedDays: 2, createdAt: new Date(Date.now() - 73 * hour) },
      true,
    ],
    [
      'the later of both',
      {
        promisedDays: 2,
        createdAt: new Date(Date.now() - 73 * hour),
        deliveryDate: new Date(Date.now() + hour),
      },
      false,
    ],
  ])('is %s', async (_name, fields, isLate) => {
    const { id, contractorId } = await buildOrderWithLines(db(), undefined, fields);
    const buyer = await server.signedIn(contractorId);
    expect((await buyer.get<Order>(`/api/orders/${id}`)).body.isLate).toBe(isLate);
    await db().updateTable('orders').set({ status: 'delivered' }).where('id', '=', id).execute();
    expect((await buyer.get<Order>(`/api/orders/${id}`)).body.isLate).toBe(false);
  });
});

describe('any sequence of steps', () => {
  /** Takes a step as who may, or finds that the machine refuses it. */
  async function take(id: string, step: OrderMove, arrives: number) {
    await transact(db(), async (trx) => {
      const order = await lockOrderUnseen(trx, id);
      if (!order) throw new Error('no order');
      const [party] = orderSteps[step].by;
      await takeOrderStep(trx, order, step, { actorId: null, party });
      if (step !== 'dispatch') return;
      const items = await trx
        .selectFrom('orderItems')
        .select(['id', 'quantity', 'deliveredQuantity'])
        .where('orderId', '=', id)
        .execute();
      const counts = items.map((one) => ({
        orderItemId: one.id,
        quantity: ((Number(one.quantity) * arrives) / 2).toFixed(3),
      }));
      const owed = await addDelivered(trx, id, counts);
      expect(owed.every((line) => Number(line.owed) >= 0)).toBe(true);
    }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.status === 409)) throw error;
    });
  }

  it('leaves stock and quantities at zero or more, and every unit of stock is on the shelf or reserved', async () => {
    const byRoute = ['confirm', 'decline', 'cancel'] as const;
    const step = fc.record({
      order: fc.integer({ min: 0, max: 2 }),
      move: fc.constantFrom<OrderMove>(...byRoute, ...orderMachine.names),
      arrives: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { order, stocks, seller } = await shop(7);
        const orders = [await order('4', '2'), await order('3', '3'), await order('5', '5')];
        for (const { order: index, move, arrives } of steps) {
          const one = orders[index];
          if (!one) continue;
          const route = byRoute.find((name) => name === move);
          if (route) {
            const who = route === 'cancel' ? await server.signedIn(one.contractorId) : seller;
            await who.post(
              `/api/orders/${one.id}/${route}`,
              route === 'confirm' ? undefined : { reason: 'Why not' },
            );
          } else if (orderSteps[move].to !== 'cancelled') await take(one.id, move, arrives);
          const reserved = await Promise.all(orders.map(({ id }) => reservedOf(id)));
          const [bags = -1, tonnes = -1] = await stocks();
          const sum = (line: number) => reserved.reduce((all, own) => all + (own[line] ?? 0), 0);
          expect([bags + sum(1), tonnes + sum(0)]).toEqual([7, 7]);
          expect(Math.min(bags, tonnes)).toBeGreaterThanOrEqual(0);
        }
        const lines = await db()
          .selectFrom('orderItems')
          .select(['quantity', 'deliveredQuantity'])
          .where(
            'orderId',
            'in',
            orders.map(({ id }) => id),
          )
          .execute();
        for (const line of lines) {
          expect(Number(line.deliveredQuantity)).toBeGreaterThanOrEqual(0);
          expect(Number(line.deliveredQuantity)).toBeLessThanOrEqual(Number(line.quantity));
        }
      }),
      { numRuns: rounds * 3 },
    );
  });
});
