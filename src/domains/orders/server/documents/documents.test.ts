import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../../quotations/server/factory.ts';
import { readQuotation } from '../../../quotations/server/public.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';
import type { Order } from '../../schema.ts';
import { orderRoutes } from '../routes.ts';
import { ordersAlone } from '../testing.ts';
import { documentTexts } from './document-texts.ts';
import { orderDocument, quotationDocument } from './documents.ts';
import { layOut } from './layout.ts';
import { documentThreads, printDocument } from './print.ts';
import { selectOrderedRequest, selectQuotationDocumentFacts } from './queries.ts';
import { documentRoutes } from './routes.ts';
import { pagesOf, placesOf } from './testing.ts';

const english = documentTexts('en');
const swahili = documentTexts('sw');
const noFacts = { request: null, payTo: null };
let server: TestServer;
const db = () => server.database.db;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(documentRoutes(database));
      await app.register(orderRoutes({ ...ordersAlone, db: database.db, pool: database.pool }));
    },
  });
});
afterAll(() => server.close());

/** An RFQ of a contractor with one quoted line: 40 bags at KSh 725, delivery 1,000, VAT on top. */
async function scene() {
  const rfq = await buildRfq(db());
  const item = await buildRfqItem(db(), { rfqId: rfq.id });
  const company = await buildSupplier(db());
  const quotation = await buildQuotation(db(), {
    rfqId: rfq.id,
    supplierId: company.id,
    vatIncluded: false,
    deliveryTerms: 'per_order',
    deliveryCost: '1000.00',
    subtotal: '29000.00',
    vatAmount: '4800.00',
    totalAmount: '34800.00',
  });
  await buildQuotationItem(db(), {
    quotationId: quotation.id,
    rfqItemId: item.id,
    quantity: '40',
    unit: 'bag',
    unitPrice: '725.00',
    totalPrice: '29000.00',
  });
  return {
    rfq,
    item,
    quotation,
    owner: await server.signedIn(rfq.contractorId),
    supplier: await server.signedIn(company.id),
    other: await server.signedIn((await buildUser(db())).id),
    rival: await server.signedIn((await buildSupplier(db())).id),
  };
}

async function fetchPdf(
  visitor: Awaited<ReturnType<typeof scene>>['owner'],
  url: string,
  language = 'en',
) {
  const cookies = [...visitor.cookies, ['lang', language]];
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.app.inject({ url, headers: { cookie } });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** The title is among what a PDF says of itself, as it is. */
const saidBy = ({ bytes }: { readonly bytes: Buffer }) => bytes.toString('latin1');

const buyerOf = ({ contractorId: id }: { readonly contractorId: string }) =>
  ({ id, role: 'contractor' }) as const;

describe('documents', () => {
  it('RFQ, quotation and LPO are PDFs for their parties, and for nobody else', async () => {
    const { rfq, quotation, owner, supplier, other, rival } = await scene();
    const rfqUrl = `/api/rfqs/${rfq.id}/document.pdf`;
    const quotationUrl = `/api/quotations/${quotation.id}/document.pdf`;
    const award = await owner.post<{ orders: Order[] }>(`/api/rfqs/${rfq.id}/award`, {
      quotationId: quotation.id,
    });
    const lpoUrl = `/api/orders/${award.body.orders[0]?.id}/documents/lpo.pdf`;
    for (const url of [rfqUrl, quotationUrl, lpoUrl]) {
      for (const party of [owner, supplier]) {
        const { status, headers, bytes } = await fetchPdf(party, url);
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('application/pdf');
        expect(String(headers['content-disposition'])).toMatch(
          /^attachment; filename="[\w-]+\.pdf"$/,
        );
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        expect(pagesOf(bytes)).toBeGreaterThan(0);
      }
      expect((await fetchPdf(other, url)).status).toBe(404);
      expect((await fetchPdf(rival, url)).status).toBe(404);
    }
  });

  it('a document for one amount says it in figures and in words of its language', () => {
    const document = {
      kind: 'RECEIPT',
      number: 'R 1',
      title: null,
      parties: [],
      facts: [],
      lines: [],
      totals: null,
      sum: { label: 'Received', amount: '100000.25' },
      notes: [],
    };
    const drawn = (language: 'en' | 'sw') =>
      JSON.stringify(layOut({ ...document, language }, new Date().toISOString()));
    expect(drawn('en')).toContain('"100,000.25"');
    expect(drawn('en')).toContain(
      'Kenya Shillings One Hundred Thousand and Cents Twenty-Five Only',
    );
    expect(drawn('sw')).toContain(swahili.amountInWords(10_000_025n));
  });

  it('an LPO names the parties, the lines, VAT and the total in words, and never the PIN', async () => {
    const { rfq, quotation, owner } = await scene();
    const award = await owner.post<{ orders: Order[] }>(`/api/rfqs/${rfq.id}/award`, {
      quotationId: quotation.id,
    });
    const order = award.body.orders[0] as Order;
    const document = orderDocument(order, noFacts, english);
    expect(document.totals).toEqual({
      goods: '29000.00',
      delivery: '1000.00',
      vat: '4800.00',
      vatIncluded: false,
      total: '34800.00',
    });
    const text = JSON.stringify(layOut(document, new Date().toISOString()));
    for (const words of [
      order.number,
      'Jiwe Imara Hardware',
      'Amina Wekesa',
      'Cement 50 kg',
      '34,800.00',
      'Kenya Shillings Thirty-Four Thousand Eight Hundred Only',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('an LPO names the quotation that it accepts, what was promised, the terms, and what was asked for', async () => {
    const { rfq, item, owner } = await scene();
    await db()
      .updateTable('rfqItems')
      .set({ specifications: JSON.stringify('KEBS mark') })
      .where('id', '=', item.id)
      .execute();
    const half = { description: 'Half on order' };
    await db().updateTable('rfqs').set(half).where('id', '=', rfq.id).execute();
    const company = await buildSupplier(db(), { companyName: null });
    const product = await buildProduct(db(), {
      supplierId: company.id,
      name: 'Kifaru Cement 42.5 50 kg',
    });
    const { id } = await buildQuotation(db(), {
      rfqId: rfq.id,
      supplierId: company.id,
      revision: 2,
      deliveryTime: 3,
      notes: 'Half on order, half on delivery.',
      createdAt: new Date('2026-11-20T09:00:00Z'),
    });
    await buildQuotationItem(db(), { quotationId: id, rfqItemId: item.id, productId: product.id });
    const award = await owner.post<{ orders: Order[] }>(`/api/quotations/${id}/accept`);
    const [order] = award.body.orders;
    const offered = quotationDocument(
      await readQuotation(db(), { id: rfq.contractorId, role: 'contractor' }, id),
      await selectQuotationDocumentFacts(db(), id),
      english,
    );
    expect(offered.lines[0]?.details).toMatch(/^For: Cement 50 kg\nOrdered: 10\b/);
    expect(order?.items[0]).toMatchObject({ specifications: 'KEBS mark' });
    expect(order?.quotation).toEqual({
      revision: 2,
      createdAt: '2026-11-20T09:00:00.000Z',
      notes: 'Half on order, half on delivery.',
    });
    const asked = await selectOrderedRequest(db(), buyerOf(rfq), order?.id ?? '');
    const document = orderDocument(order as Order, { request: asked, payTo: null }, english);
    const facts = new Map(document.facts);
    expect(facts.get('RFQ')).toBe(
      `RFQ ${rfq.id.slice(0, 8).toUpperCase()} of ${english.date(new Date().toISOString())}`,
    );
    expect(facts.get('Accepted quotation')).toBe(
      `Q ${id.slice(-8).toUpperCase()}, revision 2, of ${english.date('2026-11-20T09:00:00Z')}`,
    );
    expect(facts.get('Promised delivery')).toBe('Within 3 days');
    expect(document.notes).toEqual([
      ['RFQ terms', 'Half on order'],
      ['Supplier’s terms', expect.stringContaining('not checked any account number')],
      [null, 'Half on order, half on delivery.'],
    ]);
    expect(document.lines).toMatchObject([
      {
        name: 'Kifaru Cement 42.5 50 kg',
        details: 'For: Cement 50 kg, KEBS mark',
        quantity: '10.000',
      },
    ]);
    expect(document.parties[1]?.name).toBe('Supplier');
  });

  it('documents are in the language that their reader chose', async () => {
    const { rfq, item, quotation, owner } = await scene();
    const award = await owner.post<{ orders: Order[] }>(`/api/rfqs/${rfq.id}/award`, {
      quotationId: quotation.id,
    });
    const order = award.body.orders[0] as Order;
    const titles = {
      [`/api/rfqs/${rfq.id}/document.pdf`]: ['REQUEST FOR QUOTATION', 'OMBI LA BEI'],
      [`/api/quotations/${quotation.id}/document.pdf`]: ['QUOTATION', 'BEI ILIYOTOLEWA'],
      [`/api/orders/${order.id}/documents/lpo.pdf`]: ['LOCAL PURCHASE ORDER', 'ODA YA UNUNUZI'],
    };
    for (const [url, [inEnglish, inSwahili]] of Object.entries(titles)) {
      expect(saidBy(await fetchPdf(owner, url, 'en'))).toContain(inEnglish);
      expect(saidBy(await fetchPdf(owner, url, 'sw'))).toContain(inSwahili);
    }
    const asked = await selectOrderedRequest(db(), buyerOf(rfq), order.id);
    const stranger = { id: item.id, role: 'contractor' } as const;
    expect(await selectOrderedRequest(db(), stranger, order.id)).toBeNull();
    const text = JSON.stringify(
      layOut(
        orderDocument(order, { request: asked, payTo: null }, swahili),
        '2026-11-20T09:00:00.000Z',
      ),
    );
    for (const words of [
      'Shilingi za Kenya elfu thelathini na nne, mia nane pekee',
      '"mifuko"',
      'Masharti ya ombi la bei',
      `Ombi la bei ${rfq.id.slice(0, 8).toUpperCase()}`,
      swahili.date(order.createdAt),
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/Kenya Shillings|Unit price|Goods|Delivery|Supplier|Buyer|Placed/);
  });

  it('a quotation tells what delivery is for each line', async () => {
    const { rfq, item } = await scene();
    const { id } = await buildQuotation(db(), {
      rfqId: rfq.id,
      deliveryTerms: 'per_line',
      deliveryCost: '999.99',
    });
    await buildQuotationItem(db(), { quotationId: id, rfqItemId: item.id });
    const document = quotationDocument(
      await readQuotation(db(), { id: rfq.contractorId, role: 'contractor' }, id),
      await selectQuotationDocumentFacts(db(), id),
      english,
    );
    expect(JSON.stringify(layOut(document, new Date().toISOString()))).toContain(
      'Delivery (1 × 999.99)',
    );
  });

  it('a quotation and its LPO name what is not as it was asked for', async () => {
    const rfq = await buildRfq(db());
    const item = await buildRfqItem(db(), { rfqId: rfq.id, productName: 'Cement 42.5' });
    const { id, supplierId } = await buildQuotation(db(), { rfqId: rfq.id });
    const product = await buildProduct(db(), { supplierId, name: 'Simba Cement 32.5' });
    await buildQuotationItem(db(), { quotationId: id, rfqItemId: item.id, productId: product.id });
    const reader = { id: rfq.contractorId, role: 'contractor' } as const;
    const differing = 'For: Cement 42.5\nStrength class: 32.5 instead of 42.5';
    const offered = quotationDocument(
      await readQuotation(db(), reader, id),
      await selectQuotationDocumentFacts(db(), id),
      english,
    );
    expect(offered.lines[0]?.details).toBe(differing);
    const owner = await server.signedIn(rfq.contractorId);
    const { body } = await owner.post<{ orders: Order[] }>(`/api/quotations/${id}/accept`, {
      substitutes: [{ quotationId: id, rfqItemId: item.id }],
    });
    const document = orderDocument(body.orders[0] as Order, noFacts, english);
    expect(document.lines[0]?.details).toBe(differing);
  });

  it('a quotation says what was ordered of it', async () => {
    const { rfq, item, quotation, owner } = await scene();
    const document = async () =>
      quotationDocument(
        await readQuotation(db(), { id: rfq.contractorId, role: 'contractor' }, quotation.id),
        await selectQuotationDocumentFacts(db(), quotation.id),
        english,
      );
    const before = await document();
    expect(new Map(before.facts).get('Status')).toBeNull();
    expect(before.lines[0]?.details).toBeNull();
    await owner.post(`/api/rfqs/${rfq.id}/award`, {
      lines: [{ rfqItemId: item.id, quotationId: quotation.id, quantity: 25 }],
    });
    const after = await document();
    expect(new Map(after.facts).get('Status')).toBe('Accepted in part: KSh 22,185.00');
    expect(after.lines[0]?.details).toMatch(/^Ordered: 25\b/);
  });

  it('a word of ten thousand letters is a document within moments, and what takes too long is given up', async () => {
    const rfq = await buildRfq(db(), { title: 'W'.repeat(200), description: 'W'.repeat(10_000) });
    const owner = await server.signedIn(rfq.contractorId);
    const { bytes } = await fetchPdf(owner, `/api/rfqs/${rfq.id}/document.pdf`);
    expect(pagesOf(bytes)).toBeGreaterThan(2);
    const document = {
      language: 'en' as const,
      kind: 'RFQ',
      number: '1',
      title: null,
      notes: [],
      totals: null,
    };
    const empty = { ...document, parties: [], facts: [], lines: [] };
    await expect(
      printDocument(empty, new Date().toISOString(), documentThreads({ timeLimitMs: 0 })),
    ).rejects.toMatchObject({ status: 503 });
  });

  it.each([
    ['wide', 'W'.repeat(200)],
    ['usual', 'abcdefghij'.repeat(20)],
    ['other', '部'.repeat(100)],
  ])('no word of %s letters pushes a column off the document', async (_, word) => {
    const rfq = await buildRfq(db(), { title: word });
    const line = { rfqId: rfq.id, productName: word, unit: word.slice(0, 60) };
    const item = await buildRfqItem(db(), line);
    const { id } = await buildQuotation(db(), { rfqId: rfq.id, notes: word });
    await buildQuotationItem(db(), { quotationId: id, rfqItemId: item.id, unit: line.unit });
    const owner = await server.signedIn(rfq.contractorId);
    const urls = [`/api/quotations/${id}/document.pdf`, `/api/rfqs/${rfq.id}/document.pdf`];
    for (const url of urls) {
      const places = placesOf((await fetchPdf(owner, url)).bytes);
      expect(places.length).toBeGreaterThan(20);
      expect(Math.max(...places)).toBeLessThan(555);
    }
  });

  it('500 lines are several pages', async () => {
    const rfq = await buildRfq(db());
    await db()
      .insertInto('rfqItems')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          rfqId: rfq.id,
          productName: `Nails no. ${index}`,
          quantity: 2,
          unit: 'kg',
          lineNo: index + 1,
        })),
      )
      .execute();
    const owner = await server.signedIn(rfq.contractorId);
    const { bytes } = await fetchPdf(owner, `/api/rfqs/${rfq.id}/document.pdf`);
    expect(pagesOf(bytes)).toBeGreaterThan(5);
  });
});
