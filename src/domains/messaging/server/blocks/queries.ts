import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../../platform/database.types.ts';

export interface BlockState {
  /** The asker has blocked them. */
  readonly isBlocked: boolean;
  /** They have blocked the asker. */
  readonly hasBlockedYou: boolean;
}

/** Who of the two has blocked the other. */
export async function readBlocks(
  db: Kysely<DB>,
  ownerId: string,
  peerId: string,
): Promise<BlockState> {
  const rows = await db
    .selectFrom('blocks')
    .select('blockerId')
    .where((eb) =>
      eb.or([
        eb.and([eb('blockerId', '=', ownerId), eb('blockedId', '=', peerId)]),
        eb.and([eb('blockerId', '=', peerId), eb('blockedId', '=', ownerId)]),
      ]),
    )
    .execute();
  return {
    isBlocked: rows.some(({ blockerId }) => blockerId === ownerId),
    hasBlockedYou: rows.some(({ blockerId }) => blockerId === peerId),
  };
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

export async function deleteBlock(pool: pg.Pool, ownerId: string, peerId: string): Promise<void> {
  await pool.query('delete from blocks where blocker_id = $1 and blocked_id = $2', [
    ownerId,
    peerId,
  ]);
}

/** `ownerId` reports `peerId`. False where there is no such account. */
export async function insertReport(
  pool: pg.Pool,
  ownerId: string,
  peerId: string,
  reason: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into reports (reporter_id, reported_id, reason)
     select $1, id, $3 from users where id = $2 and anonymised_at is null`,
    [ownerId, peerId, reason],
  );
  return rowCount === 1;
}
