import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { noteAdminReading } from '../../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { KeptFile } from '../../../../platform/object-storage/uploads.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { AppError } from '../../../../shared/errors.ts';
import { partyOf } from '../../../orders/rules.ts';
import { noSuchOrder, priceOfGoods, selectFunds } from '../../../orders/server/public.ts';
import { mostDisputes, openableKinds, undeliveredFrom } from '../../dispute-rules.ts';
import type { Dispute, DisputeListQuery, OrderDisputes } from '../../dispute-schema.ts';
import { missingOf } from '../../return-rules.ts';
import type { DeliveryDeps } from '../deps.ts';
import { selectDeliveredOrder } from '../queries/read.ts';
import { selectReturnable } from '../returns/queries.ts';
import { disputeAnswerDays } from '../settings.ts';
import { type Standing, toDispute, toListed } from './present.ts';
import {
  type DisputeRow,
  selectAllDisputes,
  selectDispute,
  selectDisputed,
  selectDisputes,
  selectEntries,
  selectFiles,
} from './queries.ts';

type Handle = Kysely<DB> | Transaction<DB>;
type Deps = Pick<DeliveryDeps, 'db' | 'credit'>;

export const noSuchDispute = () => new AppError(404, 'dispute_not_found');

/** The disputes of an order, for both sides and admins. @throws AppError 404 for anybody else */
export async function readDisputes(
  deps: Deps,
  actor: Actor,
  orderId: string,
): Promise<OrderDisputes> {
  const order = await selectDeliveredOrder(deps.db, actor, orderId);
  if (!order) throw noSuchOrder();
  await noteAdminReading(deps.db, actor, {
    action: 'dispute.listed',
    targetType: 'order',
    targetId: orderId,
  });
  const rows = await selectDisputes(deps.db, actor, orderId);
  const party = partyOf(order, actor.id);
  const own = rows.filter(({ openedBy }) => openedBy === actor.id).length;
  const mayOpen = own < mostDisputes && rows.every(({ status }) => status !== 'open');
  const days = await readSetting(deps.db, disputeAnswerDays);
  const disputed = await selectDisputed(deps.db, orderId);
  const from = mayOpen && party === 'buyer' ? undeliveredFrom(disputed, days) : null;
  return {
    orderId,
    disputes: await withParts(deps, actor, rows),
    kinds: mayOpen ? [...openableKinds(disputed, party, { days, now: Date.now() })] : [],
    opensAt: from?.toISOString() ?? null,
  };
}

/** @throws AppError 404 for who may not read its order */
export async function readDispute(deps: Deps, actor: Actor, id: string): Promise<Dispute> {
  const row = await requireDispute(deps.db, actor, id);
  await noteAdminReading(deps.db, actor, {
    action: 'dispute.read',
    targetType: 'dispute',
    targetId: id,
  });
  const [dispute] = await withParts(deps, actor, [row]);
  if (!dispute) throw noSuchDispute();
  return dispute;
}

/** Before a body is looked at: a stranger is told only that it is not there. @throws AppError 404 */
export async function requireDispute(db: Handle, actor: Actor, id: string): Promise<DisputeRow> {
  const row = await selectDispute(db, actor, id);
  if (!row) throw noSuchDispute();
  return row;
}

async function withParts(
  { db, credit }: Deps,
  actor: Actor,
  rows: readonly DisputeRow[],
): Promise<Dispute[]> {
  const ids = rows.map(({ id }) => id);
  const entries = Map.groupBy(await selectEntries(db, ids), ({ disputeId }) => disputeId);
  const files = Map.groupBy(await selectFiles(db, ids), ({ disputeId }) => disputeId);
  const [first] = rows;
  const standing =
    first && actor.role === 'admin' ? await standingOf({ db, credit }, first.orderId) : null;
  return rows.map((row) =>
    toDispute(row, actor, {
      entries: entries.get(row.id) ?? [],
      files: files.get(row.id) ?? [],
      standing,
    }),
  );
}

/** What an admin decides on. */
async function standingOf({ db, credit }: Deps, orderId: string): Promise<Standing> {
  const lines = await selectReturnable(db, orderId);
  return {
    order: await selectDisputed(db, orderId),
    lines,
    within: await credit.within(db, orderId),
    held: (await selectFunds(db, orderId)).amountHeld,
    missingPrice: await priceOfGoods(
      db,
      orderId,
      lines.map((line) => ({ orderItemId: line.orderItemId, quantity: missingOf(line) })),
    ),
  };
}

/** Disputes of all orders (ListedDispute[]), newest first, for an admin. That they were read is noted. */
export async function listDisputes(
  { db }: Deps,
  admin: Actor,
  query: DisputeListQuery,
): Promise<ListAnswer> {
  await noteAdminReading(db, admin, {
    action: 'dispute.listed',
    targetType: 'dispute',
    targetId: 'all',
  });
  const listed = await selectAllDisputes(db, admin, query);
  return listAnswer(listed, query.limit, toListed);
}

/** A file of a dispute, for both sides and admins. @throws AppError 404 for anybody else */
export async function openEvidence(
  { db, uploads }: Pick<DeliveryDeps, 'db' | 'uploads'>,
  actor: Actor,
  disputeId: string,
  fileId: string,
): Promise<KeptFile> {
  await requireDispute(db, actor, disputeId);
  const files = await selectFiles(db, [disputeId]);
  if (!files.some(({ id }) => id === fileId)) throw new AppError(404, 'file_not_found');
  await noteAdminReading(db, actor, {
    action: 'dispute.file_read',
    targetType: 'dispute',
    targetId: disputeId,
  });
  return uploads.openUsed(fileId, 'dispute_file');
}
