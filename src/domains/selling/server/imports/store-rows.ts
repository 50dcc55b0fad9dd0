import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { maxProducts } from '../../../catalogue/rules.ts';
import type { CatalogueDeps } from '../../../catalogue/server/public.ts';
import { dictionaryOf } from '../../../catalogue/server/public.ts';
import {
  type Classified,
  classifyProduct,
  reclassify,
} from '../../../materials/language/public.ts';
import {
  type ImportProblem,
  type ImportRow,
  indexKnown,
  type Known,
  matchOf,
  repeatFinder,
} from '../../import-rules.ts';
import { findOddPrices } from '../odd-prices.ts';
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
import { slugOf } from '../slug.ts';

export interface NumberedRow {
  readonly row: number;
  readonly input: ImportRow;
}

/** Rows of one transaction: small enough that others are not kept waiting for it. */
export const chunkSize = 100;

/** How a list is to be stored. */
export interface ImportOptions {
  /** Odd prices were asked about, and are meant. */
  readonly pricesConfirmed: boolean;
}

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
  options: ImportOptions,
): Promise<Outcome[]> {
  await lockOwnList(trx, supplierId);
  const plan = await planWithKinds(deps, trx, supplierId, rows, options);
  const create = plan.flatMap(({ action, productId, input, kind }): NewProduct[] =>
    action === 'create' && productId
      ? [{ ...input, ...kind, id: productId, slug: slugOf(input.name, productId) }]
      : [],
  );
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
  return plan.map(outcomeOf);
}

/** What would become of each row, stored or not. */
export async function tryRows(
  deps: CatalogueDeps,
  supplierId: string,
  rows: readonly NumberedRow[],
  options: ImportOptions,
): Promise<Outcome[]> {
  const plan = options.pricesConfirmed
    ? await planRows(deps.db, supplierId, rows)
    : await planWithKinds(deps, deps.db, supplierId, rows, options);
  return plan.map(outcomeOf);
}

const outcomeOf = ({ row, action, productId, problems }: Planned): Outcome => ({
  row,
  action,
  productId,
  problems,
});

export interface Planned extends Outcome {
  readonly input: ImportRow;
  /** The product that it changes. */
  readonly match: Known | null;
}

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
    const found = matchOf(input, known);
    const match = found && 'kind' in found ? null : found;
    const refused = (problem: ImportProblem) =>
      plan.push({ row, input, match, action: null, productId: null, problems: [problem] });
    const stored = (action: 'create' | 'update', productId: string) =>
      plan.push({ row, input, match, action, productId, problems: [] });
    if (found && 'kind' in found) refused(found);
    else if (isRepeated(input, match)) refused(repeated);
    else if (match) stored('update', match.id);
    else if (room <= 0) refused(listFull);
    else {
      room -= 1;
      stored('create', randomUUID());
    }
  }
  return plan;
}

type Kind = Pick<NewProduct, 'productType' | 'attributes'>;
type PlannedKind = Planned & { readonly kind: Kind };

/** The plan with what new products are, and with rows refused whose prices are asked about first. */
async function planWithKinds(
  deps: CatalogueDeps,
  db: CatalogueDeps['db'] | Trx,
  supplierId: string,
  rows: readonly NumberedRow[],
  { pricesConfirmed }: ImportOptions,
): Promise<PlannedKind[]> {
  const plan: PlannedKind[] = [];
  for (const row of await planRows(db, supplierId, rows)) {
    plan.push({ ...row, kind: row.action === 'create' ? await newKind(deps, row.input) : nothing });
  }
  if (pricesConfirmed) return plan;
  const priced = plan.filter(
    ({ action, match, input }) => action !== null && match?.price !== input.price,
  );
  const odd = await findOddPrices(
    db,
    supplierId,
    priced.map(({ input: { price, unit }, match, kind }) => ({
      before: match?.price ?? null,
      price,
      unit,
      productType: (match ?? kind).productType,
      attributes: (match ?? kind).attributes,
    })),
  );
  const doubts = new Map(priced.map(({ row }, place) => [row, odd[place]]));
  return plan.map((row) => {
    const doubt = doubts.get(row.row);
    if (!doubt) return row;
    const problem = { column: 'price', kind: doubt.doubt, compared: doubt.compared } as const;
    return { ...row, action: null, productId: null, problems: [problem] };
  });
}

const nothing: Kind = { productType: null, attributes: {} };

/** Between them others get their turn. */
export const rowsInOneTurn = 500;

const repeated: ImportProblem = { column: 'name', kind: 'repeated' };
const listFull: ImportProblem = { column: null, kind: 'listFull' };

async function newKind(deps: CatalogueDeps, input: ImportRow): Promise<Kind> {
  const index = await dictionaryOf(deps).index();
  // Reading a name takes a moment; between two others get theirs.
  await setImmediate();
  return classifyProduct(index, input.name, input.categoryId, input.specifications ?? {});
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
