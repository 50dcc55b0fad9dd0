import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { PayTo } from '../../payment-details-schema.ts';
import type { PayeeToCheck, VerificationEntry } from '../../verification-schema.ts';
import { buildAdmin, buildPayee, buildUser, buildVerification, jobDepsFor } from '../factory.ts';
import { readPayTo } from '../public.ts';
import { type Post, startPost } from '../testing.ts';

let server: TestServer;
let post: Post;
let admin: Visitor;
let otherAdmin: Visitor;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  post = await startPost(server, jobDepsFor(server));
  admin = await server.signedIn((await buildAdmin(db())).id);
  otherAdmin = await server.signedIn((await buildAdmin(db())).id);
});
afterAll(() => server.close());

const db = () => server.database.db;
const inADay = () => new Date(Date.now() + 86_400_000);
const longAgo = () => new Date(Date.now() - 10 * 86_400_000);

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
}

async function verifiedSupplier() {
  const supplier = await buildUser(db(), {
    role: 'supplier',
    companyName: 'Jirani Hardware',
    emailVerifiedAt: new Date(),
  });
  await buildVerification(db(), supplier.id);
  return supplier;
}

/** A supplier whose request to be verified waits, with the request's id. */
async function applicant() {
  const supplier = await buildUser(db(), { role: 'supplier', companyName: 'Jirani Hardware' });
  const { id: requestId } = await db()
    .insertInto('verificationRequests')
    .values({
      userId: supplier.id,
      name: 'Jirani Hardware',
      registrationNumber: 'PVT-9XU2R7K',
      kraPin: 'P051234567Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...supplier, requestId };
}

const list = async (who = admin) =>
  (await who.get<PayeeToCheck[]>('/api/admin/payment-details')).body;
const waitingOf = async (supplierId: string) =>
  (await list()).filter(({ supplier }) => supplier.id === supplierId);
const check = (id: string, who = admin) =>
  who.post<Refusal>(`/api/admin/payment-details/${id}/check`);
const reject = (id: string, reason?: string, who = admin) =>
  who.post<Refusal>(`/api/admin/payment-details/${id}/reject`, { reason });
const approve = (id: string, payees?: readonly string[], who = admin) =>
  who.post<Refusal>(`/api/admin/verifications/${id}/approve`, { payees });
const buyersSee = (supplierId: string): Promise<PayTo> => readPayTo(db(), supplierId);

const trailOf = (userId: string) =>
  db()
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('targetId', '=', userId)
    .where('action', 'like', 'payee.%')
    .orderBy('id')
    .execute();

describe('payment details that an admin checks', () => {
  it('stand in a work list with what buyers saw before and what the business was verified with', async () => {
    const { id: supplierId } = await verifiedSupplier();
    await buildPayee(db(), { supplierId, number: '111222', createdAt: longAgo() });
    const { id } = await buildPayee(db(), {
      supplierId,
      number: '333444',
      name: 'J MWANGI',
      usableFrom: inADay(),
    });
    const waiting = await waitingOf(supplierId);
    expect(waiting.map(({ number }) => number)).toEqual(['111222', '333444']);
    expect(waiting[0]?.previous).toBeNull();
    expect(waiting[1]).toMatchObject({
      id,
      name: 'J MWANGI',
      isUsable: false,
      supplier: { id: supplierId, companyName: 'Jirani Hardware' },
      previous: { number: '111222', name: 'JIRANI HARDWARE', bankName: null, account: null },
      verification: { registrationNumber: 'PVT-9XU2R7K', kraPin: 'P051234567Z', documents: [] },
    });
    const { body: one } = await admin.get<PayeeToCheck[]>(`/api/admin/payment-details?id=${id}`);
    expect(one).toEqual(waiting.slice(1));
    const unverified = await buildUser(db(), { role: 'supplier' });
    await buildPayee(db(), { supplierId: unverified.id });
    expect(await waitingOf(unverified.id)).toEqual([]);
  });

  it('once checked, buyers read so, and the supplier hears of it by bell and email', async () => {
    const supplier = await verifiedSupplier();
    const { id } = await buildPayee(db(), { supplierId: supplier.id });
    expect((await check(id)).status).toBe(204);
    const [payee] = (await buyersSee(supplier.id)).payTo;
    expect(payee?.checkedAt).toEqual(expect.any(String));
    expect(await waitingOf(supplier.id)).toEqual([]);
    const visitor = await server.signedIn(supplier.id);
    const { body } = await visitor.get<{ kind: string; link: string }[]>('/api/notifications');
    expect(body).toMatchObject([{ kind: 'payeeChecked', link: '/settings/payment-details' }]);
    expect((await post.textsTo(supplier.email ?? '')).at(-1)).toContain('till ending in 3871');
    expect(await trailOf(supplier.id)).toEqual([
      { action: 'payee.checked', details: { kind: 'till', ending: '3871' } },
    ]);
    expect((await check(id)).body.code).toBe('already_checked');
  });

  it('rejected in use, the kind is gone: no older account comes back, and the supplier reads why', async () => {
    const supplier = await verifiedSupplier();
    const { id: supplierId } = supplier;
    await buildPayee(db(), { supplierId, number: '111222', createdAt: longAgo() });
    const { id } = await buildPayee(db(), { supplierId, number: '333444' });
    await buildPayee(db(), { supplierId, kind: 'paybill', account: 'JIRANI', number: '522522' });
    const reason = 'The account name is not that of your business';
    expect((await reject(id, reason)).status).toBe(204);
    expect((await buyersSee(supplierId)).payTo.map(({ kind }) => kind)).toEqual(['paybill']);
    const visitor = await server.signedIn(supplierId);
    const { body } = await visitor.get<{ kind: string; values: object }[]>('/api/notifications');
    expect(body).toMatchObject([{ kind: 'payeeRejected' }]);
    expect(JSON.stringify(body)).toContain(reason);
    expect((await post.textsTo(supplier.email ?? '')).at(-1)).toContain(reason);
    expect(await trailOf(supplierId)).toEqual([
      { action: 'payee.rejected', details: { kind: 'till', ending: '3444', reason } },
    ]);
    expect((await reject(id, reason)).body.code).toBe('payees_changed');
    expect((await check(id)).body.code).toBe('payees_changed');
  });

  it('are rejected of a suspended supplier too, so that they do not come back with the account', async () => {
    const { id: supplierId } = await verifiedSupplier();
    const { id } = await buildPayee(db(), { supplierId });
    const suspend = (suspendedAt: Date | null) =>
      db().updateTable('users').set({ suspendedAt }).where('id', '=', supplierId).execute();
    await suspend(new Date());
    expect(await buyersSee(supplierId)).toMatchObject({ supplierStatus: 'suspended', payTo: [] });
    expect((await reject(id, 'The account belongs to somebody else')).status).toBe(204);
    await suspend(null);
    expect(await buyersSee(supplierId)).toMatchObject({ supplierStatus: 'active', payTo: [] });
  });

  it('rejected on hold, what is in use stays; rejected in use, what waits goes on waiting', async () => {
    const { id: supplierId } = await verifiedSupplier();
    const old = await buildPayee(db(), { supplierId, number: '111222', createdAt: longAgo() });
    const held = await buildPayee(db(), { supplierId, number: '333444', usableFrom: inADay() });
    await reject(held.id, 'Not yours');
    expect(await buyersSee(supplierId)).toMatchObject({
      payTo: [{ number: '111222' }],
      heldUntil: null,
    });
    const next = await buildPayee(db(), { supplierId, number: '555666', usableFrom: inADay() });
    await reject(old.id, 'Not yours');
    expect(await buyersSee(supplierId)).toMatchObject({
      payTo: [],
      heldUntil: next.usableFrom.toISOString(),
    });
  });

  it('are refused without a reason, without a badge, for ids of nobody, and to everybody but admins', async () => {
    const supplier = await verifiedSupplier();
    const { id } = await buildPayee(db(), { supplierId: supplier.id });
    for (const reason of [undefined, '  ']) {
      const { status, body } = await reject(id, reason);
      expect([status, body.issues?.[0]?.path]).toEqual([422, 'reason']);
    }
    expect((await check(randomUUID())).status).toBe(404);
    expect((await reject(randomUUID(), 'No')).status).toBe(404);
    const buyer = await server.signedIn((await buildUser(db())).id);
    const own = await server.signedIn(supplier.id);
    for (const who of [buyer, own]) {
      expect((await who.get('/api/admin/payment-details')).status).toBe(403);
      expect((await check(id, who)).status).toBe(403);
      expect((await reject(id, 'No', who)).status).toBe(403);
    }
    await db()
      .updateTable('users')
      .set({ isVerified: false })
      .where('id', '=', supplier.id)
      .execute();
    expect((await check(id)).body.code).toBe('supplier_unverified');
  });

  it('are decided once by two admins at once', async () => {
    const supplier = await verifiedSupplier();
    const { id } = await buildPayee(db(), { supplierId: supplier.id });
    const answers = await Promise.all([check(id), check(id, otherAdmin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const second = await verifiedSupplier();
    const { id: disputed } = await buildPayee(db(), { supplierId: second.id });
    const both = await Promise.all([check(disputed), reject(disputed, 'Not yours', otherAdmin)]);
    const seen = (await buyersSee(second.id)).payTo;
    // A check that came first does not stand against a rejection.
    expect(both[1]?.status).toBe(204);
    expect(seen).toEqual([]);
  });
});

describe('payment details beside a request to be verified', () => {
  it('are in the list, and approving checks those that were seen', async () => {
    const { id: supplierId, requestId } = await applicant();
    const { id } = await buildPayee(db(), { supplierId });
    const { body } = await admin.get<VerificationEntry[]>('/api/admin/verifications?limit=50');
    const entry = body.find((one) => one.id === requestId);
    expect(entry?.payees).toMatchObject([{ id, number: '523871', isUsable: true }]);
    expect((await approve(requestId, [id])).status).toBe(204);
    expect((await buyersSee(supplierId)).payTo[0]?.checkedAt).toEqual(expect.any(String));
    expect((await trailOf(supplierId)).map(({ action }) => action)).toEqual(['payee.checked']);
  });

  it('approving is refused where the supplier has entered others since, and decides nothing', async () => {
    const { id: supplierId, requestId } = await applicant();
    const seen = await buildPayee(db(), { supplierId, createdAt: longAgo() });
    const { id } = await buildPayee(db(), { supplierId, number: '777888', usableFrom: inADay() });
    for (const payees of [undefined, [], [seen.id]]) {
      const { status, body } = await approve(requestId, payees);
      expect([status, body.code]).toEqual([409, 'payees_changed']);
      expect(body.message).toBe('The payment details have changed. Check them again, then decide.');
    }
    const user = await db()
      .selectFrom('users')
      .select('isVerified')
      .where('id', '=', supplierId)
      .executeTakeFirst();
    expect(user?.isVerified).toBe(false);
    expect((await approve(requestId, [seen.id, id])).status).toBe(204);
  });

  it('an older check counts no more once the badge was lost, until the next approval', async () => {
    const { id: supplierId, requestId } = await applicant();
    const adminId = (await buildAdmin(db())).id;
    const { id } = await buildPayee(db(), {
      supplierId,
      checkedAt: longAgo(),
      checkedBy: adminId,
    });
    expect((await buyersSee(supplierId)).payTo[0]?.checkedAt).toBeNull();
    await approve(requestId, [id]);
    const { checkedAt } = (await buyersSee(supplierId)).payTo[0] ?? {};
    expect(Date.parse(checkedAt ?? '')).toBeGreaterThan(longAgo().getTime() + 86_400_000);
  });
});
