import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { UploadPurpose, UploadType } from '../../shared/upload-rules.ts';
import type { UploadRequest } from '../../shared/uploads.ts';
import type { DB } from '../database.types.ts';
import type { InspectedFile } from './inspect.ts';

export interface UploadRow {
  readonly id: string;
  readonly ownerId: string;
  readonly purpose: UploadPurpose | null;
  readonly filename: string;
  readonly declaredType: UploadType;
  readonly declaredBytes: number | null;
  /** What the bytes are; null until they were checked and kept. */
  readonly contentType: UploadType | null;
  readonly bytes: number | null;
  /** When something began to use it. */
  readonly claimedAt: Date | null;
  /** When what came was refused for what it is. */
  readonly refusedAt: Date | null;
}

const columns = [
  'id',
  'ownerId',
  'purpose',
  'filename',
  'declaredType',
  'declaredBytes',
  'contentType',
  'bytes',
  'claimedAt',
  'refusedAt',
] as const;

type Handle = Kysely<DB> | Transaction<DB>;

/** Makes a row for a file to come, unless its owner has `most` that nothing uses; answers its id. */
export async function insertUpload(
  db: Kysely<DB>,
  ownerId: string,
  { filename, contentType, size, purpose }: UploadRequest,
  most: number,
): Promise<string | null> {
  const unused = db
    .selectFrom('uploads')
    .select(db.fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .where('claimedAt', 'is', null);
  const row = await db
    .insertInto('uploads')
    .columns(['ownerId', 'purpose', 'filename', 'declaredType', 'declaredBytes'])
    .expression(
      db
        .selectNoFrom([
          sql<string>`${ownerId}::uuid`.as('ownerId'),
          sql<string | null>`${purpose ?? null}::text`.as('purpose'),
          sql<string>`${filename}::text`.as('filename'),
          sql<string>`${contentType}::text`.as('declaredType'),
          sql<number | null>`${size ?? null}::int`.as('declaredBytes'),
        ])
        .where(unused, '<', sql<number>`${most}`),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** For who holds its signed address: the row as it was signed. */
export async function selectSignedUpload(db: Handle, id: string): Promise<UploadRow | null> {
  const row = await db
    .selectFrom('uploads')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as UploadRow | undefined) ?? null;
}

/** Those of these uploads that are the owner's and that nothing uses yet. */
export async function selectUnclaimed(
  db: Handle,
  ownerId: string,
  ids: readonly string[],
): Promise<UploadRow[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(columns)
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .where('claimedAt', 'is', null)
    .execute();
  return rows as UploadRow[];
}

/** A file that is kept, for its owner, or for anybody's with `ownerId` null. */
export async function selectStored(
  db: Handle,
  id: string,
  ownerId: string | null,
): Promise<UploadRow | null> {
  let query = db
    .selectFrom('uploads')
    .select(columns)
    .where('id', '=', id)
    .where('storedAt', 'is not', null);
  // What nothing uses any more of a deleted account is soon gone, and nobody's until then.
  query =
    ownerId !== null
      ? query.where('ownerId', '=', ownerId)
      : query.where(
          sql<boolean>`(claimed_at is not null or exists (
            select from users where users.id = uploads.owner_id and anonymised_at is null))`,
        );
  return ((await query.executeTakeFirst()) as UploadRow | undefined) ?? null;
}

/** Holds the row until the transaction ends; false where its file is kept already or it is gone. */
export async function lockUnstored(trx: Transaction<DB>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('storedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The address takes nothing more, where nothing is kept of it. */
export async function markRefused(db: Handle, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ refusedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('storedAt', 'is', null)
    .execute();
}

export async function markStored(trx: Transaction<DB>, id: string, file: InspectedFile) {
  await trx
    .updateTable('uploads')
    .set({
      contentType: file.contentType,
      bytes: file.bytes.length,
      width: file.width,
      height: file.height,
      sha256: file.sha256,
      storedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks as used what nothing uses yet; answers how many of them it was. */
export async function markClaimed(
  trx: Transaction<DB>,
  ownerId: string,
  ids: readonly string[],
  purpose: UploadPurpose,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('uploads')
    .set({ claimedAt: sql<Date>`now()`, purpose })
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .where('claimedAt', 'is', null)
    .where('storedAt', 'is not', null)
    .where((eb) => eb.or([eb('purpose', 'is', null), eb('purpose', '=', purpose)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Gives an upload of this owner an address that everybody may read. */
export async function insertMedia(
  trx: Transaction<DB>,
  media: { readonly key: string; readonly uploadId: string; readonly storagePath: string },
): Promise<void> {
  await trx
    .insertInto('media')
    .columns(['key', 'ownerId', 'kind', 'storagePath', 'contentType', 'width', 'height', 'bytes'])
    .expression((eb) =>
      eb
        .selectFrom('uploads')
        .select([
          sql<string>`${media.key}`.as('key'),
          'ownerId',
          sql<string>`case purpose when 'avatar' then 'avatar' else 'upload' end`.as('kind'),
          sql<string>`${media.storagePath}`.as('storagePath'),
          'contentType',
          'width',
          'height',
          'bytes',
        ])
        .where('id', '=', media.uploadId),
    )
    .execute();
}

/** Takes an upload of this owner out of use and out of sight; the next cleaning takes it away. */
export async function releaseUpload(
  trx: Transaction<DB>,
  ownerId: string,
  id: string,
  mediaKey: string,
): Promise<void> {
  await trx
    .deleteFrom('media')
    .where('key', '=', mediaKey)
    .where('ownerId', '=', ownerId)
    .where('kind', 'in', ['upload', 'avatar'])
    .execute();
  await trx
    .updateTable('uploads')
    .set({ claimedAt: null })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .execute();
}

/** Holds some uploads that nothing began to use until now; those being claimed are passed by. */
export async function lockAbandoned(
  trx: Transaction<DB>,
  olderThan: Date,
  most: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('uploads')
    .select('id')
    .where('claimedAt', 'is', null)
    .where('createdAt', '<', olderThan)
    .orderBy('createdAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteAbandoned(trx: Transaction<DB>, ids: readonly string[]) {
  await trx.deleteFrom('uploads').where('id', 'in', ids).execute();
}

/** What is kept of an account's files, in parts, for the copy of its data. */
export function streamUploads(trx: Transaction<DB>, ownerId: string): AsyncIterable<object> {
  return trx
    .selectFrom('uploads')
    .select(['id', 'filename', 'purpose', 'contentType', 'bytes', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .stream(500);
}

/** What the other side of a message or of an order has as well. */
const filesOfTwo = [
  'message_attachment',
  'quotation_attachment',
  'delivery_photo',
  'dispute_file',
  'return_photo',
];

/**
 * Nothing uses this account's files any more: the next cleaning takes them away. What was attached to
 * messages is the other side's too, and stays; of what was attached to quotations these decide.
 */
export async function releaseUploads(trx: Transaction<DB>, ownerId: string): Promise<void> {
  await trx
    .updateTable('uploads')
    .set({ claimedAt: null, filename: 'file' })
    .where('ownerId', '=', ownerId)
    .where((eb) =>
      eb.or([
        eb('purpose', 'is', null),
        eb('purpose', 'not in', filesOfTwo),
        eb('claimedAt', 'is', null),
      ]),
    )
    .execute();
}
