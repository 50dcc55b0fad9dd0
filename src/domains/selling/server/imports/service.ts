import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../../../platform/actor.ts';
import { transact } from '../../../../platform/transact.ts';
import type { CatalogueDeps } from '../../../catalogue/server/public.ts';
import { isRefused, readImportRow } from '../../import-rules.ts';
import type { ImportedRow } from '../../import-schema.ts';
import { selectCategoryNames } from '../queries/imports.ts';
import type { Outcome, StoredRow } from '../queries/kept-imports.ts';
import type { CsvRow } from './csv.ts';
import { readCsvBeside } from './csv-thread.ts';
import { categoryGuesser } from './nearest-category.ts';
import { refusedRow } from './sentences.ts';
import {
  chunkSize,
  type ImportOptions,
  isRefusedByDatabase,
  type NumberedRow,
  notStored,
  planRows,
  rowsInOneTurn,
  storeRows,
  tryRows,
} from './store-rows.ts';

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
  options: ImportOptions,
): Promise<ImportedRow[]> {
  const rows = await readList(deps, text);
  const planned = await tryRows(deps, actor.id, readable(rows), options);
  // What would be made has no id yet.
  const outcomes = planned.map((outcome) =>
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
  options: ImportOptions,
): Promise<ImportedRow[]> {
  const waiting = readable(rows);
  const outcomes: Outcome[] = [];
  for (let start = 0; start < waiting.length; start += chunkSize) {
    const chunk = waiting.slice(start, start + chunkSize);
    outcomes.push(...(await storeChunk(deps, actor.id, chunk, options)));
  }
  return toResults(rows, outcomes);
}

/** The rows of a list that can be stored, and why others cannot. @throws AppError 422 as readCsv */
export async function readRows(
  deps: CatalogueDeps,
  actor: Actor,
  text: string,
): Promise<StoredRow[]> {
  const rows = await readList(deps, text);
  const planned = await planRows(deps.db, actor.id, readable(rows));
  // Told by the whole file; everything else may have changed by the time a row is stored.
  const repeated = new Map(
    planned.flatMap(({ row, problems }) =>
      problems.some(({ kind }) => kind === 'repeated') ? [[row, problems] as const] : [],
    ),
  );
  return rows.map((row) => {
    const problems = repeated.get(row.row);
    return problems ? { ...row, input: null, problems } : row;
  });
}

async function readList(deps: CatalogueDeps, text: string): Promise<StoredRow[]> {
  const lines = await readCsvBeside(text);
  const { ids, names } = await selectCategoryNames(deps.db);
  const nearestTo = categoryGuesser(names);
  const rows: StoredRow[] = [];
  for (const line of lines) {
    if (rows.length % rowsInOneTurn === 0) await setImmediate();
    rows.push(readLine(line, ids, nearestTo));
  }
  return rows;
}

function readLine(
  { row, cells }: CsvRow,
  ids: ReadonlyMap<string, string>,
  nearestTo: (category: string) => string | null,
): StoredRow {
  const read = readImportRow(cells, (name) => ids.get(name.toLowerCase()) ?? null);
  const name = (cells.name ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 200);
  if (!isRefused(read)) return { row, name: read.name, input: read, problems: [] };
  const problems = read.map((problem) => {
    const nearest = problem.kind === 'unknownCategory' ? nearestTo(cells.category ?? '') : null;
    return nearest === null ? problem : { ...problem, nearest };
  });
  return { row, name, input: null, problems };
}

const readable = (rows: readonly StoredRow[]): NumberedRow[] =>
  rows.flatMap(({ row, input }) => (input ? [{ row, input }] : []));

/** Rows together, which is quick; where the database refuses that, each alone, to find the one it means. */
async function storeChunk(
  deps: CatalogueDeps,
  supplierId: string,
  rows: readonly NumberedRow[],
  options: ImportOptions,
): Promise<Outcome[]> {
  const store = (some: readonly NumberedRow[]) =>
    // Two suppliers' lists may change the counts of the same categories in another order.
    transact(deps.db, (trx) => storeRows(deps, trx, supplierId, some, options));
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
      outcomes.push({ row: row.row, action: null, productId: null, problems: [notStored] });
    }
  }
  return outcomes;
}

function toResults(rows: readonly StoredRow[], outcomes: readonly Outcome[]): ImportedRow[] {
  const byRow = new Map(outcomes.map((outcome) => [outcome.row, outcome]));
  return rows.map(({ row, name, problems: unread }) => {
    const outcome = byRow.get(row);
    const problems = unread.length > 0 ? unread : (outcome?.problems ?? []);
    if (problems.length > 0) return refusedRow({ row, name, problems });
    return { row, name, action: outcome?.action ?? null, productId: outcome?.productId ?? null };
  });
}
