import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payoutFeePercent } from '../../domains/payments/server/settings.ts';
import { storeSetting } from '../../platform/testing/settings.ts';
import { toCents } from '../../shared/money.ts';
import { type Collecting, ledgerSums, openCollecting } from './testing/collecting.ts';
import { moves, openTrade, orderFromCart, stockOfEach, type Trade } from './testing/trading.ts';

/** More of them: PROPERTY_RUNS=100 vitest run src/app/server/trading.test.ts */
const runs = Number(process.env.PROPERTY_RUNS ?? 3);

let at: Collecting;
beforeAll(async () => {
  at = await openCollecting();
  await storeSetting(db(), payoutFeePercent, 2.5);
});
afterAll(() => at.close());

const db = () => at.server.database.db;

/** What the buyer paid as the providers know it, and what they sent back, in cents. */
function atProviders() {
  const { transfers, charges } = at.simulator.state;
  const paid = [...charges.values()].filter(({ status }) => status === 'success');
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
  return {
    received: sum([
      ...[...transfers.values()].map(({ amount }) => amount * 100),
      ...paid.map(({ amount }) => amount),
    ]),
    sentBack: sum([
      ...[...transfers.values()].map(({ reversed }) => reversed * 100),
      ...paid.map(({ refunded }) => refunded),
    ]),
  };
}

async function holdsItsMoney() {
  const { bank = 0, receivable = 0, mpesa = 0, card = 0, ...owned } = await ledgerSums(at);
  expect(bank + receivable).toBe(0);
  const { received, sentBack } = atProviders();
  expect(mpesa + card).toBe(received);
  const { held = 0, payable = 0, fees = 0, refunded = 0, unmatched = 0 } = owned;
  const { paying_out = 0, paid_out = 0 } = owned;
  const parts = [held, payable, fees, paying_out, paid_out, refunded, unmatched];
  expect(Math.max(...parts)).toBeLessThanOrEqual(0);
  expect(refunded + sentBack).toBe(0);
  expect(parts.reduce((sum, cents) => sum + cents, mpesa + card)).toBe(0);
}

async function holdsItsGoods({ supplierId, orders }: Trade) {
  const products = await db()
    .selectFrom('products')
    .select(['id', 'stockQuantity'])
    .where('supplierId', '=', supplierId)
    .execute();
  const lines = await db()
    .selectFrom('orderItems')
    .selectAll()
    .where(
      'orderId',
      'in',
      orders.map(({ order }) => order.id),
    )
    .execute();
  for (const { id, stockQuantity } of products) {
    const own = lines.filter(({ productId }) => productId === id);
    const reserved = own.reduce((sum, line) => sum + line.reservedQuantity, 0);
    expect(stockQuantity).toBeGreaterThanOrEqual(0);
    expect(stockQuantity + reserved).toBe(stockOfEach);
  }
  for (const line of lines) {
    const [ordered, delivered, returned, credited] = [
      Number(line.quantity),
      Number(line.deliveredQuantity),
      Number(line.returnedQuantity),
      Number(line.creditedQuantity),
    ];
    expect(returned).toBeGreaterThanOrEqual(0);
    expect(credited).toBeGreaterThanOrEqual(0);
    // What was credited, as goods back or kept, was delivered before, and no more of it than that.
    expect(delivered).toBeGreaterThanOrEqual(returned + credited);
    expect(ordered).toBeGreaterThanOrEqual(delivered);
    expect(line.reservedQuantity).toBeGreaterThanOrEqual(0);
  }
}

/** What the marketplace has for an order in these accounts, in cents. */
async function amountIn({ order }: Trade['orders'][number], accounts: readonly string[]) {
  const { amount } = await db()
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.val('0')).as('amount'))
    .where('orderId', '=', order.id)
    .where('account', 'in', accounts)
    .executeTakeFirstOrThrow();
  return -toCents(amount);
}

async function holdsItsOrders({ orders }: Trade) {
  for (const one of orders) {
    const { payments, amountHeld, amountPaid, totalAmount, isPayable } = await one.sums();
    expect(toCents(amountHeld)).toBeGreaterThanOrEqual(0n);
    if (!isPayable) expect(amountHeld).toBe('0.00');
    const beyond = toCents(amountPaid) - toCents(totalAmount);
    // What is paid beyond the total is with the supplier alone: what we have of it went back.
    if (beyond >= 200n) expect(await amountIn(one, ['held', 'payable'])).toBeLessThan(200n);
    // What went straight to the supplier, or was paid out, is for the two to settle.
    const isCollected = payments.every(({ method }) => method !== 'bank');
    if (!isCollected || (await amountIn(one, ['paying_out', 'paid_out'])) !== 0n) continue;
    // Less than a shilling was rounded up, and less than a shilling cannot be sent back.
    expect(beyond).toBeLessThan(200n);
  }
}

/** What the timelines say beyond that orders were placed: a property whose steps are all refused shows nothing. */
async function countReached({ orders }: Trade): Promise<number> {
  const { reached } = await db()
    .selectFrom('orderEvents')
    .select((eb) => eb.fn.countAll<string>().as('reached'))
    .where(
      'orderId',
      'in',
      orders.map(({ order }) => order.id),
    )
    .where('kind', '<>', 'placed')
    .executeTakeFirstOrThrow();
  return Number(reached);
}

const steps = fc.array(
  fc.record({
    move: fc.oneof(
      { weight: 2, arbitrary: fc.constant('forward') },
      {
        weight: 2,
        arbitrary: fc.constantFrom('paidInFull', 'payout', 'overdue', 'dispute', 'goodsBack'),
      },
      { weight: 4, arbitrary: fc.constantFrom(...Object.keys(moves)) },
    ),
    order: fc.nat(1),
    size: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 16, maxLength: 30 },
);

it('after any steps of buyer, supplier, driver and admins no money, stock or quantity is lost or made up', {
  timeout: 30_000 + runs * 30_000,
}, async () => {
  let reached = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const trade = await openTrade(at);
      await orderFromCart(trade, 4);
      for (const { move, order, size } of taken) {
        const one = trade.orders[order % trade.orders.length];
        if (!one) throw new Error('There is no order');
        // What was ordered for a request that was refused would befall the next one.
        at.simulator.state.faults.splice(0);
        await moves[move as keyof typeof moves]({ trade, one, size });
      }
      await trade.steps.afterwards(400);
      await trade.steps.list();
      await holdsItsMoney();
      await holdsItsGoods(trade);
      await holdsItsOrders(trade);
      reached += await countReached(trade);
    }),
    { numRuns: runs, endOnFailure: true },
  );
  expect(reached).toBeGreaterThanOrEqual(runs);
});
