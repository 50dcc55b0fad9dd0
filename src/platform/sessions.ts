import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import type pg from 'pg';
import { isEntrusted, type Role, type StaffRole, viewingStaff } from '../shared/roles.ts';
import { type Actor, actAs, type Member } from './actor.ts';
import { createBatches } from './batches.ts';
import { deviceOf } from './device.ts';
import { readShort } from './prepared.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends this request's sign-in, if there is one, and takes the cookie back. */
    endSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
  interface Session {
    userId?: string;
    /** What the person will recognise this sign-in by: "Chrome · Android". */
    device?: string;
    /** Whose it is, as the store read it. */
    reader?: Reader;
  }
}

/** Comes with a stored sign-in and is never stored with it: an account can change meanwhile. */
class Reader {
  readonly actor: Actor | null;
  /** Of an admin whose last act was noted a while ago: it is noted again. */
  readonly notesActivity: boolean;
  constructor(row: StoredSession) {
    this.actor = actorOf(row);
    this.notesActivity = row.notesActivity;
  }
  toJSON(): undefined {
    return undefined;
  }
}

/** A sign-in that is not used for this long ends. */
export const sessionIdleDays = 14;
/** However much it is used, a sign-in ends after this long. */
export const sessionMaxDays = 90;
const idleMs = sessionIdleDays * 86_400_000;
/** An admin who did nothing for this long is signed out. */
export const adminIdleMinutes = 30;
/** How long an admin may look at the product as somebody else before asking again. */
export const viewMinutes = 15;
/** How exactly it is known when a sign-in was last used. */
const hourMs = 3_600_000;

/** `__Host-` binds the cookie to this host and to https; a first start on a laptop has only http. */
export function sessionCookieName(publicUrl: string): '__Host-sid' | 'sid' {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** The sign-in that a Cookie header names; null for none. Whether it is one, its table knows. */
export function sidOfCookies(header: string | undefined, publicUrl: string): string | null {
  const value = header && fastifyCookie.parse(header)[sessionCookieName(publicUrl)];
  return value ? value.slice(0, value.lastIndexOf('.')) : null;
}

/**
 * Sign-ins kept in PostgreSQL (table sessions), and `request.actor`, read anew on every request with
 * a session: a suspended, deleted or changed account counts at once, in every process.
 */
export async function addSessions(
  app: FastifyInstance,
  options: { pool: pg.Pool; secret: string; publicUrl: string; adminsNeedTwoStep: boolean },
): Promise<void> {
  const { pool, publicUrl } = options;
  const cookieName = sessionCookieName(publicUrl);
  const secure = publicUrl.startsWith('https:');
  const cookie = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  await app.register(fastifyCookie);
  // The library takes back a cookie that names no sign-in. An answer that comes late would take back
  // that of a sign-in made meanwhile.
  app.addHook('onSend', async (request) => {
    delete request.cookies?.[cookieName];
  });
  await app.register(fastifySession, {
    secret: options.secret,
    cookieName,
    cookie: { ...cookie, maxAge: idleMs },
    saveUninitialized: false,
    rolling: false,
    store: sessionStore(pool, options.adminsNeedTwoStep),
  });
  app.decorateRequest('actor', null);
  app.decorate('endSession', async (request: FastifyRequest, reply: FastifyReply) => {
    await request.session?.destroy();
    reply.clearCookie(cookieName, cookie);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.session?.userId) return;
    const { reader } = request.session;
    request.actor = reader?.actor ?? null;
    if (reader?.notesActivity && !isUnattended(request)) await noteActivity(pool, request);
    const expires = await prolongOnceAnHour(pool, request);
    if (expires) {
      reply.setCookie(cookieName, request.session.encryptedSessionId, { ...cookie, expires });
    }
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const personId = request.actor?.personId;
    if (personId === undefined) done();
    else actAs(personId, done);
  });
}

/**
 * Signs the account in on this device. The session's id is new, so that one planted or seen before
 * the sign-in is worth nothing after it; a sign-in that was open here ends.
 */
export async function startSession(request: FastifyRequest, userId: string): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  const device = deviceOf(request.headers['user-agent'] ?? '');
  if (device !== null) request.session.device = device;
}

/** Nobody waits for the answer: a poll, what a live event refreshes, a page loaded ahead. */
const isUnattended = ({ headers }: FastifyRequest) =>
  headers['x-unattended'] !== undefined || headers['sec-purpose'] !== undefined;

const noteActivity = (pool: pg.Pool, { session }: FastifyRequest) =>
  pool.query('update sessions set active_at = now() where sid = $1', [session.sessionId]);

/** SQL of an admin's sign-in that ended by itself: of sessions s and users u. */
export const isIdleAdmin = `(u.role = 'admin'
  and coalesce(s.active_at, s.created_at) < now() - interval '${adminIdleMinutes} minutes')`;

/**
 * Keeps a used sign-in alive without writing on every request; answers its new end when it moved. It
 * only updates: a sign-in that was ended meanwhile must not come back.
 */
async function prolongOnceAnHour(pool: pg.Pool, request: FastifyRequest): Promise<Date | null> {
  const { session } = request;
  const stored = storedExpiry(session);
  if (!stored || stored.getTime() - Date.now() > idleMs - hourMs) return null;
  session.touch();
  const expires = session.cookie.expires ?? null;
  const { rowCount } = await pool.query(
    'update sessions set sess = $2, expire = $3 where sid = $1',
    [session.sessionId, JSON.stringify(session), expires],
  );
  return rowCount === 1 ? expires : null;
}

/** What the store said; `expires` itself counts from this request on. */
function storedExpiry(session: Session): Date | null {
  const { originalExpires } = session.cookie as { originalExpires?: unknown };
  return originalExpires instanceof Date ? originalExpires : null;
}

interface StoredSession {
  readonly sid: string;
  readonly sess: Session;
  /** Of whom it is; null where the account is suspended, deleted or unknown. */
  readonly userId: string | null;
  readonly role: Role | null;
  readonly staffRole: StaffRole | null;
  readonly needsTwoStep: boolean;
  readonly notesActivity: boolean;
  /** Whom its admin looks at the product as. */
  readonly viewed: { readonly id: string; readonly role: Role; readonly until: string } | null;
  /** The company that its account acts for; null for itself, and once it is no member any more. */
  readonly companyId: string | null;
  readonly memberRole: Member['role'] | null;
  readonly orderLimit: string | null;
  readonly monthLimit: string | null;
  readonly projectIds: readonly string[] | null;
}

/** Nearly every request begins with this read: those that come together share a round trip. */
const reads = { most: 100, lanes: 2 } as const;

/**
 * Reads sign-ins that are still good; null where there is none. Each is read after it was asked for, so
 * that a sign-out or a suspension that came first is seen.
 */
function sessionReader(pool: pg.Pool, adminsNeedTwoStep: boolean) {
  return createBatches<string, StoredSession | null>({
    ...reads,
    run: async (sids) => {
      const { rows } = await readShort<StoredSession>(pool, {
        name: 'session-get',
        text: `select s.sid, s.sess, u.id as "userId", u.role, u.staff_role as "staffRole",
                   $3 and u.role = 'admin' and u.totp_confirmed_at is null as "needsTwoStep",
                   u.role = 'admin' and coalesce(s.active_at, s.created_at)
                     < now() - interval '1 minute' as "notesActivity",
                   case when v.id is not null then json_build_object('id', v.id, 'role', v.role,
                     'until', to_char(s.viewing_until at time zone 'UTC',
                       'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as viewed,
                   c.id as "companyId", m.role as "memberRole",
                   m.order_limit as "orderLimit", m.month_limit as "monthLimit",
                   m.project_ids as "projectIds"
                 from sessions s left join users u on u.id = s.user_id
                   and u.suspended_at is null and u.anonymised_at is null
                   left join users v on v.id = s.viewed_id and s.viewing_until > now()
                     and v.staff_role is null and v.anonymised_at is null
                   left join team_members m on m.company_id = s.company_id and m.person_id = u.id
                   left join users c on c.id = m.company_id and c.role = 'contractor'
                     and c.suspended_at is null and c.anonymised_at is null
                where s.sid = any((select $1::text[])::text[]) and s.expire > now()
                  and s.created_at > now() - make_interval(days => $2)
                  and not coalesce(${isIdleAdmin}, false)`,
        values: [sids, sessionMaxDays, adminsNeedTwoStep],
      });
      const found = new Map(rows.map((row) => [row.sid, row]));
      return sids.map((sid) => found.get(sid) ?? null);
    },
  });
}

function actorOf(row: StoredSession): Actor | null {
  const { userId, role, staffRole, needsTwoStep, viewed, companyId, memberRole } = row;
  if (userId === null || role === null) return null;
  const mayView = viewed && !needsTwoStep && isEntrusted(staffRole, viewingStaff);
  if (mayView) {
    return { id: viewed.id, role: viewed.role, viewer: { id: userId, until: viewed.until } };
  }
  if (companyId !== null && memberRole !== null) {
    const { orderLimit, monthLimit, projectIds } = row;
    const member = { role: memberRole, orderLimit, monthLimit, projectIds: projectIds ?? [] };
    return { id: companyId, role: 'contractor', personId: userId, member };
  }
  return { id: userId, role, needsTwoStep, ...(staffRole !== null && { staffRole }) };
}

function sessionStore(pool: pg.Pool, adminsNeedTwoStep: boolean) {
  const reader = sessionReader(pool, adminsNeedTwoStep);
  return {
    get(sid: string, done: (error: unknown, session?: Session | null) => void): void {
      reader.add(sid).then(
        (row) => done(null, row ? { ...row.sess, reader: new Reader(row) } : null),
        (error: unknown) => done(error),
      );
    },
    set(sid: string, session: Session, done: (error?: unknown) => void): void {
      const expire = session.cookie.expires ?? new Date(Date.now() + idleMs);
      pool
        .query(
          `insert into sessions (sid, sess, expire) values ($1, $2, $3)
           on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire`,
          [sid, JSON.stringify(session), expire],
        )
        .then(
          () => done(),
          (error: unknown) => done(error),
        );
    },
    destroy(sid: string, done: (error?: unknown) => void): void {
      pool.query('delete from sessions where sid = $1', [sid]).then(
        () => done(),
        (error: unknown) => done(error),
      );
    },
  };
}
