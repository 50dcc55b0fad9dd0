import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Trend } from '../../schema.ts';

/** What each figure counts, by when it came to be. */
const sources: Readonly<Record<Trend['metric'], RawBuilder<unknown>>> = {
  accounts: sql`select created_at, 1 as amount from users`,
  rfqs: sql`select created_at, 1 as amount from rfqs`,
  quotations: sql`select created_at, 1 as amount from quotations`,
  orders: sql`select created_at, 1 as amount from orders where status <> 'cancelled'`,
  orderValue: sql`select created_at, total_amount as amount from orders where status <> 'cancelled'`,
};

const midnight = sql`date_trunc('day', now(), 'Africa/Nairobi')`;
/** Each period ends now; the one before it is as long. Of today that is yesterday until this time. */
const periods = {
  today: {
    from: midnight,
    beforeFrom: sql`${midnight} - interval '1 day'`,
    beforeTo: sql`now() - interval '1 day'`,
  },
  days7: {
    from: sql`now() - interval '7 days'`,
    beforeFrom: sql`now() - interval '14 days'`,
    beforeTo: sql`now() - interval '7 days'`,
  },
  days30: {
    from: sql`now() - interval '30 days'`,
    beforeFrom: sql`now() - interval '60 days'`,
    beforeTo: sql`now() - interval '30 days'`,
  },
} as const;

/** How the marketplace goes: each figure of today, 7 and 30 days beside the time before. */
export async function selectTrends(db: Kysely<DB>): Promise<Trend[]> {
  const columns = Object.entries(periods).map(
    ([name, { from, beforeFrom, beforeTo }]) => sql`json_build_object(
      'now', coalesce(sum(amount) filter (where created_at >= ${from}), 0),
      'before', coalesce(sum(amount) filter (where created_at >= ${beforeFrom} and created_at < ${beforeTo}), 0)
    )::jsonb as ${sql.ref(name)}`,
  );
  const parts = Object.entries(sources).map(
    ([metric, source]) => sql`select ${metric}::text as metric, ${sql.join(columns)}
      from (${source}) s where created_at >= now() - interval '60 days'`,
  );
  const { rows } = await sql<Trend>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}
