import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { buildRfq } from '../../rfqs/server/factory.ts';
import type { ChatAnswer } from '../schema.ts';
import { registerAssistant } from './testing/register-assistant.ts';
import { talkAs } from './testing/talk.ts';

let server: TestServer;
let contractor: Visitor;
let contractorId: string;

beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: registerAssistant() });
  contractorId = (await buildUser(server.database.db)).id;
  contractor = await server.signedIn(contractorId);
});
afterAll(() => server.close());

/** Says one after the other in one conversation; what is answered to the last. */
const talk = (...messages: readonly string[]) => talkAs(contractor, messages);
const lines = ({ items = [] }: ChatAnswer) =>
  items.map(({ quantity, productType }) => `${quantity} ${productType}`);

describe('a talk', () => {
  const blocks = 'I need 300 solid blocks and 8 tonnes of ballast in Machakos';

  it('keeps what a correction does not speak of, and says what it did', async () => {
    const added = await talk(blocks, 'also 20 bags of cement');
    expect(added.response).toMatch(/^Added: .*20 bags/);
    const changed = await talk(blocks, 'also 20 bags of cement', 'no, make the ballast 10 tonnes');
    expect(lines(changed)).toEqual(['300 solid-concrete-block', '10 ballast', '20 cement-32-5']);
    expect(changed.response).toMatch(/^Changed: ballast, 10 tonnes/i);
    expect(changed.response).toContain('Machakos');
    const removed = await talk(blocks, 'ondoa kokoto');
    expect(lines(removed)).toEqual(['300 solid-concrete-block']);
    expect(removed.response).toMatch(/^(?:Nimeondoa|Removed): /);
  });

  it('keeps the place and the day of a request whose last line was taken out', async () => {
    const rfq = 'rfq for 30 bags of cement to Thika by 24 December';
    const emptied = await talk(rfq, 'remove the cement');
    expect(emptied.response).toMatch(/^Removed: .*The draft is now empty.*still goes to Thika/);
    const { rfqDraft: next } = await talk(rfq, 'remove the cement', '8 tonnes of ballast');
    expect(next).toMatchObject({ deliveryCounty: 'Kiambu', items: [{ quantity: 8 }] });
    expect(next?.deliveryDate).toContain('-12-24');
    const swahili = 'mifuko 30 ya simiti Embu';
    expect((await talk(swahili, 'ondoa simiti')).response).toContain('itaenda Embu');
    expect((await talk(swahili, 'ondoa simiti', 'mchanga tani 8')).response).toContain('Embu');
    const elsewhere = await talk(swahili, 'ondoa simiti', '8 tonnes of sand to Meru');
    expect(elsewhere.response).toMatch(/Meru/);
    expect(elsewhere.response).not.toContain('Embu');
    const anew = await talk(swahili, 'ondoa simiti', 'asante', 'what can you do?');
    expect(anew.items).toBeUndefined();
  });

  it('tells once which number it took of a range, in the language of who said it', async () => {
    const { response } = await talk('20 to 30 bags of cement to Nakuru');
    expect(response).toMatch(
      /^You said 20 to 30 \(.*cement.*\)\. I used 30 so that you have enough\./,
    );
    const both = await talk('sockets 10-15 and switches 8-10 to Nakuru');
    expect(both.response).toMatch(
      /the larger number: .*15 \(you said 10 to 15\), .*10 \(you said 8 to 10\)\./,
    );
    expect((await talk('nahitaji mifuko 20 hadi 30 ya saruji Nakuru')).response).toMatch(
      /^Umesema 20 hadi 30 /,
    );
    const later = await talk('20 to 30 bags of cement to Nakuru', 'and in Thika?');
    expect(lines(later)).toEqual(['30 cement-32-5']);
    expect(later.response).not.toContain('You said');
  });

  it('lists a set of materials that is named by its family, and says that it is rough', async () => {
    const { response, items } = await talk('safety gear for 12 workers in Nakuru');
    expect(response).toMatch(/^For safety on site for 12 people you need roughly the following\./);
    expect(items).toContainEqual(
      expect.objectContaining({ productType: 'hard-hat', quantity: 12 }),
    );
    const guessed = await talk('vifaa vya usalama Nakuru');
    expect(guessed.response).toContain('nimechukua watu 10');
    const { rfqDraft } = await talk('rfq for ironmongery for 6 doors in Nakuru');
    expect(rfqDraft?.title).toContain('ironmongery');
  });

  it('takes out nothing that it does not have, and keeps the rest', async () => {
    const kept = await talk(blocks, 'remove the cement');
    expect(kept.response).toMatch(/^It has no cement, so I removed nothing/i);
    expect(lines(kept)).toEqual(['300 solid-concrete-block', '8 ballast']);
    expect((await talk(blocks, 'ondoa simiti')).response).toMatch(/^Haina simiti|^It has no/);
  });

  it('stays what it was after the price of one of its lines was asked', async () => {
    const priced = await talk(blocks, 'how much is ballast?');
    expect(priced.response).toContain('Machakos');
    expect(lines(await talk(blocks, 'how much is ballast?', 'make the ballast 10 tonnes'))).toEqual(
      ['300 solid-concrete-block', '10 ballast'],
    );
  });

  it('knows a line by its number in the list', async () => {
    const changed = await talk(blocks, 'change item 2 to 300 tonnes');
    expect(lines(changed)).toEqual(['300 solid-concrete-block', '300 ballast']);
    expect(lines(await talk(blocks, 'remove item 1'))).toEqual(['8 ballast']);
  });

  it('goes on to the next stage of the same house', async () => {
    const foundation = 'foundation for a 3 bedroom house in Ruiru';
    const { response } = await talk(foundation, 'and roofing?');
    expect(response).toMatch(/^For roofing \(about 110 m²\)[\s\S]*Ruiru/);
    expect((await talk(foundation, 'what would it all cost?')).response).toMatch(/KSh [\d,]+/);
  });

  it('asks suppliers for what was spoken of, however that is said in Swahili', async () => {
    const { rfqDraft } = await talk('simiti mifuko 50 Juja', 'bei gani zote?', 'omba bei');
    expect(rfqDraft?.items).toMatchObject([{ quantity: 50 }]);
  });

  it('asks which line a number is for, and takes the answer', async () => {
    const asked = await talk(blocks, 'make it 400');
    expect(asked.response).toMatch(/^400 of which: .*block.* or ballast\?/i);
    expect(lines(await talk(blocks, 'make it 400', 'the blocks'))).toEqual([
      '400 solid-concrete-block',
      '8 ballast',
    ]);
  });

  it('sends nothing after a stop, and goes on with the same', async () => {
    const rfq = 'rfq for 30 bags of cement to Embu';
    expect((await talk(rfq, 'hold on, not yet')).response).toContain('Nothing was sent');
    expect((await talk('omba bei ya simiti mifuko 30 Embu', 'subiri usitume')).response).toContain(
      'Hakuna kilichotumwa',
    );
    const { rfqDraft } = await talk(rfq, 'not now', 'make it 40 bags');
    expect(rfqDraft?.items).toMatchObject([{ quantity: 40 }]);
  });

  it('says what is missing where nothing was named yet', async () => {
    expect((await talk('make it 45')).response).toMatch(/Of which material/);
    expect((await talk('send it')).response).toMatch(/^Send what/);
    expect((await talk('and in Nyeri?')).response).toContain('Nyeri');
    expect((await talk('ok')).response).toMatch(/Tell me which materials/);
    expect((await talk('are you a robot?')).response).toMatch(/program/);
    expect((await talk('unaweza kufanya nini')).response).toMatch(/Natafuta/);
  });

  it('does not answer something new with the old', async () => {
    const { items, links, response } = await talk(blocks, 'show me hardware shops in Nyeri');
    expect(items).toBeUndefined();
    expect(links?.[0]?.href).toBe('/products?county=Nyeri');
    expect(response).toContain('Nyeri');
  });
});

describe('what was said and cannot be served as it was said', () => {
  it.each([
    ['who sells Tororo cement', /^No supplier here lists Tororo/],
    ['nani anauza simiti ya Dangote, Thika', /^Hakuna anayeuza Dangote/],
    ['30 bags of cement to Embu and 12 bags to Meru', /Left out: "12 bags to meru"/i],
    ['simiti mifuko 30 site ya Embu, na mifuko 12 site ya Meru', /Nimeacha: ".*meru"/i],
    ['I need cement in Embu, my budget is 80k', /budget of KSh 80,000/],
    ['rfq for 10 bags of cement to Embu, budget 90k', /budget of KSh 90,000/],
  ])('"%s" is named', async (message, words) => {
    expect((await talk(message)).response).toMatch(words);
  });

  it.each(['30 bags of cement to Embu', 'cement 20 bags and sand 3 tonnes, Kitengela'])(
    'nothing is named after "%s"',
    async (message) => {
      expect((await talk(message)).response).not.toMatch(/Left out|budget|No supplier here lists/);
    },
  );
});

describe('a question on the suppliers just shown', () => {
  const cement = '20 bags of cement in Kasarani';

  it('tells who is soonest by the lead times, and says that nearness is not known', async () => {
    const soon = await talk(cement, 'which of them brings it soonest?');
    expect(soon.response).toMatch(/soonest first: .+, \d+ days?/);
    expect(soon.supplierMatches?.matches.length).toBeGreaterThan(0);
    expect((await talk(cement, 'nani yuko karibu?')).response).toMatch(/Siwezi kujua/);
    expect((await talk(cement, 'which one is nearest')).response).toMatch(/do not know how far/);
  });

  it('shows the cheapest first where that is asked at once', async () => {
    const { response, supplierMatches } = await talk('which cement is cheapest in Kasarani?');
    expect(response).toMatch(/^The cheapest/);
    expect(supplierMatches?.rankedBy).toBe('price');
  });

  it('says what the talk is about where it does not understand', async () => {
    expect((await talk(cement, 'would they treat me well')).response).toMatch(
      /talking about cement/,
    );
  });
});

describe('a question on the service', () => {
  it.each([
    ['can we pay by card?', /by card through Paystack/, '/orders'],
    ['do you accept M-Pesa?', /M-Pesa/, '/orders'],
    ['can I buy on credit?', /apply for a limit/, '/settings/verification'],
    ['what is your return policy?', /within 30 days/, '/orders'],
    ['nilipewa mabati mbovu', /siku 30/, '/orders'],
    ['is this site safe?', /Verified badge/, '/#contact'],
    ['you are useless', /sorry/, '/#contact'],
    ['nimesahau nywila', /Mipangilio/, '/settings'],
    ['how do I register as a seller?', /badge/, '/settings/verification'],
    ['let me speak with a real person', /Monday/, '/#contact'],
    ["what is the supplier's whatsapp number", /Message/, '/messages'],
    ['a seller scammed me, what should I do?', /report/, '/messages'],
  ])('"%s" is told where it is done', async (message, words, href) => {
    const { response, links, supplierMatches } = await talk(message);
    expect(response).toMatch(words);
    expect(links?.map((link) => link.href)).toContain(href);
    expect(supplierMatches).toBeUndefined();
  });

  it('leads to the own open request that is to be closed, and to nobody else’s', async () => {
    expect((await talk('cancel my rfq')).response).toMatch(/no open RFQ/);
    const { db } = server.database;
    const roof = await buildRfq(db, { contractorId, title: 'Roof of the annex' });
    const gate = await buildRfq(db, { contractorId, title: 'Cement for the gate' });
    await buildRfq(db, { contractorId: (await buildUser(db)).id, title: 'Cement of another' });
    const { links, rfqDraft } = await talk('please close the rfq for cement');
    expect(rfqDraft).toBeUndefined();
    expect(links).toEqual([{ label: 'Cement for the gate', href: `/rfqs/${gate.id}` }]);
    const all = (await talk('nataka kughairi ombi langu')).links ?? [];
    expect(all.map(({ href }) => href).toSorted()).toEqual(
      [roof, gate].map(({ id }) => `/rfqs/${id}`).toSorted(),
    );
    const status = await talk('whatever happened to the tender I sent last week?');
    expect(status.intent).toBe('order_status');
    expect(status.response).toContain('Roof of the annex');
  });

  it('keeps the talk', async () => {
    const { items } = await talk('20 bags of cement in Embu', 'can we pay by card?', 'make it 25');
    expect(items).toMatchObject([{ quantity: 25 }]);
  });
});

describe('a request that is talked about', () => {
  const asked = 'nahitaji mchanga tani 3 na simiti mifuko 40 Thika';

  it('loses the line that is taken out of it, and is not ended by that', async () => {
    for (const out of ['ondoa mchanga kwenye ombi', 'take the sand out of the request']) {
      const answer = await talk(asked, 'tuma ombi la bei', out);
      expect(answer.intent, out).toBe('create_rfq');
      expect(answer.rfqDraft?.items.map(({ productName }) => productName)).toEqual([
        expect.stringMatching(/^Cement/),
      ]);
    }
    const ending = await talk(asked, 'tuma ombi la bei', 'close the request');
    expect(ending.rfqDraft).toBeUndefined();
  });

  it('is called in one language, that of the talk, and its title is none', async () => {
    const swahili = await talk(asked, 'tuma ombi la bei');
    expect(swahili.rfqDraft?.title).toMatch(/^Mchanga.* na vingine 1$/);
    const english = await talk(
      '40 bags of cement and 3 tonnes of ballast, Thika',
      'ask for quotes',
    );
    expect(english.rfqDraft?.title).toMatch(/^[^()]* and 1 more$/);
    const { db } = server.database;
    await buildRfq(db, { contractorId, title: 'Mchanga wa mto na vingine 1' });
    const compared = await talk(
      'I need 40 bags of cement in Thika',
      'compare Mchanga wa mto na vingine 1',
    );
    expect(compared.response).toContain('has no quotations yet');
  });
});

describe('what is asked on a site', () => {
  const cement = '100 bags of cement in Nakuru';

  it.each([
    ['deliver tomorrow morning', /^I found /],
    ['what about ballast?', /^I found .*ballast.*Nakuru/],
    ['in stock?', /^Cement is in stock among suppliers who deliver to Nakuru: /],
    ['bei yote ngapi', /KSh [\d,]+, kabla ya usafirishaji/],
    ['what about transport?', /states the delivery cost/],
    ['ngapi kwa moja?', /Bei|Prices/],
    ['zote ni pesa ngapi', /kabla ya usafirishaji/],
    ['ok send', /draft/],
    ['order it', /draft/],
    ['how much?', /^At the best prices .* KSh/],
    ['bei?', /KSh/],
    ['weka tarehe iwe ijumaa', /^Nimepata|^I found/],
    ['cheaper alternative', /^The cheapest/],
    ['nitapata lini', /siku|days/],
    ['nipunguzie bei', /Omba bei|Ask for quotes/],
    ['sand lorry moja ni how much huko', /Nakuru/],
    ['poa', /rasimu|draft/],
    ['can you call the supplier for me', /Message/],
  ])('after cement in Nakuru, "%s"', async (message, words) => {
    const answer = await talk(cement, message);
    expect(answer.response).toMatch(words);
    expect(answer.response).not.toMatch(/did not understand|Hilo sijaelewa/);
  });

  it('a house begins with its stages, and each can be named', async () => {
    const start = 'I want to build a 3 bedroom house, where do I start';
    expect((await talk(start)).response).toMatch(/foundation, ground slab, walling/);
    expect((await talk(start, 'foundation')).response).toMatch(/^For a foundation .*rough/);
    expect((await talk('nataka kujenga nyumba, nianze wapi', 'msingi')).response).toMatch(
      /^Kwa msingi/,
    );
    const fundi = await talk('I am looking for a contractor to build my house');
    expect(fundi.intent).toBe('out_of_scope');
  });

  it('a price of a brand is judged by that brand', async () => {
    const { response } = await talk('someone quoted me 720 per bag bamburi, too much?');
    expect(response).toMatch(/below that/);
  });
});

describe('an own order', () => {
  it('is found by its number, however old; nobody else finds it', async () => {
    const { db } = server.database;
    const buyer = await buildUser(db);
    const supplier = await buildSupplier(db, { companyName: 'Kerowa Hardware' });
    const order = (hours: number) =>
      db
        .insertInto('orders')
        .values({
          contractorId: buyer.id,
          supplierId: supplier.id,
          status: 'dispatched',
          subtotal: '1.00',
          totalAmount: '1.00',
          createdAt: new Date(Date.now() - hours * 3_600_000),
        })
        .returning(['id', 'number'])
        .executeTakeFirstOrThrow();
    const { id, number } = await order(1_000);
    for (let hours = 0; hours < 22; hours += 1) await order(hours);
    const ask = async (visitor: Visitor, message: string) =>
      (await visitor.post<ChatAnswer>('/api/ai/chat', { message })).body;
    const own = await server.signedIn(buyer.id);
    for (const message of [
      `where is ${number}?`,
      `${number.toLowerCase()} iko wapi`,
      `status of order ${number.slice(4)}`,
      number,
    ]) {
      const answer = await ask(own, message);
      expect(answer.intent, message).toBe('order_status');
      expect(answer.response, message).toContain(number);
      expect(answer.links, message).toEqual([{ label: number, href: `/orders/${id}` }]);
    }
    const strange = await ask(contractor, `where is ${number}?`);
    expect(strange.response).toBe(`You have no order ${number}.`);
    const newest = await ask(own, 'where are my orders?');
    expect(newest.links).toHaveLength(3);
  });
});

describe('a stage in another size', () => {
  it('is reckoned anew, for the same place', async () => {
    const first = 'foundation for a 3 bedroom bungalow in Ngong';
    const [before, after] = [await talk(first), await talk(first, 'make it 4 bedrooms')];
    const cement = ({ items = [] }: ChatAnswer) =>
      items.find(({ productType }) => productType === 'cement-32-5')?.quantity ?? 0;
    expect(cement(after)).toBeGreaterThan(cement(before));
    expect(after.items).toHaveLength(before.items?.length ?? 0);
    expect(after.response).toContain('150 m²');
    expect(after.response).toContain('Ngong');
  });
});

describe('a number that cannot be served', () => {
  it('is asked again: none of a thing, or of a thing that nobody knows', async () => {
    expect((await talk('0 bags of cement to Thika')).response).toMatch(/^You said 0 .*how many/);
    const answer = await talk('50 bags of cement to Thika', 'plutonium 5kg');
    expect(answer.response).toMatch(/^I did not find “plutonium”/);
    expect(lines(answer)).toEqual(['50 cement-32-5']);
  });
});
