import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type ImportProblem, type ImportRow, matchOf, rowKey } from '../../import-rules.ts';
import { maxProducts } from '../../rules.ts';
import type { CatalogueDeps } from '../deps.ts';
import {
  countOwn,
  insertProducts,
  lockOwnList,
  type NewProduct,
  nameCause,
  type Outcome,
  selectKnown,
  type Trx,
  updateProducts,
} from '../queries/imports.ts';
import { classifyProduct } from '../search/classify.ts';
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
  await nameCause(trx, 'import');
  await insertProducts(trx, supplierId, create);
  await updateProducts(trx, supplierId, update);
  return plan.map(({ input: _input, ...outcome }) => outcome);
}

/**
 * What would become of each row; a new product has its id already. Where the list is full, known
 * products are still changed.
 */
export async function planRows(
  db: CatalogueDeps['db'] | Trx,
  supplierId: string,
  rows: readonly NumberedRow[],
): Promise<(Outcome & { readonly input: ImportRow })[]> {
  const inputs = rows.map(({ input }) => input);
  const known = await selectKnown(db, supplierId, inputs);
  const byName = Map.groupBy(known, ({ name }) => name.trim().toLowerCase());
  const byId = new Map(known.map((product) => [product.id, product]));
  let room = maxProducts - (await countOwn(db, supplierId));
  return rows.map(({ row, input }) => {
    const own = input.id === null ? undefined : byId.get(input.id);
    const alike = own ? [own] : (byName.get(input.name.trim().toLowerCase()) ?? []);
    const match = matchOf(input, alike);
    if (match === null) {
      room -= 1;
      if (room < 0) return { row, input, action: null, productId: null, problem: listFull };
      return { row, input, action: 'create', productId: randomUUID(), problem: null };
    }
    if ('kind' in match) return { row, input, action: null, productId: null, problem: match };
    return { row, input, action: 'update', productId: match.id, problem: null };
  });
}

const listFull: ImportProblem = { column: null, kind: 'listFull' };

/** Rows of a file that mean the same product: the first one stands, the others are refused. */
export function findRepeated(rows: readonly NumberedRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const { row, input } of rows) {
    const key = rowKey(input);
    if (seen.has(key)) repeated.add(row);
    seen.add(key);
  }
  return repeated;
}

async function newProduct(deps: CatalogueDeps, id: string, input: ImportRow): Promise<NewProduct> {
  const index = await dictionaryOf(deps).index();
  // Reading a name takes a moment; between two others get theirs.
  await setImmediate();
  const classified = classifyProduct(index, input.name, input.categoryId);
  return { ...input, ...classified, id, slug: slugOf(input.name, id) };
}
