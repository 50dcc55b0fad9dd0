import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../../platform/database.types.ts';
import { prepared } from '../../../../platform/prepared.ts';

export interface StoredMedia {
  /** A person's picture is an avatar. */
  readonly kind: 'illustration' | 'upload' | 'avatar';
  /** What to draw; null for uploads. */
  readonly spec: unknown;
  /** Where the bytes are kept; null for illustrations. */
  readonly storagePath: string | null;
}

const selectPublic = `select kind, spec, storage_path as "storagePath"
  from media where key = $1 and not is_private`;

/** A picture anybody may see; documents and attachments are not found here. */
export async function selectMedia(pool: pg.Pool, key: string): Promise<StoredMedia | null> {
  const { rows } = await pool.query<StoredMedia>(prepared(selectPublic, [key]));
  return rows[0] ?? null;
}

/** Takes a picture out of everybody's sight, or shows it again; what was rendered of it is kept apart. */
export async function setPicturePrivate(
  trx: Transaction<DB>,
  key: string,
  isPrivate: boolean,
): Promise<void> {
  await trx.updateTable('media').set({ isPrivate }).where('key', '=', key).execute();
}
