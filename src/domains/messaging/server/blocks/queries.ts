import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../../platform/database.types.ts';

/** How two people stand to each other, as far as writing goes. */
export interface Standing {
  /** The other account exists and was not deleted. */
  readonly isThere: boolean;
  /** The asker has blocked them. */
  readonly isBlocked: boolean;
  /** They have blocked the asker. */
  readonly hasBlockedYou: boolean;
}

/** In one question, because every message asks it. */
export async function readStanding(
  db: Kysely<DB>,
  ownerId: string,
  peerId: string,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      exists (select from users where id = ${peerId} and anonymised_at is null) as is_there,
      exists (select from blocks where blocker_id = ${ownerId} and blocked_id = ${peerId})
        as is_blocked,
      exists (select from blocks where blocker_id = ${peerId} and blocked_id = ${ownerId})
        as has_blocked_you`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('A select without a table answered no row');
  return standing;
}

/** `ownerId` blocks `peerId`; again changes nothing. False where there is no such account. */
export async function insertBlock(
  pool: pg.Pool,
  ownerId: string,
  peerId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with peer as (select id from users where id = $2 and anonymised_at is null), blocked as (
       insert into blocks (blocker_id, blocked_id) select $1, id from peer
       on conflict (blocker_id, blocked_id) do nothing)
     select from peer`,
    [ownerId, peerId],
  );
  return rowCount === 1;
}

/** Ends the owner's block of this person; harmless where there is none. */
export async function deleteBlock(pool: pg.Pool, ownerId: string, peerId: string): Promise<void> {
  await pool.query('delete from blocks where blocker_id = $1 and blocked_id = $2', [
    ownerId,
    peerId,
  ]);
}

/** So much of what one person says about another is kept; it is added to while nobody has dealt with it. */
const maxReportLength = 8_000;

/** What is said again of the same adds to the open report, once for each wording. */
const addReason = `set reason = case when strpos(reports.reason, excluded.reason) > 0
  then reports.reason else left(concat(reports.reason, E'\n\n', excluded.reason), $4) end`;

/**
 * `ownerId` reports `peerId`. While an earlier report is open this adds to it, once for each wording.
 * False where there is no such account.
 */
export async function insertReport(
  pool: pg.Pool,
  ownerId: string,
  peerId: string,
  reason: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into reports (reporter_id, reported_id, reason)
     select $1, id, $3 from users where id = $2 and anonymised_at is null
     on conflict (reporter_id, reported_id) where resolved_at is null and review_id is null
       do update ${addReason}`,
    [ownerId, peerId, reason, maxReportLength],
  );
  return rowCount === 1;
}

/** Somebody reports a review, which its author's account is no condition of. Adds to an open report. */
export async function reportReview(
  pool: pg.Pool,
  { reporterId, reviewId, reason }: ReviewReport,
): Promise<void> {
  await pool.query(
    `insert into reports (reporter_id, review_id, reason) values ($1, $2, $3)
     on conflict (reporter_id, review_id) where resolved_at is null and review_id is not null
       do update ${addReason}`,
    [reporterId, reviewId, reason, maxReportLength],
  );
}

export interface ReviewReport {
  readonly reporterId: string;
  readonly reviewId: string;
  readonly reason: string;
}
