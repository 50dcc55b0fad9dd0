import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { ProductCard } from '../../schema.ts';
import { buildProduct, buildSupplier } from '../factory.ts';
import { catalogueRoutes } from '../routes.ts';

let server: TestServer;
const typeOf = new Map<string, string>();

beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: async (app, { database }) => app.register(catalogueRoutes(database)),
  });
  const products = server.database.db.selectFrom('products').select(['id', 'productType']);
  for (const { id, productType } of await products.execute()) typeOf.set(id, productType ?? '');
});
afterAll(() => server.close());

const search = (text: string, more = '') =>
  server
    .visitor()
    .get<ProductCard[]>(`/api/products?search=${encodeURIComponent(text)}&limit=50${more}`);

async function found(text: string, more = ''): Promise<ProductCard[]> {
  const { status, body } = await search(text, more);
  expect(status).toBe(200);
  return body;
}

/** Names of the demo catalogue, each with its brand. */
async function demoNames(): Promise<Map<string, string | null>> {
  const products = await server.database.db
    .selectFrom('products')
    .where('isDemo', '=', true)
    .select(['name', 'brandName'])
    .execute();
  return new Map(products.map(({ name, brandName }) => [name, brandName]));
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .match(/[a-z]+|[\d.]+/g)
    ?.toSorted()
    .join(' ');

describe('names of products', () => {
  it.each([
    'Pipe Wrench 14 inch Umoja',
    'Bar Clamp 600 mm',
    'Cable Tie 200 mm',
    'Window Cleaner',
    'Door Stopper',
    'Kasi bar 9ail6z',
    'Nyundo Stand',
    'The Best',
  ])('come first where a search holds all their words: %j', async (name) => {
    const { id, categoryId } = await buildProduct(server.database.db, { name });
    const words = name.split(' ');
    for (const text of [name, name.toUpperCase(), words.toReversed().join(' ')]) {
      expect((await found(text))[0]?.name).toBe(name);
      expect((await found(text, `&sort=name&categoryId=${categoryId}`)).map((c) => c.id)).toEqual([
        id,
      ]);
    }
  });

  it.each([
    ['kasi', 'Kasi bar 9ail6z'],
    ['9ail6z', 'Kasi bar 9ail6z'],
    ['14" gripwell wrench', 'Gripwell Pipe Wrench 14 inch'],
    ['turnwell wrenches for pipes', 'Turnwell wrench for pipe'],
    ['shutwell door stopp', 'Shutwell Door Stopper'],
    ['silver paint', 'Shine Silver Paint 4 L'],
    ['lipping', 'PVC Edging 22 mm'],
  ])('come first for %j', async (text, name) => {
    await buildProduct(server.database.db, { name });
    expect((await found(text))[0]?.name).toBe(name);
  });

  it('hold the brand too', async () => {
    const { id } = await buildProduct(server.database.db, {
      name: 'Bar bender',
      brandName: 'Zuqo',
    });
    await buildProduct(server.database.db, { name: 'Bar bender', price: 1 });
    expect((await found('zuqo bar bender'))[0]?.id).toBe(id);
  });

  it('in small letters find every product of the catalogue, and first what holds the same words', async () => {
    const names = await demoNames();
    expect(names.size).toBeGreaterThan(500);
    for (const name of names.keys()) {
      const cards = await found(name.toLowerCase());
      expect(wordsOf(cards[0]?.name ?? ''), name).toBe(wordsOf(name));
      expect(cards.map((card) => card.name)).toContain(name);
    }
  });

  it('are found as they are written, however the list is sorted', async () => {
    const names = [...(await demoNames()).keys()];
    const sorts = fc.constantFrom('best', 'price_asc', 'newest');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), sorts, async (name, sort) => {
        const cards = await found(name, sort === 'best' ? '' : `&sort=${sort}`);
        expect(cards.map((card) => wordsOf(card.name))).toContain(wordsOf(name));
      }),
    );
  });

  it.each([
    ['Sand Paper 120 grit', 'sandpaper'],
    ['Sand Paper 120 grit', 'sand-paper'],
    ['Sandpaper 240 grit', 'sand paper 240'],
    ['Sandpaper 240 grit', 'SAND-PAPER 240'],
    ['Wire Wool Pad', 'wirewool'],
    ['Wirewool roll', 'wire wool roll'],
    ['Glass Wallpaper Zeta', 'glass wall paper'],
    ['Wall Paper Omega', 'wallpaper omega'],
    ['Door Knocker Brass', 'doorknocker'],
    ['Doorknocker Steel', 'door knocker steel'],
    ['T 45 Gizmo', 'gizmo t45'],
    ['Gizmo T46', 'gizmo t 46'],
  ])('are the same written together or apart: %j for %j', async (name, text) => {
    await buildProduct(server.database.db, { name });
    const names = (await found(text)).map((card) => card.name);
    expect(names).toContain(name);
    // The words stand in every name that is found: none is another material.
    const letters = text.toLowerCase().match(/[a-z]+/g) ?? [];
    for (const one of names) {
      const joined = one.toLowerCase().replace(/[^a-z]/g, '');
      for (const word of letters) expect(joined).toContain(word);
    }
  });

  it('are on the first page for their own name without its brand', async () => {
    // By text: products of two brands may be called the same without them.
    const searches = new Map<string, string[]>();
    for (const [name, brandName] of await demoNames()) {
      const text = name
        .replace(brandName ?? '', '')
        .replace(/\s+/g, ' ')
        .trim();
      if (text !== name) searches.set(text, [...(searches.get(text) ?? []), name]);
    }
    expect(searches.size).toBeGreaterThan(200);
    const missed: string[] = [];
    for (const [text, wanted] of searches) {
      const names = (await found(text)).map((card) => card.name);
      for (const name of wanted) if (!names.includes(name)) missed.push(`${text}: ${name}`);
    }
    expect(missed).toEqual([]);
  });

  it('of one letter do not hide what begins with it', async () => {
    await buildProduct(server.database.db, { name: 'Trap S' });
    const names = (await found('s')).map((card) => card.name);
    expect(names).toContain('Trap S');
    expect(names.some((name) => !/\bs\b/i.test(name))).toBe(true);
  });

  it('are found with any two neighbours written as one word', async () => {
    // By pair: two products that share one are found by the same words.
    const joined = new Map<string, readonly [name: string, text: string]>();
    for (const name of (await demoNames()).keys()) {
      const words = name.split(' ');
      for (const [at, word] of words.slice(1).entries()) {
        const pair = (words[at] + word).toLowerCase();
        const isOfLetters = /^[a-z]{4,}$/.test(pair);
        if (isOfLetters)
          joined.set(pair, [
            name,
            words.toSpliced(at, 2, words[at] + word.toLowerCase()).join(' '),
          ]);
      }
    }
    expect(joined.size).toBeGreaterThan(200);
    const missed: string[] = [];
    for (const [name, text] of joined.values()) {
      const names = (await found(text)).map((card) => card.name);
      if (!names.includes(name)) missed.push(`${text}: ${names.slice(0, 3).join(', ')}`);
    }
    expect(missed).toEqual([]);
  });

  it('of suppliers bring all that they sell, whatever the dictionary takes their words for', async () => {
    const { db } = server.database;
    const supplier = await buildSupplier(db, { companyName: 'Gwaride Window World' });
    const hammer = await buildProduct(db, { name: 'Claw 16 oz', supplierId: supplier.id });
    // What is known of suppliers may be two seconds old.
    await expect
      .poll(async () => (await found('gwaride window world')).map(({ id }) => id))
      .toContain(hammer.id);
  });

  it('hide nothing that is off the list, and stay within the filters', async () => {
    const { db } = server.database;
    const { categoryId } = await buildProduct(db, { name: 'Qwopper clamp', isActive: false });
    expect(await found('qwopper clamp', `&categoryId=${categoryId}`)).toEqual([]);
    const dear = await buildProduct(db, { name: 'Qwopper clamp', price: 900 });
    expect((await found('qwopper clamp', '&minPrice=800')).map(({ id }) => id)).toEqual([dear.id]);
    expect(await found('qwopper clamp', '&maxPrice=800&category=cement')).toEqual([]);
  });

  it('come before what else is found, page after page, each product once', async () => {
    const { db } = server.database;
    const named = new Set<string>();
    for (let number = 0; number < 7; number += 1) {
      named.add(
        (await buildProduct(db, { name: `Cement mould Zed ${number}`, price: number + 1 })).id,
      );
    }
    const ids: string[] = [];
    let next: string | null = '/api/products?search=cement&limit=3';
    let total = 0;
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof search>> = await server
        .visitor()
        .get(next);
      ids.push(...body.map(({ id }) => id));
      total = Number(headers['x-total-count']);
      next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1] ?? null;
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    for (const id of named) expect(ids).toContain(id);
  });
});

describe('prices in a search', () => {
  it.each([
    'cement chini ya 1000',
    'cement under 1,000',
    'cement below KSh 1000',
    'cement at most 1k',
    'cement kati ya 10 na 1000',
    'saruji chini ya elfu moja',
  ])('limit what it finds: %j', async (text) => {
    const cards = await found(text);
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.every(({ price }) => Number(price) <= 1_000)).toBe(true);
    expect(typeOf.get(cards[0]!.id)).toMatch(/^cement/);
  });

  it('narrow the filters, never widen them', async () => {
    const cards = await found('cement chini ya 1000', '&maxPrice=800');
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ price }) => Number(price) <= 800)).toBe(true);
  });

  it('are enough on their own', async () => {
    const cards = await found('under 50');
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ price }) => Number(price) <= 50)).toBe(true);
  });
});
