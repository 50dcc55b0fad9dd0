import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltUser,
  buildUser,
  builtPassword as password,
} from '../../domains/accounts/server/factory.ts';
import {
  buildCategory,
  buildProduct,
  buildSupplier,
} from '../../domains/catalogue/server/factory.ts';
import type { Message } from '../../domains/messaging/schema.ts';
import { buildQuotation } from '../../domains/quotations/server/factory.ts';
import { buildRfq } from '../../domains/rfqs/server/factory.ts';
import { pdfFile } from '../../platform/object-storage/testing/files.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from '../../platform/object-storage/testing/storage-server.ts';
import { registerDomains } from './compose.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

/** Who may call what: the contract as a table. A call that the table lacks fails the last test. */
const [head = '', ...lines] = readFileSync(new URL('./authorization.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const callers = head.split(',').slice(1) as Caller[];
const table = lines.map((line) => {
  const [call = '', ...answers] = line.split(',');
  return { call, answers };
});

type Caller =
  | 'anon'
  | 'contractorA'
  | 'contractorB'
  | 'supplierA'
  | 'supplierB'
  | 'supplierUnverified'
  | 'admin';
type People = Record<Exclude<Caller, 'anon'>, BuiltUser>;

interface Case {
  readonly people: People;
  readonly caller: Caller;
  /** The account that calls; contractor A where nobody is signed in. */
  readonly self: BuiltUser;
}
interface Request {
  readonly url: string;
  readonly body?: unknown;
  /** Instead of a body as JSON. */
  readonly csv?: string;
}

const materialEntry = {
  name: 'Basalt Block',
  categorySlug: 'stones-blocks-bricks',
  unit: 'piece',
  attributeKeys: [],
  tagsEn: ['basalt block'],
  tagsSw: [],
  tagsSlang: [],
};

let server: TestServer;
let folder: StorageFolder;
let base: string;
const called = new Set<string>();
const declared = new Set<string>();

beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: async (app, deps) => {
      app.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) {
          if (url.startsWith('/api/') && one !== 'HEAD') declared.add(`${one} ${url}`);
        }
      });
      app.addHook('onRequest', async (request) => {
        called.add(`${request.method} ${request.routeOptions.url}`);
      });
      await registerDomains(deps)(app);
    },
  });
  base = await listen(server.app);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const db = () => server.database.db;

async function buildPeople(): Promise<People> {
  // "The last admin" is only true of a table with one.
  await db()
    .updateTable('users')
    .set({ suspendedAt: new Date() })
    .where('role', '=', 'admin')
    .execute();
  return {
    contractorA: await buildUser(db(), { phoneNumber: null }),
    contractorB: await buildUser(db()),
    supplierA: await buildSupplier(db(), { isVerified: true }),
    supplierB: await buildSupplier(db(), { isVerified: true }),
    supplierUnverified: await buildSupplier(db()),
    admin: await buildUser(db(), {
      role: 'admin',
      totpSecret: 'sealed',
      totpConfirmedAt: new Date(),
    }),
  };
}

const product = async (supplierId: string, isActive = true) =>
  (await buildProduct(db(), { supplierId, isActive })).id;

async function cartItemOf(userId: string, supplierId: string): Promise<string> {
  const { id: cartId } = await db()
    .insertInto('carts')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db()
    .insertInto('cartItems')
    .values({ cartId, productId: await product(supplierId), quantity: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const papers = { registrationNumber: 'PVT-9XU2R7K', kraPin: 'P051112223Z' };

/** The path of a private document that `owner` sent. */
async function documentOf(owner: BuiltUser): Promise<string> {
  const file = { filename: 'cheti.pdf', contentType: 'application/pdf' } as const;
  const sent = await sendFile(await server.signedIn(owner.id), base, pdfFile(), file);
  return sent.objectPath;
}

/** A report that waits for an admin. */
async function reportOf(reporter: BuiltUser, reported: BuiltUser): Promise<string> {
  const { id } = await db()
    .insertInto('reports')
    .values({ reporterId: reporter.id, reportedId: reported.id, reason: 'Never delivered' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request to be verified that waits for its decision. */
async function requestOf(owner: BuiltUser): Promise<string> {
  const visitor = await server.signedIn(owner.id);
  await visitor.post('/api/verification', { ...papers, documents: [await documentOf(owner)] });
  const { id } = await db()
    .selectFrom('verificationRequests')
    .select('id')
    .where('userId', '=', owner.id)
    .executeTakeFirstOrThrow();
  return id;
}

const newEmail = () => `${randomUUID()}@people.example`;

/** What each call of the table is asked with; `{…}` in its name is who or what it is about. */
const requests: Readonly<Record<string, (one: Case) => Request | Promise<Request>>> = {
  'POST /api/register': () => ({
    url: '/api/register',
    body: { email: newEmail(), password: 'mabati ya mjengo 28', role: 'contractor' },
  }),
  'POST /api/login': ({ people }) => ({
    url: '/api/login',
    body: { email: people.contractorA.email, password },
  }),
  'GET /api/users/{A}': ({ people }) => ({ url: `/api/users/${people.contractorA.id}` }),
  'GET /api/suppliers/{A}': ({ people }) => ({ url: `/api/suppliers/${people.supplierA.id}` }),
  'POST /api/contact-proof': () => ({ url: '/api/contact-proof', body: { channel: 'email' } }),
  'POST /api/contact-proof/confirm': () => ({
    url: '/api/contact-proof/confirm',
    body: { channel: 'email', code: 'not-a-code' },
  }),
  'POST /api/password/forgot': () => ({ url: '/api/password/forgot', body: { email: newEmail() } }),
  'POST /api/password/reset': ({ people }) => ({
    url: '/api/password/reset',
    body: { email: people.contractorA.email, token: 'nonsense', password: 'mabati ya mjengo 28' },
  }),
  'PUT /api/profile': ({ self }) => ({
    url: '/api/profile',
    body: { firstName: 'Amina', lastName: 'Wekesa', email: self.email },
  }),
  'GET /api/profile/exports/{A}/file': async ({ people }) => {
    const { id } = await db()
      .insertInto('dataExports')
      .values({ userId: people.contractorA.id, state: 'done', progress: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('dataExportParts')
      .values({
        exportId: id,
        position: 0,
        content: JSON.stringify({
          service: 'JengaSoko',
          exportedAt: 'now',
          privacyNoticeVersion: '1',
          account: { id: people.contractorA.id },
        }),
      })
      .execute();
    return { url: `/api/profile/exports/${id}/file` };
  },
  'PUT /api/settings/password': () => ({
    url: '/api/settings/password',
    body: { currentPassword: password, newPassword: 'mabati ya mjengo 28' },
  }),
  'PUT /api/settings/notifications': () => ({
    url: '/api/settings/notifications',
    body: {
      emailNotifications: true,
      messageNotifications: true,
      orderUpdates: true,
      marketingEmails: false,
    },
  }),
  'PUT /api/settings/language': () => ({ url: '/api/settings/language', body: { language: 'sw' } }),
  'DELETE /api/sessions/{A}': async ({ people }) => {
    const elsewhere = await server.signedIn(people.contractorA.id);
    const { body } = await elsewhere.get<{ id: string; isCurrent: boolean }[]>('/api/sessions');
    return { url: `/api/sessions/${body.find(({ isCurrent }) => isCurrent)?.id}` };
  },
  'POST /api/settings/totp': () => ({ url: '/api/settings/totp', body: { password } }),
  'POST /api/settings/totp/confirm': () => ({
    url: '/api/settings/totp/confirm',
    body: { code: '123456' },
  }),
  'POST /api/settings/totp/recovery-codes': () => ({
    url: '/api/settings/totp/recovery-codes',
    body: { password, code: '123456' },
  }),
  'DELETE /api/settings/totp': () => ({
    url: '/api/settings/totp',
    body: { password, code: '123456' },
  }),
  'POST /api/object-storage/upload-url': () => ({
    url: '/api/object-storage/upload-url',
    body: { filename: 'site.jpg', contentType: 'image/jpeg', size: 1000 },
  }),
  'GET /api/object-storage/uploads/{private of A}': async ({ people }) => ({
    url: `/api/object-storage/${await documentOf(people.contractorA)}`,
  }),
  'PUT /api/object-storage/uploads/{unsigned}': async ({ people }) => ({
    url: `/api/object-storage/${await documentOf(people.contractorA)}?expires=1&signature=none`,
  }),
  'POST /api/verification': async ({ self }) => ({
    url: '/api/verification',
    body: { ...papers, documents: [await documentOf(self)] },
  }),
  'POST /api/admin/verifications/{pending}/approve': async ({ people }) => ({
    url: `/api/admin/verifications/${await requestOf(people.contractorA)}/approve`,
    body: {},
  }),
  'POST /api/admin/verifications/{pending}/reject': async ({ people }) => ({
    url: `/api/admin/verifications/${await requestOf(people.contractorA)}/reject`,
    body: { reason: 'The number is not readable' },
  }),
  'PUT /api/admin/materials/{entry}': async () => ({
    url: '/api/admin/materials/basalt-block',
    body: materialEntry,
  }),
  'PUT /api/admin/places/Kiambu/{new}': async () => ({
    url: '/api/admin/places/Kiambu/Kamiti',
    body: { aliases: ['kamiti corner'] },
  }),
  'DELETE /api/admin/places/Kiambu/{place}': async () => {
    const town = `Kwa ${randomUUID()}`;
    await db().insertInto('places').values({ town, county: 'Kiambu' }).execute();
    return { url: `/api/admin/places/Kiambu/${encodeURIComponent(town)}` };
  },
  'POST /api/admin/reports/{open}/resolve': async ({ people }) => ({
    url: `/api/admin/reports/${await reportOf(people.contractorA, people.supplierA)}/resolve`,
  }),
  'GET /api/products/{active}': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}`,
  }),
  'GET /api/products/{A-inactive}': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id, false)}`,
  }),
  'GET /api/products/{active}/reviews': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}/reviews`,
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
  'GET /api/favourites/{active}': favourite,
  'PUT /api/favourites/{active}': favourite,
  'DELETE /api/favourites/{active}': favourite,
  'POST /api/cart': async ({ people }) => ({
    url: '/api/cart',
    body: { productId: await product(people.supplierA.id), quantity: 1 },
  }),
  'PUT /api/cart/{itemOfA}': async (one) => ({ ...(await cartItem(one)), body: { quantity: 3 } }),
  'DELETE /api/cart/{itemOfA}': cartItem,
  'POST /api/cart/{removedOfA}/restore': async (one) => {
    const { url } = await cartItem(one);
    await (await server.signedIn(one.people.contractorA.id)).send({ method: 'DELETE', url });
    return { url: `${url}/restore` };
  },
  'POST /api/rfqs': () => ({
    url: '/api/rfqs',
    body: { title: 'Cement for Ruiru', description: '40 bags' },
  }),
  'POST /api/rfqs/read-lines': () => ({
    url: '/api/rfqs/read-lines',
    body: { text: '40 bags of cement' },
  }),
  'POST /api/ai/chat': () => ({ url: '/api/ai/chat', body: { message: 'habari yako' } }),
  'GET /api/ai/sessions/{A}': async ({ people }) => {
    const { id } = await db()
      .insertInto('aiChatSessions')
      .values({
        userId: people.contractorA.id,
        sessionData: JSON.stringify({ messages: [], topic: null }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/api/ai/sessions/${id}` };
  },
  'POST /api/ai/rfq-drafts/{A}/confirm': async ({ people }) => {
    const draft = {
      title: 'Cement',
      description: 'Cement: 5 bag',
      deliveryLocation: null,
      deliveryCounty: null,
      deliveryDate: null,
      items: [{ productName: 'Cement', categoryId: null, quantity: 5, unit: 'bag' }],
    };
    const { id } = await db()
      .insertInto('aiRfqDrafts')
      .values({ userId: people.contractorA.id, draft: JSON.stringify(draft) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/api/ai/rfq-drafts/${id}/confirm` };
  },
  'POST /api/cart/rfq': async ({ people, self }) => {
    await cartItemOf(self.id, people.supplierA.id);
    return { url: '/api/cart/rfq', body: {} };
  },
  'GET /api/rfqs/{A-open}': async (one) => ({ url: await rfqUrl(one) }),
  'GET /api/rfqs/{A-verified-only}': async (one) => ({
    url: await rfqUrl(one, { verifiedOnly: true }),
  }),
  'GET /api/rfqs/{A-closed}': async (one) => ({ url: await rfqUrl(one, { status: 'closed' }) }),
  'GET /api/rfqs/{A-open}/items': async (one) => ({ url: `${await rfqUrl(one)}/items` }),
  'GET /api/rfqs/{A-open}/comparison': async (one) => ({ url: `${await rfqUrl(one)}/comparison` }),
  'GET /api/rfqs/{A-open}/comparison.csv': async (one) => ({
    url: `${await rfqUrl(one)}/comparison.csv`,
  }),
  'GET /api/rfqs/{A-open}/document.pdf': async (one) => ({
    url: `${await rfqUrl(one)}/document.pdf`,
  }),
  'GET /api/quotations/{supplierA on rfqA}/document.pdf': onQuotation('/document.pdf'),
  'GET /api/orders/{of A and supplierA}/documents/lpo.pdf': async (one) => ({
    url: `${await orderOf(one)}/documents/lpo.pdf`,
  }),
  'PUT /api/rfqs/{A-open}': async (one) => ({
    url: await rfqUrl(one),
    body: { deliveryLocation: 'Juja' },
  }),
  'POST /api/rfqs/{A-open}/award': async (one) => {
    const { id, rfqId } = await quotationOf(one);
    return { url: `/api/rfqs/${rfqId}/award`, body: { quotationId: id } };
  },
  'POST /api/quotations': async ({ people }) => {
    const { id } = await buildRfq(db(), { contractorId: people.contractorA.id });
    return {
      url: '/api/quotations',
      body: { rfqId: id, totalAmount: '1160', deliveryTime: 3 },
    };
  },
  'PUT /api/quotations/{supplierA on rfqA}': onQuotation('', {
    totalAmount: '1160',
    deliveryTime: 3,
  }),
  'POST /api/quotations/{supplierA on rfqA}/withdraw': onQuotation('/withdraw'),
  'POST /api/quotations/{expired of supplierA}/reconfirm': async (one) => ({
    url: `/api/quotations/${(await quotationOf(one, { validUntil: new Date(0) })).id}/reconfirm`,
    body: { validUntil: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  'POST /api/quotations/{supplierA on rfqA}/accept': onQuotation('/accept'),
  'POST /api/quotations/{supplierA on rfqA}/reject': onQuotation('/reject', {}),
  'DELETE /api/quotations/{supplierA on rfqA}': onQuotation(),
  'GET /api/quotations/{supplierA on rfqA}/attachments/{file}': async (one) => ({
    url: await attachmentOf(one),
  }),
  'GET /api/orders/{of A and supplierA}': async (one) => ({ url: await orderOf(one) }),
  'POST /api/rfqs/{A-open}/close': async (one) => ({ url: `${await rfqUrl(one)}/close`, body: {} }),
  'GET /api/messages/attachments/{of contractorA to supplierB}': async ({ people }) => {
    const path = await documentOf(people.contractorA);
    const sender = await server.signedIn(people.contractorA.id);
    const message = { receiverId: people.supplierB.id, content: '', attachments: [path] };
    const { body } = await sender.post<Message>('/api/messages', message);
    return { url: body.attachments[0]?.url ?? '' };
  },
  'GET /api/messages/{supplierB}': ({ people }) => ({
    url: `/api/messages/${people.supplierB.id}`,
  }),
  'GET /api/messages/{supplierB}/rfqs': ({ people }) => ({
    url: `/api/messages/${people.supplierB.id}/rfqs`,
  }),
  'POST /api/messages': ({ people, self }) => ({
    url: '/api/messages',
    body: {
      receiverId: self.id === people.supplierB.id ? people.supplierA.id : people.supplierB.id,
      content: 'Habari',
    },
  }),
  'POST /api/messages/{supplierB}/read': ({ people }) => ({
    url: `/api/messages/${people.supplierB.id}/read`,
  }),
  'GET /api/users/{supplierB}/block': blocking,
  'POST /api/users/{supplierB}/block': blocking,
  'DELETE /api/users/{supplierB}/block': blocking,
  'POST /api/users/{supplierB}/report': ({ people }) => ({
    url: `/api/users/${people.supplierB.id}/report`,
    body: { reason: 'Asks for money in advance' },
  }),
  'POST /api/admin/contact-submissions/{sent}/read': async () => ({
    url: `/api/admin/contact-submissions/${await contactSent()}/read`,
  }),
  'POST /api/contact': () => ({
    url: '/api/contact',
    body: { name: 'Jane', email: 'jane@example.com', message: 'Do you deliver?' },
  }),
};

async function contactSent(): Promise<string> {
  const { id } = await db()
    .insertInto('contactSubmissions')
    .values({ name: 'Jane', email: 'jane@example.com', message: 'Do you deliver?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function blocking({ people }: Case): Request {
  return { url: `/api/users/${people.supplierB.id}/block` };
}

async function favourite({ people }: Case): Promise<Request> {
  return { url: `/api/favourites/${await product(people.supplierA.id)}` };
}

/** An RFQ of contractor A that supplier A has answered. */
/** Supplier A's quotation on an RFQ of contractor A. */
async function quotationOf({ people }: Case, fields: Parameters<typeof buildQuotation>[1] = {}) {
  const rfq = await buildRfq(db(), { contractorId: people.contractorA.id });
  return buildQuotation(db(), { rfqId: rfq.id, supplierId: people.supplierA.id, ...fields });
}

function onQuotation(rest = '', body?: unknown) {
  return async (one: Case): Promise<Request> => ({
    url: `/api/quotations/${(await quotationOf(one)).id}${rest}`,
    ...(body === undefined ? {} : { body }),
  });
}

async function attachmentOf(one: Case): Promise<string> {
  const objectPath = await documentOf(one.people.supplierA);
  const { id } = await quotationOf(one, { attachments: [objectPath] });
  await db()
    .updateTable('uploads')
    .set({ purpose: 'quotation_attachment', claimedAt: new Date() })
    .where('id', '=', objectPath.replace('uploads/', ''))
    .execute();
  return `/api/quotations/${id}/attachments/${objectPath.replace('uploads/', '')}`;
}

async function orderOf({ people }: Case): Promise<string> {
  const { id } = await db()
    .insertInto('orders')
    .values({
      contractorId: people.contractorA.id,
      supplierId: people.supplierA.id,
      subtotal: '100.00',
      totalAmount: '100.00',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `/api/orders/${id}`;
}

async function rfqUrl(
  { people }: Case,
  overrides: Parameters<typeof buildRfq>[1] = {},
): Promise<string> {
  const { id } = await buildRfq(db(), { contractorId: people.contractorA.id, ...overrides });
  await db()
    .insertInto('quotations')
    .values({
      rfqId: id,
      supplierId: people.supplierA.id,
      totalAmount: '5000',
      deliveryTime: 2,
    })
    .execute();
  return `/api/rfqs/${id}`;
}

async function cartItem({ people }: Case): Promise<Request> {
  return { url: `/api/cart/${await cartItemOf(people.contractorA.id, people.supplierA.id)}` };
}

async function ask(call: string, one: Case): Promise<{ visitor: Visitor; status: number }> {
  const [method = 'GET', path = ''] = call.split(' ');
  const visitor = one.caller === 'anon' ? server.visitor() : await server.signedIn(one.self.id);
  const { url, body, csv }: Request = (await requests[call]?.(one)) ?? { url: path };
  const payload = csv ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = csv === undefined ? 'application/json' : 'text/csv';
  const { status } = await visitor.send({
    method: method as 'GET',
    url,
    ...(payload === undefined ? {} : { headers: { 'content-type': type }, payload }),
  });
  return { visitor, status };
}

describe('who may call what', () => {
  it.each(table)('$call', async ({ call, answers }) => {
    const got: string[] = [];
    // What is only read is the same for whoever comes next.
    const readers = call.startsWith('GET ') ? await buildPeople() : null;
    for (const caller of callers) {
      const people = readers ?? (await buildPeople());
      const self = caller === 'anon' ? people.contractorA : people[caller];
      const { status } = await ask(call, { people, caller, self });
      got.push(`${caller} ${status}`);
    }
    const expected = callers.map((caller, i) => `${caller} ${answers[i]?.split('-')[0]}`);
    expect(got.join(', '), got.join(', ')).toBe(expected.join(', '));
  });

  it('names every call there is', () => {
    const missing = [...declared].filter((call) => !called.has(call) && !call.endsWith('/api/*'));
    expect(missing, missing.join(', ')).toEqual([]);
  });
});
