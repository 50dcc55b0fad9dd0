import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Actor } from '../../../platform/actor.ts';
import { type Batches, createBatches, isOnesFault } from '../../../platform/batches.ts';
import type { DB } from '../../../platform/database.types.ts';
import { AppError, tryAgain } from '../../../shared/errors.ts';
import { selectDeliveryTerms } from '../../accounts/server/public.ts';
import type { ProductCard } from '../../catalogue/schema.ts';
import { countCartAdd, readProductCards } from '../../catalogue/server/public.ts';
import { cartWarnings } from '../rules.ts';
import {
  type AddedLine,
  type AddToCart,
  type CartCount,
  type CartLine,
  type ChangeQuantity,
  maxCartLines,
  maxQuantity,
  type SupplierTerms,
} from '../schema.ts';
import {
  type Addition,
  type AdditionRow,
  type Answered,
  countLines,
  deleteLine,
  insertOrGrowLines,
  type LineRow,
  restoreLine,
  selectLine,
  selectLines,
  updateQuantity,
} from './queries.ts';
import { belowMinimum, cartFull, lineFull, noSuchLine, overStock } from './refusals.ts';
import { warningSentences } from './sentences.ts';

export interface CartDeps {
  readonly db: Kysely<DB>;
  readonly pool: pg.Pool;
}

/** What the queries of lines need. */
type Pooled = Pick<CartDeps, 'pool'>;

/** The actor's cart in the order in which it was filled; empty where nothing was ever added. */
export async function readCart({ pool }: Pooled, actor: Actor): Promise<CartLine[]> {
  return withProducts(pool, await selectLines(pool, actor.id));
}

/** On what terms the suppliers in the actor's cart take orders from it. */
export async function readSupplierTerms(deps: CartDeps, actor: Actor): Promise<SupplierTerms[]> {
  const lines = await readCart(deps, actor);
  const suppliers = new Set(lines.map(({ product }) => product.supplierId));
  return selectDeliveryTerms(deps.db, [...suppliers]);
}

/** How many lines the actor's cart has. */
export async function readCartCount({ pool }: Pooled, actor: Actor): Promise<CartCount> {
  return { count: await countLines(pool, actor.id) };
}

/**
 * Adds to the actor's cart. The same product again is summed in its one line.
 *
 * @throws AppError 404 for a product that is not sold, 422 where the line stays below its minimum order, 409 where the
 *   line would exceed its stock, the cart is full, or the product is held by somebody for long
 */
export async function addToCart(
  { pool }: Pooled,
  actor: Actor,
  input: AddToCart,
): Promise<AddedLine> {
  const addition = await addPatiently(additionsOf(pool), { ...input, ownerId: actor.id });
  if (!addition) throw new AppError(404, 'product_not_found');
  const { itemId, quantity } = addition;
  if (itemId === null || quantity === null) throw whyNotAdded(addition, input);
  countCartAdd(pool, input.productId);
  return { id: itemId, productId: input.productId, quantity };
}

type Additions = Batches<Addition, Answered | null>;

/** Somebody who deletes a product holds it until that is done or given up: a few milliseconds, mostly. */
const waitsForHeldMs = [20, 60, 150, 300, 600];

/** Waits for a held product without a connection, so that it is nobody else's wait. */
async function addPatiently(additions: Additions, addition: Addition): Promise<AdditionRow | null> {
  for (const wait of [...waitsForHeldMs, null]) {
    const answer = await additions.add(addition);
    if (answer !== 'held') return answer;
    if (wait !== null) await setTimeout(wait);
  }
  throw tryAgain();
}

/** So few that one slow run does not keep everybody waiting, so many that few commits serve all. */
const lanes = 2;
const mostTogether = 50;

const queues = new WeakMap<pg.Pool, Additions>();

/** The one queue of additions of this database: those that come while others are stored go together. */
function additionsOf(pool: pg.Pool): Additions {
  const known = queues.get(pool);
  if (known) return known;
  const made = createBatches<Addition, Answered | null>({
    run: (additions) => insertOrGrowLines(pool, additions),
    keyOf: ({ ownerId }) => ownerId,
    most: mostTogether,
    lanes,
    isOnesFault,
  });
  queues.set(pool, made);
  return made;
}

/** Below the minimum comes first: no stock would make that quantity right. */
function whyNotAdded(addition: AdditionRow, { quantity }: AddToCart) {
  const { minimum, unit, stock, others, inCart } = addition;
  if (inCart + quantity < minimum) return belowMinimum(minimum, unit);
  if (others >= maxCartLines && quantity <= stock) return cartFull();
  // The stock would have sufficed for whatever a line may hold.
  if (stock >= maxQuantity) return lineFull();
  return overStock(stock, inCart);
}

/** @throws AppError 404 for a line that is missing or in somebody else's cart */
export async function requireLine({ pool }: Pooled, actor: Actor, itemId: string): Promise<void> {
  if (!(await selectLine(pool, actor.id, itemId))) throw noSuchLine();
}

/**
 * Sets the quantity of a line to 1 or more, whatever the minimum order: then the line warns of it.
 *
 * @throws AppError 404 as requireLine, 409 above the stock or for a product that is no longer sold
 */
export async function changeQuantity(
  { pool }: Pooled,
  actor: Actor,
  itemId: string,
  { quantity }: ChangeQuantity,
): Promise<CartLine> {
  const change = await updateQuantity(pool, actor.id, { itemId, quantity });
  if (!change) throw noSuchLine();
  if (!change.isActive) throw new AppError(409, 'not_sold');
  if (!change.isChanged) throw overStock(change.stock);
  return readLine(pool, actor, itemId);
}

/** @throws AppError 404 as requireLine */
export async function removeLine({ pool }: Pooled, actor: Actor, itemId: string): Promise<void> {
  if (!(await deleteLine(pool, actor.id, itemId))) throw noSuchLine();
}

/**
 * Puts a removed line back as it was, whatever its product has become: then it warns, as it did.
 *
 * @throws AppError 404 for a line that was not removed within the last hour; 409 where the cart is full
 */
export async function restore({ pool }: Pooled, actor: Actor, itemId: string): Promise<CartLine> {
  const restored = await restoreLine(pool, actor.id, itemId);
  if (!restored) throw noSuchLine();
  if (restored.itemId === null) throw cartFull();
  return readLine(pool, actor, restored.itemId);
}

async function readLine(pool: pg.Pool, actor: Actor, itemId: string): Promise<CartLine> {
  const row = await selectLine(pool, actor.id, itemId);
  const [line] = await withProducts(pool, row ? [row] : []);
  if (!line) throw noSuchLine();
  return line;
}

/** A product that was deleted since takes its line with it, so it is left out. */
async function withProducts(pool: pg.Pool, rows: readonly LineRow[]): Promise<CartLine[]> {
  const cards = await readProductCards(
    pool,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap((row) => toLine(row, cards.get(row.productId)) ?? []);
}

function toLine(row: LineRow, product: ProductCard | undefined): CartLine | null {
  if (!product) return null;
  const { id, quantity, priceSeen } = row;
  const warning = warningSentences(cartWarnings({ quantity, priceSeen, product }));
  return { id, quantity, priceSeen, warning, product };
}
