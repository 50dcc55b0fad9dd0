import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { ChatAnswer } from '../schema.ts';
import { registerAssistant } from './testing/register-assistant.ts';
import { talkAs } from './testing/talk.ts';

let server: TestServer;
let contractor: Visitor;

beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: registerAssistant() });
  contractor = await server.signedIn((await buildUser(server.database.db)).id);
});
afterAll(() => server.close());

const talk = (...messages: readonly string[]) => talkAs(contractor, messages);

/** What the cards of an answer say of one supplier's stock. */
const cardOf = ({ supplierMatches }: ChatAnswer) => {
  const [match] = supplierMatches?.matches ?? [];
  const [product] = match?.products ?? [];
  if (!match || !product) throw new Error('No card');
  return { ...match, product };
};

describe('whether something is in stock', () => {
  it.each([
    'is cement in stock',
    'do you have cement?',
    'is cement available?',
    'how many bags of cement are in stock?',
    'is cement out of stock?',
    'what is the minimum order for cement?',
  ])('"%s" is answered with stock, smallest order and supplier', async (message) => {
    const answer = await talk(message);
    const { supplierName, product } = cardOf(answer);
    expect(answer.response).toMatch(/^Cement is in stock: /);
    expect(answer.response).toContain(
      `${supplierName} has ${product.stockQuantity.toLocaleString('en-KE')} × 50 kg bags (minimum order ${product.minOrderQuantity})`,
    );
  });

  it.each(['iko stock ya simiti?', 'je simiti ipo?', 'mna simiti?', 'cement imeisha ama iko?'])(
    '"%s" is answered in Swahili',
    async (message) => {
      const answer = await talk(message);
      const { supplierName, product } = cardOf(answer);
      expect(answer.response).toMatch(/^Kuna simiti sasa: /);
      expect(answer.response).toContain(
        `${supplierName} ana mifuko ${product.stockQuantity.toLocaleString('en-KE')} ya 50 kg (oda ndogo zaidi ${product.minOrderQuantity})`,
      );
    },
  );

  it('is the same whether the thing is named or was spoken of, at the place of the talk', async () => {
    const first = '50 bags of cement in Thika';
    const known = await talk(first, 'is it in stock?');
    expect(known.response).toMatch(/^Cement is in stock among suppliers who deliver to Thika: /);
    expect((await talk(first, 'is cement in stock?')).response).toBe(known.response);
    expect((await talk(first, 'is it available now?')).response).toBe(known.response);
    expect((await talk(first, 'iko stock?')).response).toMatch(/^Kuna simiti .*Thika/);
    expect((await talk(first, 'minimum order?')).response).toBe(known.response);
  });

  it('says what is not there: too little, out of it, not listed, or of nothing', async () => {
    const much = await talk('I need 90000 bags of cement, is it in stock?');
    expect(much.response).toMatch(/^No single supplier has the 90,000 bags of cement/i);
    expect((await talk('is a diesel generator in stock')).response).toMatch(
      /^No supplier here lists/,
    );
    expect((await talk('iko stock?')).response).toMatch(/nyenzo|kifaa|vifaa/i);
    expect((await talk('minimum order?')).response).toMatch(/^Of which material/);
    const { db } = server.database;
    const types = ['cement-32-5', 'cement-42-5'];
    const before = await db
      .selectFrom('products')
      .select(['id', 'stockQuantity'])
      .where('productType', 'in', types)
      .execute();
    await db
      .updateTable('products')
      .set({ stockQuantity: 0 })
      .where('productType', 'in', types)
      .execute();
    expect((await talk('is cement 42.5 in stock?')).response).toMatch(/is out of stock with all/);
    for (const { id, stockQuantity } of before)
      await db.updateTable('products').set({ stockQuantity }).where('id', '=', id).execute();
  });

  it('leaves the request that it is asked in as it is', async () => {
    const request = 'rfq for 50 bags of cement and 8 tonnes of ballast to Thika';
    for (const question of ['is ballast in stock?', 'which cement is better for a slab?']) {
      const { rfqDraft } = await talk(request, question, 'make the ballast 10 tonnes');
      expect(rfqDraft, question).toMatchObject({
        deliveryCounty: 'Kiambu',
        items: [{ quantity: 50 }, { quantity: 10 }],
      });
    }
  });

  it('is not heard where something else is asked', async () => {
    for (const message of [
      '50 bags of cement in Thika',
      'do you have delivery to Thika?',
      'simiti iko bei gani',
      'which cement is better for a slab?',
    ])
      expect((await talk(message)).response, message).not.toMatch(/in stock|Kuna simiti/);
  });
});
