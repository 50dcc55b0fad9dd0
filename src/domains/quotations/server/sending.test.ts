import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../rfqs/server/factory.ts';
import type { Quotation } from '../schema.ts';
import { buildAskedRfq } from './factory.ts';
import { quotationRoutes } from './routes.ts';
import { day, list, offerFor, send, signedInBoth, sum, withoutFiles } from './testing.ts';

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
      moves: ['revise', 'withdraw', 'reconfirm'],
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
    expect(wrong.body.issues).toMatchObject([
      {
        path: 'totalAmount',
        code: 'total_high',
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
    expect(await issue({ validUntil: day(400) })).toContain('validUntil A quotation can be valid');
    expect(await issue({ items: [{ ...line, rfqItemId: randomUUID() }] })).toContain(
      'items.0.rfqItemId The RFQ does not ask',
    );
    expect(await issue({ items: [{ ...line, quantity: 40.001 }] })).toContain(
      'items.0.quantity This is more than the RFQ asks for',
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
    const refused = await send(closed, sum(closed.rfq.id));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This RFQ is closed. It no longer accepts quotations.',
    ]);
    const late = await scene({ closesAt: new Date(Date.now() - 1_000) });
    const { status, body } = await send(late, sum(late.rfq.id));
    expect([status, body.code]).toEqual([409, 'rfq_closed']);
  });

  it('who has not answered does not learn that somebody won', async () => {
    const closed = await scene({ status: 'closed' });
    const awarded = await scene({ status: 'awarded', awardedAt: new Date() });
    const refusal = async (one: typeof closed) => {
      const { status, body } = await send(one, sum(one.rfq.id));
      return [status, body.code, body.message];
    };
    expect(await refusal(awarded)).toEqual(await refusal(closed));
  });

  it('finds no RFQ that is missing, or for verified suppliers only', async () => {
    const one = await scene({ verifiedOnly: true });
    expect((await send(one, sum(randomUUID()))).status).toBe(404);
    expect((await send(one, sum(one.rfq.id))).status).toBe(404);
    const verified = await buildSupplier(db(), { isVerified: true });
    const supplier = await server.signedIn(verified.id);
    const sent = await send({ supplier }, sum(one.rfq.id));
    expect(sent.status).toBe(201);
    // The badge is lost: what was sent stands, and nothing new is taken.
    await db()
      .updateTable('users')
      .set({ isVerified: false })
      .where('id', '=', verified.id)
      .execute();
    const path = `/api/quotations/${sent.body.id}`;
    const { rfqId: _, ...offer } = sum(one.rfq.id);
    const refusals = [
      await supplier.send<{ code: string }>({ method: 'PUT', url: path, payload: offer }),
      await supplier.post<{ code: string }>(`${path}/withdraw`),
      await supplier.post<{ code: string }>('/api/quotations', sum(one.rfq.id)),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'verified_only'],
      [200, undefined],
      [409, 'verified_only'],
    ]);
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
