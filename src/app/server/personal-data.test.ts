import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Rows, rowsOf } from '../../../db/rows.ts';
import type { DataExport, LatestExport } from '../../domains/accounts/account-schema.ts';
import {
  buildUser,
  depsFor,
  builtPassword as password,
} from '../../domains/accounts/server/factory.ts';
import { gatherExportLater } from '../../domains/accounts/server/job-definitions.ts';
import { gatherExport } from '../../domains/accounts/server/public.ts';
import { accountsRoutes } from '../../domains/accounts/server/routes.ts';
import { personalData } from './personal-data.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

/** Who adds a table that refers to people decides here what an export shows of it. */
const tablesWithPeople: Readonly<Record<string, string>> = {
  account_tokens: 'secrets',
  ai_chat_sessions: 'assistantSessions',
  ai_rfq_drafts: 'assistantDrafts',
  assistant_model_days: 'assistantModelDays',
  audit_log: 'auditTrail',
  blocks: 'blocks',
  carts: 'cart',
  consents: 'consents',
  conversations: 'follows from messages',
  credit_applications: 'creditApplications',
  credit_limits: 'creditLimit',
  data_exports: 'the exports themselves',
  deliveries: 'deliveries',
  dispute_entries: 'disputeEntries',
  disputes: 'disputes',
  favourites: 'favourites',
  former_contacts: 'formerContacts',
  etims_invoices: 'etimsInvoices',
  goods_returns: 'goodsReturns',
  inboxes: 'follows from messages',
  login_networks: 'secrets',
  market_bases: 'sealed: what market prices were counted from',
  media: 'pictures of products',
  messages: 'messages',
  notifications: 'notifications',
  order_events: 'follows from orders',
  order_requests: 'orderRequests',
  orders: 'orders',
  payment_details: 'paymentDetails',
  payments: 'payments',
  payout_batches: 'of the marketplace: which admins made and approved them',
  payouts: 'payouts',
  provider_receipts: 'of the marketplace: which admin decided on unmatched money',
  refunds: 'of the marketplace: which admin decided on them',
  product_imports: 'productImports',
  price_alerts: 'priceAlerts',
  products: 'products',
  projects: 'projects',
  quotations: 'quotations',
  recovery_codes: 'secrets',
  reports: 'reports',
  reviews: 'reviews',
  contact_answers:
    'of the marketplace: which admin answered; what they wrote is in contactSubmissions',
  queue_claims: 'of the marketplace: which admin takes care of what',
  rfq_matches: 'sealed: whom a buyer was matched with',
  rfqs: 'rfqs',
  sessions: 'signIns',
  statement_imports: 'of the marketplace: which admin imported them',
  staff_notes: 'staffNotes',
  supplier_categories: 'soldCategories',
  supplier_product_counts: 'follows from products',
  supplier_records: 'for buyers only, so that it cannot betray a bid',
  team_invitations: 'teamInvitations',
  team_members: 'teamMembers',
  team_requests: 'teamRequests',
  uploads: 'uploads',
  verification_requests: 'verificationRequests',
  websocket_tokens: 'secrets',
};

let server: TestServer;
let rows: Rows;
const asked: string[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, parts) =>
      app.register(
        accountsRoutes({
          ...depsFor(parts),
          personalData,
          enqueue: async (_sender, job, payload) => {
            if (job.name === gatherExportLater.name) {
              asked.push((payload as { exportId: string }).exportId);
            }
          },
        }),
      ),
  });
  rows = rowsOf(server.database.db);
});
afterAll(() => server.close());

const db = () => server.database.db;
const build = (overrides: Parameters<typeof buildUser>[1] = {}) => buildUser(db(), overrides);

const signedIn = ({ id }: { id: string }): Promise<Visitor> => server.signedIn(id);

const gather = (id: string) => gatherExport({ db: db(), personalData }, id);

describe('the export of the own data', () => {
  interface Exported {
    account: { email: string };
    products: { name: string; price: string }[];
    quotations: Record<string, unknown>[];
    messages: { content: string }[];
    auditTrail: unknown[];
  }

  it('has everything that is kept, and nothing of others', async () => {
    const user = await build({ role: 'supplier', companyName: 'Wekesa Stores' });
    const other = await build();
    await rows.product({ supplierId: user.id, name: 'Simba cement' });
    await rows.product({ name: 'Another’s sand' });
    await rows.quotation(await rows.rfq(), user.id);
    for (const [senderId, receiverId, content] of [
      [user.id, other.id, 'Habari "yako"'],
      [other.id, (await build()).id, 'Not for you'],
    ] as const) {
      await db().insertInto('messages').values({ senderId, receiverId, content }).execute();
    }
    const { status, body, headers } = await (await signedIn(user)).get<Exported>(
      '/api/profile/export',
    );
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.account.email).toBe(user.email);
    expect(body.products).toMatchObject([{ name: 'Simba cement', price: '100.00' }]);
    expect(body.messages.map(({ content }) => content)).toEqual(['Habari "yako"']);
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|totp|Another’s sand|Not for you/);
    expect(body.quotations).toHaveLength(1);
    expect(body.quotations[0]).not.toHaveProperty('aiScore');
  });

  it('knows every table that refers to an account', async () => {
    const { rows: references } = await server.database.pool.query<{ table: string }>(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass order by 1`,
    );
    expect(references.map(({ table }) => table)).toEqual(Object.keys(tablesWithPeople).sort());
  });

  it('is gathered by a worker when asked for, and then can be taken by its owner alone', async () => {
    const user = await build();
    const visitor = await signedIn(user);
    const first = await visitor.post<DataExport>('/api/profile/exports');
    expect(first.status).toBe(202);
    const second = await visitor.post<DataExport>('/api/profile/exports');
    expect(second.body.id).toBe(first.body.id);
    expect(asked.filter((id) => id === first.body.id)).toHaveLength(1);
    const file = `/api/profile/exports/${first.body.id}/file`;
    expect((await visitor.get(file)).status).toBe(409);
    await gather(first.body.id);
    const latest = await visitor.get<LatestExport>('/api/profile/exports/latest');
    expect(latest.body.latest).toMatchObject({ id: first.body.id, state: 'done', progress: 1 });
    expect((await visitor.get<Exported>(file)).body.account.email).toBe(user.email);
    const stranger = await signedIn(await build());
    expect((await stranger.get(file)).status).toBe(404);
    expect((await stranger.get(`/api/profile/exports/${randomUUID()}/file`)).status).toBe(404);
    expect((await stranger.get('/api/profile/exports/nonsense/file')).status).toBe(422);
    expect((await stranger.get('/api/profile/exports/latest')).body).toEqual({ latest: null });
  });

  it('asked for by ten at once is gathered once', async () => {
    const visitor = await signedIn(await build());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post<DataExport>('/api/profile/exports')),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('holds many records in their order', async () => {
    const user = await build({ role: 'supplier' });
    const categoryId = await rows.category();
    await server.database.pool.query(
      `insert into products (name, slug, price, unit, category_id, supplier_id, created_at)
       select 'P' || n, 'many-' || n, 1, 'piece', $1, $2, now() - make_interval(secs => 5000 - n)
       from generate_series(1, 1234) n`,
      [categoryId, user.id],
    );
    const { body } = await (await signedIn(user)).get<Exported>('/api/profile/export');
    expect(body.products).toHaveLength(1234);
    expect(body.products[1233]?.name).toBe('P1234');
  });
});

describe('many exports at once', () => {
  it('is not made by a link on another site', async () => {
    const visitor = await signedIn(await build());
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site };
      expect((await visitor.get('/api/profile/export', headers)).status).toBe(403);
    }
    const own = await visitor.get('/api/profile/export', { 'sec-fetch-site': 'same-origin' });
    expect(own.status).toBe(200);
  });

  it('wait for each other, and nobody else waits for them', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, () => build()));
    const visitors = await Promise.all(people.map(signedIn));
    const exported = visitors.map((visitor) => visitor.get('/api/profile/export'));
    const stranger = await server
      .visitor()
      .post('/api/login', { email: people[0]?.email, password });
    expect(stranger.status).toBe(200);
    const statuses = (await Promise.all(exported)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
