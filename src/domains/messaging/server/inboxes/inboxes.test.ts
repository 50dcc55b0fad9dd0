import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildMessage } from '../factory.ts';
import { handleMessagingJobs } from '../jobs.ts';
import { readWrongInboxes, recountInbox } from './queries.ts';

interface Person extends Visitor {
  readonly id: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

async function person(): Promise<Person> {
  const { id } = await buildUser(server.database.db, { role: 'supplier' });
  return Object.assign(await server.signedIn(id), { id });
}

/** Inboxes as they are kept, and as all messages ever written add up. */
async function keptAndCounted(people: readonly Person[]) {
  const { rows } = await server.database.pool.query<{ kept: number[]; counted: number[] }>(
    `select array[coalesce(i.conversations, 0), coalesce(i.unread_count, 0)] as kept,
       array[count(distinct case m.sender_id when u.id then m.receiver_id else m.sender_id end),
         count(*) filter (where m.receiver_id = u.id and not m.is_read)]::integer[] as counted
     from users u left join inboxes i on i.user_id = u.id
       left join messages m on u.id in (m.sender_id, m.receiver_id)
     where u.id = any($1) group by u.id, i.user_id order by u.id`,
    [people.map(({ id }) => id)],
  );
  return { kept: rows.map(({ kept }) => kept), counted: rows.map(({ counted }) => counted) };
}

/** What people do to each other, as numbers choose it; deleting an account is rare. */
const deeds: readonly ((one: Person, other: Person) => Promise<{ readonly status: number }>)[] = [
  ...Array.from(
    { length: 6 },
    () => (one: Person, other: Person) =>
      one.post('/api/messages', { receiverId: other.id, content: 'Habari' }),
  ),
  ...Array.from(
    { length: 3 },
    () => (one: Person, other: Person) => one.post(`/api/messages/${other.id}/read`),
  ),
  (one, other) => one.post(`/api/users/${other.id}/block`),
  (one, other) => one.send({ method: 'DELETE', url: `/api/users/${other.id}/block` }),
  (one) => one.send({ method: 'DELETE', url: '/api/profile' }),
];

/** Done, or refused because one of the two is gone or has blocked the other. */
const taken = [200, 201, 204, 401, 403, 404];

describe('inboxes', () => {
  it('are what all messages add up to, whatever people do to each other at once', async () => {
    const index = (length: number) => fc.nat({ max: length - 1 });
    const deed = fc.tuple(index(deeds.length), index(4), index(3));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(deed, { maxLength: 12 }), { maxLength: 4 }),
        async (rounds) => {
          const people = await Promise.all(Array.from({ length: 4 }, person));
          for (const round of rounds) {
            const answers = await Promise.all(
              round.map(([what, from, to]) => {
                const [one, other] = [people[from], people[(from + 1 + to) % 4]];
                return one && other && deeds[what]?.(one, other);
              }),
            );
            for (const answer of answers) expect(taken).toContain(answer?.status);
          }
          const { kept, counted } = await keptAndCounted(people);
          expect(kept).toEqual(counted);
        },
      ),
      { numRuns: 6 },
    );
    expect(await readWrongInboxes(server.database.db)).toEqual([]);
  });

  it('that are wrong are added up anew, also while people write; who was right sees nothing of it', async () => {
    const { db, pool } = server.database;
    const [one, other, third] = await Promise.all([person(), person(), person()]);
    await buildMessage(db, { senderId: one.id, receiverId: other.id });
    await buildMessage(db, { senderId: other.id, receiverId: one.id });
    await buildMessage(db, { senderId: third.id, receiverId: one.id });
    await pool.query('update inboxes set unread_count = 7 where user_id = $1', [one.id]);
    await pool.query('delete from inboxes where user_id = $1', [other.id]);
    const version = 'select version from inboxes where user_id = $1';
    const before = (await pool.query(version, [third.id])).rows;
    expect(await readWrongInboxes(db)).toEqual([one.id, other.id].sort());

    const warnings: unknown[] = [];
    const sweep = sweepWith((facts) => warnings.push(facts));
    await sweep();
    expect(warnings).toEqual([{ mended: 2 }]);
    const people = [one, other, third];
    const after = await keptAndCounted(people);
    expect(after.kept).toEqual(after.counted);
    expect((await pool.query(version, [third.id])).rows).toEqual(before);
    await sweep();
    expect(warnings).toHaveLength(1);

    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        i % 2
          ? recountInbox(db, one.id)
          : third.post('/api/messages', { receiverId: one.id, content: 'Tena' }),
      ),
    );
    const atLast = await keptAndCounted(people);
    expect(atLast.kept).toEqual(atLast.counted);
  });
});

/** The nightly job, as it is handled. */
function sweepWith(warn: (facts: unknown) => void): () => Promise<void> {
  let sweep: (() => Promise<void>) | null = null;
  const handle = (_job: unknown, handler: unknown) => {
    sweep = handler as () => Promise<void>;
  };
  handleMessagingJobs({ handle }, { db: server.database.db, log: { warn } });
  if (!sweep) throw new Error('Nothing is handled');
  return sweep;
}
