import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAdmin, buildUser } from '../../domains/accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../domains/catalogue/server/factory.ts';
import type { Order, OrderSummary } from '../../domains/orders/schema.ts';
import { buildOrderWithLines } from '../../domains/orders/server/factory.ts';
import type { Project } from '../../domains/projects/schema.ts';
import { buildProject } from '../../domains/projects/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../domains/quotations/server/factory.ts';
import type { Rfq } from '../../domains/rfqs/schema.ts';
import { buildRfq, buildRfqItem } from '../../domains/rfqs/server/factory.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Refusal = { code: string; issues?: { path: string; code: string }[] };
type Visitor = Awaited<ReturnType<typeof server.signedIn>>;

const put = <Body>(who: Visitor, url: string, body: object) =>
  who.send<Body & Refusal>({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const choose = (who: Visitor, url: string, projectId: string | null) =>
  put(who, `${url}/project`, { projectId });
const empty = { county: '', town: '', budget: '', startsOn: '', endsOn: '' };

/** A contractor with a project of KSh 10,000. */
async function scene() {
  const { id } = await buildUser(db(), { county: 'Nairobi' });
  const project = await buildProject(db(), { contractorId: id, budget: '10000.00' });
  return { id, buyer: await server.signedIn(id), projectId: project.id };
}
const read = async (who: Visitor, id: string) =>
  (await who.get<Project & Refusal>(`/api/projects/${id}`)).body;

describe('a project', () => {
  it('is made, changed and closed by its contractor', async () => {
    const { buyer } = await scene();
    const fields = { ...empty, name: '  Ruiru   flats ', county: 'Kiambu', budget: '2500000' };
    const { status, body } = await buyer.post<Project>('/api/projects', fields);
    expect([status, body]).toMatchObject([
      201,
      { name: 'Ruiru flats', county: 'Kiambu', town: null, budget: '2500000.00', isClosed: false },
    ]);
    const edit = { ...empty, name: 'Ruiru', startsOn: '2026-12-01', endsOn: '2027-05-31' };
    const changed = await put<Project>(buyer, `/api/projects/${body.id}`, {
      ...edit,
      isClosed: true,
    });
    expect(changed.body).toMatchObject({ ...edit, county: null, town: null, budget: null });
    expect(changed.body.isClosed).toBe(true);
    const [first, second] = (await buyer.get<Project[]>('/api/projects')).body;
    expect([first?.isClosed, second?.id]).toEqual([false, body.id]);
  });

  it('refuses what cannot be, at its fields', async () => {
    const { buyer } = await scene();
    const wrong = { name: ' ', county: 'Atlantis', town: '', budget: '-1' };
    const days = { startsOn: '2026-12-02', endsOn: '2026-12-01' };
    const codesOf = async (body: object) =>
      (await buyer.post<Refusal>('/api/projects', body)).body.issues?.map(({ code }) => code);
    expect(await codesOf({ ...wrong, startsOn: '', endsOn: 'soon' })).toEqual([
      'project_name_missing',
      'county_wrong',
      'project_budget_wrong',
      'project_date_wrong',
    ]);
    expect(await codesOf({ ...empty, name: 'Flats', ...days })).toEqual(['project_dates_wrong']);
    for (const takeOff of ['job=castle', 'job=house', 'job=house&bedrooms=99', 'a'.repeat(1_001)])
      expect(await codesOf({ ...empty, name: 'Flats', takeOff })).not.toBeUndefined();
  });

  it('keeps the whole job that it was begun for, also when it is edited', async () => {
    const { buyer } = await scene();
    const takeOff = 'job=house&bedrooms=3&county=Kiambu';
    const begun = await buyer.post<Project>('/api/projects', { ...empty, name: 'House', takeOff });
    expect([begun.status, begun.body.takeOff]).toEqual([201, takeOff]);
    const edit = { ...empty, name: 'Our house', isClosed: false };
    const edited = await put<Project>(buyer, `/api/projects/${begun.body.id}`, edit);
    expect(edited.body).toMatchObject({ name: 'Our house', takeOff });
  });
});

describe('what stands in a project', () => {
  it('an RFQ begins in it, and its orders follow, which the supplier learns nothing of', async () => {
    const { id, buyer, projectId } = await scene();
    const asked = { title: 'Cement', description: 'For the slab', projectId };
    const made = await buyer.post<Rfq>('/api/rfqs', asked);
    expect(made.body.projectId).toBe(projectId);

    const rfq = await buildRfq(db(), { contractorId: id });
    expect((await choose(buyer, `/api/rfqs/${rfq.id}`, projectId)).status).toBe(204);
    const line = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 10, unit: 'bag' });
    const bid = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: '9500.00' });
    await buildQuotationItem(db(), {
      quotationId: bid.id,
      rfqItemId: line.id,
      quantity: '10',
      unitPrice: '950.00',
      totalPrice: '9500.00',
    });
    const award = { quotationId: bid.id };
    const { body } = await buyer.post<{ orders: Order[] }>(`/api/rfqs/${rfq.id}/award`, award);
    expect(body.orders.map((order) => order.projectId)).toEqual([projectId]);

    const seller = await server.signedIn(bid.supplierId);
    for (const url of [`/api/rfqs/${rfq.id}`, `/api/orders/${body.orders[0]?.id}`]) {
      const seen = await seller.get<object>(url);
      expect([seen.status, JSON.stringify(seen.body).includes('project')]).toEqual([200, false]);
    }
    const filtered = await seller.get<unknown[]>(`/api/rfqs?projectId=${projectId}`);
    expect(filtered.body).toEqual([]);
    expect((await seller.get<unknown[]>(`/api/orders?projectId=${projectId}`)).body).toEqual([]);
    const own = await buyer.get<Rfq[]>(`/api/rfqs?projectId=${projectId}`);
    expect(own.body.map((one) => one.id).toSorted()).toEqual([made.body.id, rfq.id].toSorted());
    expect(await read(buyer, projectId)).toMatchObject({ rfqCount: 2, orderCount: 1 });

    // The orders go with their RFQ.
    expect((await choose(buyer, `/api/rfqs/${rfq.id}`, null)).status).toBe(204);
    expect((await buyer.get<unknown[]>(`/api/orders?projectId=${projectId}`)).body).toEqual([]);
  });

  it('an order from the cart begins in it', async () => {
    const { buyer, projectId } = await scene();
    const supplierId = (await buildSupplier(db())).id;
    const { id: productId } = await buildProduct(db(), { supplierId, price: '500.00' });
    await buyer.post('/api/cart', { productId, quantity: 2 });
    const order = { supplierId, deliveryAddress: 'Plot 5', projectId };
    const { status, body } = await buyer.post<Order>('/api/cart/checkout', order);
    expect([status, body.projectId]).toEqual([201, projectId]);
    const [listed] = (await buyer.get<OrderSummary[]>(`/api/orders?projectId=${projectId}`)).body;
    expect(listed?.id).toBe(body.id);
  });

  it('counts what is ordered, delivered and paid', async () => {
    const { id, buyer, projectId } = await scene();
    const placed = await buildOrderWithLines(db(), [{ quantity: '4' }], { contractorId: id });
    expect((await choose(buyer, `/api/orders/${placed.id}`, projectId)).status).toBe(204);
    expect(await read(buyer, projectId)).toMatchObject({
      ordered: '4000.00',
      delivered: '0.00',
      paid: '0.00',
    });
    await db()
      .updateTable('orderItems')
      .set({ deliveredQuantity: '1' })
      .where('orderId', '=', placed.id)
      .execute();
    expect((await read(buyer, projectId)).delivered).toBe('1000.00');
    const csv = await buyer.get(`/api/projects/${projectId}/orders.csv`);
    expect(csv.bytes.toString()).toContain(`${placed.number},`);
  });

  it('counts nothing of a cancelled order, and of a credited one what it still costs', async () => {
    const { id, buyer, projectId } = await scene();
    const ordered = async (lines: Parameters<typeof buildOrderWithLines>[1], fields: object) => {
      const order = await buildOrderWithLines(db(), lines, { contractorId: id, ...fields });
      expect((await choose(buyer, `/api/orders/${order.id}`, projectId)).status).toBe(204);
      return order;
    };
    const cancelled = await ordered([{ quantity: '9' }], {});
    const delivered = { status: 'delivered', deliveredAt: new Date() };
    const arrived = await ordered([{ quantity: '4', deliveredQuantity: '4' }], delivered);
    expect(await read(buyer, projectId)).toMatchObject({ ordered: '13000.00', orderCount: 2 });
    const reason = 'The slab is postponed';
    const { status } = await buyer.post(`/api/orders/${cancelled.id}/cancel`, { reason });
    expect(status).toBe(200);

    const said = { kind: 'damaged', text: 'One bag was torn' };
    const dispute = await buyer.post<{ id: string }>(`/api/orders/${arrived.id}/disputes`, said);
    const admin = await server.signedIn((await buildAdmin(db())).id);
    const decided = await admin.post(`/api/admin/disputes/${dispute.body.id}/decide`, {
      ...{ outcome: 'continue', reason: 'The photo shows it', creditAmount: '1000' },
      lines: [{ orderItemId: arrived.items[0]?.id, quantity: '1' }],
    });
    expect(decided.status).toBe(200);
    const spent = { ordered: '3000.00', delivered: '3000.00', paid: '0.00' };
    expect(await read(buyer, projectId)).toMatchObject(spent);
    const csv = (await buyer.get(`/api/projects/${projectId}/orders.csv`)).bytes.toString();
    expect(csv).toMatch(new RegExp(`${arrived.number},.*,3000\\.00,3000\\.00,`));
  });

  it('is only in a project of its owner that is open', async () => {
    const { id, buyer, projectId } = await scene();
    const other = await scene();
    const rfq = `/api/rfqs/${(await buildRfq(db(), { contractorId: id })).id}`;
    expect((await choose(buyer, rfq, other.projectId)).body.code).toBe('project_not_found');
    expect((await choose(other.buyer, rfq, other.projectId)).body.code).toBe('rfq_not_found');
    await db()
      .updateTable('projects')
      .set({ closedAt: new Date() })
      .where('id', '=', projectId)
      .execute();
    expect((await choose(buyer, rfq, projectId)).body.code).toBe('project_closed');
    const asked = { title: 'Cement', description: 'Slab', projectId: other.projectId };
    expect((await buyer.post('/api/rfqs', asked)).status).toBeLessThan(500);
    expect((await buyer.post('/api/rfqs', asked)).status).toBeGreaterThanOrEqual(400);
  });
});
