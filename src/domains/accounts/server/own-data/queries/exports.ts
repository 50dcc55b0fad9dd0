import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import type { DataExport } from '../../../account-schema.ts';

const columns = ['id', 'state', 'progress', 'createdAt', 'expiresAt'] as const;

/** Longer than all tries of a gathering take together: its process died. */
const abandoned = sql<boolean>`created_at < now() - interval '2 hours'`;

/** The unfinished export of `userId`, or a new one in place of earlier ones; `isNew` says which. */
export async function openExport(
  db: Kysely<DB>,
  userId: string,
): Promise<{ export: DataExport; isNew: boolean }> {
  await db
    .updateTable('dataExports')
    .set({ state: 'failed', finishedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .where(abandoned)
    .execute();
  const made = await db
    .insertInto('dataExports')
    .values({ userId })
    .onConflict((conflict) =>
      conflict.column('userId').where('state', 'in', ['waiting', 'running']).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();
  if (made) {
    await db
      .deleteFrom('dataExports')
      .where('userId', '=', userId)
      .where('id', '<>', made.id)
      .execute();
    return { export: asExport(made), isNew: true };
  }
  const open = await db
    .selectFrom('dataExports')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return { export: asExport(open), isNew: false };
}

/** `userId`'s latest export that can still be had, or null. */
export async function readLatestExport(db: Kysely<DB>, userId: string): Promise<DataExport | null> {
  const row = await db
    .selectFrom('dataExports')
    .select(columns)
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row ? asExport(row) : null;
}

/** `userId`'s export with this id while it can be had; null for anybody else's. */
export async function readExport(
  db: Kysely<DB>,
  userId: string,
  exportId: string,
): Promise<DataExport | null> {
  const row = await db
    .selectFrom('dataExports')
    .select(columns)
    .where('id', '=', exportId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? asExport(row) : null;
}

/** Takes a waiting export, or one whose run failed before, into work; answers whose it is. */
export async function beginExport(db: Kysely<DB>, exportId: string): Promise<string | null> {
  const row = await db
    .updateTable('dataExports')
    .set({ state: 'running', progress: 0, bytes: 0 })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'running'])
    .returning('userId')
    .executeTakeFirst();
  if (!row) return null;
  await db.deleteFrom('dataExportParts').where('exportId', '=', exportId).execute();
  return row.userId;
}

/** Stores the next part of an export's text. */
export async function storePart(
  db: Kysely<DB>,
  part: { exportId: string; position: number; content: string },
): Promise<void> {
  await db.insertInto('dataExportParts').values(part).execute();
}

/** `progress` is the share that is gathered, 0 to 1. */
export async function noteProgress(
  db: Kysely<DB>,
  exportId: string,
  progress: number,
): Promise<void> {
  await db.updateTable('dataExports').set({ progress }).where('id', '=', exportId).execute();
}

/** Ends a run of an export. */
export async function finishExport(
  db: Kysely<DB>,
  exportId: string,
  outcome: { state: 'done'; bytes: number } | { state: 'failed' },
): Promise<void> {
  await db
    .updateTable('dataExports')
    .set({ ...outcome, finishedAt: sql<Date>`now()` })
    .where('id', '=', exportId)
    .execute();
}

/** The text of `userId`'s export, part by part; nothing for anybody else's. */
export async function* readParts(
  db: Kysely<DB>,
  userId: string,
  exportId: string,
): AsyncGenerator<string> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom('dataExportParts')
      .innerJoin('dataExports', 'dataExports.id', 'dataExportParts.exportId')
      .select('content')
      .where('dataExports.userId', '=', userId)
      .where('exportId', '=', exportId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!part) return;
    yield part.content;
  }
}

/** Deletes what may no longer be had; answers how many. */
export async function deleteExpiredExports(db: Kysely<DB>): Promise<number> {
  const gone = await db
    .deleteFrom('dataExports')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function asExport(row: {
  id: string;
  state: string;
  progress: number;
  createdAt: Date;
  expiresAt: Date;
}): DataExport {
  return {
    id: row.id,
    state: row.state as DataExport['state'],
    progress: row.progress,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
