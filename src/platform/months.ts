import { sql } from 'kysely';

/**
 * The last so many months of Nairobi, this one included, as rows: `month`, and the instants `since` which
 * and `until` which it lasts. To be named as a table: `months m`.
 */
export const monthsOfNairobi = (count: number) => sql`(
  select month, month at time zone 'Africa/Nairobi' as since,
      (month + interval '1 month') at time zone 'Africa/Nairobi' as until
    from generate_series(
      date_trunc('month', now() at time zone 'Africa/Nairobi')
        - make_interval(months => ${count}::int - 1),
      date_trunc('month', now() at time zone 'Africa/Nairobi'), interval '1 month') as month
)`;
