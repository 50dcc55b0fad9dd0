import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../rfqs/server/factory.ts';
import type { Quotation } from '../schema.ts';
import { quotationRoutes } from './routes.ts';

let server: TestServer;
const told: { userId: string; kind: string }[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      const uploads = {
        prepare: async () => ({
          ids: [],
          purpose: 'quotation_attachment' as const,
          pathOf: String,
        }),
        claim: async () => undefined,
        openUsed: async () => Promise.reject(new Error('No files in these tests')),
      };
      const notify = async (_trx: unknown, notice: { userId: string; kind: string }) => {
        told.push(notice);
      };
      await app.register(
        quotationRoutes({ db: database.db, uploads, notify, enqueue: jobs.enqueue }),
      );
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An RFQ for 40 bags and 5 tonnes, its owner and a supplier, both signed in. */
async function scene(rfqFields: Parameters<typeof buildRfq>[1] = {}) {
  const rfq = await buildRfq(db(), rfqFields);
  const cement = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 40, unit: 'bag' });
  const sand = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 5, unit: 'tonne', lineNo: 2 });
  const company = await buildSupplier(db());
  return {
    rfq,
    lines: [cement.id, sand.id] as const,
    company,
    owner: await server.signedIn(rfq.contractorId),
    supplier: await server.signedIn(company.id),
  };
}

const sum = (rfqId: string, fields: Record<string, unknown> = {}) => ({
  rfqId,
  totalAmount: '45000',
  deliveryTime: 3,
  ...fields,
});
const offerFor = (rfqId: string, rfqItemId: string, fields: Record<string, unknown> = {}) =>
  sum(rfqId, {
    totalAmount: '28900',
    items: [{ rfqItemId, quantity: 40, unitPrice: '722.50' }],
    ...fields,
  });

type Refusal = { message: string; code: string; issues?: { path: string; message: string }[] };
type Scene = Awaited<ReturnType<typeof scene>>;

const send = async ({ supplier }: Pick<Scene, 'supplier'>, body: object) =>
  supplier.post<Quotation & Refusal>('/api/quotations', body);
const list = async (visitor: Scene['owner'], query = '') =>
  (await visitor.get<Quotation[]>(`/api/quotations${query}`)).body;

describe('sending a quotation', () => {
  it('API-30 STATE-13 DATA-30 stores what the form sends, as pending', async () => {
    const one = await scene();
    const validUntil = day(10);
    const body = sum(one.rfq.id, { validUntil, notes: 'Cash on delivery', status: 'pending' });
    const { status, body: quotation } = await send(one, body);
    expect(status).toBe(201);
    expect(quotation).toMatchObject({
      rfqId: one.rfq.id,
      rfq: { title: one.rfq.title, status: 'open' },
      supplierId: one.company.id,
      totalAmount: '45000.00',
      subtotal: '45000.00',
      vatAmount: '6206.90',
      vatIncluded: true,
      deliveryTime: 3,
      notes: 'Cash on delivery',
      status: 'pending',
      state: 'live',
      revision: 1,
      expired: false,
      moves: ['revise', 'withdraw'],
    });
    expect(quotation.validUntil).toBe(new Date(`${validUntil}T20:59:59.000Z`).toISOString());
    expect(told.at(-1)).toMatchObject({
      userId: one.rfq.contractorId,
      kind: 'quotationReceived',
      values: { supplier: one.company.companyName, title: one.rfq.title },
    });
  });

  it('VAL-39 VAL-40 CONST holds for 30 days where nobody says how long', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    expect(body.validUntil).toBe(new Date(`${nairobiIn(30)}T20:59:59.000Z`).toISOString());
    expect(body.notes).toBeNull();
  });

  it('computes lines, delivery and VAT, and refuses a total that disagrees by its difference', async () => {
    const one = await scene();
    const fields = {
      vatIncluded: false,
      deliveryCost: '1500',
      items: [
        { rfqItemId: one.lines[0], quantity: 40, unitPrice: '722.50' },
        { rfqItemId: one.lines[1], quantity: '2.5', unitPrice: 1800, unit: 'tonne' },
      ],
    };
    const wrong = await send(one, sum(one.rfq.id, { ...fields, totalAmount: '40484.01' }));
    expect(wrong.status).toBe(422);
    expect(wrong.body.issues).toEqual([
      {
        path: 'totalAmount',
        message:
          'Lines, delivery and VAT come to KSh 40,484, not to KSh 40,484.01: the total is KSh 0.01 too high',
      },
    ]);
    const right = await send(one, sum(one.rfq.id, { ...fields, totalAmount: '40484' }));
    expect(right.status).toBe(201);
    expect(right.body).toMatchObject({
      subtotal: '33400.00',
      deliveryTerms: 'per_order',
      deliveryCost: '1500.00',
      vatAmount: '5584.00',
      totalAmount: '40484.00',
    });
    expect(right.body.items).toMatchObject([
      { rfqItemId: one.lines[0], quantity: '40.000', unit: 'bag', totalPrice: '28900.00' },
      { rfqItemId: one.lines[1], quantity: '2.500', unit: 'tonne', totalPrice: '4500.00' },
    ]);
  });

  it('is exact up to KSh 999,999,999.99', async () => {
    const rfq = await buildRfq(db());
    const { id } = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 11, unit: 'plant' });
    const supplier = await server.signedIn((await buildSupplier(db())).id);
    const items = [{ rfqItemId: id, quantity: 11, unitPrice: '90909090.90' }];
    const { status, body } = await send(
      { supplier },
      sum(rfq.id, { totalAmount: '999999999.90', items }),
    );
    expect(status).toBe(201);
    expect(body.items[0]?.totalPrice).toBe('999999999.90');
    expect(body.totalAmount).toBe('999999999.90');
  });

  it('VAL-36 VAL-37 says at the field what is missing or wrong', async () => {
    const one = await scene();
    const issue = async (fields: Record<string, unknown>) => {
      const { status, body } = await send(one, { ...sum(one.rfq.id), ...fields });
      return `${status} ${body.issues?.[0]?.path} ${body.issues?.[0]?.message}`;
    };
    const stranger = await buildProduct(db());
    const line = { rfqItemId: one.lines[0], quantity: 40, unitPrice: '722.50' };
    expect(await issue({ totalAmount: '' })).toBe('422 totalAmount Total amount is required');
    expect(await issue({ deliveryTime: undefined })).toBe(
      '422 deliveryTime Delivery time is required',
    );
    expect(await issue({ validUntil: day(-2) })).toContain('validUntil This day has passed');
    expect(await issue({ validUntil: day(400) })).toContain('validUntil An offer holds');
    expect(await issue({ items: [{ ...line, rfqItemId: randomUUID() }] })).toContain(
      'items.0.rfqItemId The RFQ does not ask',
    );
    expect(await issue({ items: [{ ...line, quantity: 40.001 }] })).toContain(
      'items.0.quantity At most 40 bag',
    );
    expect(await issue({ items: [{ ...line, productId: stranger.id }] })).toContain(
      'items.0.productId Choose one of your own',
    );
    expect(await issue({ deliveryCost: '45001' })).toContain('deliveryCost Delivery cannot cost');
    expect(await list(one.supplier)).toEqual([]);
  });

  it('DATA-27 takes a product of the supplier in place of what was asked', async () => {
    const one = await scene();
    const product = await buildProduct(db(), { supplierId: one.company.id, name: 'Tembo 32.5' });
    const items = [
      { rfqItemId: one.lines[0], quantity: 40, unitPrice: '722.50', productId: product.id },
    ];
    const { body } = await send(one, offerFor(one.rfq.id, one.lines[0], { items }));
    expect(body.items[0]).toMatchObject({ productId: product.id, productName: 'Tembo 32.5' });
  });

  it('is refused on a closed RFQ, by its status or by the clock alone', async () => {
    const closed = await scene({ status: 'closed' });
    expect((await send(closed, sum(closed.rfq.id))).status).toBe(409);
    const late = await scene({ closesAt: new Date(Date.now() - 1_000) });
    const { status, body } = await send(late, sum(late.rfq.id));
    expect([status, body.code]).toEqual([409, 'rfq_closed']);
  });

  it('finds no RFQ that is missing, or for verified suppliers only', async () => {
    const one = await scene({ verifiedOnly: true });
    expect((await send(one, sum(randomUUID()))).status).toBe(404);
    expect((await send(one, sum(one.rfq.id))).status).toBe(404);
    const verified = await buildSupplier(db(), { isVerified: true });
    const supplier = await server.signedIn(verified.id);
    expect((await send({ supplier }, sum(one.rfq.id))).status).toBe(201);
  });

  it('stands alone: a second one is asked to revise the first, of two at once one wins', async () => {
    const one = await scene();
    const answers = await Promise.all([
      send(one, sum(one.rfq.id)),
      send(one, sum(one.rfq.id, { totalAmount: '44000' })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { status, body } = await send(one, sum(one.rfq.id));
    expect([status, body.code]).toEqual([409, 'quotation_exists']);
    expect(body.message).toContain('Revise');
  });

  it('under one Idempotency-Key is done once; the key with another body is 422', async () => {
    const one = await scene();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await one.supplier.post<Quotation>('/api/quotations', sum(one.rfq.id), headers);
    const again = await one.supplier.post<Quotation>('/api/quotations', sum(one.rfq.id), headers);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = sum(one.rfq.id, { totalAmount: '1' });
    expect((await one.supplier.post('/api/quotations', other, headers)).status).toBe(422);
  });

  it('ROLE-10 ROLE-06 is for suppliers, as deleting is for contractors', async () => {
    const one = await scene();
    expect((await one.owner.post('/api/quotations', sum(one.rfq.id))).status).toBe(403);
    const { body } = await send(one, sum(one.rfq.id));
    const url = `/api/quotations/${body.id}`;
    expect((await one.supplier.send({ method: 'DELETE', url })).status).toBe(403);
    expect((await server.visitor().post('/api/quotations', sum(one.rfq.id))).status).toBe(401);
  });
});

function nairobiIn(days: number): string {
  return new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

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
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'rfq_closed']);
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

  it('an expired one is reconfirmed until the award, also on a closed RFQ', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    expect((await reconfirm(one, body.id)).body.code).toBe('quotation_live');
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
    await db()
      .updateTable('rfqs')
      .set({ status: 'awarded' })
      .where('id', '=', one.rfq.id)
      .execute();
    expect((await reconfirm(one, body.id)).body.code).toBe('rfq_awarded');
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
    expect([refused.status, refused.body.code]).toEqual([409, 'quotation_outdated']);
    expect(refused.body.message).toContain('revise');
  });
});

describe('the owner', () => {
  it('API-29 CDASH-11 reads what came on its RFQs, newest first, in pages', async () => {
    const one = await scene();
    const { body: first } = await send(one, sum(one.rfq.id));
    const other = { supplier: await server.signedIn((await buildSupplier(db())).id) };
    const { body: second } = await send(other, sum(one.rfq.id, { totalAmount: '44000' }));
    const page = await one.owner.get<Quotation[]>(`/api/quotations?rfqId=${one.rfq.id}&limit=1`);
    expect(page.body.map(({ id }) => id)).toEqual([second.id]);
    expect(page.headers['x-total-count']).toBe('2');
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = await one.owner.get<Quotation[]>(next);
    expect(rest.body.map(({ id }) => id)).toEqual([first.id]);
    expect(rest.headers.link).toBeUndefined();
    const { headers } = page;
    const known = await one.owner.get(`/api/quotations?rfqId=${one.rfq.id}&limit=1`, {
      'if-none-match': String(headers.etag),
    });
    expect(known.status).toBe(304);
  });

  it('rejects with a reason that the supplier reads, and which frees the place', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const url = `/api/quotations/${body.id}/reject`;
    const { status, body: rejected } = await one.owner.post<Quotation>(url, { reason: 'Too slow' });
    expect([status, rejected.status]).toEqual([200, 'rejected']);
    expect((await list(one.supplier))[0]).toMatchObject({
      status: 'rejected',
      statusReason: 'Too slow',
    });
    expect(told.at(-1)).toMatchObject({ userId: one.company.id, kind: 'quotationRejected' });
    expect((await one.owner.post<Refusal>(url)).body.code).toBe('quotation_rejected');
    expect((await send(one, sum(one.rfq.id))).status).toBe(201);
  });

  it('API-31 OQ deletes one from its view alone, unless it was accepted', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const before = (await list(one.supplier))[0];
    const url = `/api/quotations/${body.id}`;
    expect((await one.owner.send({ method: 'DELETE', url })).status).toBe(204);
    expect(await list(one.owner)).toEqual([]);
    expect((await list(one.supplier))[0]).toEqual(before);
    expect((await one.owner.send({ method: 'DELETE', url })).status).toBe(404);
    await db()
      .updateTable('quotations')
      .set({ status: 'accepted', hiddenFromOwnerAt: null })
      .where('id', '=', body.id)
      .execute();
    const refused = await one.owner.send<Refusal>({ method: 'DELETE', url });
    expect([refused.status, refused.body.code]).toEqual([409, 'quotation_accepted']);
  });

  it('CDASH-12 alone sees score and analysis, which do not move the supplier’s updatedAt', async () => {
    const one = await scene();
    const { body } = await send(one, sum(one.rfq.id));
    const before = await one.supplier.get<Quotation[]>('/api/quotations');
    await db()
      .updateTable('quotations')
      .set({ aiScore: '4.25', aiAnalysis: 'Cheapest of three', scoredAt: new Date() })
      .where('id', '=', body.id)
      .execute();
    await db()
      .insertInto('supplierRecords')
      .values({ supplierId: one.company.id, quotations: 4, winRate: '0.500' })
      .execute();
    const after = await one.supplier.get<Quotation[]>('/api/quotations');
    expect(after.body).toEqual(before.body);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(Object.keys(after.body[0] ?? {})).not.toContain('aiScore');
    expect((await list(one.owner))[0]).toMatchObject({
      aiScore: '4.25',
      aiAnalysis: 'Cheapest of three',
      supplierRecord: { quotations: 4, winRate: '0.500', responseHours: null },
    });
  });
});
