import type pg from 'pg';

/** For tests: what stands in the trail about this account happened eight days ago. Nobody else can rewrite it. */
export const ageTrail = (pool: Pick<pg.Pool, 'query'>, userId: string) =>
  pool.query(
    `begin; alter table audit_log disable trigger audit_log_append_only;
     update audit_log set created_at = now() - interval '8 days' where target_id = '${userId}';
     alter table audit_log enable trigger audit_log_append_only; commit`,
  );
