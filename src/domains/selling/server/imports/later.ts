import type { Actor } from '../../../../platform/actor.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { CatalogueDeps } from '../../../catalogue/server/public.ts';
import type { ProductImport } from '../../import-schema.ts';
import type { Trx } from '../queries/imports.ts';
import {
  deleteOldImports,
  finishImport,
  type ImportRecord,
  insertImport,
  lockImport,
  refuseWaitingRows,
  type StoredRow,
  selectImport,
  selectStuck,
  selectUnfinished,
  selectWaitingRows,
  storeOutcomes,
} from '../queries/kept-imports.ts';
import { importProductsLater } from './job-definitions.ts';
import { refusedRow } from './sentences.ts';
import {
  chunkSize,
  type ImportOptions,
  isRefusedByDatabase,
  notStored,
  storeRows,
} from './store-rows.ts';

export interface ImportDeps extends CatalogueDeps {
  readonly enqueue: Enqueue;
}

/**
 * Keeps the list and has a job store it.
 *
 * @throws AppError 409 while another one of this supplier's is being stored; its job is sent once more,
 *   since the first one may have been given up in an outage. Done twice, it stores nothing twice.
 */
export async function importLater(
  deps: ImportDeps,
  actor: Actor,
  rows: readonly StoredRow[],
  options: ImportOptions,
): Promise<ProductImport> {
  const id = await deps.db.transaction().execute(async (trx) => {
    const made = await insertImport(trx, actor.id, rows, options);
    const importId = made ?? (await selectUnfinished(trx, actor.id));
    if (importId) await deps.enqueue(trx, importProductsLater, { importId });
    return made;
  });
  if (id === null) {
    throw new AppError(409, 'import_underway');
  }
  return readImport(deps, actor, id);
}

/** Stores what is left of a kept list, some rows at a time; begun anew it goes on where it was. */
export async function carryOutImport(
  deps: CatalogueDeps,
  importId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    signal.throwIfAborted();
    isLeft = await carryOutSome(deps, importId);
  }
}

/** @returns whether there may be more */
async function carryOutSome(deps: CatalogueDeps, importId: string): Promise<boolean> {
  try {
    return await storeWaiting(deps, importId, chunkSize);
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    // One by one, so that only the row that cannot be stored is refused.
    return storeWaiting(deps, importId, 1).catch(async (reason: unknown) => {
      if (!isRefusedByDatabase(reason)) throw reason;
      return refuseNext(deps, importId);
    });
  }
}

/** Products and their rows' outcomes in one transaction: neither is there without the other. */
function storeWaiting(deps: CatalogueDeps, importId: string, limit: number): Promise<boolean> {
  const store = async (trx: Trx) => {
    const held = await lockImport(trx, importId);
    if (!held) return false;
    if (held.isSuspended) await refuseWaitingRows(trx, importId, notStored);
    const rows = await selectWaitingRows(trx, importId, limit);
    if (rows.length === 0) {
      await finishImport(trx, importId);
      return false;
    }
    await storeOutcomes(trx, importId, await storeRows(deps, trx, held.supplierId, rows, held));
    return true;
  };
  return transact(deps.db, store);
}

/** What is not stored by now never is: its supplier can send it again. */
export async function giveUpImport({ db }: CatalogueDeps, importId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, importId))) return;
    await refuseWaitingRows(trx, importId, notStored);
    await finishImport(trx, importId);
  });
}

/** Takes away old imports, and has those carried on whose jobs were given up in an outage. */
export async function tidyImports({ db, enqueue }: ImportDeps): Promise<void> {
  await deleteOldImports(db);
  for (const importId of await selectStuck(db)) {
    await enqueue(db, importProductsLater, { importId });
  }
}

function refuseNext(deps: CatalogueDeps, importId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, importId))) return false;
    const [next] = await selectWaitingRows(trx, importId, 1);
    if (!next) return false;
    await storeOutcomes(trx, importId, [
      { row: next.row, action: null, productId: null, problems: [notStored] },
    ]);
    return true;
  });
}

/** @throws AppError 404 for an import that is missing or somebody else's */
export async function readImport(
  { db }: CatalogueDeps,
  actor: Actor,
  importId: string,
): Promise<ProductImport> {
  const record = await selectImport(db, actor.id, importId);
  if (!record) throw new AppError(404, 'import_not_found');
  return toImport(record);
}

/** The actor's latest import; null where there was none in the last month. */
export async function readLatestImport(
  { db }: CatalogueDeps,
  actor: Actor,
): Promise<ProductImport | null> {
  const record = await selectImport(db, actor.id, null);
  return record && toImport(record);
}

function toImport({ createdAt, startedAt, finishedAt, failures, ...rest }: ImportRecord) {
  const status = finishedAt ? 'done' : startedAt ? 'running' : 'waiting';
  return {
    ...rest,
    status,
    failures: failures.map(refusedRow),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  } as const;
}
