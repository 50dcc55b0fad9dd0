import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildMaterial, buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';
import {
  type ComparisonAnswer,
  type ComparisonLine,
  foldedOffers,
  splitTableOf,
} from '../../comparison-schema.ts';
import type { Quotation } from '../../schema.ts';
import { reckonSplit } from '../../split-rules.ts';
import { buildQuotation, buildQuotationItem } from '../factory.ts';
import { quotationRoutes } from '../routes.ts';
import { handleScoring } from '../scoring/jobs.ts';
import { scoreRfqQuotations } from '../scoring/score-rfq.ts';
import { withoutFiles } from '../testing.ts';
import { comparisonRoutes } from './routes.ts';

let server: TestServer;
const db = () => server.database.db;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(comparisonRoutes(database));
      await app.register(
        quotationRoutes({
          db: database.db,
          enqueue: jobs.enqueue,
          notify: async () => undefined,
          uploads: withoutFiles,
        }),
      );
      handleScoring(jobs, { db: database.db, enqueue: jobs.enqueue });
    },
  });
  await server.jobs.startWorkers();
});
afterAll(() => server.close());

/** 100 bags of cement and 10 tonnes of sand for Kiambu, and its owner, signed in. */
async function scene() {
  const rfq = await buildRfq(db());
  const cement = await buildRfqItem(db(), {
    rfqId: rfq.id,
    productName: 'Cement 50 kg',
    quantity: 100,
    unit: 'bag',
  });
  const sand = await buildRfqItem(db(), {
    rfqId: rfq.id,
    productName: 'River sand',
    quantity: 10,
    unit: 'tonne',
    lineNo: 2,
  });
  const owner = await server.signedIn(rfq.contractorId);
  const compare = async () =>
    (await owner.get<ComparisonAnswer>(`/api/rfqs/${rfq.id}/comparison`)).body;
  return { rfq, cement: cement.id, sand: sand.id, owner, compare };
}
type Scene = Awaited<ReturnType<typeof scene>>;

interface Line {
  readonly rfqItemId: string;
  readonly quantity: string;
  readonly unit?: string;
  readonly unitPrice: string;
  readonly productId?: string;
}

/** A stored quotation of these lines, with VAT and without delivery unless told otherwise. */
async function quote(
  { rfq }: Scene,
  lines: readonly Line[],
  fields: Parameters<typeof buildQuotation>[1] & { readonly total: string },
) {
  const { total, ...rest } = fields;
  const quotation = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: total, ...rest });
  for (const line of lines) {
    const totalPrice = (Number(line.quantity) * Number(line.unitPrice)).toFixed(2);
    await buildQuotationItem(db(), { ...line, totalPrice, quotationId: quotation.id });
  }
  return quotation;
}

const cementOf = (one: Scene, unitPrice: string, more: Partial<Line> = {}): Line => ({
  rfqItemId: one.cement,
  quantity: '100',
  unit: 'bag',
  unitPrice,
  ...more,
});
const sandOf = (one: Scene, unitPrice: string): Line => ({
  rfqItemId: one.sand,
  quantity: '10',
  unitPrice,
});

describe('GET /api/rfqs/{id}/comparison', () => {
  it('sets bags against tonnes, the whole against a part, one supplier against a split', async () => {
    const one = await scene();
    const bags = await quote(one, [cementOf(one, '750'), sandOf(one, '2500')], { total: '100000' });
    const tonnes = await quote(
      one,
      [cementOf(one, '14000', { quantity: '5', unit: 'tonne' }), sandOf(one, '4000')],
      { total: '110000' },
    );
    const part = await quote(one, [cementOf(one, '1')], { total: '100' });
    const [answer] = [await one.compare()];
    const [cement, sand] = answer.lines;
    expect(cement?.offers.map((o) => [o.quotationId, o.normalizedUnitPrice, o.rank])).toEqual([
      [part.id, '0.0200', 1],
      [tonnes.id, '14.0000', 2],
      [bags.id, '15.0000', 3],
    ]);
    expect(sand?.offers.map((o) => [o.quotationId, o.normalizedUnit, o.landedTotal])).toEqual([
      [bags.id, 'kg', '25000.00'],
      [tonnes.id, 'kg', '40000.00'],
    ]);
    expect(answer.quotations.map((q) => [q.quotationId, q.coverage, q.rank])).toEqual([
      [bags.id, 1, 1],
      [tonnes.id, 1, 2],
      [part.id, 0.5, null],
    ]);
    expect(answer.bestSingle).toEqual({ quotationId: bags.id, total: '100000.00' });
    expect(answer.bestSplit).toMatchObject({ total: '25100.00', isComplete: true });
    expect(answer.saving).toBe('74900.00');
    const split = reckonSplit(splitTableOf(answer), answer.bestSplit?.choices ?? []);
    expect(split.total).toBe(2_510_000n);
    expect(split.problems).toEqual([]);
  });

  it('keeps out of the ranking what is expired, outdated, lump or of an unknown unit', async () => {
    const one = await scene();
    const good = await quote(one, [cementOf(one, '800'), sandOf(one, '3000')], { total: '110000' });
    const lines = [cementOf(one, '1'), sandOf(one, '1')];
    await quote(one, lines, { total: '110', validUntil: new Date(0) });
    await quote(one, lines, { total: '110', rfqVersion: 0 });
    await quote(one, [], { total: '50' });
    await quote(one, [cementOf(one, '1', { unit: 'lorry' })], { total: '100' });
    await quote(one, lines, { total: '110', withdrawnAt: new Date() });
    await quote(one, lines, { total: '110', hiddenFromOwnerAt: new Date() });
    const answer = await one.compare();
    expect(answer.quotations).toHaveLength(5);
    expect(answer.quotations.filter(({ rank }) => rank !== null)).toMatchObject([
      { quotationId: good.id },
    ]);
    expect(answer.lines.flatMap((l) => l.offers).filter((o) => o.rank !== null)).toHaveLength(2);
    expect(answer.bestSingle?.quotationId).toBe(good.id);
    expect(answer.quotations.map((q) => q.state).sort()).toEqual(
      ['expired', 'live', 'live', 'live', 'outdated'].sort(),
    );
    expect(answer.quotations.find((q) => q.coverage === null)?.landedTotal).toBe('50.00');
  });

  it('where verified ones were asked, neither ranks nor suggests who is not any more', async () => {
    const one = await scene();
    const badge = (isVerified: boolean, id: string) =>
      db().updateTable('users').set({ isVerified }).where('id', '=', id).execute();
    const asked = db().updateTable('rfqs').set({ verifiedOnly: true });
    await asked.where('id', '=', one.rfq.id).execute();
    const good = await quote(one, [cementOf(one, '800'), sandOf(one, '3000')], { total: '110000' });
    const cheap = await quote(one, [cementOf(one, '1'), sandOf(one, '1')], { total: '110' });
    await badge(true, good.supplierId);
    await badge(false, cheap.supplierId);
    const { quotations, bestSingle, bestSplit } = await one.compare();
    expect(bestSingle?.quotationId).toBe(good.id);
    expect(bestSplit?.choices.every(({ quotationId }) => quotationId === good.id)).toBe(true);
    // It is the owner who decides.
    expect(quotations.map((q) => [q.quotationId, q.rank, q.isAwardable])).toEqual([
      [good.id, 1, true],
      [cheap.id, null, true],
    ]);
  });

  it('keeps to the minimum order of a product that is offered instead', async () => {
    const one = await scene();
    const product = await buildProduct(db(), { unit: '25 kg bag', minOrderQuantity: 60 });
    await quote(
      one,
      [cementOf(one, '400', { quantity: '100', unit: '25 kg bag', productId: product.id })],
      { total: '40000' },
    );
    const [line] = (await one.compare()).lines;
    expect(line?.offers[0]).toMatchObject({
      available: '50.000',
      minimum: '30.000',
      covers: 'part',
    });
  });

  it('is for its owner alone: rivals, other contractors and strangers learn nothing', async () => {
    const one = await scene();
    const bid = await quote(one, [cementOf(one, '800')], { total: '80000' });
    const url = `/api/rfqs/${one.rfq.id}/comparison`;
    const other = await server.signedIn((await buildUser(db())).id);
    const rival = await server.signedIn(bid.supplierId);
    expect((await other.get(url)).status).toBe(404);
    expect((await rival.get(url)).status).toBe(403);
    expect((await server.visitor().get(url)).status).toBe(401);
    expect((await other.get(`${url}?rfqItemId=${one.cement}`)).status).toBe(404);
    expect((await one.owner.get('/api/rfqs/x/comparison')).status).toBe(404);
    expect((await one.owner.get(`${url}?rfqItemId=${bid.id}`)).status).toBe(404);
  });

  it('is a CSV of every offer, in which no cell is run as a formula', async () => {
    const one = await scene();
    const sly = await buildSupplier(db(), { companyName: '=HYPERLINK("http://evil.example")' });
    await quote(one, [cementOf(one, '800')], { total: '80000', supplierId: sly.id });
    const cookie = [...one.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/api/rfqs/${one.rfq.id}/comparison.csv`;
    const answer = await server.app.inject({ url, headers: { cookie } });
    const [head, row, gap, quotations, first] = answer.body.split('\r\n');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(head).toContain('Line,Product,Quantity asked');
    expect(row).toMatch(/"'=HYPERLINK\(""http:.*,80000.00,16.0000,kg,all,100.000,1/);
    expect(`${gap}${quotations}`).toMatch(/^Supplier,Supplier id,Quotation,State,Total/);
    expect(first).toContain(',live,');
    const swahili = await server.app.inject({ url, headers: { cookie: `${cookie}; lang=sw` } });
    expect(swahili.body).toMatch(/^.Mstari,Bidhaa,Kiasi kilichoombwa.*\r\n.*,kg,vyote,100.000,1/);
  });

  it('has empty lists before anybody has quoted, and answers 304 to who has it already', async () => {
    const one = await scene();
    const url = `/api/rfqs/${one.rfq.id}/comparison`;
    const first = await one.owner.get<ComparisonAnswer>(url);
    expect(first.body).toMatchObject({ quotations: [], bestSingle: null, bestSplit: null });
    const etag = String(first.headers.etag);
    expect((await one.owner.get(url, { 'if-none-match': etag })).status).toBe(304);
  });

  it('folds what is very much: the best of each line, all of one line on request', async () => {
    const rfq = await buildRfq(db());
    await db()
      .insertInto('rfqItems')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          rfqId: rfq.id,
          productName: `Item ${index}`,
          quantity: 10,
          unit: 'piece',
          lineNo: index + 1,
        })),
      )
      .execute();
    const items = await db()
      .selectFrom('rfqItems')
      .select('id')
      .where('rfqId', '=', rfq.id)
      .execute();
    for (let bid = 1; bid <= 9; bid += 1) {
      const quotation = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: 20_000 * bid });
      await db()
        .insertInto('quotationItems')
        .values(
          items.map(({ id }) => ({
            quotationId: quotation.id,
            rfqItemId: id,
            quantity: 10,
            unitPrice: 10 * bid,
            totalPrice: 100 * bid,
          })),
        )
        .execute();
    }
    const owner = await server.signedIn(rfq.contractorId);
    const { body } = await owner.get<ComparisonAnswer>(`/api/rfqs/${rfq.id}/comparison`);
    expect(body.lines.every((line) => line.offerCount === 9)).toBe(true);
    expect(body.lines.every((line) => line.offers.length === foldedOffers)).toBe(true);
    expect(body.lines[0]?.offers.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    const url = `/api/rfqs/${rfq.id}/comparison?rfqItemId=${body.lines[0]?.rfqItem.id}`;
    expect((await owner.get<ComparisonLine>(url)).body.offers).toHaveLength(9);
  });
});

describe('the score', () => {
  const scoreOf = async (id: string) =>
    db()
      .selectFrom('quotations')
      .select(['aiScore', 'aiAnalysis', 'aiAnalysisSw', 'updatedAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('DATA-31 CDASH-12 is stored with its parts, whose weighted mean it is, in both languages', async () => {
    const one = await scene();
    const nairobi = await buildSupplier(db(), { county: 'Nairobi' });
    const low = await quote(one, [cementOf(one, '700'), sandOf(one, '2000')], {
      total: '90000',
      supplierId: nairobi.id,
    });
    await quote(one, [cementOf(one, '900')], { total: '90000', deliveryTime: 20 });
    await scoreRfqQuotations(db(), one.rfq.id);
    const [best, other] = (await one.compare()).quotations;
    expect(best?.quotationId).toBe(low.id);
    expect(Number(best?.score)).toBeGreaterThan(Number(other?.score));
    const mean = best?.parts.reduce((sum, part) => sum + part.weight * part.value, 0) ?? 0;
    expect(Math.abs(mean - Number(best?.score))).toBeLessThanOrEqual(0.011);
    expect(best?.parts.map(({ name }) => name)).toEqual([
      'price',
      'completeness',
      'delivery',
      'distance',
      'record',
      'validity',
    ]);
    expect(best?.parts[1]?.words).toBe('Quotes everything you asked for (2 lines).');
    const swahili = await one.owner.get<ComparisonAnswer>(`/api/rfqs/${one.rfq.id}/comparison`, {
      cookie: `${[...one.owner.cookies].map(([n, v]) => `${n}=${v}`).join('; ')}; lang=sw`,
    });
    expect(swahili.body.quotations[0]?.parts[1]?.words).toContain('Kila ulichoomba');
    const stored = await scoreOf(low.id);
    expect(stored.aiAnalysis).toContain(`Scored ${stored.aiScore} out of 5.0.`);
    expect(stored.aiAnalysisSw).toContain('Imepata');
  });

  it('follows by a job when a rival bids or withdraws, and no supplier sees any of it', async () => {
    const one = await scene();
    const send = async (price: string) => {
      const supplier = await server.signedIn((await buildSupplier(db())).id);
      const answer = await supplier.post<Quotation>('/api/quotations', {
        rfqId: one.rfq.id,
        totalAmount: (Number(price) * 100).toFixed(2),
        deliveryTime: 3,
        items: [{ rfqItemId: one.cement, quantity: 100, unitPrice: price }],
      });
      return { supplier, id: answer.body.id };
    };
    const first = await send('900.00');
    await expect.poll(async () => (await scoreOf(first.id)).aiScore).not.toBeNull();
    const alone = await scoreOf(first.id);
    const seen = () => first.supplier.get(`/api/quotations?rfqId=${one.rfq.id}`);
    const before = await seen();
    const rival = await send('600.00');
    await expect.poll(async () => (await scoreOf(first.id)).aiScore).not.toBe(alone.aiScore);
    expect(Number((await scoreOf(first.id)).aiScore)).toBeLessThan(Number(alone.aiScore));
    const after = await seen();
    expect(after.body).toEqual(before.body);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(JSON.stringify(after.body)).not.toMatch(/aiScore|aiAnalysis/);
    await rival.supplier.post(`/api/quotations/${rival.id}/withdraw`);
    await expect.poll(async () => (await scoreOf(first.id)).aiScore).toBe(alone.aiScore);
  });

  it('two scorings of one RFQ at once leave one set of parts', async () => {
    const one = await scene();
    const bid = await quote(one, [cementOf(one, '800')], { total: '80000' });
    await Promise.all([1, 2, 3].map(() => scoreRfqQuotations(db(), one.rfq.id)));
    const parts = await db()
      .selectFrom('quotationScoreParts')
      .select('name')
      .where('quotationId', '=', bid.id)
      .execute();
    expect(parts).toHaveLength(6);
  });

  /** An RFQ for cement of a type of this test alone, whose shops it then names. */
  async function cementMarket() {
    const one = await scene();
    const key = await buildMaterial(db(), { unit: '50 kg bag' });
    await db()
      .updateTable('rfqItems')
      .set({ productType: key })
      .where('id', '=', one.cement)
      .execute();
    const shop = (county = 'Kiambu') => buildSupplier(db(), { deliveryCounties: [county] });
    const sells = (supplierId: string, price: number, unit = '50 kg bag') =>
      buildProduct(db(), { productType: key, unit, price, supplierId });
    const wordsFor = async (bid: { id: string }) => {
      await scoreRfqQuotations(db(), one.rfq.id);
      return (await scoreOf(bid.id)).aiAnalysis;
    };
    return { one, shop, sells, wordsFor };
  }

  it('weighs prices against what shops ask for the same type', async () => {
    const { one, shop, sells, wordsFor } = await cementMarket();
    await sells((await shop()).id, 1_000);
    await sells((await shop('Mombasa')).id, 100);
    const bid = await quote(one, [cementOf(one, '800')], { total: '80000' });
    expect(await wordsFor(bid)).toContain('20% below listed prices on JengaSoko.');
  });

  it('asks each shop once, however many products it has, and the bidders not at all', async () => {
    const { one, shop, sells, wordsFor } = await cementMarket();
    for (const price of [900, 1_000]) await sells((await shop()).id, price);
    const flood = await shop();
    for (const price of [5, 9_000, 9_000, 9_000, 99_000]) await sells(flood.id, price);
    await sells(flood.id, 180_000, 'tonne');
    const bidder = await shop();
    for (const price of [9_100, 9_200]) await sells(bidder.id, price);
    const bid = await quote(one, [cementOf(one, '800')], {
      total: '80000',
      supplierId: bidder.id,
    });
    expect(await wordsFor(bid)).toContain('20% below listed prices on JengaSoko.');
  });
});
