import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../rfqs/server/factory.ts';
import type { ComparisonAnswer } from '../comparison-schema.ts';
import type { Quotation } from '../schema.ts';
import { comparisonRoutes } from './comparison/routes.ts';
import { quotationRoutes } from './routes.ts';
import { scoreRfqQuotations } from './scoring/score-rfq.ts';
import { type Refusal, withoutFiles } from './testing.ts';

let server: TestServer;
const db = () => server.database.db;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(comparisonRoutes(database));
      await app.register(
        quotationRoutes({
          db: database.db,
          enqueue: async () => undefined,
          notify: async () => undefined,
          uploads: withoutFiles,
        }),
      );
    },
  });
});
afterAll(() => server.close());

/** 100 bags of cement 42.5 and 200 stones of 9 inch, and who asks for them, signed in. */
async function scene() {
  const rfq = await buildRfq(db());
  const cement = await buildRfqItem(db(), {
    rfqId: rfq.id,
    productName: 'Cement 42.5',
    productType: 'cement-42-5',
    quantity: 100,
    unit: 'bag',
  });
  const stone = await buildRfqItem(db(), {
    rfqId: rfq.id,
    productName: '9 inch machine cut stone',
    productType: 'machine-cut-stone',
    quantity: 200,
    unit: 'piece',
    lineNo: 2,
  });
  const owner = await server.signedIn(rfq.contractorId);
  const compare = async () =>
    (await owner.get<ComparisonAnswer>(`/api/rfqs/${rfq.id}/comparison`)).body;
  return { rfq, cement: cement.id, stone: stone.id, owner, compare };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const weak = { name: 'Simba Cement 32.5', productType: 'cement-32-5', unit: '50 kg bag' };
const small = { name: 'Machine Cut Stone 6x9 inch', productType: 'machine-cut-stone' };

/** A supplier's quotation for both lines, at these prices and with these products, where it names any. */
async function quote(
  one: Scene,
  [cement, stone]: readonly [number, number],
  products: {
    readonly cement?: Parameters<typeof buildProduct>[1];
    readonly stone?: Parameters<typeof buildProduct>[1];
    readonly notes?: string;
  } = {},
) {
  const company = await buildSupplier(db());
  const supplier = await server.signedIn(company.id);
  const productOf = async (fields: Parameters<typeof buildProduct>[1]) =>
    fields && (await buildProduct(db(), { ...fields, supplierId: company.id })).id;
  const [cementId, stoneId] = [await productOf(products.cement), await productOf(products.stone)];
  const offer = (price = cement) => ({
    totalAmount: String(price * 100 + stone * 200),
    deliveryTime: 2,
    ...(products.notes ? { notes: products.notes } : {}),
    items: [
      { rfqItemId: one.cement, quantity: 100, unitPrice: price, productId: cementId ?? null },
      { rfqItemId: one.stone, quantity: 200, unitPrice: stone, productId: stoneId ?? null },
    ],
  });
  const { status, body } = await supplier.post<Quotation & Refusal>('/api/quotations', {
    rfqId: one.rfq.id,
    ...offer(),
  });
  expect(body.message, JSON.stringify(body)).toBeUndefined();
  expect(status).toBe(201);
  const revise = async (price: number) => {
    const payload = JSON.stringify(offer(price));
    const sent = await supplier.send<Quotation>({
      method: 'PUT',
      url: `/api/quotations/${body.id}`,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(sent.status).toBe(200);
    return sent.body.id;
  };
  return { id: body.id, supplier, revise };
}

const decide = (visitor: Scene['owner'], method: 'PUT' | 'DELETE', id: string, rfqItemId: string) =>
  visitor.send<Refusal>({ method, url: `/api/quotations/${id}/substitutes/${rfqItemId}` });

const offerOf = (answer: ComparisonAnswer, line: string, quotationId: string) =>
  answer.lines
    .find(({ rfqItem }) => rfqItem.id === line)
    ?.offers.find((offer) => offer.quotationId === quotationId);

describe('a weaker or smaller substitute', () => {
  it('is cheaper and wins nothing: neither the line, nor the whole, nor the split', async () => {
    const one = await scene();
    const good = await quote(one, [800, 60]);
    const poor = await quote(one, [500, 40], { cement: weak, stone: small });
    const answer = await one.compare();
    expect(offerOf(answer, one.cement, poor.id)).toMatchObject({
      rank: null,
      isOpenSubstitute: true,
      differences: [{ trait: 'strength', asked: '42.5', offered: '32.5', isLower: true }],
    });
    expect(offerOf(answer, one.stone, poor.id)).toMatchObject({
      rank: null,
      differences: [{ trait: 'size', asked: '9 inch', offered: '6 inch', isLower: false }],
    });
    expect(offerOf(answer, one.cement, good.id)).toMatchObject({ rank: 1, differences: [] });
    expect(answer.quotations.map((q) => [q.quotationId, q.rank, q.coveredLines])).toEqual([
      [good.id, 1, 2],
      [poor.id, null, 0],
    ]);
    expect(answer.quotations[1]?.openSubstitutes).toEqual([one.cement, one.stone]);
    expect(answer.bestSingle?.quotationId).toBe(good.id);
    expect(answer.bestSplit?.choices.map(({ quotationId }) => quotationId)).toEqual([
      good.id,
      good.id,
    ]);
  });

  it('said only in the notes is one too', async () => {
    const one = await scene();
    const poor = await quote(one, [500, 40], { notes: 'Cement is Simba 32.5R.' });
    const offer = offerOf(await one.compare(), one.cement, poor.id);
    expect(offer).toMatchObject({ isOpenSubstitute: true, rank: null });
  });

  it('is worth nothing to the score until it is accepted, in the reader’s words', async () => {
    const one = await scene();
    await quote(one, [800, 60]);
    const poor = await quote(one, [500, 40], { cement: weak });
    const words = async () => {
      await scoreRfqQuotations(db(), one.rfq.id);
      const { quotations } = await one.compare();
      return quotations.find((q) => q.quotationId === poor.id)?.parts[1]?.words;
    };
    expect(await words()).toContain('1 line is not what you asked for');
    await decide(one.owner, 'PUT', poor.id, one.cement);
    expect(await words()).toBe('Quotes everything you asked for (2 lines).');
  });

  it('stands in the CSV with what differs', async () => {
    const one = await scene();
    await quote(one, [500, 40], { cement: weak });
    const cookie = [...one.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `/api/rfqs/${one.rfq.id}/comparison.csv`;
    const { body } = await server.app.inject({ url, headers: { cookie } });
    expect(body).toContain('Strength class: 32.5 instead of 42.5 (not accepted)');
  });
});

describe('PUT and DELETE /api/quotations/{id}/substitutes/{rfqItemId}', () => {
  it('a substitute that the owner accepts counts as equal, until that is taken back', async () => {
    const one = await scene();
    await quote(one, [800, 60]);
    const poor = await quote(one, [500, 60], { cement: weak });
    const rank = async () => offerOf(await one.compare(), one.cement, poor.id)?.rank;
    expect(await rank()).toBeNull();
    expect((await decide(one.owner, 'PUT', poor.id, one.cement)).status).toBe(204);
    expect((await decide(one.owner, 'PUT', poor.id, one.cement)).status).toBe(204);
    expect(await rank()).toBe(1);
    expect((await one.compare()).bestSingle?.quotationId).toBe(poor.id);
    expect((await decide(one.owner, 'DELETE', poor.id, one.cement)).status).toBe(204);
    expect((await decide(one.owner, 'DELETE', poor.id, one.cement)).status).toBe(204);
    expect(await rank()).toBeNull();
  });

  it('nobody but the owner decides, and what is no substitute cannot be accepted', async () => {
    const one = await scene();
    const poor = await quote(one, [500, 60], { cement: weak });
    const stranger = await server.signedIn((await buildUser(db())).id);
    expect((await decide(stranger, 'PUT', poor.id, one.cement)).status).toBe(404);
    expect((await decide(poor.supplier, 'PUT', poor.id, one.cement)).status).toBe(403);
    expect((await decide(one.owner, 'PUT', poor.id, one.stone)).status).toBe(404);
    expect((await decide(one.owner, 'PUT', poor.id, 'x')).status).toBe(404);
    expect(offerOf(await one.compare(), one.cement, poor.id)?.isOpenSubstitute).toBe(true);
  });

  it('a revision that offers the same keeps it; another product or a changed line does not', async () => {
    const one = await scene();
    const poor = await quote(one, [500, 60], { cement: weak });
    await decide(one.owner, 'PUT', poor.id, one.cement);
    const next = await poor.revise(480);
    const isOpen = async () => offerOf(await one.compare(), one.cement, next)?.isOpenSubstitute;
    expect(await isOpen()).toBe(false);
    // What was superseded is decided on no more.
    const late = await decide(one.owner, 'PUT', poor.id, one.cement);
    expect([late.status, late.body.code]).toEqual([409, 'quotation_superseded']);
    await db()
      .updateTable('rfqItems')
      .set({ specifications: JSON.stringify({ colour: 'white' }), productName: 'Cement 52.5' })
      .where('id', '=', one.cement)
      .execute();
    expect(await isOpen()).toBe(true);
  });

  it('accepting and revising at once leave no revision accepted that offers something else', async () => {
    const one = await scene();
    const poor = await quote(one, [500, 60], { cement: weak });
    const [next, accepted] = await Promise.all([
      poor.revise(490),
      decide(one.owner, 'PUT', poor.id, one.cement),
    ]);
    const offer = offerOf(await one.compare(), one.cement, next);
    expect(offer?.isOpenSubstitute).toBe(accepted.status !== 204);
  });
});
