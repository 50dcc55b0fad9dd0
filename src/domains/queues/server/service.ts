import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { type AuditAction, recordAudit } from '../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../platform/conditional-read.ts';
import { readCursor, writeCursor } from '../../../platform/cursor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { isEntrusted } from '../../../shared/roles.ts';
import { queueStaff, queuesOf } from '../rules.ts';
import type { QueueItem, QueueKind, QueueListQuery, QueueSummary } from '../schema.ts';
import type { QueueDeps } from './ports.ts';
import {
  countItems,
  deleteClaim,
  type ItemRow,
  insertClaim,
  type Queue,
  selectItem,
  selectItems,
  selectSummaries,
} from './queries/items.ts';

export interface ItemPlace {
  readonly kind: QueueKind;
  readonly id: string;
}

/** @throws AppError 403 for who may not work on this queue */
export function queueFor(
  { queues }: Pick<QueueDeps, 'queues'>,
  { staffRole }: Actor,
  kind: QueueKind,
): Queue {
  if (!isEntrusted(staffRole, queueStaff[kind])) throw new AppError(403, 'not_your_staff_role');
  return [kind, queues[kind]];
}

/** How much waits in the queues that the reader may work on. Says nothing of anybody. */
export async function readQueues({ db, queues }: QueueDeps, admin: Actor): Promise<QueueSummary[]> {
  const own = queuesOf(admin.staffRole).map((kind) => [kind, queues[kind]] as const);
  if (own.length === 0) return [];
  const rows = await selectSummaries(db, own, admin.id);
  return rows.map((row) => ({ ...row, oldest: row.oldest?.toISOString() ?? null }));
}

/** What waits in a queue, the oldest first. That it was read is noted. */
export async function listQueue(
  deps: QueueDeps,
  admin: Actor,
  kind: QueueKind,
  query: QueueListQuery,
): Promise<ListAnswer> {
  const { db } = deps;
  const queue = queueFor(deps, admin, kind);
  const [place, id] = query.cursor ? readCursor(`queue ${kind}`, query.cursor) : [];
  const after = place === undefined ? null : { place: String(place), id: String(id) };
  const takenBy = query.mine ? admin.id : null;
  const entry = { actorId: admin.id, action: 'queue.listed', targetType: 'queue' } as const;
  const [rows, total] = await Promise.all([
    selectItems(db, queue, { after, limit: query.limit, takenBy }),
    countItems(db, queue, takenBy),
    recordAudit(db, { ...entry, targetId: kind }),
  ]);
  return listAnswer({ rows, total }, query.limit, presentItem, (row) =>
    writeCursor(`queue ${kind}`, [row.place, row.id]),
  );
}

/** @throws AppError 404 where it waits no longer */
export async function readItem(
  deps: QueueDeps,
  admin: Actor,
  { kind, id }: ItemPlace,
): Promise<QueueItem> {
  const row = await selectItem(deps.db, queueFor(deps, admin, kind), id);
  if (!row) throw new AppError(404, 'queue_item_gone');
  await recordAudit(deps.db, itemEntry(admin, 'queue.read', { kind, id }));
  return presentItem(row);
}

const presentItem = ({ takenById, takenByName, place: _place, ...row }: ItemRow): QueueItem => ({
  ...row,
  since: row.since.toISOString(),
  takenBy: takenById === null ? null : { id: takenById, name: takenByName ?? '' },
});

/** @throws AppError 404 where it waits no longer, 409 where another admin has taken it */
export async function takeItem(deps: QueueDeps, admin: Actor, place: ItemPlace): Promise<void> {
  const { kind, id } = place;
  const queue = queueFor(deps, admin, kind);
  await step(deps, admin, place, 'queue.taken', async (trx) => {
    if (!(await selectItem(trx, queue, id))) throw new AppError(404, 'queue_item_gone');
    if (!(await insertClaim(trx, kind, id, admin.id))) throw new AppError(409, 'queue_item_taken');
  });
}

/** Another may take it from now on. */
export async function releaseItem(deps: QueueDeps, admin: Actor, place: ItemPlace): Promise<void> {
  queueFor(deps, admin, place.kind);
  await step(deps, admin, place, 'queue.released', (trx) => deleteClaim(trx, place.kind, place.id));
}

async function step(
  { db }: QueueDeps,
  admin: Actor,
  place: ItemPlace,
  action: AuditAction,
  work: (trx: Transaction<DB>) => Promise<void>,
): Promise<void> {
  await transact(db, async (trx) => {
    await work(trx);
    await recordAudit(trx, itemEntry(admin, action, place));
  });
}

const itemEntry = (admin: Actor, action: AuditAction, { kind, id }: ItemPlace) => ({
  actorId: admin.id,
  action,
  targetType: `queue_${kind}` as const,
  targetId: id,
});
