import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest, Session } from 'fastify';
import type pg from 'pg';
import type { Role } from '../shared/roles.ts';

declare module 'fastify' {
  interface Session {
    userId?: string;
  }
}

/** A sign-in that is not used for this long ends. */
export const sessionIdleDays = 14;
const dayMs = 86_400_000;
const idleMs = sessionIdleDays * dayMs;

/** `__Host-` binds the cookie to this host and to https; a first start on a laptop has only http. */
export function sessionCookieName(publicUrl: string): '__Host-sid' | 'sid' {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/**
 * Sign-ins kept in PostgreSQL (table sessions), and `request.actor`, read anew on every request with
 * a session: a suspended, deleted or changed account counts at once, in every process.
 */
export async function addSessions(
  app: FastifyInstance,
  options: { pool: pg.Pool; secret: string; publicUrl: string },
): Promise<void> {
  const secure = options.publicUrl.startsWith('https:');
  await app.register(fastifyCookie);
  await app.register(fastifySession, {
    secret: options.secret,
    cookieName: sessionCookieName(options.publicUrl),
    cookie: { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: idleMs },
    saveUninitialized: false,
    rolling: false,
    store: sessionStore(options.pool),
  });
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const userId = request.session?.userId;
    if (!userId) return;
    request.actor = await readActor(options.pool, userId);
    touchOnceADay(request);
  });
}

async function readActor(pool: pg.Pool, userId: string) {
  const { rows } = await pool.query<{ id: string; role: Role }>({
    name: 'session-actor',
    text: `select id, role from users
           where id = $1 and suspended_at is null and anonymised_at is null`,
    values: [userId],
  });
  return rows[0] ?? null;
}

/** Keeps a used sign-in alive without writing on every request. */
function touchOnceADay(request: FastifyRequest): void {
  const expires = request.session.cookie.expires;
  if (expires && expires.getTime() - Date.now() < idleMs - dayMs) request.session.touch();
}

function sessionStore(pool: pg.Pool) {
  return {
    get(sid: string, done: (error: unknown, session?: Session | null) => void): void {
      pool
        .query<{ sess: Session }>({
          name: 'session-get',
          text: 'select sess from sessions where sid = $1 and expire > now()',
          values: [sid],
        })
        .then(
          ({ rows }) => done(null, rows[0]?.sess ?? null),
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
