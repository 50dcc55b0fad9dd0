import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../rfqs/server/factory.ts';
import type { ChatAnswer } from '../schema.ts';
import { registerAssistant } from './testing/register-assistant.ts';

/**
 * A contractor with one request for cement and sand. Zaloba answers both lines for KSh 120,000 in five
 * days, Betamjengo both for KSh 130,000 in two, Gamazi the sand alone for KSh 20,000.
 */
let server: TestServer;
let contractor: Visitor;
let rfqId: string;
const quotations = new Map<string, string>();

async function quote(
  companyName: string,
  deliveryTime: number,
  lines: readonly { readonly rfqItemId: string; readonly quantity: number; price: number }[],
) {
  const { db } = server.database;
  const { id: supplierId } = await buildSupplier(db, { companyName });
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const { id } = await buildQuotation(db, {
    rfqId,
    supplierId,
    deliveryTime,
    totalAmount: `${total}.00`,
  });
  for (const { rfqItemId, quantity, price } of lines) {
    await buildQuotationItem(db, {
      quotationId: id,
      rfqItemId,
      quantity,
      unitPrice: price,
      totalPrice: `${quantity * price}.00`,
    });
  }
  quotations.set(companyName, id);
}

beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: registerAssistant(),
  });
  const { db } = server.database;
  const contractorId = (await buildUser(db)).id;
  contractor = await server.signedIn(contractorId);
  rfqId = (await buildRfq(db, { contractorId, title: 'Simiti ya slab' })).id;
  const cement = (
    await buildRfqItem(db, { rfqId, productName: 'Pozzolanic Cement', quantity: 100, unit: 'bag' })
  ).id;
  const sand = (
    await buildRfqItem(db, {
      rfqId,
      lineNo: 2,
      productName: 'River Sand',
      quantity: 10,
      unit: 'tonne',
    })
  ).id;
  const both = (cementPrice: number, sandPrice: number) => [
    { rfqItemId: cement, quantity: 100, price: cementPrice },
    { rfqItemId: sand, quantity: 10, price: sandPrice },
  ];
  await quote('Zaloba Hardware', 5, both(900, 3_000));
  await quote('Betamjengo Supplies', 2, both(1_000, 3_000));
  await quote('Gamazi Sand', 3, [{ rfqItemId: sand, quantity: 10, price: 2_000 }]);
  // A later request of the same contractor: what names the first one is about the first one.
  const later = await buildRfq(db, { contractorId, title: 'Roof' });
  await buildQuotation(db, { rfqId: later.id });
});
afterAll(() => server.close());

async function ask(message: string, sessionId?: string): Promise<ChatAnswer> {
  const { status, body } = await contractor.post<ChatAnswer>('/api/ai/chat', {
    message,
    sessionId,
  });
  expect(status).toBe(200);
  return body;
}

describe('a question about the own quotations', () => {
  it.each([
    ['compare Simiti ya slab', 'KSh 120,000'],
    ['linganisha bei za Simiti ya slab', 'KSh 120,000'],
    ['what did Zaloba Hardware quote on Simiti ya slab?', 'Zaloba Hardware quoted KSh 120,000'],
    ['did Betamjengo include delivery?', 'Delivery is included in the prices'],
    ['did Betamjengo include delivery?', 'KSh 10,000 more than Zaloba Hardware'],
    ['why is Zaloba better than Betamjengo?', 'KSh 10,000 less than Betamjengo Supplies'],
    ['why is Zaloba better than Betamjengo?', '3 days later'],
    ['which one delivers faster for Simiti ya slab?', 'Betamjengo Supplies delivers soonest'],
    ['how much do I save if I split Simiti ya slab?', 'KSh 10,000 less'],
    ['quotes zangu: nani ana bei nafuu ya mchanga tu?', 'Gamazi Sand ndiye nafuu: KSh 2,000'],
    ['who is cheapest for sand only, Simiti ya slab?', 'Gamazi Sand is cheapest: KSh 2,000'],
  ])('"%s": %s', async (message, words) => {
    const { intent, response, comparison } = await ask(message);
    expect([intent, comparison?.rfqId]).toEqual(['analyse_quotes', rfqId]);
    expect(response).toContain(words);
  });

  it('follows the one before it, and takes no word of it for a supplier', async () => {
    const { sessionId } = await ask('send rfq for 10 bags of cement to Thika');
    const { rfqDraft } = await ask('make it 20 bags', sessionId);
    const sent = await contractor.post<{ id: string }>(
      `/api/ai/rfq-drafts/${rfqDraft?.id}/confirm`,
    );
    const { db } = server.database;
    for (const [companyName, deliveryTime, totalAmount] of [
      ['Otieno Hardware', 5, '7000.00'],
      ['Nyumba Bora Supplies', 2, '8000.00'],
    ] as const) {
      const { id: supplierId } = await buildSupplier(db, { companyName });
      await buildQuotation(db, { rfqId: sent.body.id, supplierId, deliveryTime, totalAmount });
    }
    const said = async (message: string) => (await ask(message, sessionId)).response;
    expect(await said('ipi ni bora?')).toContain('Kwa "');
    expect(await said('which one delivers faster?')).toMatch(
      /^Nyumba Bora Supplies delivers soonest/,
    );
    expect(await said('nani analeta haraka?')).toMatch(/^Nyumba Bora Supplies ndiye wa kuleta/);
    expect(await said('kwa nini Otieno ni bora kuliko Nyumba?')).toContain('KSh 1,000');
  });

  it('changes with the price it is of', async () => {
    const { db } = server.database;
    const id = quotations.get('Zaloba Hardware') ?? '';
    const revised = await db
      .updateTable('quotations')
      .set({ supersededAt: new Date() })
      .where('id', '=', id)
      .returning(['supplierId'])
      .executeTakeFirstOrThrow();
    await buildQuotation(db, {
      rfqId,
      supplierId: revised.supplierId,
      revision: 2,
      totalAmount: '140000.00',
    });
    const { response } = await ask('what did Zaloba quote?');
    expect(response).toContain('Zaloba Hardware quoted KSh 140,000');
    expect(response).toContain('KSh 10,000 more than Betamjengo Supplies');
  });

  it('is not a request for the same things', async () => {
    expect((await ask('I need 50 bags of cement in Thika')).intent).toBe('match_suppliers');
    expect((await ask('which suppliers sell river sand in Thika?')).intent).toBe('match_suppliers');
  });
});

describe('a question about what was found before', () => {
  const sumIn = (text: string) => Number(/KSh ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

  it('adds up the best prices, by what is asked for now', async () => {
    const { sessionId } = await ask('I need 50 bags of cement in Kasarani');
    const first = sumIn((await ask('how much is that in total?', sessionId)).response);
    expect(first).toBeGreaterThan(0);
    const { response } = await ask('make it 100 bags', sessionId);
    expect(response).toMatch(/^Changed: .*cement.*, 100 bags\. I found/i);
    expect(sumIn((await ask('how much is that in total?', sessionId)).response)).toBe(2 * first);
  });

  it('says what is missing in the sum, and measures one unit by another', async () => {
    const { sessionId } = await ask('cement and 3 tonnes of roofing nails in Kasarani');
    const { response } = await ask('jumla ni ngapi?', sessionId);
    // In the language of the question.
    expect(response).toContain('kilo 3,000 kwa KSh');
    expect(response).toMatch(/Niambie unahitaji simiti kiasi gani/);
    const judged = await ask('3 tonnes of cement to Thika, budget 100k');
    expect(judged.response).toMatch(/within your budget of KSh 100,000/);
    const { response: counted } = await ask('total?', judged.sessionId);
    expect(counted).toContain('60 × 50 kg bags at KSh');
  });

  it('leaves open in a draft how much no request can hold', async () => {
    const quantityOf = async (count: string) =>
      (await ask(`RFQ for ${count} bags of cement to Thika`)).rfqDraft?.items[0]?.quantity;
    expect(await quantityOf('999999999')).toBe(999_999_999);
    expect(await quantityOf('1000000000')).toBeNull();
  });

  it('shows the supplier after the best', async () => {
    const found = await ask('50 bags of cement in Kasarani');
    const second = found.supplierMatches?.matches[1]?.supplierName ?? '';
    const next = await ask('and the second supplier?', found.sessionId);
    expect(next.response).toContain(second);
    expect(next.supplierMatches?.matches.map((match) => match.supplierName)).toEqual([second]);
  });

  it('is of the same house at the same place', async () => {
    const { sessionId } = await ask(
      'materials for the foundation of a 4 bedroom house in Machakos',
    );
    const { response } = await ask('what about roofing?', sessionId);
    expect(response).toContain('roofing (about 150 m²)');
    expect(response).toContain('Machakos');
    expect(response).not.toContain('did not say');
  });

  it('is none where something else is asked', async () => {
    const { sessionId } = await ask('50 bags of cement in Kasarani');
    for (const message of ['who won the match yesterday?', 'show me my quotations']) {
      const { items, rfqDraft } = await ask(message, sessionId);
      expect([items, rfqDraft], message).toEqual([undefined, undefined]);
    }
  });

  it('shows suppliers who have together what none has alone', async () => {
    const { response, supplierMatches } = await ask(
      '50 bags of cement, 3 tonnes of river sand and 20 Y12 bars to Kitengela',
    );
    const shown = (supplierMatches?.matches ?? []).flatMap(({ products }) => products);
    for (const name of [/cement/i, /sand/i, /Y12/])
      expect(shown.some((product) => name.test(product.name))).toBe(true);
    expect(response).toContain('Together, the suppliers below have all 3 items');
  });

  it('shows what it calls the cheapest, the cheapest first', async () => {
    const { sessionId } = await ask('50 bags of cement');
    const { response, supplierMatches } = await ask('the cheapest one', sessionId);
    const shown = (supplierMatches?.matches ?? []).flatMap(({ products }) => products);
    expect(shown).toHaveLength(3);
    expect(response).toContain(shown[0]?.name);
    expect(response).toContain(supplierMatches?.matches[0]?.supplierName);
    const prices = shown.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(supplierMatches?.rankedBy).toBe('price');
  });

  it('names each kind with its prices, those of who delivers there', async () => {
    const { response, supplierMatches } = await ask('price of sand, Kitengela');
    expect(response).toMatch(
      /(?:River Sand KSh .*; .*Sand|Sand.* KSh .*; River Sand) .*KSh [\d,]+/,
    );
    const said = [...response.matchAll(/KSh ([\d,]+)/g)].map(([, digits = '']) =>
      Number(digits.replaceAll(',', '')),
    );
    for (const { products } of supplierMatches?.matches ?? [])
      for (const { price } of products) {
        expect(Number(price)).toBeGreaterThanOrEqual(Math.min(...said));
        expect(Number(price)).toBeLessThanOrEqual(Math.max(...said));
      }
  });

  it('counts what nobody sells in that size among what was asked for, and shows the nearest size it speaks of', async () => {
    const { response, supplierMatches } = await ask(
      'crown emulsion paint white silk 20 litres, 2 undercoat 20 litres',
    );
    expect(response).toMatch(/Emulsion Paint.* not listed in that size\. These are the nearest/);
    const shown = (supplierMatches?.matches ?? []).flatMap(({ products }) => products);
    expect(shown.some(({ name }) => /Emulsion/.test(name))).toBe(true);
    expect(supplierMatches?.matches[0]?.reasons[0]).toMatch(/has 1 of 2 items/);
  });

  it('says prices where they are asked for, of one material in one unit', async () => {
    const { response } = await ask('how much is a bag of white cement?');
    expect(response).toMatch(/KSh [\d,]+.* \/ /);
    const fair = (await ask('is KSh 5,000 a fair price for a bag of cement?')).response;
    expect(fair).toMatch(/above that/);
    expect((await ask('which is better 32.5 or 42.5 for a slab?')).response).toMatch(
      /42\.5 for columns, beams/,
    );
  });

  it('takes thanks for thanks, and says where a long list was cut', async () => {
    expect((await ask('asante sana')).response).toMatch(/^Karibu/);
    const lines = Array.from(
      { length: 45 },
      (_one, at) => `${at + 2} pcs Y${[8, 10, 12, 16, 20][at % 5]}`,
    );
    const { items, response } = await ask(`${lines.join('\n')}\nThika`);
    expect(items?.length).toBeGreaterThan(40);
    expect(response).toContain('first 40');
  });
});
