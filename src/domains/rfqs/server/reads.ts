import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import { type ListAnswer, partAnswer } from '../../../platform/conditional-read.ts';
import { readCursor, writeCursor } from '../../../platform/cursor.ts';
import type { RfqListQuery } from '../list-schema.ts';
import { isTooLateFor, maySeeRfq } from '../rules.ts';
import type { Rfq, RfqItem } from '../schema.ts';
import type { RfqDeps } from './deps.ts';
import { toItem, toRfq } from './present.ts';
import { selectLines } from './queries/lines.ts';
import { selectRfq, selectRfqPage, selectViewer } from './queries/rfqs.ts';
import { noSuchRfq, overForSuppliers } from './states.ts';

/** An RFQ as the actor may know it. @throws AppError 404 where it is missing or not the actor's to see */
export async function getRfq({ db }: Pick<RfqDeps, 'db'>, actor: Actor, id: string): Promise<Rfq> {
  const viewer = await selectViewer(db, actor);
  const row = await selectRfq(db, actor, id);
  if (!row) throw noSuchRfq();
  if (!maySeeRfq(viewer, row)) throw isTooLateFor(viewer, row) ? overForSuppliers() : noSuchRfq();
  await noteAdminReading(db, actor, { action: 'rfq.read', targetType: 'rfq', targetId: id });
  return toRfq(row, viewer);
}

/** The lines of an RFQ in their order. @throws AppError 404 as getRfq */
export async function getRfqItems(
  deps: Pick<RfqDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<RfqItem[]> {
  const rfq = await getRfq(deps, actor, id);
  const isAwarded = rfq.remainder !== undefined;
  return (await selectLines(deps.db, id)).map((line) => toItem(line, isAwarded));
}

/**
 * The actor's list as ready JSON (Rfq[]): a contractor's own ones, newest first; for a supplier those
 * it may answer or has answered, the matching ones first unless the newest are asked for; for an
 * admin all.
 *
 * @throws AppError 422 for a cursor of another list
 */
export async function listRfqs(
  { db }: Pick<RfqDeps, 'db'>,
  actor: Actor,
  { cursor, limit, ...query }: RfqListQuery,
): Promise<ListAnswer> {
  const { status, search = '', sort = 'match', match = false, answered, projectId } = query;
  const list = JSON.stringify(['rfqs', actor.id, status, search, sort, match, answered, projectId]);
  const after = cursor === undefined ? null : readCursor(list, cursor);
  const viewer = await selectViewer(db, actor);
  await noteAdminReading(db, actor, { action: 'rfq.listed', targetType: 'rfq', targetId: 'all' });
  // Suppliers are shown what they can answer; what they did answer they ask for by its state.
  const shown = status ?? (actor.role === 'supplier' ? 'open' : undefined);
  const isAnswered = actor.role === 'supplier' ? answered : undefined;
  const isByMatch = sort === 'match';
  const filter = {
    viewer,
    status: shown,
    search,
    isMatch: match,
    isAnswered,
    isByMatch,
    projectId,
  };
  const page = await selectRfqPage(db, filter, { after, limit });
  const entries = page.rows.map((row) => toRfq(row, viewer));
  return partAnswer(entries, {
    total: page.total,
    cursor: page.next && writeCursor(list, page.next),
  });
}
