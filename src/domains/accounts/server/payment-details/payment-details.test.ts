import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { OwnPayee, Payee } from '../../payment-details-schema.ts';
import { buildPayee, buildUser, jobDepsFor, builtPassword as password } from '../factory.ts';
import { type Post, startPost } from '../testing.ts';
import { codeOf, type Refusal, stillNow } from '../two-step/testing.ts';
import { payeeHoldHours } from './settings.ts';
import { payeeSuppliers } from './testing.ts';

let server: TestServer;
let post: Post;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  post = await startPost(server, jobDepsFor(server));
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ now: stillNow, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const db = () => server.database.db;
const { withTwoStep } = payeeSuppliers({
  visitor: (options) => server.visitor(options),
  buildOne: (overrides) => buildUser(db(), overrides) as never,
  password,
});
type Supplier = Awaited<ReturnType<typeof withTwoStep>>;
type Answer = OwnPayee[] & Refusal & { issues?: { path: string; message: string }[] };

const till = { kind: 'till', number: '523 871', name: 'Jirani Hardware' } as const;
/** Each code is good once: steps from now on. */
const proofs = (secret: string) => {
  const codes = [0, 1].map((step) => codeOf(secret, step));
  return () => ({ password, code: codes.shift() ?? 'no code' });
};
const enter = (supplier: Pick<Supplier, 'visitor'>, body: object) =>
  supplier.visitor.post<Answer>('/api/payment-details', body);
const remove = (supplier: Pick<Supplier, 'visitor'>, kind: string, body: object) =>
  supplier.visitor.send<Answer>({
    method: 'DELETE',
    url: `/api/payment-details/${kind}`,
    payload: body,
  });
const own = async ({ visitor }: Pick<Supplier, 'visitor'>) =>
  (await visitor.get<OwnPayee[]>('/api/payment-details')).body;
const endHold = (id: string) =>
  // What was entered cannot be rewritten: a test that lets time pass has to say so.
  server.database.pool.query(
    `begin; alter table payment_details disable trigger payment_details_kept;
     update payment_details set usable_from = now() - interval '1 minute' where id = '${id}';
     alter table payment_details enable trigger payment_details_kept; commit`,
  );

/** An order of this supplier with its buyer. */
async function orderOf(supplierId: string) {
  const contractorId = (await buildUser(db())).id;
  const amounts = { subtotal: '1000.00', totalAmount: '1000.00' };
  const order = await db()
    .insertInto('orders')
    .values({ contractorId, supplierId, ...amounts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { order, buyer: await server.signedIn(contractorId) };
}

/** What the buyer reads of the order's payments. */
const sums = async ({ order, buyer }: Awaited<ReturnType<typeof orderOf>>) => {
  const url = `/api/orders/${order.id}/payments`;
  return (await buyer.get<{ isPayable: boolean; payTo: Payee[] }>(url)).body;
};

describe('where a supplier is paid', () => {
  it('is not shown to buyers while the supplier is suspended or has left, and they read why', async () => {
    const { id: supplierId } = await buildUser(db(), { role: 'supplier' });
    await buildPayee(db(), { supplierId });
    const one = await orderOf(supplierId);
    const suspend = (suspendedAt: Date | null) =>
      db().updateTable('users').set({ suspendedAt }).where('id', '=', supplierId).execute();
    expect((await sums(one)).payTo).toHaveLength(1);
    await suspend(new Date());
    expect(await sums(one)).toMatchObject({ supplierStatus: 'suspended', payTo: [] });
    const paid = { method: 'bank', amount: '10.00', reference: 'FT26326K7Q' };
    const recorded = await one.buyer.post(`/api/orders/${one.order.id}/payments`, paid);
    expect(recorded.status, 'what was paid before can be recorded').toBe(202);
    await suspend(null);
    expect(await sums(one)).toMatchObject({ supplierStatus: 'active', payTo: [{}] });
    await db()
      .updateTable('users')
      .set({ anonymisedAt: new Date() })
      .where('id', '=', supplierId)
      .execute();
    expect(await sums(one)).toMatchObject({ supplierStatus: 'deleted', payTo: [] });
  });

  it('is entered with password and code, waits 48 hours, and is told by mail, SMS and bell', async () => {
    const supplier = await withTwoStep();
    const { user, secret } = supplier;
    const one = await orderOf(user.id);
    const { status, body } = await enter(supplier, { ...till, ...proofs(secret)() });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { kind: 'till', number: '523871', name: 'Jirani Hardware', isUsable: false, checkedAt: null },
    ]);
    const [entered] = body;
    const hours = (Date.parse(entered!.usableFrom) - Date.parse(entered!.createdAt)) / 3_600_000;
    expect(hours).toBeCloseTo(payeeHoldHours.standard, 3);
    expect((await sums(one)).payTo).toEqual([]);

    const { phoneNumber } = await db()
      .selectFrom('users')
      .select('phoneNumber')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const mails = await post.textsTo(user.email ?? '');
    const texts = await post.textsTo(phoneNumber ?? '');
    for (const sent of [mails.at(-1), texts.at(-1)]) {
      expect(sent).toContain('till ending in 3871');
      expect(sent).not.toContain('523871');
    }
    const bell = (
      await supplier.visitor.get<{ kind: string; link: string }[]>('/api/notifications')
    ).body;
    expect(bell).toMatchObject([{ kind: 'payeeEntered', link: '/settings/payment-details' }]);
    const trail = await db()
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('actorId', '=', user.id)
      .where('action', 'like', 'payee.%')
      .execute();
    expect(trail).toEqual([{ action: 'payee.entered', details: { kind: 'till', ending: '3871' } }]);

    await endHold(entered!.id);
    expect((await sums(one)).payTo).toEqual([
      {
        id: entered!.id,
        kind: 'till',
        bankName: null,
        number: '523871',
        account: null,
        name: 'Jirani Hardware',
        usableFrom: expect.any(String),
        checkedAt: null,
      },
    ]);
  });

  it('stays the old one during the hold of a new one, which can be taken back without a code', async () => {
    const supplier = await withTwoStep();
    const { user, secret } = supplier;
    const one = await orderOf(user.id);
    await buildPayee(db(), { supplierId: user.id, number: '111222' });
    const { body } = await enter(supplier, { ...till, ...proofs(secret)() });
    expect(body.map(({ number, isUsable }) => [number, isUsable])).toEqual([
      ['111222', true],
      ['523871', false],
    ]);
    expect((await sums(one)).payTo.map(({ number }) => number)).toEqual(['111222']);

    const [old, held] = body;
    const take = (id: string, who = supplier.visitor) =>
      who.post<Refusal>(`/api/payment-details/${id}/take-back`);
    const rival = await server.signedIn((await buildUser(db(), { role: 'supplier' })).id);
    expect((await take(held!.id, rival)).status).toBe(404);
    expect((await take(old!.id)).body.code).toBe('payee_in_use');
    expect((await take(held!.id)).status).toBe(200);
    expect((await take(held!.id)).status).toBe(404);
    expect((await own(supplier)).map(({ number }) => number)).toEqual(['111222']);
  });

  it('is another only after the hold, and is removed at once with all that came before', async () => {
    const supplier = await withTwoStep();
    const { user, secret } = supplier;
    const one = await orderOf(user.id);
    await buildPayee(db(), { supplierId: user.id, number: '111222' });
    const proof = proofs(secret);
    const { body } = await enter(supplier, { ...till, ...proof() });
    await endHold(body[1]!.id);
    expect((await sums(one)).payTo.map(({ number }) => number)).toEqual(['523871']);
    expect((await remove(supplier, 'till', proof())).body).toEqual([]);
    expect((await sums(one)).payTo).toEqual([]);
    expect((await remove(supplier, 'till', proof())).status).toBe(404);
  });

  it('is refused without two-step sign-in, with a wrong password or code, and where nothing changes', async () => {
    const plain = await buildUser(db(), { role: 'supplier', emailVerifiedAt: new Date() });
    const visitor = await server.signedIn(plain.id);
    const proof = { password, code: '123456' };
    const refused = await enter({ visitor }, { ...till, ...proof });
    expect([refused.status, refused.body.code]).toEqual([409, 'two_step_first']);

    const supplier = await withTwoStep();
    const wrong = await enter(supplier, { ...till, ...proof, password: 'not this one' });
    expect(wrong.body).toMatchObject({ code: 'wrong_password', issues: [{ path: 'password' }] });
    const wrongCode = await enter(supplier, { ...till, ...proof });
    expect(wrongCode.body).toMatchObject({ code: 'totp_wrong', issues: [{ path: 'code' }] });
    await buildPayee(db(), { supplierId: supplier.user.id, name: 'Jirani Hardware' });
    const same = await enter(supplier, { ...till, ...proof });
    expect([same.status, same.body.code]).toEqual([409, 'payee_same']);
    expect((await remove(supplier, 'till', proof)).body.code).toBe('totp_wrong');
    expect(await own(supplier)).toHaveLength(1);
  });

  it('is refused at the field for numbers that no bank, paybill or till has', async () => {
    const supplier = await withTwoStep();
    const proof = { password, code: '123456' };
    for (const [body, path] of [
      [{ ...till, number: '12' }, 'number'],
      [{ ...till, name: '' }, 'name'],
      [{ kind: 'paybill', number: '522522', name: 'Jirani', account: '' }, 'account'],
      [{ kind: 'bank', number: '0110234567', name: 'Jirani', bankName: '' }, 'bankName'],
      [{ kind: 'cheque', number: '1', name: 'Jirani' }, 'kind'],
    ] as const) {
      const { status, body: refusal } = await enter(supplier, { ...body, ...proof });
      expect(status).toBe(422);
      expect(refusal.issues?.map((issue) => issue.path)).toContain(path);
    }
  });

  it('two changes at once leave one that waits', async () => {
    const supplier = await withTwoStep();
    const proof = proofs(supplier.secret);
    const answers = await Promise.all(
      ['610001', '610002'].map((number) => enter(supplier, { ...till, number, ...proof() })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const now = await own(supplier);
    expect(now).toHaveLength(1);
    const standing = await db()
      .selectFrom('paymentDetails')
      .select('id')
      .where('supplierId', '=', supplier.user.id)
      .where('withdrawnAt', 'is', null)
      .execute();
    expect(standing).toHaveLength(1);
  });

  it('is read by the two sides of an order alone, and by nobody once it is cancelled', async () => {
    const supplierId = (await buildUser(db(), { role: 'supplier' })).id;
    await buildPayee(db(), { supplierId });
    const one = await orderOf(supplierId);
    const seller = await server.signedIn(supplierId);
    const stranger = await server.signedIn((await buildUser(db())).id);
    const url = `/api/orders/${one.order.id}/payments`;
    expect((await seller.get<{ payTo: unknown[] }>(url)).body.payTo).toHaveLength(1);
    expect((await sums(one)).payTo).toHaveLength(1);
    expect((await stranger.get(url)).status).toBe(404);
    const reason = 'Not needed any more';
    const cancelled = await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason });
    expect(cancelled.status).toBe(200);
    expect(await sums(one)).toMatchObject({ isPayable: false, payTo: [] });
  });

  it('is never rewritten: another number is another version with a hold of its own', async () => {
    const supplierId = (await buildUser(db(), { role: 'supplier' })).id;
    const { id } = await buildPayee(db(), { supplierId });
    for (const change of [{ number: '999999' }, { name: 'Other' }, { usableFrom: new Date(0) }]) {
      await expect(
        db().updateTable('paymentDetails').set(change).where('id', '=', id).execute(),
      ).rejects.toMatchObject({ constraint: 'payment_details_kept_check' });
    }
  });

  it('a supplier without any is reminded with its figures, until it has entered some', async () => {
    const supplierId = (await buildUser(db(), { role: 'supplier' })).id;
    const visitor = await server.signedIn(supplierId);
    const missing = async () =>
      (await visitor.get<{ payeeMissing: boolean }>('/api/payments/figures')).body.payeeMissing;
    expect(await missing()).toBe(true);
    await buildPayee(db(), { supplierId });
    expect(await missing()).toBe(false);
  });
});
