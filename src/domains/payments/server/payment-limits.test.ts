import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { paymentScenes } from '../../../app/server/testing/payment-scenes.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { mostNotifiedADay, mostTakenBack } from '../rules.ts';
import type { Payment } from '../schema.ts';
import { entriesOf, move, paidOf, record, recorded, sums, trailOf, transfer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const { db, scene, anAdmin } = paymentScenes(() => server);

describe('many at once', () => {
  it('50 confirmations of one payment book it once', async () => {
    const one = await scene();
    const payment = await recorded(one, '600');
    const { visitor } = await anAdmin();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        move(i % 2 ? visitor : one.seller, payment, 'confirm', { reason: 'Seen' }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect([await paidOf(one), (await entriesOf(db(), one)).length]).toEqual(['600.00', 2]);
    expect(await trailOf(db(), payment)).toHaveLength(2);
  });

  it('confirmed, rejected and taken back at once, one outcome stands', async () => {
    const one = await scene();
    const payment = await recorded(one, '600');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        if (i % 3 === 0) return move(one.seller, payment, 'confirm');
        if (i % 3 === 1) return move(one.seller, payment, 'reject', { reason: 'Not there' });
        return move(one.buyer, payment, 'cancel');
      }),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { status } = (await one.buyer.get<Payment>(`/api/payments/${payment.id}`)).body;
    expect(status).toBe(won[0]?.body.status);
    expect(await paidOf(one)).toBe(status === 'confirmed' ? '600.00' : '0.00');
  });

  it('ten payments of an order are taken back; the supplier decides about further ones, and others can be recorded', async () => {
    const one = await scene();
    const payments: Payment[] = [];
    for (let n = 0; n < mostTakenBack + 2; n += 1) payments.push(await recorded(one, '10'));
    const answers = await Promise.all(payments.map((own) => move(one.buyer, own, 'cancel')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostTakenBack);
    const left = payments.find((_payment, i) => answers[i]?.status !== 200);
    const refused = await move(one.buyer, left as Payment, 'cancel');
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_taken_back']);
    expect(refused.body.message).toContain('removed 10 payments');
    const rejected = await move(one.seller, left as Payment, 'reject', { reason: 'Asked to' });
    expect(rejected.status).toBe(200);
    expect((await record(one, transfer('10', 'REF LAST'))).status).toBe(202);
  });

  it('thirty of one buyer, on whatever orders, are told one by one, then once in a while', async () => {
    const one = await scene();
    const { contractorId, supplierId } = one.order;
    const scenes = [one, await scene({ contractorId, supplierId })];
    for (let n = 0; n < mostNotifiedADay / 2 + 5; n += 1) {
      for (const order of scenes) await recorded(order, '1');
    }
    const told = await db()
      .selectFrom('notifications')
      .select('id')
      .where('kind', '=', 'paymentRecorded')
      .where('userId', '=', supplierId)
      .execute();
    // The quiet time may have ended in between.
    expect(told.length).toBeGreaterThan(mostNotifiedADay);
    expect(told.length).toBeLessThanOrEqual(mostNotifiedADay + 2);
  });

  it('50 transfers never come to more than the order', async () => {
    const one = await scene();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => record(one, transfer('300'))),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(47);
    expect(await sums(one)).toMatchObject({ amountPending: '900.00', mayRecord: '100.00' });
  });

  it('one reference is recorded once, and one key is answered once', async () => {
    const one = await scene();
    const same = await Promise.all(
      Array.from({ length: 20 }, (_, i) => record(one, transfer('1', i % 2 ? 'abc 1' : 'ABC1'))),
    );
    expect(same.filter(({ status }) => status === 202)).toHaveLength(1);
    const body = transfer('5');
    const key = { 'idempotency-key': 'transfer-1' };
    const url = `/api/orders/${one.order.id}/payments`;
    const first = await one.buyer.post<Payment>(url, body, key);
    const again = await one.buyer.post<Payment>(url, body, key);
    expect([first.status, again.status, again.body.id]).toEqual([202, 202, first.body.id]);
    expect((await one.buyer.post(url, transfer('6'), key)).status).toBe(422);
    expect((await sums(one)).payments).toHaveLength(2);
  });

  it('50 reversals of one payment book it once, and two of one key answer once', async () => {
    const one = await scene();
    const payment = await recorded(one, '600');
    await move(one.seller, payment, 'confirm');
    const { visitor } = await anAdmin();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        move(i % 2 ? visitor : one.seller, payment, 'reverse', { reason: 'Bounced' }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect([await paidOf(one), (await entriesOf(db(), one)).length]).toEqual(['0.00', 4]);
    expect(await trailOf(db(), payment)).toHaveLength(3);
  });

  it('reversed, confirmed and recorded at once, an order never takes more than it comes to', async () => {
    const one = await scene();
    const [first, second] = [await recorded(one, '600'), await recorded(one, '400')];
    await move(one.seller, first, 'confirm');
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => move(one.seller, first, 'reverse', { reason: 'Bounced' })),
      ...Array.from({ length: 5 }, () => move(one.seller, second, 'confirm')),
      ...Array.from({ length: 10 }, () => record(one, transfer('600'))),
    ]);
    const done = (from: number, to: number, status: number) =>
      answers.slice(from, to).filter((answer) => answer.status === status).length;
    expect([done(0, 5, 200), done(5, 10, 200)]).toEqual([1, 1]);
    const pending = done(10, 20, 202);
    expect(pending).toBeLessThanOrEqual(1);
    expect(await sums(one)).toMatchObject({
      amountPaid: '400.00',
      amountPending: pending ? '600.00' : '0.00',
      amountOwed: '600.00',
      mayRecord: pending ? '0.00' : '600.00',
    });
  });

  it('who is deleted meanwhile decides nothing, and leaves no reason', async () => {
    const one = await scene();
    const { id } = await recorded(one, '600');
    const { supplierId } = one.order;
    const gone = { anonymisedAt: new Date() };
    await db().updateTable('users').set(gone).where('id', '=', supplierId).execute();
    const late = db()
      .updateTable('payments')
      .set({ status: 'rejected', decidedBy: supplierId, decidedAt: new Date(), reason: 'Late' })
      .where('id', '=', id);
    await expect(late.execute()).rejects.toThrow('this account is deleted');
  });

  it('who is deleted meanwhile reverses nothing', async () => {
    const one = await scene();
    const payment = await recorded(one, '600');
    await move(one.seller, payment, 'confirm');
    const { supplierId } = one.order;
    const gone = { anonymisedAt: new Date() };
    await db().updateTable('users').set(gone).where('id', '=', supplierId).execute();
    const late = db()
      .updateTable('payments')
      .set({ status: 'reversed', reversedBy: supplierId, reversedAt: new Date() })
      .where('id', '=', payment.id);
    await expect(late.execute()).rejects.toThrow('this account is deleted');
  });
});

describe('what may be recorded', () => {
  it('is no more than is owed and not waiting, to the cent, in as many parts as one likes', async () => {
    const one = await scene({ totalAmount: '999999999.99' });
    expect((await record(one, transfer('999999999.98'))).status).toBe(202);
    const over = await record(one, transfer('0.02'));
    expect([over.status, over.body.code, over.body.issues?.[0]]).toMatchObject([
      409,
      'amount_exceeds_pending',
      {
        path: 'amount',
        message:
          'You can record up to KSh 0.01. KSh 999,999,999.98 is waiting for the supplier to confirm it.',
      },
    ]);
    expect((await record(one, transfer('0.01'))).status).toBe(202);
    expect((await record(one, transfer('0.01'))).body.message).toMatch(/^There is nothing left/);
    for (const payment of (await sums(one)).payments) await move(one.seller, payment, 'confirm');
    expect(await sums(one)).toMatchObject({ amountPaid: '999999999.99', amountOwed: '0.00' });
  });

  it('stands once for each reference, whatever its case and spaces', async () => {
    const one = await scene();
    await record(one, transfer('10', 'FT 26326 K7Q'));
    const again = await record(one, transfer('20', 'ft26326k7q'));
    expect([again.status, again.body.code, again.body.issues?.[0]?.path]).toEqual([
      409,
      'reference_taken',
      'reference',
    ]);
    const other = await scene();
    expect((await record(other, transfer('10', 'FT 26326 K7Q'))).status).toBe(202);
  });

  it('is nothing for a cancelled order', async () => {
    const one = await scene({ status: 'cancelled', cancelledAt: new Date() });
    const { status, body } = await record(one, transfer('10'));
    expect([status, body.code]).toEqual([409, 'order_not_payable']);
    expect((await sums(one)).mayRecord).toBeNull();
  });

  it('says what is wrong at each field', async () => {
    const one = await scene();
    const wrong = { amount: '-1', reference: '', paidOn: '2031-01-01' };
    const { status, body } = await record(one, { method: 'bank', ...wrong });
    expect(status).toBe(422);
    expect(body.issues?.map(({ path }) => path)).toEqual(['amount', 'reference', 'paidOn']);
    const other = await record(one, { method: 'cheque', ...wrong });
    expect([other.status, other.body.issues?.map(({ path }) => path)]).toEqual([422, ['method']]);
    const closed = await record(one, { method: 'mpesa' });
    expect([closed.status, closed.body.code]).toEqual([409, 'payment_method_closed']);
    for (const odd of [null, [], 'x', { ...transfer('10'), status: 'confirmed' }]) {
      expect((await record(one, odd as object)).status).toBe(422);
    }
    expect((await sums(one)).payments).toEqual([]);
  });

  it('ends at a hundred payments that stand; what came to nothing takes nobody’s place', async () => {
    const one = await scene();
    const fill = (status: string, from: number, to: number) =>
      server.database.pool.query(
        `insert into payments (order_id, payer_id, method, amount, reference, status, decided_at)
         select $1, $2, 'bank', 1, 'R' || n, $3::payment_status, case $3 when 'pending' then null else now() end
           from generate_series($4::int, $5::int) n`,
        [one.order.id, one.order.contractorId, status, from, to],
      );
    await fill('cancelled', 1, 200);
    await fill('pending', 201, 299);
    expect((await record(one, transfer('10'))).status).toBe(202);
    const full = await record(one, transfer('10'));
    expect([full.status, full.body.code]).toEqual([409, 'too_many_payments']);
    expect(full.body.message).toContain('100 payments are already waiting or confirmed');
  });

  it('ends at five hundred that were ever recorded', async () => {
    const one = await scene();
    await server.database.pool.query(
      `insert into payments (order_id, payer_id, method, amount, reference, status, decided_at)
       select $1, $2, 'bank', 1, 'R' || n, 'cancelled', now() from generate_series(1, 500) n`,
      [one.order.id, one.order.contractorId],
    );
    const { status, body } = await record(one, transfer('10'));
    expect([status, body.code]).toEqual([409, 'too_many_recorded']);
  });
});
