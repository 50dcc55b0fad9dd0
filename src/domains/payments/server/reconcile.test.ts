import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  paidScene,
} from '../../../app/server/testing/collecting.ts';
import { Steps } from '../../../app/server/testing/collecting-steps.ts';
import { finance, head, newReceipt, rowOf } from '../../../app/server/testing/statements.ts';
import { buildAdmin } from '../../accounts/server/factory.ts';
import type { UnmatchedMoney } from '../schema.ts';
import type { StatementAnswer } from '../statement-schema.ts';
import { sweepRefunds } from './queries/refunds.ts';

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

type Answer = UnmatchedMoney[] & { code?: string };

async function unmatched(reference: string, amount: number) {
  await steps.paybill(reference, amount);
  const admin = await at.server.signedIn((await buildAdmin(at.server.database.db)).id);
  const { body } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
  const found = body.find((one) => one.accountReference === reference);
  if (!found) throw new Error('It is not in the list');
  const post = (what: string, sent: object) =>
    admin.post<Answer>(`/api/admin/receipts/${found.id}/${what}`, sent);
  const readOne = async (id: string) =>
    (await admin.get<UnmatchedMoney[]>(`/api/admin/receipts/unmatched?id=${id}`)).body;
  return { found, post, readOne };
}

describe('money that fits no order', () => {
  it('is in the list with what is known of it, and given to an order by an admin, once', async () => {
    const { found, post, readOne } = await unmatched('NO SUCH 1', 400);
    expect([await readOne(found.id), await readOne(randomUUID())]).toEqual([[found], []]);
    expect(found).toMatchObject({
      kind: 'unmatched',
      amount: '400.00',
      payer: 'WANJIKU 2547*****111',
    });
    const one = await paidScene(at);
    const said = { orderNumber: one.order.number.toLowerCase(), reason: 'The buyer called' };
    const unknown = await post('assign', { ...said, orderNumber: 'LPO-999999' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'receipt_order_unknown']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('assign', said)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const { payments, amountPaid, amountHeld } = await one.sums();
    expect([amountPaid, amountHeld]).toEqual(['400.00', '400.00']);
    expect(payments).toMatchObject([{ status: 'confirmed', receipt: found.receipt }]);
    expect((await ledgerSums(at)).unmatched ?? 0).toBe(0);
    const trail = await at.server.database.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'receipt.assigned')
      .execute();
    expect(trail).toMatchObject([{ details: { order: one.order.number } }]);
  });

  it('is not given to an order that does not take it, and goes back to who paid it', async () => {
    const { found, post } = await unmatched('NO SUCH 2', 1_500);
    const one = await paidScene(at);
    const said = { orderNumber: one.order.number, reason: 'The buyer called' };
    const refused = await post('assign', said);
    expect([refused.status, refused.body.code]).toEqual([409, 'receipt_does_not_fit']);
    expect((await post('refund', { reason: 'Nobody knows it' })).status).toBe(200);
    expect((await post('refund', { reason: 'Nobody knows it' })).status).toBe(409);
    await steps.settled();
    expect(at.simulator.state.transfers.get(found.receipt ?? '')?.reversed).toBe(1_500);
    const { unmatched: left = 0, refunded } = await ledgerSums(at);
    expect([left, refunded]).toEqual([0, -150_000]);
  });

  it('a refund that M-Pesa took a day ago, and never said how it ended, comes into the list', async () => {
    const { found, post } = await unmatched('NO SUCH 3', 700);
    await post('refund', { reason: 'Nobody knows it' });
    await steps.settled();
    const { db } = at.server.database;
    const sent = (hours: number) =>
      db
        .insertInto('refunds')
        .values({
          receiptId: found.id,
          amount: '1.00',
          state: 'sent',
          updatedAt: new Date(Date.now() - hours * 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [old, young] = [await sent(25), await sent(1)];
    await sweepRefunds(db);
    const admin = await at.server.signedIn((await buildAdmin(db)).id);
    const { body } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    const ids = body.map(({ id }) => id);
    expect([ids.includes(old.id), ids.includes(young.id)]).toEqual([true, false]);
    await admin.post(`/api/admin/refunds/${old.id}/settle`, { reason: 'It is on the statement' });
  });

  it('a refund that M-Pesa does not take is in the list until an admin has sent it by hand, whatever M-Pesa says later', async () => {
    const one = await paidScene(at);
    await steps.ask(one, { result: 0 });
    at.simulator.next({ phone: 'reversal', result: 21 });
    await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' });
    await steps.settled();
    const admin = await at.server.signedIn((await buildAdmin(at.server.database.db)).id);
    const { body } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    const failed = body.find(({ kind }) => kind === 'refund_failed');
    expect(failed).toMatchObject({ amount: '1000.00', orderNumber: one.order.number });
    const settled = await admin.post<UnmatchedMoney[]>(`/api/admin/refunds/${failed?.id}/settle`, {
      reason: 'Sent by hand',
    });
    expect(settled.body.some(({ id }) => id === failed?.id)).toBe(false);
    const { requestId } = await at.server.database.db
      .selectFrom('refunds')
      .where('id', '=', failed?.id ?? '')
      .select('requestId')
      .executeTakeFirstOrThrow();
    await steps.callBack({ Result: { ResultCode: 1, ConversationID: requestId } });
    await steps.settled();
    const { body: later } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    expect(later.some(({ id }) => id === failed?.id)).toBe(false);
  });
});

describe('a statement of M-Pesa', () => {
  it('is compared with what is booked, and credits what nobody has told of: to its order, else to nobody', async () => {
    const one = await paidScene(at);
    const known = await unmatched('NO SUCH 5', 700);
    const [first, next, third] = [newReceipt(), newReceipt(), newReceipt()];
    const rows = [
      rowOf(known.found.receipt ?? '', 700, 'NO SUCH 5'),
      rowOf(first, 600, one.order.number),
      rowOf(next, 600, one.order.number),
      rowOf(third, 50, 'KIBANDA'),
      rowOf('WRONG', 50, 'KIBANDA'),
    ];
    const admin = await finance(at, rows);
    const before = await ledgerSums(at);
    const checked = await admin.check();

    const needsSecond = true;
    const fates = [
      { row: 2, fate: 'booked', needsSecond: false },
      { row: 3, fate: 'order', orderNumber: one.order.number, needsSecond },
      { row: 4, fate: 'unmatched', needsSecond },
      { row: 5, fate: 'unmatched', needsSecond },
    ];
    expect(checked.rows).toMatchObject(fates);
    expect(checked.faults).toEqual([{ row: 6, fault: 'receipt_wrong' }]);
    expect(await ledgerSums(at)).toEqual(before);
    const second = Array(3).fill('second');
    expect((await admin.import()).rows.map(({ fate }) => fate)).toEqual(['booked', ...second]);
    await admin.import();
    await admin.lookedUp();
    expect((await one.sums()).amountPaid).toBe('0.00');
    expect(await admin.assign(first, one.order.number)).toBe('receipt_same_person');
    const other = await finance(at, rows);
    expect((await other.check()).rows.some((row) => row.needsSecond)).toBe(false);
    const again = (await other.import()).rows.map(({ fate }) => fate);
    expect(again).toEqual(['booked', ...Array(3).fill('checking')]);
    await other.lookedUp();
    expect((await admin.check()).rows.map(({ fate }) => fate)).toEqual(Array(4).fill('booked'));
    const { amountPaid, payments } = await one.sums();
    expect([amountPaid, payments]).toMatchObject(['600.00', [{ receipt: first }]]);
    const { unmatched: after = 0 } = await ledgerSums(at);
    expect(after - (before.unmatched ?? 0)).toBe(-65_000);
    const trail = await at.server.database.db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('actorId', '=', admin.id)
      .orderBy('id')
      .execute();
    expect(trail).toMatchObject([
      { action: 'statement.checked' },
      {
        action: 'statement.imported',
        details: { kind: 'mpesa', receipts: 3, amount: '1250.00', transfers: 0 },
      },
      { action: 'statement.checked' },
    ]);
  });

  it('books nothing more when it comes again, nor when it comes several times at once', async () => {
    const one = await paidScene(at);
    const rows = [300, 200].map((amount) => rowOf(newReceipt(), amount, one.order.number));
    const admins = await Promise.all(Array.from({ length: 6 }, () => finance(at, rows)));
    await Promise.all(admins.map((admin) => admin.import()));
    await Promise.all(admins.map((admin) => admin.lookedUp()));
    await admins[0]?.import();
    await admins[0]?.lookedUp();
    const { amountPaid, payments } = await one.sums();
    expect([amountPaid, payments.length]).toEqual(['500.00', 2]);
    const kept = await at.server.database.db
      .selectFrom('statementImports')
      .select('receipts')
      .where(
        'importedBy',
        'in',
        admins.map(({ id }) => id),
      )
      .execute();
    expect(kept).toEqual([{ receipts: 2 }, { receipts: 2 }]);
  });

  it('makes true what was only reported, and says where it has another amount than is booked', async () => {
    const one = await paidScene(at);
    const receipt = newReceipt();
    const said = { provider: 'mpesa', amount: '900.00', accountReference: 'FORGED', checks: 10 };
    const { db } = at.server.database;
    await db
      .insertInto('providerReceipts')
      .values({ ...said, receipt, state: 'reported' })
      .execute();
    // Who says another amount, time or payer says nothing a second time.
    const payer = '2547*****222 - WANJIKU';
    for (const [amount, others, fate] of [
      [500, {}, 'second'],
      [400, {}, 'second'],
      [400, { at: '10:16:00' }, 'second'],
      [400, { payer }, 'second'],
      [400, { payer }, 'checking'],
    ] as const) {
      const admin = await finance(at, [rowOf(receipt, amount, one.order.number, others)]);
      const [row] = (await admin.check()).rows;
      expect(row?.contradicts).toBe(fate === 'second' && amount === 400);
      expect((await admin.import()).rows).toMatchObject([{ fate }]);
      await admin.lookedUp();
    }
    expect((await one.sums()).amountPaid).toBe('400.00');
    const other = await finance(at, [rowOf(receipt, 450, one.order.number)]);
    expect((await other.import()).rows).toMatchObject([{ fate: 'differs' }]);
    expect((await one.sums()).amountPaid).toBe('400.00');
  });

  it('of a bank counts though the second person names fewer of its columns', async () => {
    const one = await paidScene(at);
    const receipt = newReceipt();
    const text = `Date,Ref,In,Account,Name\n27/11/2026 10:15,${receipt},350,${one.order.number},WANJIKU`;
    const named = { time: 0, receipt: 1, paidIn: 2 };
    const [first, second] = [await finance(at, []), await finance(at, [])];
    const columns = { ...named, account: 3, payer: 4 };
    expect((await first.importBank(text, columns)).rows).toMatchObject([{ fate: 'second' }]);
    expect((await second.importBank(text, named)).rows).toMatchObject([{ fate: 'checking' }]);
    await second.lookedUp();
    const { amountPaid, payments } = await one.sums();
    expect([amountPaid, payments]).toMatchObject(['350.00', [{ receipt }]]);
  });

  it('counts with what somebody else gave to an order by hand, as two who do that agree', async () => {
    const [one, another] = [await paidScene(at), await paidScene(at)];
    const { db } = at.server.database;
    const report = async () => {
      const receipt = newReceipt();
      const said = { provider: 'mpesa', amount: '150.00', checks: 10, receipt } as const;
      await db
        .insertInto('providerReceipts')
        .values({ ...said, state: 'reported', createdAt: new Date(Date.now() - 3_600_000) })
        .execute();
      return receipt;
    };
    const [byHand, stated] = [await report(), await report()];
    const people = [await finance(at, []), await finance(at, []), await finance(at, [])];
    const [first, second, third] = people;
    // Nobody credits what no query has confirmed alone: the second says another order, the third agrees.
    const { number } = one.order;
    expect(await first?.assign(byHand, number)).toBe(undefined);
    expect(await first?.assign(byHand, number)).toBe('receipt_same_person');
    expect(await second?.assign(byHand, another.order.number)).toBe(undefined);
    expect((await one.sums()).amountPaid).toBe('0.00');
    const visitor = await at.server.signedIn(first?.id ?? '');
    const { body } = await visitor.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    const given = { to: another.order.number, isOwn: false };
    expect(body.find(({ receipt }) => receipt === byHand)).toMatchObject({ given });
    expect(await third?.assign(byHand, number)).toBe(undefined);
    expect(await first?.assign(byHand, number)).toBe(undefined);
    expect((await one.sums()).amountPaid).toBe('150.00');
    expect((await another.sums()).amountPaid).toBe('0.00');

    expect(await first?.assign(stated, number)).toBe(undefined);
    const admin = await finance(at, [rowOf(stated, 150, number)]);
    expect((await admin.import()).rows).toMatchObject([{ fate: 'checking' }]);
    await admin.lookedUp();
    expect((await one.sums()).amountPaid).toBe('300.00');
  });

  it.each([
    ['without its columns', 'a,b\n1,2', 'columns', 'statement_columns_missing'],
    [
      'of another paybill',
      `Short Code:,600999\n${head}\n${rowOf('SKF7A1B2C3', 5, 'A')}`,
      'text',
      'statement_of_another',
    ],
    ['without rows', head, 'text', 'statement_empty'],
    ['that is a spreadsheet', 'PK\u0003\u0004abc', 'text', 'statement_unreadable'],
    ['that is too long', `${head}\n${'x\n'.repeat(2_001)}`, 'text', 'statement_rows_many'],
    [
      'of which empty rows hide the end',
      `${head}\n${'x\n\n'.repeat(1_500)}`,
      'text',
      'statement_rows_many',
    ],
    [
      'in which a quotation mark hides rows',
      `${head}\n${rowOf('SKF7A1B2C3', 5, '"A')}\n${rowOf('SKF7A1B2C4', 5, 'A')}`,
      'text',
      'statement_unreadable',
    ],
    ['that is too large', 'x'.repeat(1_048_577), 'text', 'statement_too_large'],
  ])('%s is refused with what is wrong', async (_, text, path, code) => {
    const admin = await at.server.signedIn((await buildAdmin(at.server.database.db)).id);
    const sent = { kind: 'mpesa', fileName: 'a.csv', text };
    const { status, body } = await admin.post<{ issues: object[] }>('/api/admin/statements', sent);
    expect([status, body.issues]).toMatchObject([422, [{ path, code }]]);
  });
});

it('what the paybill paid out itself is no payment, whatever a statement says', async () => {
  const one = await paidScene(at);
  const receipt = newReceipt();
  const phone = at.deps.settings.mpesa?.shortcode ?? '';
  const paidOut = { receipt, amount: 500, phone, reference: '', at: new Date(), reversed: 0 };
  at.simulator.state.transfers.set(receipt, paidOut);
  const admin = await finance(at, [rowOf(receipt, 500, one.order.number)], at.deps);
  await admin.import();
  await steps.settled();
  expect((await one.sums()).amountPaid).toBe('0.00');
  expect((await admin.check()).rows).toMatchObject([{ fate: 'dismissed' }]);
});

it('a transfer that its buyer recorded under the receipt of a paybill payment is not confirmed by that', async () => {
  const one = await paidScene(at);
  await steps.paybill(one.order.number, 400);
  const { receipt = '' } = (await one.sums()).payments[0] ?? {};
  const pay = { method: 'bank', amount: '400', reference: receipt };
  await one.buyer.post(`/api/orders/${one.order.id}/payments`, pay);
  const admin = await at.server.signedIn((await buildAdmin(at.server.database.db)).id);
  const text = `Date,Reference,Credit\n27/11/2026,${receipt},400.00\n`;
  const sent = { kind: 'bank', fileName: 'bank.csv', text, proof: 'On the statement' };
  const { body } = await admin.post<StatementAnswer>('/api/admin/statements', sent);
  expect(body.rows).toMatchObject([{ fate: 'unknown' }]);
  expect((await one.sums()).amountPaid).toBe('400.00');
});

it('a statement of a bank confirms transfers that buyers recorded, by reference and amount', async () => {
  const [one, other] = [await paidScene(at), await paidScene(at)];
  const record = (scene: typeof one, amount: string, reference: string) =>
    scene.pay({ method: 'bank', amount, reference });
  const { id } = await record(one, '300', 'FT26326 K7Q');
  await record(other, '300', 'FT26326AMT');
  const admin = await at.server.signedIn((await buildAdmin(at.server.database.db)).id);
  const text = 'Date,Ref,Credit\n27/11/2026,ft26326k7q,300.00\n27/11/2026,FT26326AMT,299.00\n';
  const columns = { time: 0, reference: 1, paidIn: 2 };
  const sent = { kind: 'bank', fileName: 'bank.csv', text, columns };
  const call = (body: object) => admin.post<StatementAnswer>('/api/admin/statements', body);
  expect((await call(sent)).status).toBe(422);
  const proof = 'On the statement of November';
  const { body } = await call({ ...sent, proof });
  expect(body.rows).toMatchObject([
    { fate: 'booked', orderNumber: one.order.number },
    { fate: 'unknown', orderNumber: null },
  ]);
  expect(await one.payment(id)).toMatchObject({ status: 'confirmed', reason: proof });
  expect((await other.sums()).amountPaid).toBe('0.00');
  expect((await call(sent)).body.rows).toMatchObject([{ fate: 'booked' }, { fate: 'unknown' }]);
});
