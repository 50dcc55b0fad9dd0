import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { formatMoney } from '../../../shared/money.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../rfqs/server/factory.ts';
import type { Figure } from '../figure-schema.ts';
import type { ChatAnswer, ChatSession } from '../schema.ts';
import { unplaced } from './figured-words.ts';
import { openEndpoint } from './model/endpoint.ts';
import { LanguageModel } from './model/language-model.ts';
import { registerAssistant } from './testing/register-assistant.ts';
import { type Asked, StubEndpoint } from './testing/stub-endpoint.ts';

/**
 * A contractor with a request for 100 bags and 40 bars. Five suppliers quote both, each dearer than the
 * one before; the sixth quotes the bars alone, for much less, so that the best split needs it.
 */
let server: TestServer;
let contractor: Visitor;
let contractorId: string;
let rfqId: string;
let items: readonly [cement: string, bars: string];
let sixth: { readonly quotationId: string; readonly lineId: string };
let first: { readonly quotationId: string; readonly supplierId: string };
const stub = new StubEndpoint();
let model: LanguageModel | null = null;

const names = ['Kerowa', 'Dulumba', 'Vipanzi', 'Zawadi', 'Jiwe'].map((name) => `${name} Hardware`);

type Lines = readonly (readonly [rfqItemId: string, quantity: number, price: number])[];

async function quote(supplierId: string, lines: Lines, revision = 1) {
  const { db } = server.database;
  const total = lines.reduce((sum, [, quantity, price]) => sum + quantity * price, 0);
  const { id } = await buildQuotation(db, {
    rfqId,
    supplierId,
    revision,
    deliveryTime: 4,
    totalAmount: `${total}.00`,
  });
  const lineIds: string[] = [];
  for (const [rfqItemId, quantity, unitPrice] of lines) {
    const totalPrice = `${quantity * unitPrice}.00`;
    const line = { quotationId: id, rfqItemId, quantity, unitPrice, totalPrice };
    lineIds.push((await buildQuotationItem(db, line)).id);
  }
  return { quotationId: id, supplierId, lineIds };
}

const supplier = async (companyName: string) =>
  (await buildSupplier(server.database.db, { companyName })).id;

beforeAll(async () => {
  await stub.start();
  server = await openTestServer({
    template: 'demo',
    registerRoutes: registerAssistant({ model: () => model }),
  });
});
beforeEach(async () => {
  model = null;
  const { db } = server.database;
  contractorId = (await buildUser(db)).id;
  contractor = await server.signedIn(contractorId);
  rfqId = (await buildRfq(db, { contractorId, title: 'Nyumba ya Juja' })).id;
  const cement = { rfqId, lineNo: 1, productName: 'Simiti', quantity: 100, unit: 'bag' };
  const bars = { rfqId, lineNo: 2, productName: 'Nondo', quantity: 40, unit: 'piece' };
  items = [(await buildRfqItem(db, cement)).id, (await buildRfqItem(db, bars)).id];
  for (const [at, name] of names.entries()) {
    const made = await quote(await supplier(name), [
      [items[0], 100, 800 + 10 * at],
      [items[1], 40, 1_000 + 10 * at],
    ]);
    if (at === 0) first = made;
  }
  const { quotationId, lineIds } = await quote(await supplier('Nyota Steel'), [
    [items[1], 40, 500],
  ]);
  sixth = { quotationId, lineId: lineIds[0] ?? '' };
});
afterAll(async () => {
  await server.close();
  await stub.close();
});

async function ask(message: string, sessionId?: string, visitor = contractor): Promise<ChatAnswer> {
  const { status, body } = await visitor.post<ChatAnswer>('/api/ai/chat', { message, sessionId });
  expect(status).toBe(200);
  return body;
}

const compare = 'compare Nyumba ya Juja';
const figuresIn = ({ response, figures }: ChatAnswer): Figure[] =>
  figures ? unplaced(response, figures).filter((piece) => typeof piece !== 'string') : [];
const named = (answer: ChatAnswer, text: string) =>
  figuresIn(answer).find((figure) => figure.text === text);

/** What the stored lines of a figure come to, price by quantity. */
async function sumInDatabase({ sources }: Figure): Promise<string> {
  const ids = sources.flatMap(({ lines }) => lines.flatMap((line) => line.quotationItemId ?? []));
  const lines = await server.database.db
    .selectFrom('quotationItems as i')
    .innerJoin('quotations as q', 'q.id', 'i.quotationId')
    .innerJoin('rfqs as r', 'r.id', 'q.rfqId')
    .where('r.contractorId', '=', contractorId)
    .where('i.id', 'in', ids)
    .select(['i.quantity', 'i.unitPrice'])
    .execute();
  expect(lines).toHaveLength(ids.length);
  const sum = lines.reduce(
    (all, { quantity, unitPrice }) => all + Number(quantity) * Number(unitPrice),
    0,
  );
  return formatMoney(sum.toFixed(2));
}

describe('a figure of an answer about quotations', () => {
  it('points to the quotation lines that it is computed from', async () => {
    const answer = await ask(compare);
    expect(answer.response).toContain('Kerowa Hardware is the best');
    const best = named(answer, 'KSh 120,000');
    expect(best?.sources.map(({ term, quotationId }) => [term, quotationId])).toEqual([
      ['total', first.quotationId],
    ]);
    expect(best && (await sumInDatabase(best))).toBe('KSh 120,000');
    expect(best?.sources[0]?.lines.map(({ rfqItemId, lineNo }) => [rfqItemId, lineNo])).toEqual([
      [items[0], 1],
      [items[1], 2],
    ]);
    const days = named(answer, '4 days');
    expect(days?.sources).toMatchObject([{ term: 'deliveryTime', quotationId: first.quotationId }]);
    const words = answer.figures?.placed ?? [];
    for (const { at, text } of words)
      expect(answer.response.slice(at, at + text.length)).toBe(text);
    const digits = words.reduce(
      (rest, { at, text }) =>
        rest.slice(0, at) + '_'.repeat(text.length) + rest.slice(at + text.length),
      answer.response,
    );
    expect(digits).not.toMatch(/\d/);
  });

  it('of a split has every line on the card, also those of a supplier who is not among the best five', async () => {
    const { comparison, ...answer } = await ask(compare);
    expect(comparison?.quotations.map(({ supplierName }) => supplierName)).toEqual(names);
    expect(comparison?.split).toMatchObject({
      total: '100000.00',
      saving: '20000.00',
      shares: [
        {
          supplierName: 'Kerowa Hardware',
          total: '80000.00',
          lines: [{ rfqItemId: items[0], lineNo: 1, quantity: '100.000', unitPrice: '800.00' }],
        },
        {
          supplierName: 'Nyota Steel',
          quotationId: sixth.quotationId,
          total: '20000.00',
          lines: [
            {
              rfqItemId: items[1],
              quotationItemId: sixth.lineId,
              productName: 'Nondo',
              lineNo: 2,
              quantity: '40.000',
              unit: 'piece',
              unitPrice: '500.00',
            },
          ],
        },
      ],
    });
    const total = named(answer, 'KSh 100,000');
    expect(total && (await sumInDatabase(total))).toBe('KSh 100,000');
    const saving = named(answer, 'KSh 20,000');
    expect(saving?.how).toBe('difference');
    expect(saving?.sources.map(({ supplierName, lines }) => [supplierName, lines.length])).toEqual([
      ['Kerowa Hardware', 2],
      ['Kerowa Hardware', 1],
      ['Nyota Steel', 1],
    ]);
  });

  it('of a split that the reader asks for is reckoned from the lines that are taken', async () => {
    const { sessionId } = await ask(compare);
    const answer = await ask('nondo from Nyota and the rest from Dulumba', sessionId);
    expect(answer.response).toContain('That comes to KSh 101,000');
    expect(answer.comparison?.mix).toMatchObject({
      total: '101000.00',
      shares: [{ supplierName: 'Dulumba Hardware' }, { supplierName: 'Nyota Steel' }],
    });
    const total = named(answer, 'KSh 101,000');
    expect(total && (await sumInDatabase(total))).toBe('KSh 101,000');
  });

  it('shows the quotation that it is of, wherever that ranks', async () => {
    const { sessionId } = await ask(compare);
    const answer = await ask('what did Nyota quote?', sessionId);
    const shown = answer.comparison?.quotations.map(({ supplierName }) => supplierName);
    expect(shown).toEqual([...names, 'Nyota Steel']);
    expect(named(answer, '1 of 2 lines')?.sources).toMatchObject([
      { term: 'coverage', lines: [{ quotationItemId: sixth.lineId }] },
    ]);
  });

  it('changes with the price of its line, and then points to the new one', async () => {
    const before = await ask(compare);
    const { db } = server.database;
    await db
      .updateTable('quotations')
      .set({ supersededAt: new Date() })
      .where('id', '=', first.quotationId)
      .execute();
    const lines: Lines = [
      [items[0], 100, 790],
      [items[1], 40, 1_000],
    ];
    const { quotationId } = await quote(first.supplierId, lines, 2);
    const after = await ask(compare);
    expect(named(after, 'KSh 119,000')?.sources).toMatchObject([{ quotationId, term: 'total' }]);
    const texts = (answer: ChatAnswer) =>
      figuresIn(answer).map(({ text, sources }) => [text, sources.map((one) => one.supplierName)]);
    const changed = texts(after).filter((one, at) => one[0] !== texts(before)[at]?.[0]);
    // Both sides of the saving take the bags from that quotation: it stays what it is.
    expect(changed.map(([text]) => text)).toEqual(['KSh 119,000', 'KSh 99,000']);
  });

  it('is kept with its answer, and the same when the talk is resumed', async () => {
    const answer = await ask(compare);
    const { body } = await contractor.get<ChatSession>(`/api/ai/sessions/${answer.sessionId}`);
    const [, kept] = body.messages;
    expect(kept?.content).toBe(answer.response);
    expect(kept?.data?.figures).toEqual(answer.figures);
    expect(kept?.data?.comparison).toEqual(answer.comparison);
  });

  it('counts requests by pointing to them', async () => {
    const { db } = server.database;
    const empty = await buildRfq(db, { contractorId, title: 'Choo' });
    const answer = await ask('how many quotations do I have');
    expect(named(answer, '6')?.sources).toMatchObject([{ term: 'received', rfqId }]);
    const closing = figuresIn(answer).find(({ sources }) => sources[0]?.term === 'closesAt');
    expect(closing?.sources).toMatchObject([{ rfqId: empty.id }]);
  });

  it('is nobody else’s: another contractor gets none, a supplier no answer', async () => {
    const { sessionId } = await ask(compare);
    const other = await server.signedIn((await buildUser(server.database.db)).id);
    const answer = await ask(compare, undefined, other);
    expect(JSON.stringify(answer)).not.toMatch(/Kerowa|120,000|120000/);
    expect(JSON.stringify(answer)).not.toContain(first.quotationId);
    expect(figuresIn(answer)).toEqual([]);
    const seller = await server.signedIn(first.supplierId);
    for (const visitor of [other, seller]) {
      const { status, body } = await visitor.post<unknown>('/api/ai/chat', {
        message: compare,
        sessionId,
      });
      expect(status).toBeGreaterThanOrEqual(403);
      expect(JSON.stringify(body)).not.toContain(sixth.lineId);
      const read = await visitor.get<unknown>(`/api/ai/sessions/${sessionId}`);
      expect(read.status).toBeGreaterThanOrEqual(403);
    }
  });
});

/** Finds the placeholder by what the model was told that it means: what that begins with. */
const placeholdersIn = ({ messages }: Asked) => {
  const { placeholders } = JSON.parse(messages[1]?.content ?? '{}') as {
    placeholders: Record<string, string>;
  };
  return (meaning: string) =>
    Object.entries(placeholders).find(([, meant]) => meant.startsWith(meaning))?.[0] ?? 'none';
};

describe('a figure in the words of a language model', () => {
  beforeEach(() => {
    model = new LanguageModel({
      db: server.database.db,
      endpoint: openEndpoint({ baseUrl: stub.baseUrl, model: 'stub', apiKey: null }),
      noteFailure: () => undefined,
      timeLimitMs: 60_000,
    });
  });

  it('points to the same lines', async () => {
    stub.will((reply, asked) => {
      const of = placeholdersIn(asked);
      reply
        .text(`Take {s1} at ${of('KSh 120,000 total')}, there in ${of('4 days deliveryTime')}. `)
        .text(
          `{s2} comes to ${of('KSh 121,400 total')}. Split, you save ${of('KSh 20,000 share')}!`,
        )
        .end();
    });
    const answer = await ask(compare);
    expect(answer.response).toContain('Dulumba Hardware comes to KSh 121,400');
    expect(
      figuresIn(answer).map(({ text, how, sources }) => [text, how, sources[0]?.supplierName]),
    ).toEqual([
      ['KSh 120,000', 'sum', 'Kerowa Hardware'],
      ['4 days', 'sum', 'Kerowa Hardware'],
      ['KSh 121,400', 'sum', 'Dulumba Hardware'],
      ['KSh 20,000', 'difference', 'Kerowa Hardware'],
    ]);
    for (const { at, text } of answer.figures?.placed ?? [])
      expect(answer.response.slice(at, at + text.length)).toBe(text);
    const { body } = await contractor.get<ChatSession>(`/api/ai/sessions/${answer.sessionId}`);
    expect(body.messages[1]?.data?.figures).toEqual(answer.figures);
  });

  it.each(['KSh 119,999', 'KSh 120,000', '{f999}'])(
    'is no placeholder: "%s" is not shown, and the rules answer with their own',
    async (figure) => {
      stub.will((reply) => reply.text(`{s1} comes to ${figure} for you.`).end());
      const answer = await ask(compare);
      expect(answer.response).not.toContain('for you');
      expect(named(answer, 'KSh 120,000')?.sources).toMatchObject([{ term: 'total' }]);
    },
  );

  it('of one supplier is not shown as another’s', async () => {
    stub.will((reply, asked) =>
      reply.text(`{s1} comes to ${placeholdersIn(asked)('KSh 121,400 total')}.`).end(),
    );
    const answer = await ask(compare);
    expect(answer.response).toContain('Kerowa Hardware is the best');
    expect(figuresIn(answer)[0]?.text).not.toBe('KSh 121,400');
  });

  it.each([
    'Here is what stands. Look at the cards below.',
    '\u0000{{{',
    'Karibu. \ud800 poa',
    'I am sorry, I cannot help with that.',
    'null',
  ])('is kept: "%s" is not shown for it', async (reply) => {
    stub.will((answer) => answer.text(reply).end());
    const answer = await ask(compare);
    expect(answer.response).toContain('Kerowa Hardware is the best');
    expect(named(answer, 'KSh 120,000')?.sources).toMatchObject([{ term: 'total' }]);
  });

  it('is told no supplier of a split by name, and may say what is taken of whom', async () => {
    stub.will((reply, asked) =>
      reply
        .text(
          `{s1} asks more. The bars are from {s6} for ${placeholdersIn(asked)('KSh 20,000 share')}.`,
        )
        .end(),
    );
    const { sessionId } = await ask(compare);
    const answer = await ask('nondo from Nyota and the rest from Dulumba', sessionId);
    expect(JSON.stringify(stub.asked)).not.toMatch(/Nyota Steel|Dulumba Hardware/);
    expect(answer.response).toContain('The bars are from Nyota Steel for KSh 20,000.');
    expect(figuresIn(answer).map(({ sources }) => sources)).toMatchObject([
      [{ term: 'share', lines: [{ quotationItemId: sixth.lineId }] }],
    ]);
  });
});
