import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/**
 * Counts one more call of today for an account and for all together, unless the one or the other has
 * had its share; the day is Nairobi's.
 */
export async function takeModelCall(
  db: Kysely<DB>,
  userId: string,
  { perPerson, perDay }: { readonly perPerson: number; readonly perDay: number },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    with today as (select (now() at time zone 'Africa/Nairobi')::date as day),
    own as (
      insert into assistant_model_days as known (user_id, day, calls)
        select ${userId}, day, 1 from today where ${perPerson}::int > 0
        on conflict (user_id, day) do update set calls = known.calls + 1
          where known.calls < ${perPerson}
        returning day
    ),
    total as (
      insert into assistant_model_totals as known (day, calls)
        select day, 1 from own where ${perDay}::int > 0
        on conflict (day) do update set calls = known.calls + 1 where known.calls < ${perDay}
        returning day
    )
    select exists (select from total) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}
