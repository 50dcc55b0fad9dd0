import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type ImportProblem,
  type ImportRow,
  indexKnown,
  matchOf,
  repeatFinder,
} from '../../import-rules.ts';
import { maxProducts } from '../../rules.ts';
import type { CatalogueDeps } from '../deps.ts';
import {
  type Changed,
  countOwn,
  insertProducts,
  lockOwnList,
  lockRenamed,
  type NewProduct,
  nameCause,
  selectKnown,
  type Trx,
  updateProducts,
} from '../queries/imports.ts';
import type { Outcome } from '../queries/kept-imports.ts';
import { type Classified, classifyProduct, reclassify } from '../search/classify.ts';
import { dictionaryOf } from '../search/dictionary.ts';
import { slugOf } from '../slug.ts';

export interface NumberedRow {
  readonly row: number;
  readonly input: ImportRow;
}

/** Rows of one transaction: small enough that others are not kept waiting for it. */
export const chunkSize = 100;

/**
 * Stores rows of one supplier in the caller's transaction: known products are changed, others made.
 *
 * @returns an outcome for each row; only what the database itself refuses is thrown
 */
export async function storeRows(
  deps: CatalogueDeps,
  trx: Trx,
  supplierId: string,
  rows: readonly NumberedRow[],
): Promise<Outcome[]> {
  await lockOwnList(trx, supplierId);
  const plan = await planRows(trx, supplierId, rows);
  const create: NewProduct[] = [];
  for (const { action, productId, input } of plan) {
    if (action === 'create' && productId) create.push(await newProduct(deps, productId, input));
  }
  const update = plan.flatMap(({ action, productId, input }) =>
    action === 'update' && productId ? [{ ...input, id: productId }] : [],
  );
  const renamed = await lockRenamed(trx, supplierId, update);
  const change: Changed[] = [];
  for (const input of update) {
    const before = renamed.get(input.id);
    change.push(before ? { ...input, ...(await renamedKind(deps, before, input)) } : input);
  }
  await nameCause(trx, 'import');
  await insertProducts(trx, supplierId, create);
  await updateProducts(trx, supplierId, change);
  return plan.map(({ input: _input, ...outcome }) => outcome);
}

export type Planned = Outcome & { readonly input: ImportRow };

/**
 * What would become of each row; a new product has its id already. Where the list is full, known
 * products are still changed. Of rows that mean the same product the first one stands.
 */
export async function planRows(
  db: CatalogueDeps['db'] | Trx,
  supplierId: string,
  rows: readonly NumberedRow[],
): Promise<Planned[]> {
  const inputs = rows.map(({ input }) => input);
  const known = indexKnown(await selectKnown(db, supplierId, inputs));
  const isRepeated = repeatFinder();
  let room = maxProducts - (await countOwn(db, supplierId));
  const plan: Planned[] = [];
  for (const { row, input } of rows) {
    if (plan.length % rowsInOneTurn === 0) await setImmediate();
    const refused = (problem: ImportProblem) =>
      plan.push({ row, input, action: null, productId: null, problems: [problem] });
    const match = matchOf(input, known);
    if (match && 'kind' in match) refused(match);
    else if (isRepeated(input, match)) refused(repeated);
    else if (match) plan.push({ row, input, action: 'update', productId: match.id, problems: [] });
    else if (room <= 0) refused(listFull);
    else {
      room -= 1;
      plan.push({ row, input, action: 'create', productId: randomUUID(), problems: [] });
    }
  }
  return plan;
}

/** Between them others get their turn. */
export const rowsInOneTurn = 500;

const repeated: ImportProblem = { column: 'name', kind: 'repeated' };
const listFull: ImportProblem = { column: null, kind: 'listFull' };

async function newProduct(deps: CatalogueDeps, id: string, input: ImportRow): Promise<NewProduct> {
  const index = await dictionaryOf(deps).index();
  // Reading a name takes a moment; between two others get theirs.
  await setImmediate();
  const classified = classifyProduct(
    index,
    input.name,
    input.categoryId,
    input.specifications ?? {},
  );
  return { ...input, ...classified, id, slug: slugOf(input.name, id) };
}

async function renamedKind(deps: CatalogueDeps, before: Classified, after: ImportRow) {
  const index = await dictionaryOf(deps).index();
  await setImmediate();
  return reclassify(index, before, {
    ...after,
    specifications: after.specifications ?? before.specifications,
  });
}

export const notStored: ImportProblem = { column: null, kind: 'notStored' };

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** Of the classes that say: these values cannot stand in this row. */
export function isRefusedByDatabase(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}
