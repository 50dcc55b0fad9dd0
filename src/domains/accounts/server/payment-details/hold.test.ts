import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { payeeLongHoldHours } from '../../payment-details-rules.ts';
import type { OwnPayee } from '../../payment-details-schema.ts';
import { buildUser, jobDepsFor, builtPassword as password } from '../factory.ts';
import { sweepFormerContacts } from '../queries/former-contacts.ts';
import { recordOwn } from '../queries/own-audit.ts';
import { type Post, startPost } from '../testing.ts';
import { codeOf, stillNow } from '../two-step/testing.ts';
import { payeeHoldHours } from './settings.ts';
import { ageTrail, payeeSuppliers } from './testing.ts';

let server: TestServer;
let post: Post;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  post = await startPost(server, jobDepsFor(server));
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ now: stillNow, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const db = () => server.database.db;
const { withTwoStep } = payeeSuppliers({
  visitor: (options) => server.visitor(options),
  buildOne: (overrides) => buildUser(db(), overrides) as never,
  password,
});
type Supplier = Awaited<ReturnType<typeof withTwoStep>>;

/** Enters a till; step is of the code, each of which is good once. Answers the hours of its hold. */
async function enter({ visitor, secret }: Supplier, number: string, step = 0): Promise<number> {
  const { status, body } = await visitor.post<OwnPayee[]>('/api/payment-details', {
    kind: 'till',
    number,
    name: 'Jirani Hardware',
    password,
    code: codeOf(secret, step),
  });
  expect(status).toBe(200);
  const entered = body.at(-1);
  const since = Date.parse(entered?.usableFrom ?? '') - Date.parse(entered?.createdAt ?? '');
  return Math.round(since / 3_600_000);
}

async function changeEmail(visitor: Supplier['visitor'], email: string): Promise<void> {
  const payload = { firstName: 'Amina', lastName: 'Wekesa', email, currentPassword: password };
  const { status } = await visitor.send({ method: 'PUT', url: '/api/profile', payload });
  expect(status).toBe(200);
}

it.each(['contact.changed', 'password.changed', 'password.reset', 'two_step.disabled'] as const)(
  'new payment details are held for seven days after %s, and for 48 hours a week later',
  async (action) => {
    const supplier = await withTwoStep();
    await recordOwn(db(), (await buildUser(db())).id, action);
    await recordOwn(db(), supplier.user.id, action);
    await ageTrail(server.database.pool, supplier.user.id);
    expect(await enter(supplier, '523871')).toBe(payeeHoldHours.standard);
    await recordOwn(db(), supplier.user.id, action);
    expect(await enter(supplier, '523872', 1)).toBe(payeeLongHoldHours);
  },
);

it('a proven contact that was given up is told of new payment details for 14 days, and then forgotten', async () => {
  const supplier = await withTwoStep();
  const { user, visitor } = supplier;
  const owners = user.email ?? '';
  const thief = `thief-${user.id}@people.example`;
  await changeEmail(visitor, thief);
  await enter(supplier, '666666');
  const alarm = (await post.textsTo(owners)).at(-1);
  expect(alarm).toContain('till ending in 6666');
  expect(alarm).toContain('tell us at once');
  expect(alarm).not.toContain('666666');

  await db()
    .updateTable('formerContacts')
    .set({ givenUpAt: new Date(Date.now() - 15 * 86_400_000) })
    .where('userId', '=', user.id)
    .execute();
  const before = (await post.textsTo(owners)).length;
  await enter(supplier, '777777', 1);
  expect(await post.textsTo(owners)).toHaveLength(before);
  await sweepFormerContacts(db());
  const kept = db().selectFrom('formerContacts').selectAll().where('userId', '=', user.id);
  expect(await kept.execute()).toEqual([]);
});

it('a contact that nobody had proven is told nothing, and one that was given up and taken again is told until it is proven, then once', async () => {
  const supplier = await withTwoStep();
  const { user, visitor } = supplier;
  const own = user.email ?? '';
  const timesTold = async (email: string, ending: string) =>
    (await post.textsTo(email)).filter((text) => text.includes(`ending in ${ending}`)).length;
  const passing = `passing-${user.id}@people.example`;
  for (const email of [passing, own]) await changeEmail(visitor, email);
  await enter(supplier, '523871');
  expect(await timesTold(passing, '3871')).toBe(0);
  expect(await timesTold(own, '3871')).toBe(1);

  await db()
    .updateTable('users')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', user.id)
    .execute();
  await enter(supplier, '523872', 1);
  expect(await timesTold(own, '3872')).toBe(1);
});
