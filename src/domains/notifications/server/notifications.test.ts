import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import type { MailMessage } from '../../../platform/mail.ts';
import type { Delivery } from '../../../platform/realtime/bus.ts';
import type { SmsMessage } from '../../../platform/sms.ts';
import { eventually } from '../../../shared/testing/eventually.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Notification } from '../schema.ts';
import type { UnreadFrom } from './deps.ts';
import { lineOfNotice, notificationSms } from './emails.ts';
import { sendNotifications } from './job-definitions.ts';
import { handleNotificationsJobs } from './jobs.ts';
import { createNotify, type Notice } from './notify.ts';
import { deleteOldNotifications, takeNotifications } from './queries.ts';
import { notificationsRoutes } from './routes.ts';

let server: TestServer;
let failures: Error[] = [];
const mails: MailMessage[] = [];
const texts: SmsMessage[] = [];
const published: Delivery[] = [];
const unread: UnreadFrom[] = [];
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(notificationsRoutes({ pool: database.pool }));
    },
  });
  const mail = {
    async send(message: MailMessage) {
      const failure = failures.shift();
      if (failure) throw failure;
      mails.push(message);
    },
  };
  const sms = { send: async (message: SmsMessage) => void texts.push(message) };
  const publicUrl = 'https://jengasoko.test';
  handleNotificationsJobs(server.jobs, {
    db: db(),
    mail,
    sms,
    demo: false,
    publicUrl,
    publish: async (deliveries) => void published.push(...deliveries),
    messages: {
      take: async () => unread.splice(0),
      giveBack: async () => undefined,
      secondsSinceNotified: async () => null,
    },
  });
  await server.jobs.startWorkers();
});
afterAll(() => server.close());
beforeEach(() => {
  mails.length = 0;
  texts.length = 0;
  failures = [];
});

const db = () => server.database.db;
/** With a proven email: nobody else is told anything. */
const buildPerson = (overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(db(), { emailVerifiedAt: new Date(), ...overrides });
const rfqId = '00000000-0000-4000-8000-000000000001';

const received = (userId: string, title: string): Notice => ({
  userId,
  kind: 'quotationReceived',
  subjectId: rfqId,
  values: { title, supplier: 'Bamburi Ltd' },
});

/** As a domain does it, within its own transaction. */
const notify = (notice: Notice) =>
  db()
    .transaction()
    .execute((trx) => createNotify(server.jobs)(trx, notice));

async function read(visitor: Visitor, query = ''): Promise<readonly Notification[]> {
  return (await visitor.get<Notification[]>(`/api/notifications${query}`)).body;
}

/** As if the minute in which notifications are collected was over. */
async function tell(userId: string): Promise<void> {
  const { rowCount } = await server.database.pool.query(
    `update pgboss.job set start_after = now()
     where name = $1 and data ->> 'userId' = $2 and state = 'created'`,
    [sendNotifications.name, userId],
  );
  expect(rowCount).toBe(1);
}

it('an SMS names nobody who has proven no contact, and the bell does', async () => {
  const reader = await buildUser(db(), {
    email: null,
    phoneNumber: '+254712000991',
    phoneVerifiedAt: new Date(),
  });
  const [known, stranger] = [await buildPerson(), await buildUser(db())];
  const sent = async (writtenBy: string) => {
    await db().deleteFrom('notifications').where('userId', '=', reader.id).execute();
    await notify({ ...received(reader.id, 'Roof'), writtenBy });
    const bell = await read(await server.signedIn(reader.id));
    expect(bell[0]?.values).toEqual({ title: 'Roof', supplier: 'Bamburi Ltd' });
    const [taken] = await takeNotifications(db(), reader.id);
    return taken && lineOfNotice(taken, 'en').sms;
  };
  expect(await sent(known.id)).toBe('New quotation from Bamburi Ltd on “Roof”');
  expect(await sent(stranger.id)).toBe('New quotation from someone on “Roof”');
});

describe('the list of the bell', () => {
  it("shows the owner's, newest first, part by part, and nobody else's", async () => {
    const { id } = await buildPerson();
    for (const title of ['Roof', 'Fence', 'Gate']) await notify(received(id, title));
    const owner = await server.signedIn(id);
    const first = await owner.get<Notification[]>('/api/notifications?limit=2');
    expect(first.body).toMatchObject([
      { kind: 'quotationReceived', values: { title: 'Gate' }, isRead: false },
      { values: { title: 'Fence' }, link: `/rfqs/${rfqId}` },
    ]);
    expect(first.headers['x-total-count']).toBe('3');
    const [, next] = /<(.+)>/.exec(String(first.headers.link)) ?? [];
    expect((await owner.get(next ?? '')).body).toMatchObject([{ values: { title: 'Roof' } }]);
    const other = await server.signedIn((await buildPerson()).id);
    expect(await read(other)).toEqual([]);
    expect(await read(other, `?cursor=${first.body[0]?.id}`)).toEqual([]);
  });

  it('counts the unread, answers 304 while nothing changed, and forgets what is read', async () => {
    const { id } = await buildPerson();
    for (const title of ['Roof', 'Fence']) await notify(received(id, title));
    const owner = await server.signedIn(id);
    const other = await server.signedIn((await buildPerson()).id);
    const { headers } = await owner.get('/api/notifications');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await owner.get('/api/notifications', known)).status).toBe(304);
    const [newest] = await read(owner);
    expect((await other.post('/api/notifications/read', { ids: [newest?.id] })).status).toBe(204);
    expect((await owner.get('/api/notifications/unread-count')).body).toEqual({ count: 2 });
    await owner.post('/api/notifications/read', { ids: [newest?.id] });
    expect((await owner.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
    expect((await owner.get('/api/notifications', known)).status).toBe(200);
    expect((await owner.post('/api/notifications/read')).status).toBe(204);
    expect((await owner.get('/api/notifications/unread-count')).body).toEqual({ count: 0 });
    expect((await owner.post('/api/notifications/read', { ids: ['x'] })).status).toBe(422);
  });

  it('holds a thing once under one key, and nothing that was rolled back or is not wanted', async () => {
    const { id } = await buildPerson();
    const once = { ...received(id, 'Roof'), dedupeKey: 'roof' };
    await notify(once);
    await notify(once);
    await expect(
      db()
        .transaction()
        .execute(async (trx) => {
          await createNotify(server.jobs)(trx, received(id, 'Never'));
          throw new Error('rolled back');
        }),
    ).rejects.toThrow('rolled back');
    await db().updateTable('users').set({ orderUpdates: false }).where('id', '=', id).execute();
    await notify(received(id, 'Unwanted'));
    expect(await read(await server.signedIn(id))).toMatchObject([{ values: { title: 'Roof' } }]);
  });
});

describe('notifications by email and SMS', () => {
  it('one is a mail of its own, which leads to its page', async () => {
    const { id, email } = await buildPerson();
    await notify(received(id, 'Roof <b>'));
    await tell(id);
    await eventually(() => expect(mails).toHaveLength(1));
    expect(mails[0]).toMatchObject({
      to: email,
      subject: 'New quotation from Bamburi Ltd on “Roof <b>”',
    });
    expect(mails[0]?.text).toContain(`https://jengasoko.test/rfqs/${rfqId}`);
    expect(mails[0]?.html).not.toContain('<b>');
  });

  it('is shown to open pages at once, with word of what changed', async () => {
    const { id } = await buildPerson();
    await notify(received(id, 'Roof'));
    await eventually(() => {
      const frames = published.filter(({ to }) => to === id).map(({ frame }) => frame);
      expect(frames).toMatchObject([
        { type: 'notification', notification: { kind: 'quotationReceived', isRead: false } },
        { type: 'quotation_received', rfqId },
      ]);
    });
  });

  it('is not shown where updates are switched off or were sent before: pages hear what changed all the same', async () => {
    const { id } = await buildPerson();
    const heard = () => published.filter(({ to }) => to === id).map(({ frame }) => frame);
    const confirmed: Notice = {
      userId: id,
      kind: 'orderConfirmed',
      subjectId: rfqId,
      values: { number: 'ORD-1', company: 'Bamburi Ltd' },
      dedupeKey: 'confirmed',
    };
    const change = { type: 'order_updated', orderId: rfqId };
    await notify(confirmed);
    await eventually(() => expect(heard()).toMatchObject([{}, change]));
    await notify(confirmed);
    await eventually(() => expect(heard().slice(2)).toEqual([change]));
    await db().updateTable('users').set({ orderUpdates: false }).where('id', '=', id).execute();
    await notify({ ...confirmed, dedupeKey: 'again' });
    await eventually(() => expect(heard().slice(3)).toEqual([change]));
    expect(await read(await server.signedIn(id))).toHaveLength(1);
  });

  it('names unread messages beside other notifications', async () => {
    const { id } = await buildPerson();
    await notify(received(id, 'Roof'));
    unread.push({ peerId: rfqId, sender: 'Bamburi Ltd', isSenderProven: true, count: 3 });
    await tell(id);
    await eventually(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.text).toContain('3 new messages from Bamburi Ltd');
    expect(mails[0]?.subject).toBe('You have 2 new notifications on JengaSoko');
  });

  it('many are one mail, without what was read on the site, and none is told twice', async () => {
    const { id } = await buildPerson({ locale: 'sw' });
    for (let i = 1; i <= 23; i += 1) await notify(received(id, `Nyumba ${i}`));
    const owner = await server.signedIn(id);
    const [newest] = await read(owner);
    await owner.post('/api/notifications/read', { ids: [newest?.id] });
    await tell(id);
    await eventually(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.subject).toBe('Una arifa mpya 22 kwenye JengaSoko');
    expect(mails[0]?.text).toContain('“Nyumba 20”');
    expect(mails[0]?.text).not.toContain('“Nyumba 21”');
    expect(mails[0]?.text).toContain('na nyingine 2');
  });

  it('the next message waits, however often it is asked for', async () => {
    const { id } = await buildPerson();
    await notify(received(id, 'Roof'));
    await tell(id);
    await eventually(() => expect(mails).toHaveLength(1));
    await notify(received(id, 'Fence'));
    await db()
      .updateTable('notifications')
      .set({ toldAt: new Date(Date.now() - 60_000) })
      .where('userId', '=', id)
      .where('toldAt', 'is not', null)
      .execute();
    await tell(id);
    await eventually(async () => {
      const { rows } = await server.database.pool.query(
        `select from pgboss.job where name = $1 and data ->> 'userId' = $2 and state = 'created'
           and start_after between now() + interval '10 minutes' and now() + interval '15 minutes'`,
        [sendNotifications.name, id],
      );
      expect(rows).toHaveLength(1);
    });
    expect(mails).toHaveLength(1);
  });

  it('go by SMS to who has only a phone, and nowhere where mail is switched off', async () => {
    const phoneNumber = '+254722000111';
    const phoned = await buildUser(db(), { email: null, phoneNumber, phoneVerifiedAt: new Date() });
    const quiet = await buildPerson({ emailNotifications: false });
    await notify(received(quiet.id, 'Roof'));
    await tell(quiet.id);
    await notify(received(phoned.id, 'Roof'));
    await tell(phoned.id);
    await eventually(() => expect(texts).toHaveLength(1));
    expect(texts[0]).toMatchObject({ to: phoneNumber });
    expect(texts[0]?.text).toContain('“Roof”');
    await eventually(async () => {
      const row = await db()
        .selectFrom('notifications')
        .select('toldAt')
        .where('userId', '=', quiet.id)
        .executeTakeFirstOrThrow();
      expect(row.toldAt).not.toBeNull();
    });
    expect(mails).toEqual([]);
  });

  it('that could not be sent are sent again', async () => {
    const { id } = await buildPerson();
    await notify(received(id, 'Roof'));
    failures = [new Error('the mail server is away')];
    await tell(id);
    await eventually(() => expect(failures).toEqual([]));
    await eventually(async () => {
      const row = await db()
        .selectFrom('notifications')
        .select('toldAt')
        .where('userId', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.toldAt).toBeNull();
    });
  });

  it('are told at most once: what was taken by a process that died stays behind the bell', async () => {
    const { id } = await buildPerson();
    await notify(received(id, 'Roof'));
    // As far as a process comes that is killed before the mail goes.
    expect(await takeNotifications(db(), id)).toMatchObject([{ values: { title: 'Roof' } }]);
    await tell(id);
    await eventually(async () => {
      const { rows } = await server.database.pool.query(
        `select state, start_after from pgboss.job where name = $1 and data ->> 'userId' = $2
           and (state = 'completed' or start_after > now() + interval '10 minutes')`,
        [sendNotifications.name, id],
      );
      expect(rows.length).toBeGreaterThan(0);
    });
    expect(mails).toEqual([]);
    expect(await read(await server.signedIn(id))).toMatchObject([{ isRead: false }]);
  });

  it('are forgotten when they are old, unread ones later', async () => {
    const { id } = await buildPerson();
    const aged = async (title: string, days: number, readAt: Date | null) => {
      await notify(received(id, title));
      await db()
        .updateTable('notifications')
        .set({ createdAt: sql<Date>`now() - make_interval(days => ${days})`, readAt })
        .where('userId', '=', id)
        .where(sql`data ->> 'title'`, '=', title)
        .execute();
    };
    await aged('read, old', 91, new Date());
    await aged('read, young', 89, new Date());
    await aged('unread, older', 181, null);
    await aged('unread, old', 179, null);
    // In parts of one, each of which goes on where the one before ended.
    const places: string[] = [];
    for (let place = await deleteOldNotifications(db(), null, 1); place; ) {
      places.push(place.id);
      place = await deleteOldNotifications(db(), place, 1);
    }
    expect(new Set(places).size).toBe(3);
    expect(places).toHaveLength(3);
    const left = await db()
      .selectFrom('notifications')
      .select(sql<string>`data ->> 'title'`.as('title'))
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute();
    expect(left.map(({ title }) => title)).toEqual(['unread, old', 'read, young']);
  });

  it('one SMS holds 160 characters, and its link whole', () => {
    const link = `/rfqs/${rfqId}`;
    const notifications = [{ text: 'Mabati '.repeat(40), link }];
    const person = { firstName: null, language: 'en' as const };
    const text = notificationSms({ person, notifications, publicUrl: 'https://jengasoko.test' });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.endsWith(` https://jengasoko.test${link}`)).toBe(true);
  });
});
