import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import type { Quotation } from '../schema.ts';
import { buildAskedRfq } from './factory.ts';
import { quotationRoutes } from './routes.ts';
import {
  day,
  list,
  offerFor,
  type Refusal,
  send,
  signedInBoth,
  sum,
  withoutFiles,
} from './testing.ts';

let server: TestServer;
const told: { userId: string; kind: string }[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database: { db }, jobs: { enqueue } }) => {
      const notify = async (_trx: unknown, notice: { userId: string; kind: string }) => {
        told.push(notice);
      };
      await app.register(quotationRoutes({ db, enqueue, notify, uploads: withoutFiles }));
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const scene = async (rfqFields?: Parameters<typeof buildAskedRfq>[1]) =>
  signedInBoth(server, await buildAskedRfq(db(), rfqFields));
type Scene = Awaited<ReturnType<typeof scene>>;

describe('revising and withdrawing', () => {
  const put = (one: Scene, id: string, body: object) =>
    one.supplier.send<Quotation & Refusal>({
      method: 'PUT',
      url: `/api/quotations/${id}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });

  it('supersedes: a new id, the old one kept and past acting on', async () => {
    const one = await scene();
    const { body: first } = await send(one, offerFor(one.rfq.id, one.lines[0]));
    const { rfqId: _, ...lower } = sum(one.rfq.id, { totalAmount: '28000' });
    const { status, body: second } = await put(one, first.id, lower);
    expect(status).toBe(200);
    expect(second).toMatchObject({ revision: 2, totalAmount: '28000.00', items: [] });
    expect(second.id).not.toBe(first.id);
    for (const answer of [
      await put(one, first.id, lower),
      await one.supplier.post<Refusal>(`/api/quotations/${first.id}/withdraw`),
      await one.owner.post<Refusal>(`/api/quotations/${first.id}/reject`, {}),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'quotation_superseded']);
    }
    const own = await list(one.supplier, `?rfqId=${one.rfq.id}`);
    expect(own.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'live'],
      [first.id, 'superseded'],
    ]);
    expect(own[1]?.totalAmount).toBe('28900.00');
    expect((await list(one.owner)).map(({ id }) => id)).toEqual([second.id]);
    expect((await list(one.owner, '?history=true')).length).toBe(2);
    expect(told.at(-1)).toMatchObject({ kind: 'quotationRevised' });
  });

  it('of two revisions at once one wins', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const { rfqId: _, ...offer } = sum(one.rfq.id);
    const answers = await Promise.all([put(one, body.id, offer), put(one, body.id, offer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ends with the RFQ: closed, nothing is revised or withdrawn', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    await db()
      .updateTable('rfqs')
      .set({ closesAt: new Date(Date.now() - 1_000) })
      .where('id', '=', one.rfq.id)
      .execute();
    const { rfqId: _, ...offer } = sum(one.rfq.id);
    expect((await put(one, body.id, offer)).body.code).toBe('rfq_closed');
    const withdrawn = await one.supplier.post<Refusal>(`/api/quotations/${body.id}/withdraw`);
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'withdraw_closed']);
  });

  it('withdrawn, it makes room for another, which counts on', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const withdrawn = await one.supplier.post<Quotation>(`/api/quotations/${body.id}/withdraw`);
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn', status: 'pending', moves: [] });
    const { body: next } = await send(one, sum(one.rfq.id));
    expect(next.revision).toBe(2);
  });

  it('is nobody else’s, whatever the body', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const rival = { ...one, supplier: await server.signedIn((await buildSupplier(db())).id) };
    expect((await put(rival, body.id, { nonsense: 1 })).status).toBe(404);
    for (const call of ['withdraw', 'reconfirm']) {
      const answer = await rival.supplier.post(`/api/quotations/${body.id}/${call}`, {
        validUntil: day(5),
      });
      expect(answer.status, call).toBe(404);
    }
    const owner = await server.signedIn((await buildUser(db())).id);
    for (const call of ['reject']) {
      expect((await owner.post(`/api/quotations/${body.id}/${call}`, {})).status).toBe(404);
    }
    expect((await owner.send({ method: 'DELETE', url: `/api/quotations/${body.id}` })).status).toBe(
      404,
    );
  });
});

describe('expiry and new versions', () => {
  const reconfirm = (one: Scene, id: string, days = 20) =>
    one.supplier.post<Quotation & Refusal>(`/api/quotations/${id}/reconfirm`, {
      validUntil: day(days),
    });
  const expire = (id: string) =>
    db()
      .updateTable('quotations')
      .set({ validUntil: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
  const bump = (rfqId: string) =>
    db().updateTable('rfqs').set({ version: 2 }).where('id', '=', rfqId).execute();

  /** All of the RFQ is awarded to somebody else. */
  const loseTo = async (rfqId: string, id: string) => {
    await db().updateTable('rfqs').set({ status: 'awarded' }).where('id', '=', rfqId).execute();
    await db().updateTable('quotations').set({ status: 'rejected' }).where('id', '=', id).execute();
  };

  it('an expired one is reconfirmed until it is decided, also on a closed RFQ', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    await expire(body.id);
    expect((await list(one.owner))[0]).toMatchObject({
      state: 'expired',
      expired: true,
      moves: ['reject', 'hide'],
    });
    await db().updateTable('rfqs').set({ status: 'closed' }).where('id', '=', one.rfq.id).execute();
    expect((await reconfirm(one, body.id, -2)).status).toBe(422);
    expect((await reconfirm(one, body.id)).body).toMatchObject({ state: 'live', expired: false });
    await expire(body.id);
    await loseTo(one.rfq.id, body.id);
    expect((await reconfirm(one, body.id)).body.code).toBe('quotation_rejected');
  });

  it('a live one is extended before it expires, never shortened, also on a closed RFQ, until it is decided', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id, { validUntil: day(5) }));
    const extend = (validUntil: string) =>
      one.supplier.post<Quotation & Refusal>(`/api/quotations/${body.id}/reconfirm`, {
        validUntil,
      });
    const shorter = await extend(day(3));
    expect([shorter.status, shorter.body.issues]).toMatchObject([
      422,
      [
        {
          path: 'validUntil',
          message: 'Your quotation is already valid for longer. Choose a later day',
        },
      ],
    ]);
    await db().updateTable('rfqs').set({ status: 'closed' }).where('id', '=', one.rfq.id).execute();
    const [own] = await list(one.supplier);
    expect(own).toMatchObject({ state: 'live', moves: ['reconfirm'] });
    const instant = new Date(Date.now() + 10 * 86_400_000).toISOString();
    const extended = await extend(instant);
    expect(extended.body).toMatchObject({ id: body.id, state: 'live', validUntil: instant });
    const both = await Promise.all([extend(day(20)), extend(day(25))]);
    expect(both.map(({ status }) => status)).toContain(200);
    const [after] = await list(one.owner);
    expect(after?.validUntil.slice(0, 10)).toBe(day(25));
    await loseTo(one.rfq.id, body.id);
    expect((await extend(day(30))).body.code).toBe('quotation_rejected');
  });

  it('an instant that has passed is refused, also on the same day', async () => {
    const one = await scene();
    const past = new Date(Date.now() - 60_000).toISOString();
    const refused = await send(one, sum(one.rfq.id, { validUntil: past }));
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([422, 'validUntil']);
  });

  it('one for an older version is reconfirmed while the RFQ still asks for it', async () => {
    const one = await scene();
    const { body } = await send(one, offerFor(one.rfq.id, one.lines[0]));
    await bump(one.rfq.id);
    expect((await list(one.owner))[0]?.state).toBe('outdated');
    expect((await reconfirm(one, body.id)).body).toMatchObject({ state: 'live', version: 2 });
    await db().updateTable('rfqs').set({ version: 3 }).where('id', '=', one.rfq.id).execute();
    await db()
      .updateTable('rfqItems')
      .set({ quantity: 39 })
      .where('id', '=', one.lines[0])
      .execute();
    const refused = await reconfirm(one, body.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'quotation_unfit']);
    expect(refused.body.message).toContain('revise');
  });
});
