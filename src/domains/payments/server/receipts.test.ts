import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildAdmin, buildUser } from '../../accounts/server/factory.ts';
import { documentTexts } from '../../orders/server/public.ts';
import { buildOrder } from './factory.ts';
import { readReceipt } from './reading.ts';
import { move, record, signedInBoth, transfer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Visitor = Awaited<ReturnType<TestServer['signedIn']>>;

/** An order of KSh 120,000.50, of which KSh 100,000.25 were transferred. */
async function scene() {
  const supplier = await buildUser(db(), { role: 'supplier', companyName: 'Simba Steel' });
  const order = await buildOrder(db(), { totalAmount: '120000.50', supplierId: supplier.id });
  const one = await signedInBoth(server, order);
  const { body } = await record(one, { ...transfer('100000.25', 'FT 26326 K7Q') });
  return { ...one, payment: body };
}

async function anAdmin() {
  return server.signedIn((await buildAdmin(db())).id);
}

async function fetchReceipt(visitor: Visitor | null, id: string, lang = 'en') {
  const cookies = [...(visitor?.cookies ?? []), ['lang', lang]];
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `/api/payments/${id}/receipt.pdf`;
  return server.app.inject({ url, headers: { cookie } });
}

describe('the receipt of a payment', () => {
  it('is a PDF for both sides and admins, and for nobody else', async () => {
    const { payment, buyer, seller } = await scene();
    await move(seller, payment, 'confirm');
    for (const [who, lang] of [
      [buyer, 'en'],
      [seller, 'sw'],
      [await anAdmin(), 'en'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await fetchReceipt(who, payment.id, lang);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="LPO-\d{6,}-R-[0-9A-F]{8}\.pdf"$/,
      );
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const other = await scene();
    for (const who of [other.buyer, other.seller]) {
      expect((await fetchReceipt(who, payment.id)).statusCode).toBe(404);
    }
    expect((await fetchReceipt(null, payment.id)).statusCode).toBe(401);
    expect((await fetchReceipt(buyer, 'nonsense')).statusCode).toBe(404);
  });

  it('is there while the payment is confirmed, and at no other time', async () => {
    const { payment, buyer, seller } = await scene();
    const none = async () => {
      const answer = await fetchReceipt(buyer, payment.id);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_receipt']);
    };
    await none();
    await move(seller, payment, 'confirm');
    expect((await fetchReceipt(buyer, payment.id)).statusCode).toBe(200);
    await move(seller, payment, 'reverse', { reason: 'Bounced' });
    await none();
  });

  it('says what was paid in figures and words, for what, by whom, and what is still owed', async () => {
    const { payment, order, seller } = await scene();
    await move(seller, payment, 'confirm');
    const buyer = { id: order.contractorId, role: 'contractor' } as const;
    const english = await readReceipt(db(), buyer, payment.id, documentTexts('en'));
    expect(english).toMatchObject({
      kind: 'RECEIPT',
      number: `${order.number} R ${payment.id.slice(0, 8).toUpperCase()}`,
      sum: { label: 'Amount received (KSh)', amount: '100000.25' },
      lines: [],
      totals: null,
    });
    const facts = new Map(english.facts);
    expect(facts.get('For order')).toContain(order.number);
    expect(facts.get('Reference')).toBe('FT 26326 K7Q');
    expect(facts.get('Confirmed')).toMatch(/, by Simba Steel$/);
    expect(facts.get('Order total')).toBe('KSh 120,000.50');
    expect(facts.get('Total paid')).toMatch(/^KSh 100,000\.25, on /);
    expect(facts.get('Balance')).toMatch(/^KSh 20,000\.25, on /);
    expect(facts.get('Proof')).toBeNull();
    const swahili = await readReceipt(db(), buyer, payment.id, documentTexts('sw'));
    expect([swahili.kind, swahili.sum?.label]).toEqual(['RISITI', 'Kiasi kilichopokelewa (KSh)']);
  });

  it('that an admin confirmed says so, and on what', async () => {
    const { payment, order } = await scene();
    await move(await anAdmin(), payment, 'confirm', { reason: 'Statement of 21 November' });
    const buyer = { id: order.contractorId, role: 'contractor' } as const;
    const { facts } = await readReceipt(db(), buyer, payment.id, documentTexts('en'));
    const found = new Map(facts);
    expect(found.get('Confirmed')).toMatch(/, by JengaSoko$/);
    expect(found.get('Proof')).toBe('Statement of 21 November');
  });
});
