import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { OrderEtims } from '../../etims-schema.ts';
import { documentTexts } from '../documents/document-texts.ts';
import { invoiceDocument } from '../documents/invoice.ts';
import { readOrder } from '../reading/reads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Answer = OrderEtims & { code: string; issues?: { path: string; code: string }[] };
const entry = { controlUnit: 'kracu 0100000001', invoiceNumber: 'KRACU0100000001/12' };

/** An order of KSh 11,600 with VAT, confirmed unless told otherwise, with its two sides signed in. */
async function scene(
  status: 'placed' | 'confirmed' | 'completed' = 'confirmed',
  supplierId?: string,
) {
  const supplier =
    supplierId ?? (await buildUser(db(), { role: 'supplier', companyName: 'Simba Steel' })).id;
  const { id: contractorId } = await buildUser(db());
  const order = await db()
    .insertInto('orders')
    .values({
      contractorId,
      supplierId: supplier,
      status,
      subtotal: '10000.00',
      deliveryCost: '1600.00',
      vatAmount: '1600.00',
      vatIncluded: true,
      totalAmount: '11600.00',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('orderItems')
    .values({
      orderId: order.id,
      lineNo: 1,
      name: 'Y12 bar',
      quantity: '10',
      unitPrice: '1000.00',
      totalPrice: '10000.00',
    })
    .execute();
  const url = `/api/orders/${order.id}/etims`;
  const seller = await server.signedIn(supplier);
  return {
    id: order.id,
    contractorId,
    supplierId: supplier,
    url,
    buyer: await server.signedIn(contractorId),
    seller,
    enter: (body: object, who = seller) => who.send<Answer>({ method: 'PUT', url, body }),
  };
}

describe('the eTIMS invoice of an order', () => {
  it('is entered by its supplier as KRA writes it, and seen by both sides', async () => {
    const { url, buyer, seller, enter, contractorId, id } = await scene();
    expect((await buyer.get<OrderEtims>(url)).body).toEqual({
      invoice: null,
      isExpected: true,
      mayEnter: false,
    });
    expect((await seller.get<OrderEtims>(url)).body.mayEnter).toBe(true);
    expect((await enter(entry)).body.invoice).toMatchObject({
      controlUnit: 'KRACU0100000001',
      invoiceNumber: 'KRACU0100000001/12',
      editedAt: null,
    });
    const { body } = await buyer.get<OrderEtims>(url);
    expect(body.invoice?.checkUrl).toContain('invoiceNo=KRACU0100000001%2F12');
    expect(body.invoice?.qr).toMatch(/^<svg /);
    const told = await db()
      .selectFrom('notifications')
      .select(['kind', 'subjectId'])
      .where('userId', '=', contractorId)
      .execute();
    expect(told).toEqual([{ kind: 'etimsEntered', subjectId: id }]);
  });

  it('is changed with a trace until the order is completed', async () => {
    const { enter, id } = await scene();
    await enter(entry);
    await enter(entry);
    const changed = await enter({ ...entry, invoiceNumber: '13' });
    expect(changed.body.invoice?.editedAt).not.toBeNull();
    const trail = await db()
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('targetId', '=', id)
      .orderBy('id')
      .execute();
    expect(trail).toMatchObject([
      { action: 'order.etims_entered' },
      {
        action: 'order.etims_changed',
        details: { invoiceNumber: '13', before: 'KRACU0100000001 KRACU0100000001/12' },
      },
    ]);
    await db().updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute();
    expect(await enter({ ...entry, invoiceNumber: '14' })).toMatchObject({
      status: 409,
      body: { code: 'etims_closed' },
    });
  });

  it('may be added to a completed order that has none, and to none that is not confirmed', async () => {
    expect((await (await scene('completed')).enter(entry)).status).toBe(200);
    expect((await (await scene('placed')).enter(entry)).status).toBe(409);
  });

  it('is one order’s alone, also of many that are entered at once', async () => {
    const first = await scene();
    const others = await Promise.all(
      Array.from({ length: 5 }, () => scene('confirmed', first.supplierId)),
    );
    const answers = await Promise.all([first, ...others].map(({ enter }) => enter(entry)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const stranger = await scene();
    expect((await stranger.enter(entry)).status).toBe(200);
  });

  it.each([
    [{}, 'controlUnit', 'etims_unit_missing'],
    [{ ...entry, controlUnit: 'A123' }, 'controlUnit', 'etims_unit_wrong'],
    [{ ...entry, invoiceNumber: '' }, 'invoiceNumber', 'etims_number_missing'],
    [{ ...entry, invoiceNumber: 'INV-1' }, 'invoiceNumber', 'etims_number_wrong'],
    [{ ...entry, invoiceNumber: 'KRACU0100000002/1' }, 'invoiceNumber', 'etims_other_unit'],
  ])('refuses %j at %s', async (body, path, code) => {
    const answer = await (await scene()).enter(body);
    expect([answer.status, answer.body.issues?.[0]]).toEqual([
      422,
      expect.objectContaining({ path, code }),
    ]);
  });

  it('is nobody else’s, before anything is said of the body', async () => {
    const { enter, url, buyer } = await scene();
    const other = await scene();
    expect((await enter({}, other.seller)).status).toBe(404);
    expect((await enter(entry, buyer)).status).toBe(403);
    expect((await other.buyer.get(url)).status).toBe(404);
  });
});

describe('the invoice of an order', () => {
  it('is a PDF for both sides once the order is confirmed', async () => {
    const { id, buyer, seller, enter } = await scene();
    await enter(entry);
    for (const who of [buyer, seller]) {
      const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const url = `/api/orders/${id}/documents/invoice.pdf`;
      const { statusCode, rawPayload } = await server.app.inject({ url, headers: { cookie } });
      expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
    const placed = await scene('placed');
    expect(await placed.buyer.get(`/api/orders/${placed.id}/documents/invoice.pdf`)).toMatchObject({
      status: 409,
      body: { code: 'no_invoice' },
    });
  });

  it('has the VAT by letters, what is owed in words, and no tax invoice that nobody entered', async () => {
    const { id, contractorId, url, buyer, enter } = await scene();
    const order = await readOrder(db(), { id: contractorId, role: 'contractor' }, id);
    const facts = { payTo: null, printedAt: '2026-11-28T08:00:00.000Z' };
    const print = async () =>
      invoiceDocument(
        order,
        { ...facts, etims: (await buyer.get<OrderEtims>(url)).body.invoice },
        documentTexts('en'),
      );
    const without = await print();
    expect(without).toMatchObject({
      kind: 'INVOICE',
      number: `${order.number} INV`,
      vat: [{ letter: 'B', net: '10000.00', vat: '1600.00' }],
      sum: { label: 'Balance due (KSh)', amount: '11600.00' },
    });
    expect(without.code).toBeUndefined();
    expect(JSON.stringify(without.notes)).toContain('no tax invoice');
    await enter(entry);
    const withOne = await print();
    expect(new Map(withOne.facts).get('eTIMS invoice')).toBe('KRACU0100000001/12');
    expect(withOne.code?.address).toContain('itax.kra.go.ke');
  });
});
