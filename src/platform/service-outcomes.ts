import { type Kysely, sql } from 'kysely';
import type { DB } from './database.types.ts';
import { PermanentFailure } from './permanent-failure.ts';

/** Services outside of this server, whose last success and last failure are kept. */
export type WatchedService = 'mail' | 'sms' | 'mpesa' | 'paystack';

/** Notes how a call of a service went. Never throws, and nobody waits for it. */
export type NoteOutcome = (service: WatchedService, failure: string | null) => void;

const quietMs = 30_000;
const maxReason = 300;

/** The same outcome in a row is written twice a minute at most; a change is written at once. */
export function outcomesIn(db: Kysely<DB>): NoteOutcome {
  const last = new Map<WatchedService, { readonly failed: boolean; readonly at: number }>();
  return (service, failure) => {
    const failed = failure !== null;
    const before = last.get(service);
    if (before?.failed === failed && Date.now() - before.at < quietMs) return;
    last.set(service, { failed, at: Date.now() });
    store(db, service, failure).catch(() => last.delete(service));
  };
}

async function store(db: Kysely<DB>, service: WatchedService, failure: string | null) {
  const statement =
    failure === null
      ? sql`insert into service_outcomes (service, succeeded_at) values (${service}, now())
          on conflict (service) do update set succeeded_at = now(), failing_since = null`
      : sql`insert into service_outcomes (service, failed_at, failing_since, failure)
          values (${service}, now(), now(), ${failure.slice(0, maxReason)})
          on conflict (service) do update set failed_at = now(), failure = excluded.failure,
            failing_since = coalesce(service_outcomes.failing_since, now())`;
  await statement.execute(db);
}

/** Refused for good is an answer: the service was reached, and what was asked is wrong. */
const isAnswer = (error: unknown) =>
  error instanceof PermanentFailure || (error instanceof Error && error.name === 'Refused');

/** The same calls, with how they went noted. */
export function watched<Service extends object>(
  name: WatchedService,
  service: Service,
  note: NoteOutcome,
): Service {
  return new Proxy(service, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return async (...args: readonly unknown[]) => {
        try {
          const answer: unknown = await Reflect.apply(member, target, args);
          note(name, null);
          return answer;
        } catch (error) {
          note(name, isAnswer(error) ? null : error instanceof Error ? error.message : 'unknown');
          throw error;
        }
      };
    },
  });
}
