import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../../../platform/actor.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import { transact } from '../../../../platform/transact.ts';
import { conflict, notFound } from '../../../../shared/errors.ts';
import { type ImportProblem, isProblem, readImportRow } from '../../import-rules.ts';
import type { ImportedRow, ProductImport } from '../../import-schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { Trx } from '../queries/imports.ts';
import {
  finishImport,
  holdImport,
  type ImportRecord,
  insertImport,
  type Outcome,
  refuseWaitingRows,
  type StoredRow,
  selectCategoryNames,
  selectImport,
  selectWaitingRows,
  storeOutcomes,
} from '../queries/imports.ts';
import type { CsvRow } from './csv.ts';
import { readCsvBeside } from './csv-thread.ts';
import { importProductsLater } from './job-definitions.ts';
import { problemSentence } from './sentences.ts';
import { chunkSize, type NumberedRow, planRows, rowsInOneTurn, storeRows } from './store-rows.ts';

export interface ImportDeps extends CatalogueDeps {
  readonly enqueue: Enqueue;
}

/** Longer lists are stored by a job, since nobody waits for them at the other end of a request. */
export const mostRowsAtOnce = 1_000;

/**
 * Reads a list and says for each row what would be done, storing nothing.
 *
 * @throws AppError 422 as readCsv
 */
export async function tryImport(
  deps: CatalogueDeps,
  actor: Actor,
  text: string,
): Promise<ImportedRow[]> {
  const { rows, planned } = await readList(deps, actor, text);
  // What would be made has no id yet.
  const outcomes = planned.map(({ input: _input, ...outcome }) =>
    outcome.action === 'create' ? { ...outcome, productId: null } : outcome,
  );
  return toResults(rows, outcomes);
}

/**
 * Stores a list: each row wholly or not at all, one row's fault being no other's.
 *
 * @throws AppError 422 as readCsv
 */
export async function importAtOnce(
  deps: CatalogueDeps,
  actor: Actor,
  rows: readonly StoredRow[],
): Promise<ImportedRow[]> {
  const waiting = readable(rows);
  const outcomes: Outcome[] = [];
  for (let start = 0; start < waiting.length; start += chunkSize) {
    const chunk = waiting.slice(start, start + chunkSize);
    outcomes.push(...(await storeChunk(deps, actor.id, chunk)));
  }
  return toResults(rows, outcomes);
}

/** The rows of a list that can be stored, and why others cannot. @throws AppError 422 as readCsv */
export async function readRows(
  deps: CatalogueDeps,
  actor: Actor,
  text: string,
): Promise<StoredRow[]> {
  const { rows, planned } = await readList(deps, actor, text);
  // Told by the whole file; everything else may have changed by the time a row is stored.
  const repeated = new Map(
    planned.flatMap(({ row, problem }) => (problem?.kind === 'repeated' ? [[row, problem]] : [])),
  );
  return rows.map((row) => {
    const problem = repeated.get(row.row);
    return problem ? { ...row, input: null, problem } : row;
  });
}

/** The rows of a list with what would become of each one that can be read. */
async function readList(deps: CatalogueDeps, actor: Actor, text: string) {
  const lines = await readCsvBeside(text);
  const categories = await selectCategoryNames(deps.db);
  const rows: StoredRow[] = [];
  for (const line of lines) {
    if (rows.length % rowsInOneTurn === 0) await setImmediate();
    rows.push(readLine(line, categories));
  }
  return { rows, planned: await planRows(deps.db, actor.id, readable(rows)) };
}

function readLine({ row, cells }: CsvRow, categories: ReadonlyMap<string, string>): StoredRow {
  const read = readImportRow(cells, (name) => categories.get(name.toLowerCase()) ?? null);
  const name = (cells.name ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 200);
  return isProblem(read)
    ? { row, name, input: null, problem: read }
    : { row, name: read.name, input: read, problem: null };
}

const readable = (rows: readonly StoredRow[]): NumberedRow[] =>
  rows.flatMap(({ row, input }) => (input ? [{ row, input }] : []));

/** Rows together, which is quick; where the database refuses that, each alone, to find the one it means. */
async function storeChunk(
  deps: CatalogueDeps,
  supplierId: string,
  rows: readonly NumberedRow[],
): Promise<Outcome[]> {
  const store = (some: readonly NumberedRow[]) =>
    // Two suppliers' lists may change the counts of the same categories in another order.
    transact(deps.db, (trx) => storeRows(deps, trx, supplierId, some));
  try {
    return await store(rows);
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
  }
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    try {
      outcomes.push(...(await store([row])));
    } catch (error) {
      if (!isRefusedByDatabase(error)) throw error;
      outcomes.push({ row: row.row, action: null, productId: null, problem: notStored });
    }
  }
  return outcomes;
}

const notStored: ImportProblem = { column: null, kind: 'notStored' };

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** Of the classes that say: these values cannot stand in this row. */
function isRefusedByDatabase(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/**
 * Keeps the list and has a job store it.
 *
 * @throws AppError 409 while another one of this supplier's is being stored
 */
export async function importLater(
  deps: ImportDeps,
  actor: Actor,
  rows: readonly StoredRow[],
): Promise<ProductImport> {
  const id = await deps.db.transaction().execute(async (trx) => {
    const importId = await insertImport(trx, actor.id, rows);
    if (importId) await deps.enqueue(trx, importProductsLater, { importId });
    return importId;
  });
  if (id === null) {
    throw conflict('Your last list is still being stored. Please wait for it.', 'import_underway');
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
    const held = await holdImport(trx, importId);
    if (!held) return false;
    if (held.isSuspended) await refuseWaitingRows(trx, importId, notStored);
    const rows = await selectWaitingRows(trx, importId, limit);
    if (rows.length === 0) {
      await finishImport(trx, importId);
      return false;
    }
    await storeOutcomes(trx, importId, await storeRows(deps, trx, held.supplierId, rows));
    return true;
  };
  return transact(deps.db, store);
}

function refuseNext(deps: CatalogueDeps, importId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await holdImport(trx, importId))) return false;
    const [next] = await selectWaitingRows(trx, importId, 1);
    if (!next) return false;
    await storeOutcomes(trx, importId, [
      { row: next.row, action: null, productId: null, problem: notStored },
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
  if (!record) throw notFound('Import not found');
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
    failures: failures.map((failure) => refused(failure)),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  } as const;
}

function toResults(rows: readonly StoredRow[], outcomes: readonly Outcome[]): ImportedRow[] {
  const byRow = new Map(outcomes.map((outcome) => [outcome.row, outcome]));
  return rows.map(({ row, name, problem: unread }) => {
    const outcome = byRow.get(row);
    const problem = unread ?? outcome?.problem;
    if (problem) return refused({ row, name, problem });
    return { row, name, action: outcome?.action ?? null, productId: outcome?.productId ?? null };
  });
}

const refused = (row: { row: number; name: string; problem: ImportProblem }): ImportedRow => ({
  ...row,
  action: null,
  productId: null,
  error: problemSentence(row.problem),
});
