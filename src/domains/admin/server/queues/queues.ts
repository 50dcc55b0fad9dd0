import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { type AuditAction, recordAudit } from '../../../../platform/audit.ts';
import type { ListAnswer } from '../../../../platform/conditional-read.ts';
import { readCursor, writeCursor } from '../../../../platform/cursor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { QueueItem, QueueKind, QueueNote, QueueSummary } from '../../queues-schema.ts';
import {
  deleteClaim,
  insertClaim,
  insertNote,
  isWaiting,
  selectItems,
  selectNotes,
  selectSummaries,
} from './queries/items.ts';
import { queues } from './queries/waiting.ts';

type Db = Kysely<DB>;
export interface ItemPlace {
  readonly kind: QueueKind;
  readonly id: string;
}

/** How much waits where. Says nothing of anybody. */
export async function readQueues(db: Db, { id }: Actor): Promise<QueueSummary[]> {
  const rows = await selectSummaries(db, id);
  return rows.map((row) => ({ ...row, oldest: row.oldest?.toISOString() ?? null }));
}

/** What waits in a queue, the oldest first. That it was read is noted. */
export async function listQueue(
  db: Db,
  admin: Actor,
  kind: QueueKind,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<ListAnswer> {
  const [since, id] = query.cursor ? readCursor(`queue ${kind}`, query.cursor) : [];
  const after = since === undefined ? null : { since: String(since), id: String(id) };
  const rows = await selectItems(db, kind, { after, limit: query.limit });
  await recordAudit(db, {
    actorId: admin.id,
    action: 'queue.listed',
    targetType: 'queue',
    targetId: kind,
  });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const items = shown.map(
    ({ takenById, takenByName, ...row }): QueueItem => ({
      ...row,
      since: row.since.toISOString(),
      href: queues[kind].href(row.id),
      takenBy: takenById === null ? null : { id: takenById, name: takenByName ?? '' },
    }),
  );
  const json = JSON.stringify(items);
  const next = last && {
    cursor: writeCursor(`queue ${kind}`, [last.since.toISOString(), last.id]),
  };
  return { version: json, total: null, part: () => ({ json, next: next ?? null }) };
}

/** @throws AppError 404 where it waits no longer, 409 where another admin has taken it */
export async function takeItem(db: Db, admin: Actor, { kind, id }: ItemPlace): Promise<void> {
  await step(db, admin, { kind, id }, 'queue.taken', async (trx) => {
    if (!(await isWaiting(trx, kind, id))) throw new AppError(404, 'queue_item_gone');
    if (!(await insertClaim(trx, kind, id, admin.id))) throw new AppError(409, 'queue_item_taken');
  });
}

/** Another may take it from now on. */
export async function releaseItem(db: Db, admin: Actor, { kind, id }: ItemPlace): Promise<void> {
  await step(db, admin, { kind, id }, 'queue.released', (trx) => deleteClaim(trx, kind, id));
}

export async function readNotes(db: Db, { kind, id }: ItemPlace): Promise<QueueNote[]> {
  const rows = await selectNotes(db, kind, id);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** @throws AppError 404 where it waits no longer */
export async function addNote(
  db: Db,
  admin: Actor,
  { kind, id }: ItemPlace,
  text: string,
): Promise<void> {
  await step(db, admin, { kind, id }, 'queue.noted', async (trx) => {
    if (!(await isWaiting(trx, kind, id))) throw new AppError(404, 'queue_item_gone');
    await insertNote(trx, { kind, itemId: id, authorId: admin.id, text });
  });
}

async function step(
  db: Db,
  admin: Actor,
  { kind, id }: ItemPlace,
  action: AuditAction,
  work: (trx: Transaction<DB>) => Promise<void>,
): Promise<void> {
  await transact(db, async (trx) => {
    await work(trx);
    await recordAudit(trx, {
      actorId: admin.id,
      action,
      targetType: `queue_${kind}`,
      targetId: id,
    });
  });
}
