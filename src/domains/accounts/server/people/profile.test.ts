import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { objectStorageRoutes } from '../../../../platform/object-storage/routes.ts';
import { pngFile } from '../../../../platform/object-storage/testing/files.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from '../../../../platform/object-storage/testing/storage-server.ts';
import type { CurrentUser, SoldCategory } from '../../account-schema.ts';
import { buildUser, depsFor, jobDepsFor, builtPassword as password } from '../factory.ts';
import { accountsRoutes } from '../routes.ts';
import { messagePolicy } from '../sign-in/throttle.ts';
import { type Post, startPost } from '../testing.ts';

let server: TestServer;
let folder: StorageFolder;
let base: string;
/** What the catalogue lists of a supplier. */
let listed: SoldCategory[] = [];
let post: Post;
beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: async (app, parts) => {
      const deps = {
        ...depsFor(parts),
        rateLimitScale: 1,
        memberCalls: () => [],
        supplierFigures: async () => ({
          categories: listed,
          rating: { average: null, count: 0 },
          productCount: listed.length,
        }),
      };
      await app.register(accountsRoutes(deps));
      await app.register(objectStorageRoutes(deps.avatars));
    },
  });
  base = await listen(server.app);
  post = await startPost(server, jobDepsFor(server));
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const upload = async (visitor: Visitor) =>
  (await sendFile(visitor, base, await pngFile(), { contentType: 'image/png' })).objectPath;

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly issues: readonly { path: string; message: string }[];
}

async function signedIn(overrides: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(server.database.db, overrides);
  const visitor = server.visitor();
  const contact = { email: user.email ?? user.phoneNumber, password };
  expect(await visitor.post('/api/login', contact)).toMatchObject({ status: 200 });
  return { user, visitor };
}

const put = <T = Refusal>(visitor: Visitor, body: unknown) =>
  visitor.send<T>({
    method: 'PUT',
    url: '/api/profile',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

const names = { firstName: 'Wanjiru', lastName: 'Kamau' };

describe('PUT /api/profile', () => {
  it('takes the verified badge from a company that takes another name, and from no other', async () => {
    const { visitor } = await signedIn({
      role: 'supplier',
      companyName: 'Mama Hardware',
      isVerified: true,
    });
    const kept = await put<CurrentUser>(visitor, { ...names, companyName: 'Mama Hardware' });
    expect(kept.body.isVerified).toBe(true);
    const lost = await put<CurrentUser>(visitor, { ...names, companyName: 'Another Cement Ltd' });
    expect(lost.body.isVerified).toBe(false);
  });

  it('takes the badge from a person who takes another name, where no company stands before it', async () => {
    const person = { firstName: 'Mary', lastName: 'Mason', isVerified: true };
    const alone = await signedIn({ role: 'supplier', ...person });
    const same = { firstName: 'Mary', lastName: 'Mason' };
    expect((await put<CurrentUser>(alone.visitor, same)).body.isVerified).toBe(true);
    const other = { firstName: 'Bamburi', lastName: 'Cement PLC' };
    expect((await put<CurrentUser>(alone.visitor, other)).body.isVerified).toBe(false);
    const company = await signedIn({ role: 'supplier', ...person, companyName: 'Mason & Co' });
    expect((await put<CurrentUser>(company.visitor, other)).body.isVerified).toBe(true);
  });

  it('PROF-03 API-48 stores the profile and answers the account', async () => {
    const { user, visitor } = await signedIn();
    const { status, body } = await put<CurrentUser>(visitor, {
      firstName: ' Wanjiru ',
      lastName: 'Kamau',
      email: ` ${user.email?.toUpperCase()} `,
      companyName: 'Kamau & Sons',
      phoneNumber: '0722 111 222',
      location: 'Ruiru',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...names,
      email: user.email,
      companyName: 'Kamau & Sons',
      phoneNumber: '+254722111222',
      location: 'Ruiru',
    });
    expect(await visitor.get('/api/user')).toMatchObject({ status: 200, body });
  });

  it('VAL-48 takes optional fields away where they are empty, and leaves missing ones', async () => {
    const { user, visitor } = await signedIn({ companyName: 'Old Name', location: 'Thika' });
    const cleared = await put<CurrentUser>(visitor, { ...names, companyName: '', phoneNumber: '' });
    expect(cleared).toMatchObject({
      status: 200,
      body: { companyName: null, phoneNumber: null, location: 'Thika', email: user.email },
    });
  });

  it.each([
    [{ ...names, firstName: '  ' }, 'firstName', 'First name is required'],
    [{ lastName: 'Kamau' }, 'firstName', 'First name is required'],
    [{}, 'firstName', 'First name is required'],
    [{ ...names, lastName: '' }, 'lastName', 'Last name is required'],
    [{ ...names, lastName: null }, 'lastName', 'Last name is required'],
    [{ ...names, email: 'abc' }, 'email', 'Invalid email address'],
    [{ ...names, email: 7 }, 'email', 'Invalid email address'],
    [{ ...names, phoneNumber: '0712' }, 'phoneNumber', 'Enter a valid phone number'],
    [{ ...names, companyName: 'a\nb' }, 'companyName', 'Enter this on one line'],
    [{ ...names, location: 'x'.repeat(201) }, 'location', 'Use at most 200 characters'],
    [{ ...names, county: 'Kampala' }, 'county', 'Choose one of the 47 counties'],
    [{ ...names, leadTimeDays: 1.5 }, 'leadTimeDays', 'Enter a number of days from 0 to 365'],
    [{ ...names, isVerified: true }, 'isVerified', 'isVerified is not a field of this request'],
    [{ ...names, role: 'admin' }, 'role', 'role is not a field of this request'],
  ])('VAL-45 VAL-46 VAL-47 refuses %j at its field', async (body, path, message) => {
    const { visitor } = await signedIn();
    const answer = await put(visitor, body);
    expect(answer.status).toBe(422);
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path, message }));
  });

  it('refuses text that cannot be stored, and a stranger before anything else', async () => {
    const { visitor } = await signedIn();
    expect(await put(visitor, { ...names, firstName: 'a\0b' })).toMatchObject({ status: 422 });
    expect(await put(server.visitor(), { nonsense: 1 })).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    });
  });

  it('VAL-47 lets a phone-only account save without an email, but no account without either', async () => {
    const { visitor } = await signedIn({ email: null, phoneNumber: '+254733000001' });
    const saved = await put<CurrentUser>(visitor, {
      ...names,
      email: '',
      phoneNumber: '0733000001',
    });
    expect(saved).toMatchObject({ status: 200, body: { email: null } });
    const neither = await put(visitor, { ...names, email: '', phoneNumber: null });
    expect(neither).toMatchObject({ status: 422, body: { issues: [{ path: 'email' }] } });
  });

  it('makes a changed contact unproven, and only that one', async () => {
    const proven = new Date();
    const { user, visitor } = await signedIn({
      phoneNumber: '+254733000002',
      emailVerifiedAt: proven,
      phoneVerifiedAt: proven,
    });
    const { pool } = server.database;
    await pool.query(
      `insert into account_tokens (user_id, purpose, token_hash, destination, expires_at)
       select $1, 'password_reset', sha256(destination::bytea), destination, now() + interval '1 hour'
       from unnest($2::text[]) as sent (destination)`,
      [user.id, [user.email, user.phoneNumber]],
    );
    const state = async () => {
      const { rows } = await pool.query(
        `select email_verified_at is not null as email, phone_verified_at is not null as phone,
           (select array_agg(destination) from account_tokens
             where user_id = users.id and used_at is null) as live
         from users where id = $1`,
        [user.id],
      );
      return rows[0];
    };
    await put(visitor, { ...names, email: user.email?.toUpperCase(), phoneNumber: '0733 000 002' });
    expect(await state()).toMatchObject({ email: true, phone: true });
    const email = `${randomUUID()}@new.example`;
    await put(visitor, { ...names, email, currentPassword: password });
    expect(await state()).toEqual({ email: false, phone: true, live: [user.phoneNumber] });
    await put(visitor, {
      ...names,
      phoneNumber: '0733 000 003',
      currentPassword: password,
    });
    expect(await state()).toEqual({ email: false, phone: false, live: null });
  });

  it('asks for the password before a contact changes, once one is proven', async () => {
    const { user, visitor } = await signedIn({ emailVerifiedAt: new Date() });
    const added = { ...names, phoneNumber: '0733 000 009' };
    const refusedWith = (code: string) => ({
      status: 422,
      body: { code, issues: [{ path: 'currentPassword' }] },
    });
    expect(await put(visitor, added)).toMatchObject(refusedWith('password_needed'));
    const wrong = { ...added, currentPassword: 'not the password' };
    expect(await put(visitor, wrong)).toMatchObject(refusedWith('wrong_password'));
    expect(await put(visitor, { ...names, email: user.email, location: 'Thika' })).toMatchObject({
      status: 200,
      body: { phoneNumber: null, location: 'Thika' },
    });
    expect(await put(visitor, { ...added, currentPassword: password })).toMatchObject({
      status: 200,
      body: { phoneNumber: '+254733000009' },
    });
  });

  it('tells the contact that the account gives up, and not its flooded stranger', async () => {
    const { user, visitor } = await signedIn({ emailVerifiedAt: new Date() });
    await put(visitor, {
      ...names,
      email: `${randomUUID()}@new.example`,
      currentPassword: password,
    });
    const [told] = await post.textsTo(user.email ?? '');
    expect(told).toContain('no longer use this email address for your JengaSoko account');

    const stranger = `${randomUUID()}@stranger.example`;
    const { visitor: other } = await signedIn();
    for (let i = 0; i < messagePolicy.free + 3; i += 1) {
      await put(other, { ...names, email: stranger });
      await put(other, { ...names, email: `${randomUUID()}@new.example` });
    }
    // The one after the free ones is let through, and begins the wait.
    expect(await post.textsTo(stranger)).toHaveLength(messagePolicy.free + 1);
  });

  it('says at its field that a contact is taken', async () => {
    const other = await signedIn({ phoneNumber: '+254733000004' });
    const { visitor } = await signedIn();
    expect(await put(visitor, { ...names, email: other.user.email?.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'email_taken', issues: [{ path: 'email' }] },
    });
    expect(await put(visitor, { ...names, phoneNumber: '0733 000 004' })).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', issues: [{ path: 'phoneNumber' }] },
    });
  });

  it('gives an email that two take at once to one of them', async () => {
    const email = `${randomUUID()}@race.example`;
    const people = await Promise.all([signedIn(), signedIn()]);
    const answers = await Promise.all(
      people.map(({ visitor }) => put(visitor, { ...names, email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("stores a supplier's business details, and nobody else's", async () => {
    const details = { county: 'Kiambu', deliveryCounties: ['Nairobi', 'Kiambu'], leadTimeDays: 2 };
    const supplier = await signedIn({ role: 'supplier' });
    expect(await put<CurrentUser>(supplier.visitor, { ...names, ...details })).toMatchObject({
      status: 200,
      body: details,
    });
    const twice = { ...names, deliveryCounties: ['Nairobi', 'Nairobi'] };
    expect(await put(supplier.visitor, twice)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'deliveryCounties', message: 'A county is listed twice' }] },
    });
    const contractor = await signedIn();
    expect(await put(contractor.visitor, { ...names, ...details })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'deliveryCounties' }] },
    });
    const asRead = { ...names, county: 'Kiambu', deliveryCounties: [], leadTimeDays: null };
    expect(await put(contractor.visitor, asRead)).toMatchObject({
      status: 200,
      body: { county: 'Kiambu' },
    });
  });

  it('PROF-01 takes a picture that the person uploaded, without asking for names', async () => {
    const { visitor } = await signedIn({ firstName: null, lastName: null });
    const own = await upload(visitor);
    const { status, body } = await put<CurrentUser>(visitor, { profileImageUrl: own });
    expect([status, body.firstName]).toEqual([200, null]);
    expect(body.profileImageUrl).toMatch(/^\/media\/[0-9a-f]{32}\/128\.webp$/);
    const again = await put<CurrentUser>(visitor, { profileImageUrl: body.profileImageUrl });
    expect([again.status, again.body.profileImageUrl]).toEqual([200, body.profileImageUrl]);
    const stranger = await signedIn();
    const foreign = [await upload(stranger.visitor), own, 'https://evil.example/x.png', ''];
    for (const profileImageUrl of foreign) {
      expect(await put(visitor, { profileImageUrl })).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'profileImageUrl' }] },
      });
    }
    expect(await put(visitor, { profileImageUrl: null })).toMatchObject({
      status: 200,
      body: { profileImageUrl: null },
    });
  });

  it('PROF-01 uses up no picture where the rest is refused', async () => {
    const other = await signedIn();
    const { visitor } = await signedIn();
    const own = await upload(visitor);
    const taken = { ...names, email: other.user.email, profileImageUrl: own };
    expect((await put(visitor, taken)).status).toBe(409);
    expect((await put(visitor, { profileImageUrl: own })).status).toBe(200);
  });
});

describe('the categories that a supplier sells', () => {
  const path = '/api/profile/categories';
  const idsOf = async (visitor: Visitor) =>
    (await visitor.get<SoldCategory[]>(path)).body.map(({ id }) => id).sort();
  const category = async (name: string) =>
    server.database.db
      .insertInto('categories')
      .values({ name, slug: `${name.toLowerCase()}-${randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow();

  it('follow from the products, with what it adds and without what it takes out', async () => {
    const [roofing, paint] = [await category('Roofing'), await category('Paint')];
    listed = [{ id: paint.id, name: 'Paint', slug: 'paint' }];
    const { visitor } = await signedIn({ role: 'supplier' });
    expect(await idsOf(visitor)).toEqual([paint.id]);
    const both = [roofing.id.toUpperCase(), paint.id];
    expect((await put(visitor, { categoryIds: both })).status).toBe(200);
    expect(await idsOf(visitor)).toEqual([roofing.id, paint.id].sort());
    expect((await put(visitor, { categoryIds: [roofing.id] })).status).toBe(200);
    expect(await idsOf(visitor)).toEqual([roofing.id]);
    // What is listed later counts by itself.
    listed = [...listed, { id: roofing.id, name: 'Roofing', slug: 'roofing' }];
    expect(await idsOf(visitor)).toEqual([roofing.id]);
    expect((await put(visitor, { leadTimeDays: 2 })).status).toBe(200);
    expect(await idsOf(visitor)).toEqual([roofing.id]);
    listed = [];
  });

  it.each([
    ['one that does not exist', [randomUUID()]],
    [
      'one that is listed twice',
      ['a'.repeat(8), 'A'.repeat(8)].map((a) => `${a}-0000-4000-8000-000000000000`),
    ],
    ['what is no id', ['cement']],
    ['what is no list', 'cement'],
  ])('are refused at their field: %s', async (_what, categoryIds) => {
    const { visitor } = await signedIn({ role: 'supplier' });
    const { status, body } = await put(visitor, { categoryIds });
    expect([status, body.issues[0]?.path.split('.')[0]]).toEqual([422, 'categoryIds']);
  });

  it('are no contractor’s', async () => {
    const { visitor } = await signedIn();
    expect((await put(visitor, { categoryIds: [(await category('Steel')).id] })).status).toBe(422);
    expect((await visitor.get(path)).status).toBe(403);
  });
});

describe('GET /api/profile/county-guess', () => {
  const path = '/api/profile/county-guess';

  it.each([
    ['Ruiru, off Thika Road', 'Kiambu'],
    ['next to the petrol station', null],
    [null, null],
  ])('reads the county out of the own location %j: %s', async (location, county) => {
    const { visitor } = await signedIn({ role: 'supplier', location });
    expect(await visitor.get(path)).toMatchObject({ status: 200, body: { county } });
  });

  it('is for the signed-in', async () => {
    expect(await server.visitor().get(path)).toMatchObject({ status: 401 });
  });
});
