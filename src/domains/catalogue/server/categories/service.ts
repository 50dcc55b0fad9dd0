import type { Kysely, Transaction } from 'kysely';
import { type AuditEntry, recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import type { CategoryEntry } from '../../category-schema.ts';
import { finishMerge } from '../job-definitions.ts';
import {
  beginMerge,
  endMerge,
  hasNamesake,
  insertCategory,
  lockCategories,
  moveSome,
  removeCategory,
  updateCategory,
  writeOrder,
} from './queries.ts';

export { selectAdminCategories } from './queries.ts';

interface CategoryDeps {
  readonly db: Kysely<DB>;
}
export interface MergeDeps extends CategoryDeps {
  readonly enqueue: Enqueue;
}

const notFound = () => new AppError(404, 'category_not_found');
const nameTaken = () => invalid([issueAt('name', 'category_name_taken')]);

/** @throws AppError 422 where another category is or was called so */
export function createCategory(
  { db }: CategoryDeps,
  adminId: string,
  entry: CategoryEntry,
): Promise<string> {
  return transact(db, async (trx) => {
    if (await hasNamesake(trx, entry, null)) throw nameTaken();
    const id = await insertCategory(trx, slugOf(entry.name), entry);
    if (id === null) throw nameTaken();
    await note(trx, adminId, 'category.created', id, { name: entry.name });
    return id;
  });
}

/** Its address stays: links to it hold. @throws AppError 404, 422 */
export function changeCategory(
  { db }: CategoryDeps,
  adminId: string,
  id: string,
  entry: CategoryEntry,
): Promise<void> {
  return transact(db, async (trx) => {
    const [before] = await lockCategories(trx, [id]);
    if (!before) throw notFound();
    if (await hasNamesake(trx, entry, id)) throw nameTaken();
    await updateCategory(trx, id, entry);
    await note(trx, adminId, 'category.changed', id, { before: before.name, after: entry.name });
  });
}

export function orderCategories(
  { db }: CategoryDeps,
  adminId: string,
  ids: readonly string[],
): Promise<void> {
  return transact(db, async (trx) => {
    await writeOrder(trx, ids);
    await note(trx, adminId, 'category.moved', 'all');
  });
}

/** So long whoever merges waits; what takes longer goes on in a job. */
const waitMs = 4_000;

/** @throws AppError 404; 409 where one of them is being merged otherwise, 422 for itself */
export async function mergeCategories(
  { db, enqueue }: MergeDeps,
  adminId: string,
  id: string,
  into: string,
): Promise<void> {
  if (id === into) throw invalid([issueAt('into', 'category_into_itself')]);
  await transact(db, async (trx) => {
    const both = await lockCategories(trx, [id, into]);
    const from = both.find((one) => one.id === id);
    const target = both.find((one) => one.id === into);
    if (!from || !target) throw notFound();
    if (from.mergesInto === into) return;
    if (from.mergesInto || from.isTarget || target.mergesInto) {
      throw new AppError(409, 'category_merging');
    }
    await beginMerge(trx, id, into);
    await note(trx, adminId, 'category.merged', id, { from: from.name, into: target.name });
    await enqueue(trx, finishMerge, { categoryId: id });
  });
  const until = Date.now() + waitMs;
  await continueMerge(db, id, () => Date.now() < until);
}

/** Goes on with a merger that was begun, in short transactions, until it is done or `goesOn` says no. */
export async function continueMerge(db: Kysely<DB>, id: string, goesOn: () => boolean) {
  let isDone = false;
  while (!isDone && goesOn()) isDone = await transact(db, (trx) => mergeSome(trx, id));
}

/** @returns whether nothing is left to do */
async function mergeSome(trx: Transaction<DB>, id: string): Promise<boolean> {
  const step = await moveSome(trx, id);
  if (!step || step.isMore) return !step;
  const both = await lockCategories(trx, [id, step.into]);
  const from = both.find((one) => one.id === id);
  if (from?.mergesInto) await endMerge(trx, from, step.into);
  return true;
}

/** @throws AppError 404, 409 for one in use */
export function dropCategory({ db }: CategoryDeps, adminId: string, id: string): Promise<void> {
  return transact(db, async (trx) => {
    const [category] = await lockCategories(trx, [id]);
    if (!category) throw notFound();
    if (category.isUsed) throw new AppError(409, 'category_used');
    await removeCategory(trx, id);
    await note(trx, adminId, 'category.removed', id, { name: category.name });
  });
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'category';

const note = (
  trx: Transaction<DB>,
  actorId: string,
  action: AuditEntry['action'],
  targetId: string,
  details: AuditEntry['details'] = {},
) => recordAudit(trx, { actorId, action, targetType: 'category', targetId, details });
