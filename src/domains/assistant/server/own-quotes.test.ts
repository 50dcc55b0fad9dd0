import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
 * A contractor with three requests: "Cement Thika" of 100 bags and 40 bars, quoted by Kerowa (KSh
 * 120,000 in five days) and Dulumba (KSh 130,000 in two); "Mabati Ruiru", the newest that is quoted,
 * by Vipanzi alone (KSh 60,000); "Hakuna bei", by nobody.
 */
let server: TestServer;
let contractor: Visitor;
let other: Visitor;
let cementRfq: string;
let mabatiRfq: string;
let emptyRfq: string;

interface Quoted {
  readonly rfqId: string;
  readonly companyName: string;
  readonly deliveryTime: number;
  readonly lines: readonly (readonly [rfqItemId: string, quantity: number, price: number])[];
}

async function quote({ rfqId, companyName, deliveryTime, lines }: Quoted) {
  const { db } = server.database;
  const { id: supplierId } = await buildSupplier(db, { companyName });
  const total = lines.reduce((sum, [, quantity, price]) => sum + quantity * price, 0);
  const totalAmount = `${total}.00`;
  const { id } = await buildQuotation(db, { rfqId, supplierId, deliveryTime, totalAmount });
  for (const [rfqItemId, quantity, unitPrice] of lines) {
    const totalPrice = `${quantity * unitPrice}.00`;
    await buildQuotationItem(db, { quotationId: id, rfqItemId, quantity, unitPrice, totalPrice });
  }
}

beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: registerAssistant() });
});
beforeEach(async () => {
  const { db } = server.database;
  const contractorId = (await buildUser(db)).id;
  contractor = await server.signedIn(contractorId);
  other = await server.signedIn((await buildUser(db)).id);
  cementRfq = (await buildRfq(db, { contractorId, title: 'Cement Thika' })).id;
  const line = async (rfqId: string, lineNo: number, productName: string, quantity: number) => {
    const unit = lineNo === 1 ? 'bag' : 'piece';
    return (await buildRfqItem(db, { rfqId, lineNo, productName, quantity, unit })).id;
  };
  const cement = await line(cementRfq, 1, 'Cement 32.5', 100);
  const bars = await line(cementRfq, 2, 'Deformed Bar Y12', 40);
  mabatiRfq = (await buildRfq(db, { contractorId, title: 'Mabati Ruiru' })).id;
  const mabati = await line(mabatiRfq, 1, 'Mabati gauge 30', 60);
  emptyRfq = (await buildRfq(db, { contractorId, title: 'Hakuna bei' })).id;
  await quote({
    rfqId: cementRfq,
    companyName: 'Kerowa Hardware',
    deliveryTime: 5,
    lines: [
      [cement, 100, 800],
      [bars, 40, 1_000],
    ],
  });
  await quote({
    rfqId: cementRfq,
    companyName: 'Dulumba Steel',
    deliveryTime: 2,
    lines: [
      [cement, 100, 950],
      [bars, 40, 875],
    ],
  });
  await quote({
    rfqId: mabatiRfq,
    companyName: 'Vipanzi Roofing',
    deliveryTime: 3,
    lines: [[mabati, 60, 1_000]],
  });
});
afterAll(() => server.close());

async function ask(message: string, sessionId?: string, visitor = contractor): Promise<ChatAnswer> {
  const { status, body } = await visitor.post<ChatAnswer>('/api/ai/chat', { message, sessionId });
  expect(status).toBe(200);
  return body;
}

/** What a talk is answered, message by message; `rfqId` of the comparison that is shown. */
async function talk(...messages: readonly string[]) {
  let sessionId: string | undefined;
  const said: { message: string; response: string; rfqId: string | undefined; intent: string }[] =
    [];
  for (const message of messages) {
    const answer = await ask(message, sessionId);
    sessionId = answer.sessionId;
    const { response, intent, comparison } = answer;
    said.push({ message, response, intent, rfqId: comparison?.rfqId });
  }
  return said;
}

describe('a talk on quotations', () => {
  it.each([
    ['which is fastest?', 'Dulumba Steel delivers soonest, in 2 days: KSh 130,000'],
    ['why?', 'Kerowa Hardware comes to KSh 10,000 less than Dulumba Steel'],
    ['is delivery included?', 'Kerowa Hardware: '],
    ['how much do I save if I take the best split?', 'KSh 5,000 less'],
    ['who is cheapest for Y12?', 'For Deformed Bar Y12, Dulumba Steel is cheapest: KSh 875'],
    ['and for cement?', 'For Cement 32.5, Kerowa Hardware is cheapest: KSh 800'],
    ['when do they expire', 'Kerowa Hardware until '],
    ['who bid highest', 'Dulumba Steel is the most expensive: KSh 130,000'],
    [
      'what would it cost to take cement from Kerowa and the rest from Dulumba?',
      'That comes to KSh 115,000 with delivery and VAT: Kerowa Hardware KSh 80,000 for Cement 32.5; Dulumba Steel KSh 35,000 for Deformed Bar Y12. That is KSh 5,000 less than Kerowa Hardware for everything.',
    ],
    [
      'bars from Kerowa, cement from Dulumba: total?',
      'That comes to KSh 135,000 with delivery and VAT: Kerowa Hardware KSh 40,000 for Deformed Bar Y12; Dulumba Steel KSh 95,000 for Cement 32.5. That is KSh 15,000 more than Kerowa Hardware for everything.',
    ],
    [
      'simiti kwa Dulumba na zingine kwa Kerowa ni ngapi?',
      'Ni zaidi ya Kerowa Hardware kwa vyote kwa KSh 15,000',
    ],
    ['how much is delivery?', 'Kerowa Hardware: Delivery is included in the prices.'],
    ['what is the VAT?', 'VAT is included in the prices'],
    [
      'how is delivery and VAT in the quotes?',
      'Dulumba Steel: Delivery is included in the prices.',
    ],
    ['which quote is cheapest including delivery?', 'Kerowa Hardware is the best'],
    ['are these prices fair?', 'Kerowa Hardware is the best'],
    ['what is the score of Dulumba?', 'Scores: Dulumba Steel is not scored yet.'],
    ['what is the difference between the two?', 'KSh 10,000 less than Dulumba Steel'],
    ['how much more is Dulumba than Kerowa?', 'KSh 10,000 less than Dulumba Steel'],
    ['what is the total of the second?', 'Dulumba Steel quoted KSh 130,000'],
    ['nani ana bei poa zaidi?', 'Kerowa Hardware ndiye bora'],
    ['ipi ina faa?', 'Kerowa Hardware ndiye bora'],
    ['mzigo wote itanicost ngapi', 'Kerowa Hardware ndiye bora'],
    ['award it', 'Only you can award'],
    ['award it', 'choose Kerowa Hardware'],
    ['accept Dulumba', 'choose Dulumba Steel there: KSh 130,000'],
    ['reject the other one', 'Only you can reject'],
    ['reject the other one', 'Dulumba Steel'],
    ['ask Dulumba to lower the price', 'Bargaining is between you and Dulumba Steel'],
    ['which one is best?', 'For "Cement Thika" you have 2 quotations'],
    ['nani wa haraka zaidi?', 'Dulumba Steel ndiye wa kuleta mapema'],
    ['kwa nini?', 'ni nafuu kuliko Dulumba Steel kwa KSh 10,000'],
    ['bei ni pamoja na usafiri?', 'Kerowa Hardware: '],
    ['nani ana bei ya chini ya simiti?', 'Kwa Cement 32.5, Kerowa Hardware ndiye nafuu'],
    ['nitaokoa ngapi nikigawa?', 'pungufu kwa KSh 5,000'],
    ['mwambie Dulumba apunguze bei', 'kati yako na Dulumba Steel'],
  ])('A22 A26 A23 "compare Cement Thika", then "%s": %s', async (message, words) => {
    const isSwahili = /ni nafuu|Ni zaidi|ndiye bora|^Kwa |pungufu|kati yako|ndiye wa/.test(words);
    const opening = isSwahili ? 'linganisha bei za Cement Thika' : 'compare Cement Thika';
    const [first, then] = await talk(opening, message);
    expect(first?.rfqId).toBe(cementRfq);
    expect([then?.intent, then?.rfqId]).toEqual(['analyse_quotes', cementRfq]);
    expect(then?.response).toContain(words);
  });

  it('A20 an RFQ that is called by its title is meant, also where nobody quoted on it', async () => {
    const [none, fastest, after] = await talk(
      'which of the quotations on Hakuna bei is best?',
      'which is fastest?',
      'compare the mabati ones',
    );
    expect(none?.response).toMatch(
      /^"Hakuna bei" has no quotations yet. Suppliers can quote until/,
    );
    expect(none?.rfqId).toBe(emptyRfq);
    expect(fastest?.response).toContain('"Hakuna bei" has no quotations yet');
    expect(after?.response).toContain('For "Mabati Ruiru" you have one quotation');
    const [swahili] = await talk('linganisha za mabati');
    expect([swahili?.rfqId, swahili?.intent]).toEqual([mabatiRfq, 'analyse_quotes']);
  });

  it('A21 counts the quotations by request, and drafts nothing', async () => {
    for (const messages of [
      ['how many quotations do I have'],
      ['50 bags of cement in Thika', 'how many quotations do I have'],
      ['quotations ngapi nimepata?'],
    ]) {
      const last = (await talk(...messages)).at(-1);
      expect([last?.intent, last?.rfqId]).toEqual(['analyse_quotes', undefined]);
      for (const words of ['"Mabati Ruiru" (1)', '"Cement Thika" (2)', '"Hakuna bei" ('])
        expect(last?.response).toContain(words);
    }
    const [late] = await talk('are any quotations late');
    expect(late?.response).toContain('Still without quotations: "Hakuna bei" (open until');
    const [english] = await talk('how many quotations do I have');
    expect(english?.response).toMatch(/^You have 3 quotations on 2 RFQs: /);
  });

  it('says which line nobody has priced', async () => {
    const { db } = server.database;
    const id = mabatiRfq;
    await buildRfqItem(db, { rfqId: id, lineNo: 2, productName: 'River Sand', quantity: 5 });
    const [, answer] = await talk('compare Mabati Ruiru', 'who is cheapest for river sand?');
    expect(answer?.response).toContain('No supplier has priced River Sand yet.');
  });

  it('A24 names the others where nothing says which is meant', async () => {
    const [best, fastest] = await talk('which of my quotations is best?', 'which is fastest?');
    expect(best?.response).toContain('For "Mabati Ruiru" you have one quotation');
    expect(best?.response).toContain('You also have quotations on "Cement Thika"');
    expect(fastest?.response).toContain('Vipanzi Roofing delivers soonest');
    const [cold] = await talk('which of my quotations is fastest?');
    expect(cold?.response).toMatch(/^On "Mabati Ruiru": Vipanzi/);
  });

  it('A25 speaks of one line as one', async () => {
    const [one] = await talk('compare Mabati Ruiru');
    expect(one?.response).toContain('It covers its only line.');
  });

  it('ends where materials are asked for', async () => {
    const said = await talk(
      'compare Cement Thika',
      'I need 20 bags of tile adhesive in Nakuru',
      'which is the cheapest?',
    );
    expect(said.map(({ intent }) => intent)).toEqual([
      'analyse_quotes',
      'match_suppliers',
      'match_suppliers',
    ]);
    const [, question, request] = await talk(
      'compare Cement Thika',
      'which cement is best for a slab?',
      'send rfq for 40 bags of cement to Thika',
    );
    expect(question?.intent).toBe('product_question');
    expect(request?.intent).toBe('create_rfq');
  });

  it('reckons with what stands now', async () => {
    const first = await talk(
      'compare Cement Thika',
      'cement from Kerowa and the rest from Dulumba',
    );
    expect(first[1]?.response).toContain('KSh 115,000');
    const lines = await server.database.db
      .selectFrom('rfqItems')
      .select('id')
      .where('rfqId', '=', cementRfq)
      .orderBy('lineNo')
      .execute();
    const [cement = '', bars = ''] = lines.map(({ id }) => id);
    await quote({
      rfqId: cementRfq,
      companyName: 'Zawadi Supplies',
      deliveryTime: 4,
      lines: [
        [cement, 100, 700],
        [bars, 40, 1_000],
      ],
    });
    const [, best, mixed] = await talk(
      'compare Cement Thika',
      'the cheapest one',
      'take cement from Zawadi and the rest from Dulumba',
    );
    expect(best?.response).toContain('Zawadi Supplies is the best');
    expect(best?.response).toContain('KSh 110,000');
    expect(mixed?.response).toContain('KSh 105,000');
  });

  it('every line that figures are of is named by its id', async () => {
    const { comparison } = await ask('compare Cement Thika');
    const ids = comparison?.quotations.flatMap(({ priced }) =>
      priced.map(({ quotationItemId }) => quotationItemId),
    );
    const { db } = server.database;
    const lines = await db
      .selectFrom('quotationItems as i')
      .innerJoin('quotations as q', 'q.id', 'i.quotationId')
      .where('q.rfqId', '=', cementRfq)
      .select('i.id')
      .execute();
    expect(new Set(ids)).toEqual(new Set(lines.map(({ id }) => id)));
  });

  it("reads the caller's own RFQs only", async () => {
    const first = await ask('compare Cement Thika', undefined, other);
    expect(JSON.stringify(first)).not.toMatch(/Kerowa|Dulumba|120,000/);
    for (const message of ['which is fastest?', 'how many quotations do I have', 'accept Kerowa']) {
      const answer = await ask(message, undefined, other);
      expect(JSON.stringify(answer)).not.toMatch(/Kerowa|Dulumba|Mabati Ruiru|Vipanzi/);
    }
  });

  it('says of what was awarded that it was', async () => {
    const { db } = server.database;
    await db
      .updateTable('rfqs')
      .set({ status: 'awarded', awardedAt: new Date(), closedAt: new Date() })
      .where('id', '=', cementRfq)
      .execute();
    // All of it: nothing is left to be decided.
    await db
      .updateTable('quotations')
      .set({ status: 'rejected' })
      .where('rfqId', '=', cementRfq)
      .execute();
    const [, award] = await talk('compare Cement Thika', 'award it');
    expect(award?.response).toContain('"Cement Thika" is already awarded');
  });
});
