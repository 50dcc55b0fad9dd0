import { randomUUID } from 'node:crypto';
import { buildCategory } from '../../../../domains/catalogue/server/factory.ts';
import { at, type Calls, type Case, cartItemOf, db, product, type Request } from './call.ts';

/** Products, the dictionary, favourites and the cart. */
export const catalogueCalls: Calls = {
  'PUT /api/admin/materials/{entry}': async () => ({
    url: '/api/admin/materials/basalt-block',
    body: materialEntry,
  }),
  'PUT /api/admin/ambiguous-aliases/{new}': async () => ({
    url: '/api/admin/ambiguous-aliases/grey%20stuff',
    body: { materialKeys: ['cement-32-5', 'ballast'] },
  }),
  'DELETE /api/admin/ambiguous-aliases/{name}': async () => {
    const name = randomUUID();
    await db().insertInto('ambiguousAliases').values({ name, materialKeys: [] }).execute();
    return { url: `/api/admin/ambiguous-aliases/${name}` };
  },
  'PUT /api/admin/featured': async ({ people }) => ({
    url: '/api/admin/featured',
    body: { ids: [await product(people.supplierA.id)] },
  }),
  'POST /api/admin/products/steps': async ({ people }) => ({
    url: '/api/admin/products/steps',
    body: { kind: 'type', ids: [await product(people.supplierA.id)], productType: null },
  }),
  'POST /api/admin/products/{of supplierA}/merge': async ({ people }) => ({
    url: `/api/admin/products/${await product(people.supplierA.id)}/merge`,
    body: { into: await product(people.supplierA.id) },
  }),
  'GET /api/admin/duplicates/{waiting}': async ({ people }) => ({
    url: `/api/admin/duplicates/${await duplicate(people.supplierA.id)}`,
  }),
  'POST /api/admin/duplicates/{waiting}/keep': async ({ people }) => ({
    url: `/api/admin/duplicates/${await duplicate(people.supplierA.id)}/keep`,
  }),
  'POST /api/admin/categories': () => ({
    url: '/api/admin/categories',
    body: categoryEntry(),
  }),
  'PUT /api/admin/categories/order': async () => ({
    url: '/api/admin/categories/order',
    body: { ids: [(await buildCategory(db())).id] },
  }),
  'PUT /api/admin/categories/{any}': async () => ({
    url: `/api/admin/categories/${(await buildCategory(db())).id}`,
    body: categoryEntry(),
  }),
  'POST /api/admin/categories/{any}/merge': async () => ({
    url: `/api/admin/categories/${(await buildCategory(db())).id}/merge`,
    body: { into: (await buildCategory(db())).id },
  }),
  'DELETE /api/admin/categories/{unused}': async () => ({
    url: `/api/admin/categories/${(await buildCategory(db())).id}`,
  }),
  'POST /api/admin/gaps/effect': () => ({
    url: '/api/admin/gaps/effect',
    body: { alias: 'kifuniko', materialKeys: ['deformed-bar'] },
  }),
  'POST /api/admin/gaps/decide {open}': async () => ({
    url: '/api/admin/gaps/decide',
    body: { ...(await gap()), meaning: null },
  }),
  'POST /api/admin/gaps/reopen {closed}': async () => ({
    url: '/api/admin/gaps/reopen',
    body: await gap(new Date()),
  }),
  'PUT /api/admin/synonyms/{new}': async () => ({
    url: '/api/admin/synonyms/rope',
    body: { others: ['kamba'] },
  }),
  'DELETE /api/admin/synonyms/{word}': async () => {
    const word = `w${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    await db()
      .insertInto('synonyms')
      .values({ word, others: ['other'] })
      .execute();
    return { url: `/api/admin/synonyms/${word}` };
  },
  'PUT /api/admin/answers/{new}': async () => ({
    url: '/api/admin/answers/cement-in-the-rain',
    body: answer,
  }),
  'DELETE /api/admin/answers/{key}': async () => {
    const key = `a-${randomUUID()}`;
    await db()
      .insertInto('answers')
      .values({ key, ...answer })
      .execute();
    return { url: `/api/admin/answers/${key}` };
  },
  'PUT /api/admin/places/Kiambu/{new}': async () => ({
    url: '/api/admin/places/Kiambu/Kamiti',
    body: { aliases: ['kamiti corner'] },
  }),
  'DELETE /api/admin/places/Kiambu/{place}': async () => {
    const town = `Kwa ${randomUUID()}`;
    await db().insertInto('places').values({ town, county: 'Kiambu' }).execute();
    return { url: `/api/admin/places/Kiambu/${encodeURIComponent(town)}` };
  },
  'GET /api/products/{active}': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}`,
  }),
  'GET /api/products/{A-inactive}': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id, false)}`,
  }),
  'GET /api/products/{active}/history': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}/history`,
  }),
  'POST /api/products/import': () => ({
    url: '/api/products/import',
    csv: 'name,price,unit,category\nSimba 32.5,750,50 kg bag,cement',
  }),
  'GET /api/products/imports/{ofA}': async ({ people }) => {
    const { id } = await db()
      .insertInto('productImports')
      .values({ supplierId: people.supplierA.id, total: 1, finishedAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/api/products/imports/${id}` };
  },
  'POST /api/products': async () => ({
    url: '/api/products',
    body: {
      name: 'Ndovu Cement',
      price: '750',
      unit: '50 kg bag',
      categoryId: (await buildCategory(db())).id,
    },
  }),
  'PUT /api/selling/prices {A}': async ({ people }) => ({
    url: '/api/selling/prices',
    body: {
      changes: [
        { id: await product(people.supplierA.id), version: 1, price: '1', isConfirmed: true },
      ],
    },
  }),
  'PUT /api/products/{A}': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}`,
    body: { price: '760' },
  }),
  'PUT /api/products/{A-inactive}': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id, false)}`,
    body: { price: '760' },
  }),
  'DELETE /api/products/{A}': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}`,
  }),
  'POST /api/products/{active}/view': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}/view`,
  }),
  'GET /api/products/{active}/usual-price': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}/usual-price`,
  }),
  'GET /api/favourites/{active}': favourite,
  'PUT /api/favourites/{active}': favourite,
  'DELETE /api/favourites/{active}': favourite,
  'POST /api/cart': async ({ people }) => ({
    url: '/api/cart',
    body: { productId: await product(people.supplierA.id), quantity: 1 },
  }),
  'POST /api/cart/checkout': async (one) => {
    await cartItem(one);
    return {
      url: '/api/cart/checkout',
      body: { supplierId: one.people.supplierA.id, deliveryAddress: 'Plot 5, Ruiru' },
    };
  },
  'PUT /api/cart/{itemOfA}': async (one) => ({ ...(await cartItem(one)), body: { quantity: 3 } }),
  'DELETE /api/cart/{itemOfA}': cartItem,
  'POST /api/cart/{removedOfA}/restore': async (one) => {
    const { url } = await cartItem(one);
    await (await at.server.signedIn(one.people.contractorA.id)).send({ method: 'DELETE', url });
    return { url: `${url}/restore` };
  },
};

const categoryEntry = () => ({ name: randomUUID(), nameSw: null, icon: 'steel' });

const answer = {
  questionsEn: ['Can cement get wet?'],
  questionsSw: ['Simiti inaweza kulowa?'],
  answerEn: 'Keep it dry.',
  answerSw: 'Iweke pakavu.',
  sourceTitle: 'Maker of the cement',
};

const materialEntry = {
  name: 'Basalt Block',
  categorySlug: 'stones-blocks-bricks',
  unit: 'piece',
  attributeKeys: [],
  tagsEn: ['basalt block'],
  tagsSw: [],
  tagsSlang: [],
  aliases: ['jiwe jeusi'],
  described: 'hard black stone',
};

async function favourite({ people }: Case): Promise<Request> {
  return { url: `/api/favourites/${await product(people.supplierA.id)}` };
}

async function cartItem({ people }: Case): Promise<Request> {
  return { url: `/api/cart/${await cartItemOf(people.contractorA.id, people.supplierA.id)}` };
}

async function gap(closedAt: Date | null = null) {
  const key = { source: 'search', text: randomUUID() };
  await db()
    .insertInto('knowledgeGaps')
    .values({ ...key, closedAt })
    .execute();
  return key;
}

async function duplicate(supplierId: string): Promise<string> {
  const [olderId, productId] = [await product(supplierId), await product(supplierId)];
  await db().insertInto('duplicateListings').values({ productId, olderId }).execute();
  return productId;
}
