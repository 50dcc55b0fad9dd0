import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  openCollecting,
  type PaidScene,
  paidScene,
  somePhone,
} from '../../../app/server/testing/collecting.ts';
import { Steps } from '../../../app/server/testing/collecting-steps.ts';
import { transact } from '../../../platform/transact.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { buildAdmin } from '../../accounts/server/factory.ts';
import type { Order } from '../../orders/schema.ts';
import type { Counterparty, Statement } from '../../orders/statement-schema.ts';
import { heldMoney } from './public.ts';

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

const db = () => at.server.database.db;

/** What an order's accounts come to, credits as positive. */
async function accounts({ order }: PaidScene) {
  const rows = await db()
    .selectFrom('ledgerEntries')
    .select('account')
    .select((eb) => eb.fn.sum<string>('amount').as('amount'))
    .where('orderId', '=', order.id)
    .groupBy('account')
    .execute();
  const sums = rows.map(({ account, amount }) => [account, Number(amount)] as const);
  return Object.fromEntries(sums.filter(([, amount]) => amount !== 0));
}

const held = () => heldMoney({ enqueue: at.deps.enqueue });
const release = ({ order }: PaidScene) =>
  transact(db(), (trx) => held().releaseDelivered(trx, order.id));

/** Lines of KSh 600 and 400, ten of each. */
async function withLines(one: PaidScene): Promise<PaidScene> {
  const lines = ['600.00', '400.00'].map((totalPrice, index) => ({
    orderId: one.order.id,
    lineNo: index + 1,
    name: 'Cement',
    quantity: '10',
    unitPrice: '1.00',
    totalPrice,
  }));
  await db().insertInto('orderItems').values(lines).execute();
  return one;
}

const arrives = (one: PaidScene, lineNo: number, quantity: string) =>
  db()
    .updateTable('orderItems')
    .set({ deliveredQuantity: quantity })
    .where('orderId', '=', one.order.id)
    .where('lineNo', '=', lineNo)
    .execute();

describe('money that is held', () => {
  it('is owed to the supplier as far as the goods have arrived, and all of it in the end', async () => {
    const one = await withLines(await paidScene(at, { status: 'dispatched' }));
    await steps.ask(one, { result: 0 });
    expect(await accounts(one)).toEqual({ mpesa: 1000, held: -1000 });
    await arrives(one, 1, '5');
    await release(one);
    await release(one);
    expect(await accounts(one)).toEqual({ mpesa: 1000, held: -700, payable: -300 });
    await arrives(one, 1, '10');
    await arrives(one, 2, '10');
    await release(one);
    expect(await accounts(one)).toEqual({ mpesa: 1000, payable: -1000 });
  });

  it('that comes after delivery is owed at once', async () => {
    const one = await paidScene(at, { status: 'delivered' });
    await steps.ask(one, { result: 0 });
    expect(await accounts(one)).toEqual({ mpesa: 1000, payable: -1000 });
  });

  it('goes back by M-Pesa and by Paystack when the order is cancelled', async () => {
    const one = await paidScene(at);
    const first = await steps.ask(one, { result: 0 }, { amount: '400' });
    const second = await steps.payByCard(one);
    const cancelled = await one.buyer.post(`/api/orders/${one.order.id}/cancel`, {
      reason: 'Closed',
    });
    expect(cancelled.status).toBe(200);
    await steps.settled();
    expect(await accounts(one)).toEqual({ mpesa: 400, card: 600, refunded: -1000 });
    expect((await one.sums()).amountPaid).toBe('0.00');
    const refunds = await db()
      .selectFrom('refunds')
      .select(['amount', 'state'])
      .where('orderId', '=', one.order.id)
      .orderBy('amount')
      .execute();
    expect(refunds).toEqual([
      { amount: '400.00', state: 'done' },
      { amount: '600.00', state: 'done' },
    ]);
    const { receipt } = await one.payment(first.id);
    expect(at.simulator.state.transfers.get(receipt ?? '')?.reversed).toBe(400);
    expect(at.simulator.state.charges.get(second.reference)?.refunded).toBe(60_000);
    const { events } = (await one.seller.get<Order>(`/api/orders/${one.order.id}`)).body;
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['refund_started', 'refunded', 'refunded']);
  });

  it('goes back in whole shillings by M-Pesa where the order comes to less, and to the cent by card', async () => {
    for (const [method, left] of [
      ['mpesa', '940.00'],
      ['card', '939.95'],
    ]) {
      const one = await paidScene(at, { status: 'confirmed' });
      const [line] = await db()
        .insertInto('orderItems')
        .values(
          [
            { lineNo: 1, unitPrice: '60.05', totalPrice: '600.50' },
            { lineNo: 2, unitPrice: '39.95', totalPrice: '399.50' },
          ].map((line) => ({ ...line, orderId: one.order.id, name: 'Cement', quantity: '10' })),
        )
        .returning('id')
        .execute();
      await (method === 'card' ? steps.payByCard(one) : steps.ask(one, { result: 0 }));
      const url = `/api/orders/${one.order.id}/requests`;
      const items = [{ orderItemId: line?.id, quantity: '9' }];
      const change = { kind: 'change', reason: 'One less', items };
      const asked = await one.buyer.post<Order>(url, change);
      const accepted = await one.seller.post(`${url}/${asked.body.requests[0]?.id}/accept`);
      expect([method, accepted.status]).toEqual([method, 200]);
      const { totalAmount, amountPaid } = await one.sums();
      expect([totalAmount, amountPaid]).toEqual(['939.95', left]);
    }
  });

  it('is not refunded while the supplier has some by bank transfer: the order is not cancelled', async () => {
    const one = await paidScene(at);
    await steps.ask(one, { result: 0 }, { amount: '400' });
    const url = `/api/orders/${one.order.id}/payments`;
    const transfer = { method: 'bank', amount: '100', reference: 'FT1' };
    const { body } = await one.buyer.post<{ id: string }>(url, transfer);
    await one.seller.post(`/api/payments/${body.id}/confirm`);
    const refused = await one.buyer.post<{ code: string }>(`/api/orders/${one.order.id}/cancel`, {
      reason: 'Closed',
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'order_paid']);
    expect(await accounts(one)).toMatchObject({ mpesa: 400, held: -400, bank: 100 });
  });

  it('is never taken twice: the database refuses more than there is', async () => {
    const one = await paidScene(at);
    await steps.ask(one, { result: 0 });
    const take = db()
      .transaction()
      .execute(async (trx) => {
        const { id: transactionId } = await trx
          .insertInto('ledgerTransactions')
          .values({ kind: 'release', orderId: one.order.id })
          .returning('id')
          .executeTakeFirstOrThrow();
        const lines = [
          { account: 'held', amount: '1000.01' },
          { account: 'payable', amount: '-1000.01' },
        ];
        const own = lines.map((line) => ({ ...line, transactionId, orderId: one.order.id }));
        await trx.insertInto('ledgerEntries').values(own).execute();
      });
    await expect(take).rejects.toThrow('More is taken of order');
  });
});

describe('a dispute that an admin decides', () => {
  type Line = { orderItemId: string; arrived: string; withMissing: string };
  type Disputes = { disputes: { id: string; options: { lines: Line[] } | null }[] };
  type Answer = { id: string; code?: string; mostCredit?: string; issues?: { code: string }[] };
  const opened = async ({ buyer, order }: PaidScene, kind = 'damaged') => {
    const said = { kind, text: 'Half of the bags are wet, or missing' };
    const { status, body } = await buyer.post<Answer>(`/api/orders/${order.id}/disputes`, said);
    expect(status).toBe(201);
    return body;
  };
  const anAdmin = async () => at.server.signedIn((await buildAdmin(db())).id);
  /** Everything that a decision can credit. */
  const goods = async (id: string, outcome: string) => {
    const dispute = db().selectFrom('disputes').where('id', '=', id).select('orderId');
    const { orderId } = await dispute.executeTakeFirstOrThrow();
    const { body } = await (await anAdmin()).get<Disputes>(`/api/orders/${orderId}/disputes`);
    const lines = body.disputes.find((one) => one.id === id)?.options?.lines ?? [];
    return lines.map(({ orderItemId, arrived, withMissing }) => ({
      orderItemId,
      quantity: outcome === 'close' ? withMissing : arrived,
    }));
  };
  const delivered = async () => {
    const one = await withLines(await paidScene(at, { status: 'delivered' }));
    for (const lineNo of [1, 2]) await arrives(one, lineNo, '10');
    return one;
  };
  const decide = async ({ id }: { id: string }, amount: string, outcome = 'continue') => {
    const admin = await anAdmin();
    const amounts =
      outcome === 'cancel'
        ? { creditAmount: '0', keptAmount: amount }
        : { creditAmount: amount, lines: await goods(id, outcome) };
    return admin.post<Answer>(`/api/admin/disputes/${id}/decide`, {
      ...amounts,
      outcome,
      reason: 'The photos show it',
    });
  };

  it('gives the credit back of what is held, and the supplier is owed the rest', async () => {
    const one = await withLines(await paidScene(at, { status: 'dispatched' }));
    await steps.ask(one, { result: 0 });
    await arrives(one, 1, '5');
    await release(one);
    const { status } = await decide(await opened(one), '400', 'close');
    expect(status).toBe(200);
    await steps.settled();
    expect(await accounts(one)).toEqual({ mpesa: 1000, refunded: -400, payable: -600 });
    expect(await one.sums()).toMatchObject({
      totalAmount: '600.00',
      amountPaid: '600.00',
      amountOwed: '0.00',
    });
  });

  it('takes back what the supplier is owed and was not paid, and no more', async () => {
    const one = await delivered();
    await steps.ask(one, { result: 0 });
    expect(await accounts(one)).toEqual({ mpesa: 1000, payable: -1000 });
    const dispute = await opened(one);
    const tooMuch = await decide(dispute, '1000.01');
    expect([tooMuch.status, tooMuch.body.issues?.[0]?.code]).toEqual([422, 'credit_exceeds']);
    expect((await decide(dispute, '250')).status).toBe(200);
    await steps.settled();
    expect(await accounts(one)).toEqual({ mpesa: 1000, refunded: -250, payable: -750 });
    const again = await decide(dispute, '1');
    expect([again.status, again.body.code]).toEqual([409, 'dispute_decided']);
  });

  it('leaves no room for a request on its way that asks for more than is owed now', async () => {
    const one = await delivered();
    await steps.ask(one, { result: 0 }, { amount: '400' });
    const { id } = await steps.ask(one, {}, { amount: '600' });
    expect((await decide(await opened(one), '500')).status).toBe(200);
    await steps.answer(one, 0);
    await steps.settled();
    expect((await one.payment(id)).status).toBe('failed');
    expect(await one.sums()).toMatchObject({ amountPaid: '400.00', amountOwed: '100.00' });
    expect(await accounts(one)).toEqual({ mpesa: 400, payable: -400 });
  });

  it('gives back what a transfer that was on its way pays twice', async () => {
    const one = await delivered();
    await steps.ask(one, { result: 0 }, { amount: '400' });
    const transfer = { method: 'bank', amount: '600', reference: 'FT2' };
    const url = `/api/orders/${one.order.id}/payments`;
    const { body } = await one.buyer.post<{ id: string }>(url, transfer);
    expect((await decide(await opened(one), '500')).status).toBe(200);
    expect((await one.seller.post(`/api/payments/${body.id}/confirm`)).status).toBe(200);
    await steps.settled();
    const told = { bank: 600, receivable: -600, mpesa: 400, refunded: -400 };
    expect(await accounts(one)).toEqual(told);
  });

  /** Confirmed and due, its goods never left, and its supplier was heard. */
  const undelivered = async () => {
    const deliveryDate = new Date(Date.now() - 60_000);
    const one = await withLines(await paidScene(at, { status: 'confirmed', deliveryDate }));
    const dispute = await opened(one, 'not_delivered');
    await one.seller.post(`/api/disputes/${dispute.id}/entries`, { text: 'We are closed' });
    return { one, dispute };
  };

  it('cancels what does not leave: what is held goes back, but for what the supplier keeps', async () => {
    const { one, dispute } = await undelivered();
    await steps.ask(one, { result: 0 }, { amount: '600' });
    const more = await decide(dispute, '600.01', 'cancel');
    expect([more.status, more.body.issues?.[0]?.code]).toEqual([422, 'kept_exceeds']);
    // M-Pesa sends whole shillings back: what is kept is rounded up.
    expect((await decide(dispute, '149.50', 'cancel')).status).toBe(200);
    await steps.settled();
    expect(await accounts(one)).toEqual({ mpesa: 600, refunded: -450, payable: -150 });
    const sums = { isPayable: false, amountPaid: '150.00', amountOwed: '0.00' };
    expect(await one.sums()).toMatchObject(sums);
    // What the supplier keeps is its own: neither owes the other anything.
    const [other] = (await one.buyer.get<Counterparty[]>('/api/statements')).body;
    expect(other?.balance).toBe('0.00');
    const today = nairobiDay(new Date());
    const statement = await one.buyer.get<Statement>(
      `/api/statements/${other?.id}?from=${today}&to=${today}`,
    );
    expect(statement.body).toMatchObject({ charged: '150.00', paid: '150.00', closing: '0.00' });
  });

  it('cancels though the supplier was paid directly, and leaves that to the two', async () => {
    const { one, dispute } = await undelivered();
    await steps.ask(one, { result: 0 }, { amount: '400' });
    const transfer = { method: 'bank', amount: '600', reference: 'FT3' };
    const url = `/api/orders/${one.order.id}/payments`;
    const { body } = await one.buyer.post<{ id: string }>(url, transfer);
    expect((await decide(dispute, '0', 'cancel')).body.code).toBe('order_payment_undecided');
    await one.seller.post(`/api/payments/${body.id}/confirm`);
    expect((await decide(dispute, '0', 'cancel')).status).toBe(200);
    await steps.settled();
    const told = { bank: 600, receivable: -600, mpesa: 400, refunded: -400 };
    expect(await accounts(one)).toEqual(told);
  });

  it('cancels while a payment arrives: it goes back, or waits for an admin to look', async () => {
    const { one, dispute } = await undelivered();
    await steps.ask(one, {}, { amount: '1000' });
    const cancel = async () => (await decide(dispute, '0', 'cancel')).body.code;
    const paid = steps.answer(one, 0).then(() => steps.settled());
    const [refusal] = await Promise.all([cancel(), paid]);
    // Whichever was first: money on its way is waited for, and what has come goes back.
    if (refusal) {
      expect([refusal, await cancel()]).toEqual(['order_payment_undecided', undefined]);
    }
    await steps.settled();
    expect(await accounts(one)).toEqual({ mpesa: 1000, refunded: -1000 });
  });

  it('decided by 10 at once is booked once', async () => {
    const one = await delivered();
    await steps.ask(one, { result: 0 });
    const dispute = await opened(one);
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(dispute, '100')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await steps.settled();
    expect(await accounts(one)).toEqual({ mpesa: 1000, refunded: -100, payable: -900 });
  });
});

describe('what the buyer asks for', () => {
  it('is refused where it does not fit, with the way out', async () => {
    const one = await paidScene(at, { totalAmount: '400000.50' });
    const pay = (body: object) =>
      one.buyer.post<{ code: string; issues?: { path: string; code: string }[] }>(
        `/api/orders/${one.order.id}/payments`,
        body,
      );
    expect((await pay({ method: 'mpesa', amount: '10.50' })).body.issues).toMatchObject([
      { path: 'amount', code: 'amount_not_whole' },
    ]);
    expect((await pay({ method: 'mpesa', amount: '250001' })).body.code).toBe('amount_over_cap');
    expect((await pay({ method: 'mpesa', phone: '+14155550100' })).body.issues).toMatchObject([
      { path: 'phone', code: 'payment_phone_wrong' },
    ]);
    expect((await one.sums()).collect).toMatchObject({
      mpesa: '250000.00',
      card: '400000.50',
      phone: `+${one.phone}`,
    });
    await steps.ask(one, { result: 0 });
    await steps.ask(one, { result: 0 });
    expect(await one.sums()).toMatchObject({ amountPaid: '400001.00', amountOwed: '0.00' });
    expect((await pay({ method: 'mpesa' })).status).toBe(409);
  });

  it('asks a phone once at a time, and six times an hour', async () => {
    const one = await paidScene(at);
    const pay = () =>
      one.buyer.post<{ code: string }>(`/api/orders/${one.order.id}/payments`, {
        method: 'mpesa',
        amount: '1',
      });
    await steps.ask(one, {}, { amount: '1' });
    expect((await pay()).body.code).toBe('phone_is_asked');
    await steps.answer(one, 1032);
    await steps.settled();
    for (let n = 0; n < 5; n += 1) await steps.ask(one, { result: 1037 }, { amount: '1' });
    expect((await pay()).body.code).toBe('phone_asked_often');
  });

  it('asks few phones that are not the account’s own proven one, however many it asks at once', async () => {
    const one = await paidScene(at);
    const pay = (phone: string) =>
      one.buyer.post<{ code: string }>(`/api/orders/${one.order.id}/payments`, {
        method: 'mpesa',
        amount: '1',
        phone: `+${phone}`,
      });
    const strangers = Array.from({ length: 12 }, somePhone);
    const answers = await Promise.all(strangers.map(pay));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['others_asked']));
    expect((await pay(one.phone)).status).toBe(202);
  });
});
