import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { MailMessage } from '../../../platform/mail.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { contactDetails } from '../rules.ts';
import type { ContactEntry, SiteInfo } from '../schema.ts';
import { siteInfoResponse } from '../schema.ts';
import { handleSiteJobs } from './jobs.ts';
import { siteRoutes } from './routes.ts';

interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly { path: string; message: string }[];
}

const message = {
  name: 'Jane Wambui',
  email: 'jane@example.com',
  subject: 'Delivery to Kitale',
  message: 'Do you deliver ballast?\nWe need 14 tonnes.',
};

let server: TestServer;
const sent: MailMessage[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { env, database, jobs }) => {
      const listProductSlugs = async () => [{ id: randomUUID(), slug: 'cement-a-b' }];
      const listCategorySlugs = async () => ['cement', 'nails & screws'];
      const listSuppliers = async () => ['5f0c6a3e-8c1d-4f0e-9d51-0c8b5f1f2a11'];
      const { publicUrl } = env;
      await app.register(
        siteRoutes({
          db: database.db,
          enqueue: jobs.enqueue,
          publicUrl,
          listCategorySlugs,
          listProductSlugs,
          listSuppliers,
          listPricedMaterials: async () => ['river-sand'],
        }),
      );
    },
  });
  const mail = { send: async (message: MailMessage) => void sent.push(message) };
  handleSiteJobs(server.jobs, { db: server.database.db, mail });
  await server.jobs.startWorkers();
});
afterAll(() => server.close());

const send = (body: unknown) =>
  server.visitor().post<Refusal & { id?: string }>('/api/contact', body);

const stored = async (id: string | undefined) =>
  server.database.db
    .selectFrom('contactSubmissions')
    .select(['name', 'email', 'subject', 'message', 'isRead'])
    .where('id', '=', id ?? '')
    .executeTakeFirst();

const storedCount = async () =>
  (await server.database.pool.query('select from contact_submissions')).rowCount;

describe('POST /api/contact', () => {
  test('CONT-03 stores the message as it was sent, unread', async () => {
    const answer = await send(message);
    expect(answer.status).toBe(201);
    expect(await stored(answer.body.id)).toEqual({ ...message, isRead: false });
  });

  test('ROLE-01 needs no session', async () => {
    const visitor = server.visitor();
    expect((await visitor.post('/api/contact', message)).status).toBe(201);
    expect(visitor.cookies.size).toBe(0);
  });

  test.each([
    ['null', { ...message, subject: null }],
    ['empty', { ...message, subject: '  ' }],
    ['absent', { name: message.name, email: message.email, message: message.message }],
  ])('VAL-03 keeps a subject that is %s as null', async (_case, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(201);
    expect((await stored(answer.body.id))?.subject).toBeNull();
  });

  test.each([
    ['name', { ...message, name: '   ' }],
    ['email', { ...message, email: '' }],
    ['message', { ...message, message: '\n' }],
    ['name', { email: message.email, message: message.message }],
    ['email', { ...message, email: 'jane' }],
    ['email', { ...message, email: 'jane@example' }],
    ['name', { ...message, name: 'a'.repeat(201) }],
    ['message', { ...message, message: 'a'.repeat(5001) }],
    ['message', { ...message, message: 'a\0b' }],
    ['message', { ...message, message: 'half a pair \ud800' }],
    ['isRead', { ...message, isRead: true }],
  ])('refuses a wrong %s at its field and stores nothing', async (field, body) => {
    const before = await storedCount();
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.issues?.map(({ path }) => path)).toContain(field);
    expect(await storedCount()).toBe(before);
  });

  test.each(['name', 'email', 'subject'])('lets no line break into the %s', async (field) => {
    for (const character of ['\r', '\n', '\r\n', '\0', '\u0085']) {
      const answer = await send({ ...message, [field]: `a${character}Bcc: b@example.com` });
      expect(answer.status, JSON.stringify(character)).toBe(422);
      expect(answer.body.issues?.[0]?.path).toBe(field);
    }
  });

  test('judges a long hostile email in one pass', async () => {
    const answer = await send({ ...message, email: `a@${'a.'.repeat(30_000)}@` });
    expect(answer.status).toBe(422);
  });
});

describe('what came by the contact form', () => {
  test('is mailed to the marketplace, for an answer to its sender', async () => {
    await send({ ...message, subject: 'Delivery <b>', message: 'First.\n\nSecond & last.' });
    const mailed = () => sent.find(({ subject }) => subject === 'Contact form: Delivery <b>');
    await expect.poll(mailed).toMatchObject({ to: contactDetails.email, replyTo: message.email });
    expect(mailed()?.text).toContain('Second & last.');
    expect(mailed()?.html).toContain('Second &amp; last.');
  });

  test('is listed for admins, newest first, in pages, until it is read', async () => {
    const { db } = server.database;
    const admin = await buildUser(db, {
      role: 'admin',
      totpSecret: 'sealed',
      totpConfirmedAt: new Date(),
    });
    const visitor = await server.signedIn(admin.id);
    const ids: (string | undefined)[] = [];
    for (const subject of ['one', 'two', 'three']) {
      ids.unshift((await send({ ...message, subject })).body.id);
    }
    const list = '/api/admin/contact-submissions';
    const first = await visitor.get<ContactEntry[]>(`${list}?unread=true&limit=2`);
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1];
    const second = await visitor.get<ContactEntry[]>(next ?? '');
    expect(second.body[0]).toMatchObject({ id: ids[2], subject: 'one', isRead: false });
    expect((await visitor.post(`${list}/${ids[0]}/read`)).status).toBe(204);
    const rest = await visitor.get<ContactEntry[]>(`${list}?unread=true`);
    expect(rest.body.map(({ id }) => id)).not.toContain(ids[0]);
    const done = await visitor.get<ContactEntry[]>(`${list}?unread=false`);
    expect(done.body.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await visitor.post(`${list}/${randomUUID()}/read`)).status).toBe(404);
    expect((await visitor.get(`${list}?limit=51`)).status).toBe(422);
    const { rowCount } = await server.database.pool.query(
      "select from audit_log where action in ('contact.listed', 'contact.done') and actor_id = $1",
      [admin.id],
    );
    expect(rowCount).toBe(5);
  });
});

describe('GET /api/site', () => {
  const info = async (query = '') =>
    (await server.visitor().get<SiteInfo>(`/api/site${query}`)).body;
  const setting = (key: string, value: unknown) =>
    server.database.pool.query(
      `insert into site_settings (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    );

  test('LAND-05 LAND-06 LAND-07 LAND-08 LAND-09 claims the specified figures unless set otherwise', async () => {
    expect((await info()).figures).toEqual({
      products: '300+',
      verifiedSuppliers: '50+',
      categories: '24',
      ordersDelivered: '1000+',
      countries: '5+',
    });
    const figures = {
      products: '900+',
      verifiedSuppliers: '80+',
      categories: '24',
      ordersDelivered: '2000+',
      countries: '6',
    };
    await setting('headline_figures', figures);
    expect((await info()).figures).toEqual(figures);
    await setting('headline_figures', { products: 900 });
    expect((await info()).figures.products).toBe('300+');
  });

  test('LAND-31 names ten brands', async () => {
    expect(new Set((await info()).brands).size).toBe(10);
  });

  test('LAND-13 gives the contact details', async () => {
    const { contact } = await info();
    expect(contact).toEqual({ ...contactDetails, hours: 'Mon-Fri 8am-6pm' });
    expect(contact.phone).toMatch(/^\+254/);
    expect(contact.address).toContain('Nairobi');
  });

  test('answers the texts in the language asked for, English by default, in the documented form', async () => {
    const [byDefault, english, swahili] = [
      await info(),
      await info('?lang=en'),
      await info('?lang=sw'),
    ];
    expect(byDefault).toEqual(english);
    expect(swahili.texts.steps[0].title).not.toBe(english.texts.steps[0].title);
    for (const answer of [english, swahili]) siteInfoResponse.parse(answer);
  });

  test('refuses a language it does not speak', async () => {
    expect((await server.visitor().get('/api/site?lang=fr')).status).toBe(422);
  });
});

describe('what search engines read', () => {
  const text = async (url: string) => {
    const answer = await server.app.inject({ method: 'GET', url });
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      body: answer.payload,
    };
  };

  test('robots.txt closes the API and the private pages, and names the sitemap', async () => {
    const { status, body } = await text('/robots.txt');
    expect(status).toBe(200);
    for (const path of ['/api/', '/cart', '/dashboard', '/messages', '/settings']) {
      expect(body).toContain(`Disallow: ${path}\n`);
    }
    expect(body).toContain('Sitemap: http://jengasoko.test/sitemap.xml');
  });

  test('the index names a sitemap of pages, of suppliers and of products, and all can be read', async () => {
    const index = await text('/sitemap.xml');
    expect(index.type).toMatch(/^application\/xml/);
    const addresses = [...index.body.matchAll(/<loc>http:\/\/jengasoko\.test([^<]+)<\/loc>/g)];
    const paths = addresses.map(([, path]) => path);
    expect(paths).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/suppliers.xml',
      '/sitemaps/products.xml',
    ]);
    expect((await text('/sitemaps/suppliers.xml')).body).toContain(
      '<loc>http://jengasoko.test/suppliers/5f0c6a3e-8c1d-4f0e-9d51-0c8b5f1f2a11</loc>',
    );
    const pages = (await text('/sitemaps/pages.xml')).body;
    expect(pages).toContain('<loc>http://jengasoko.test/</loc>');
    expect(pages).toContain('<loc>http://jengasoko.test/products?category=cement</loc>');
    expect(pages).toContain('<loc>http://jengasoko.test/market/river-sand</loc>');
    expect(pages).toContain('category=nails%20%26%20screws</loc>');
    expect((await text('/sitemaps/products.xml')).body).toContain(
      '<loc>http://jengasoko.test/products/cement-a-b</loc>',
    );
    expect((await text('/sitemaps/products.xml?after=x')).status).toBe(422);
  });
});
