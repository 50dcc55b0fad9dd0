import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Trend, TrendDay } from '../../schema.ts';

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

/** The same figures of each of the last 30 days in Nairobi, today included. */
export async function selectTrendDays(db: Kysely<DB>): Promise<TrendDay[]> {
  const parts = Object.entries(sources).map(
    ([metric, source]) => sql`select ${metric}::text as metric, created_at, amount::float8 as amount
      from (${source}) s where created_at >= ${midnight} - interval '29 days'`,
  );
  const columns = Object.keys(sources).map(
    (metric) =>
      sql`coalesce(sum(f.amount) filter (where f.metric = ${metric}), 0)::float8 as ${sql.ref(metric)}`,
  );
  const { rows } = await sql<TrendDay>`
    select to_char(d.day, 'YYYY-MM-DD') as day, ${sql.join(columns)}
      from generate_series((now() at time zone 'Africa/Nairobi')::date - 29,
          (now() at time zone 'Africa/Nairobi')::date, interval '1 day') as d(day)
        left join (${sql.join(parts, sql` union all `)}) f
          on (f.created_at at time zone 'Africa/Nairobi')::date = d.day::date
      group by d.day order by d.day`.execute(db);
  return rows;
}
