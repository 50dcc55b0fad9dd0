import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildAdmin } from '../../accounts/server/factory.ts';
import { mostNotifiedADay, mostTakenBack } from '../rules.ts';
import type { Payment } from '../schema.ts';
import { buildOrder } from './factory.ts';
import {
  entriesOf,
  move,
  paidOf,
  record,
  recorded,
  signedInBoth,
  sums,
  trailOf,
  transfer,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const scene = async (fields: Parameters<typeof buildOrder>[1] = {}) =>
  signedInBoth(server, await buildOrder(db(), fields));

async function anAdmin() {
  const admin = await buildAdmin(db());
  return { admin, visitor: await server.signedIn(admin.id) };
}

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
