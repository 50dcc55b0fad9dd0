import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { MaterialSuggestion, PlaceSuggestion, ProductCard } from '../../schema.ts';
import { buildMaterial, buildProduct, buildSupplier } from '../factory.ts';
import { catalogueRoutes } from '../routes.ts';
import { Dictionary, dictionaryOf } from './dictionary.ts';
import { labelledSearches } from './labelled-searches.ts';

let server: TestServer;
const typeOf = new Map<string, string>();
const attributesOf = new Map<string, Record<string, unknown>>();

beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: async (app, { database }) => app.register(catalogueRoutes(database)),
  });
  const rows = await server.database.db
    .selectFrom('products')
    .select(['id', 'productType', 'attributes'])
    .execute();
  for (const row of rows) {
    typeOf.set(row.id, row.productType ?? '');
    attributesOf.set(row.id, row.attributes as Record<string, unknown>);
  }
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

/** All that a search finds, page by page. */
async function foundWhole(text: string): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let more: string | undefined = ''; more !== undefined; ) {
    const { body, headers } = await search(text, more);
    cards.push(...body);
    more = String(headers.link).match(/&cursor=[^&>]+/)?.[0];
  }
  return cards;
}

/** Keys of the types that a search means, and of those that it is a name of. */
async function typesOf(text: string) {
  const { plan } = await dictionaryOf(server.database).understand(text);
  const keys = (types: typeof plan.types) => new Set(types.map(({ type }) => type));
  return { meant: keys(plan.types), called: keys(plan.types.filter((one) => one.isCalledSo)) };
}

describe('searching the demo catalogue', () => {
  it.each(
    labelledSearches.filter(({ types }) => types.length > 0).map((s) => [s.text, s] as const),
  )('ROUTE-06 %j finds what it means first', async (text, { types, attributes = [] }) => {
    const cards = await found(text);
    expect(cards.length).toBeGreaterThan(0);
    expect(types).toContain(typeOf.get(cards[0]!.id));
    const first = cards.filter((card) => typeOf.get(card.id) === typeOf.get(cards[0]!.id));
    const stock = first.map((card) => card.stockQuantity > 0);
    expect(stock).toEqual([...stock].sort((a, b) => Number(b) - Number(a)));
    if (attributes.length === 0) return;
    const own = Object.entries(attributesOf.get(cards[0]!.id) ?? {}).map((e) => e.join('='));
    expect(own.some((value) => attributes.includes(value))).toBe(true);
  });

  it('finds nothing for what nobody understands', async () => {
    const { status, body, headers } = await search('zzqqxx');
    expect({ status, body }).toEqual({ status: 200, body: [] });
    expect(headers['x-total-count']).toBe('0');
  });

  it('shows only the size, the brand and the colour that were asked for', async () => {
    const bars = await found('Y12 bars');
    expect(new Set(bars.map((card) => attributesOf.get(card.id)?.diameterMm))).toEqual(
      new Set([12]),
    );
    const paints = await found('crown paint 20l white');
    expect(paints.length).toBeGreaterThan(0);
    for (const card of paints) expect(card.name).toMatch(/^Crown .*white 20 L$/);
    expect(new Set((await found('bamburi')).map((card) => card.brandName))).toEqual(
      new Set(['Bamburi Cement']),
    );
  });

  it.each(['saruji', 'cement', 'mabati', 'mbao'])(
    'finds as much for %j as for its synonyms',
    async (text) => {
      const synonyms = { saruji: 'simiti', cement: 'simiti', mabati: 'bati', mbao: 'timber' };
      const synonym = synonyms[text as keyof typeof synonyms];
      const { called } = await typesOf(text);
      expect((await typesOf(synonym)).called).toEqual(called);
      const sold = [...typeOf].flatMap(([id, type]) => (called.has(type) ? id : [])).sort();
      const lists = await Promise.all([text, synonym].map(foundWhole));
      const [own, same] = lists.map((cards) =>
        cards.flatMap(({ id }) => (called.has(typeOf.get(id)!) ? id : [])),
      );
      expect(own).toEqual(same);
      expect([...own!].sort()).toEqual(sold);
      // Beyond what is called so, each finds names that hold the very word, and behind these what is
      // akin; nothing else.
      for (const [index, word] of [text, synonym].entries()) {
        const { meant } = await typesOf(word);
        const ranks = lists[index]!.map(({ id, name, brandName }) => {
          if (called.has(typeOf.get(id)!)) return 'called';
          if (`${brandName} ${name}`.toLowerCase().includes(word)) return 'named';
          return meant.has(typeOf.get(id)!) ? 'akin' : `foreign: ${name}`;
        });
        expect(ranks.filter((rank) => rank.startsWith('foreign'))).toEqual([]);
        const akinFrom = ranks.indexOf('akin');
        expect(akinFrom < 0 ? [] : ranks.slice(akinFrom)).not.toContain('called');
      }
    },
  );

  it('shows roofing sheets of a gauge for the gauge alone', async () => {
    const cards = await found('gauge 30');
    expect(cards.length).toBeGreaterThan(15);
    expect(new Set(cards.map((card) => attributesOf.get(card.id)?.gauge))).toEqual(new Set([30]));
    expect(typeOf.get(cards[0]!.id)).toBe('corrugated-sheet');
  });

  it('puts first what a brand is called after', async () => {
    const types = (await found('bamburi')).map((card) => typeOf.get(card.id));
    expect(new Set(types.slice(0, 3))).toEqual(new Set(['cement-42-5']));
    expect(types).toContain('tile-adhesive');
  });

  it('shows the same grade in another size before another grade where a brand lacks the two together', async () => {
    const [first, second] = await found('crown vinyl matt 20l');
    expect(first?.name).toBe('Crown Emulsion Paint vinyl matt 4 L');
    expect(second?.name).toMatch(/^Crown Emulsion Paint .* 20 L$/);
  });

  it('finds a supplier’s products by its name', async () => {
    const cards = await found('nguzonane');
    expect(cards.length).toBeGreaterThan(10);
    expect(new Set(cards.map((card) => card.supplier.companyName))).toEqual(
      new Set(['Nguzonane Building Merchants']),
    );
  });

  it('shows other sizes rather than nothing where the size is not sold', async () => {
    const cards = await found('nondo 14mm');
    expect(cards.length).toBeGreaterThan(0);
    expect(typeOf.get(cards[0]!.id)).toBe('deformed-bar');
  });

  it('ignores a word that it does not know beside one that it does', async () => {
    const { called } = await typesOf('cement');
    const { meant } = await typesOf('zzqqxx cement');
    const known = (await found('cement')).filter(({ id }) => called.has(typeOf.get(id)!));
    expect(known.length).toBeGreaterThan(10);
    const cards = await found('zzqqxx cement');
    expect(cards.slice(0, known.length)).toEqual(known);
    const others = cards.slice(known.length).map(({ id }) => typeOf.get(id)!);
    expect(others.filter((type) => !meant.has(type) || called.has(type))).toEqual([]);
  });

  it('filters by category, price, county, stock and supplier', async () => {
    const all = await found('cement');
    const cheap = await found('cement', '&maxPrice=800');
    expect(cheap.map((card) => card.id)).toEqual(
      all.filter((card) => Number(card.price) <= 800).map((card) => card.id),
    );
    const stocked = await found('cement', '&inStock=1');
    expect(stocked.length).toBeLessThan(all.length);
    expect(stocked.every((card) => card.stockQuantity > 0)).toBe(true);
    const { supplierId } = all[0]!;
    const own = await found('cement', `&supplierId=${supplierId}`);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((card) => card.supplierId === supplierId)).toBe(true);
    const elsewhere = await found('cement', '&category=safety-ppe');
    expect(elsewhere.every((card) => card.category.slug === 'safety-ppe')).toBe(true);
    const mombasa = await found('cement', '&county=Mombasa');
    expect(mombasa.length).toBeGreaterThan(0);
    expect(mombasa.length).toBeLessThan(all.length);
  });

  it('sorts what it found as asked', async () => {
    const prices = (await found('mabati', '&sort=price_desc')).map((card) => Number(card.price));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const first = (await found('mabati')).map((card) => card.id).sort();
    const named = (await found('mabati', '&sort=name')).map((card) => card.id).sort();
    expect(named).toHaveLength(first.length);
  });
});

describe('what is not in the dictionary', () => {
  it('is found by the words of its name, by their beginnings and with a slip', async () => {
    const { db } = server.database;
    const { id, categoryId } = await buildProduct(db, { name: 'Quixotron Geopolymer 9000' });
    for (const text of ['quixotron', 'quixo', 'geopolymer quixotron', 'quixotrn']) {
      expect((await found(text)).map((card) => card.id)).toEqual([id]);
    }
    const described = await buildProduct(db, {
      name: 'Plain thing',
      description: 'With vermiculated joints.',
      categoryId,
    });
    expect((await found('vermiculated')).map((card) => card.id)).toEqual([described.id]);
  });

  it('puts words of the name before words of the description', async () => {
    const { db } = server.database;
    const prose = await buildProduct(db, { name: 'A', description: 'Like brobdingnag.', price: 1 });
    const name = await buildProduct(db, { name: 'Brobdingnag beam', price: 900 });
    expect((await found('brobdingnag')).map((card) => card.id)).toEqual([name.id, prose.id]);
  });
});

describe('the dictionary', () => {
  it('is read from the database, suppliers included', async () => {
    const { db, pool } = server.database;
    const before = new Dictionary({ db, pool });
    expect((await before.understand('flobberwort')).plan.types).toEqual([]);
    const key = await buildMaterial(db, { tagsSw: ['flobberwort'] });
    const supplier = await buildSupplier(db, { companyName: 'Gribbleton Supplies' });
    const later = new Dictionary({ db, pool });
    expect((await later.understand('flobberwort')).plan.types).toMatchObject([
      { type: key, weight: 100 },
    ]);
    expect((await later.understand('gribbleton')).plan.supplierIds).toEqual([supplier.id]);
  });

  it('goes by what it knew while it cannot be read anew', async () => {
    const { pool, db } = server.database;
    let clock = 0;
    let isDown = false;
    const unsteady = new Proxy(pool, {
      get(target, name) {
        if (isDown) throw new Error('connection refused');
        const part: unknown = Reflect.get(target, name);
        return typeof part === 'function' ? part.bind(target) : part;
      },
    });
    const failures: unknown[] = [];
    const dictionary = new Dictionary({ pool: unsteady, db }, () => clock);
    dictionary.onFailure((error) => failures.push(error));
    const known = await dictionary.index();
    isDown = true;
    clock += 2_000;
    expect(await dictionary.index()).toBe(known);
    expect(await dictionary.index()).toBe(known);
    expect(failures.length).toBe(1);
    isDown = false;
    clock += 2_000;
    expect(await dictionary.index()).toBe(known);
    expect(failures.length).toBe(1);
  });

  it('notices a change at its next check', async () => {
    const { db, pool } = server.database;
    let now = 1_000_000;
    const dictionary = new Dictionary({ db, pool }, () => now);
    expect((await dictionary.understand('wibblestone')).plan.types).toEqual([]);
    const key = await buildMaterial(db, { tagsEn: ['wibblestone'] });
    now += 2_000;
    expect((await dictionary.understand('wibblestone')).plan.types).toMatchObject([
      { type: key, weight: 100 },
    ]);
  });
});

describe('suggestions', () => {
  const get = <T>(url: string) => server.visitor().get<T>(url);

  it('name the materials that a text being typed may mean', async () => {
    const { body } = await get<MaterialSuggestion[]>('/api/materials?search=nond');
    expect(body[0]).toMatchObject({
      key: 'deformed-bar',
      name: 'Deformed Bar',
      unit: '12 m bar',
      category: { slug: 'steel-rebar' },
    });
    expect((await get<MaterialSuggestion[]>('/api/materials')).body).toHaveLength(10);
    expect((await get('/api/materials?search=zzqqxx')).body).toEqual([]);
  });

  it('name the places that a text being typed may mean, short names too', async () => {
    const towns = async (text: string) =>
      (await get<PlaceSuggestion[]>(`/api/places?search=${text}`)).body;
    expect(await towns('kite')).toContainEqual({ town: 'Kitengela', county: 'Kajiado' });
    expect((await towns('naku'))[0]?.county).toBe('Nakuru');
    expect(await towns('%25')).toEqual([]);
    expect((await get(`/api/places?search=${'a'.repeat(101)}`)).status).toBe(422);
  });
});
