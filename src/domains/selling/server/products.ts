import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { maxProducts, maySeeProduct } from '../../catalogue/rules.ts';
import { dictionaryOf, findProduct, readProductJson } from '../../catalogue/server/public.ts';
import type { SearchIndex } from '../../materials/language/public.ts';
import type { NewProduct, ProductChange } from '../schema.ts';
import type { SellingDeps } from './deps.ts';
import { prepareImages, releaseImages } from './images.ts';
import { kindOf } from './kind.ts';
import { findOddPrices, oddPriceIssue, type WantedPrice } from './odd-prices.ts';
import { countOwn, lockOwnList } from './queries/imports.ts';
import {
  deleteOwnProduct,
  insertProduct,
  lockOwnProduct,
  type OwnProduct,
  type ProductColumns,
  updateOwnProduct,
} from './queries/own-products.ts';
import { slugOf } from './slug.ts';

const missing = () => new AppError(404, 'product_not_found');

/**
 * Whether this supplier may change the product, before anything of the request is looked at. A listed
 * product is public, so another supplier is told that it is not theirs; what is off the list is not there.
 *
 * @throws AppError 404, 403
 */
export async function requireOwnProduct(
  { pool }: SellingDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  const found = await findProduct(pool, id);
  if (!found || !maySeeProduct(actor, found)) throw missing();
  if (found.supplierId !== actor.id) throw new AppError(403, 'only_its_supplier');
}

/**
 * Lists a new product.
 *
 * @returns its id
 * @throws AppError 422 at the field, or where the supplier has as many products as there may be; 409
 *   `odd_price` where the caller wants to be asked and its price falls far below the county's
 */
export async function createProduct(
  deps: SellingDeps,
  actor: Actor,
  { images = [], isPriceConfirmed = true, ...input }: NewProduct,
): Promise<string> {
  const specifications = input.specifications ?? {};
  const index = await dictionaryOf(deps).index();
  const kind = await kindOf(deps.db, index, {
    ...input,
    specifications,
    productType: input.productType,
  });
  if (!isPriceConfirmed) {
    const { price, unit } = input;
    await refuseOddPrice(deps.db, actor.id, { before: null, price, unit, ...kind });
  }
  const ready = await prepareImages(deps.uploads, actor, images, []);
  return deps.db.transaction().execute(async (trx) => {
    await lockOwnList(trx, actor.id);
    if ((await countOwn(trx, actor.id)) >= maxProducts) {
      throw invalid([issueAt('name', 'product_list_full')]);
    }
    const columns: ProductColumns = {
      name: input.name,
      description: input.description || null,
      price: input.price,
      unit: input.unit,
      minOrderQuantity: input.minOrderQuantity ?? 1,
      stockQuantity: input.stockQuantity ?? 0,
      categoryId: input.categoryId,
      brandName: input.brandName || null,
      images: await ready.store(trx),
      specifications,
      isActive: input.isActive ?? true,
      ...kind,
    };
    const id = randomUUID();
    await insertProduct(trx, actor.id, { id, slug: slugOf(input.name, id) }, columns);
    return id;
  });
}

/**
 * Changes what the request names and leaves the rest alone.
 *
 * @throws AppError 404; 422 at the field; 409 `product_changed` where somebody saved another version
 *   since the one that this edit began with, 409 `taken_down` for listing what an admin took down, 409
 *   `odd_price` for a price that is asked about first
 */
export async function changeProduct(
  deps: SellingDeps,
  actor: Actor,
  id: string,
  { version, images, isPriceConfirmed = true, ...change }: ProductChange,
): Promise<void> {
  const { db, uploads } = deps;
  const before = await db
    .transaction()
    .execute((trx) => lockOwnProduct(trx, actor.id, id, 'changed'));
  refuse(before, version);
  const ready = images && (await prepareImages(uploads, actor, images, before.images));
  const index = await dictionaryOf(deps).index();
  await db.transaction().execute(async (trx) => {
    const now = await lockOwnProduct(trx, actor.id, id, 'changed');
    // The pictures that it keeps must still be there.
    refuse(now, ready ? before.version : version);
    if (change.isActive && now.isTakenDown) throw takenDown(now);
    const columns = { ...changedColumns(change), ...(await changedKind(trx, index, now, change)) };
    if (!isPriceConfirmed && columns.price !== undefined) {
      const wanted = { ...now, ...columns, price: columns.price, before: now.price };
      await refuseOddPrice(trx, actor.id, wanted);
    }
    const kept = await ready?.store(trx);
    const changes = { ...columns, ...(kept ? { images: kept } : {}) };
    if (Object.keys(changes).length > 0) await updateOwnProduct(trx, actor.id, id, changes);
    const gone = kept ? now.images.filter((address) => !kept.includes(address)) : [];
    await releaseImages(trx, uploads, actor.id, gone);
  });
}

type Change = Omit<ProductChange, 'version' | 'images' | 'isPriceConfirmed'>;

function refuse(
  found: OwnProduct | null,
  version: number | undefined,
): asserts found is OwnProduct {
  if (!found) throw missing();
  if (version !== undefined && found.version !== version)
    throw new AppError(409, 'product_changed');
}

const takenDown = ({ takenDownReason: reason }: OwnProduct) =>
  reason
    ? new AppError(409, 'taken_down_for', { details: { reason } })
    : new AppError(409, 'taken_down');

/** @throws AppError 409 `odd_price`, with what is odd about it in `details` (OddPrice) */
async function refuseOddPrice(
  db: SellingDeps['db'],
  supplierId: string,
  wanted: WantedPrice,
): Promise<void> {
  const [odd] = await findOddPrices(db, supplierId, [wanted]);
  if (!odd) return;
  const issue = oddPriceIssue('price', formatUnitPrice(wanted.price), odd);
  throw new AppError(409, 'odd_price', { details: issue.details, issues: [issue] });
}

/** What the change means for type and attributes; nothing where neither can differ. */
async function changedKind(
  trx: Transaction<DB>,
  index: SearchIndex,
  before: OwnProduct,
  change: Change,
): Promise<Pick<ProductColumns, 'productType' | 'attributes'> | undefined> {
  const { name, categoryId, specifications, productType } = change;
  const isTouched = [name, categoryId, specifications, productType].some(
    (one) => one !== undefined,
  );
  if (!isTouched) return undefined;
  const kind = await kindOf(trx, index, {
    name: name ?? before.name,
    categoryId: categoryId ?? before.categoryId,
    specifications: specifications ?? before.specifications,
    productType: productType === undefined || before.isTypeSet ? before.productType : productType,
  });
  // What was known of the same type and is told nowhere any more stays known.
  const known = kind.productType === before.productType ? before.attributes : {};
  return { ...kind, attributes: { ...known, ...kind.attributes } };
}

function changedColumns(change: Change): Partial<ProductColumns> {
  const { description, brandName, productType, ...rest } = change;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(given) as Partial<ProductColumns>),
    ...(description !== undefined ? { description: description || null } : {}),
    ...(brandName !== undefined ? { brandName: brandName || null } : {}),
  };
}

/**
 * Takes a product away for good, with its pictures.
 *
 * @throws AppError 404; 409 `has_history` for one with reviews or orders: they would be lost with it
 */
export async function deleteProduct(deps: SellingDeps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const found = await lockOwnProduct(trx, actor.id, id, 'removed');
    if (!found) throw missing();
    if (found.hasHistory) throw new AppError(409, 'product_has_history');
    await deleteOwnProduct(trx, actor.id, id);
    await releaseImages(trx, deps.uploads, actor.id, found.images);
  });
}

/** The product as its supplier sees it, as ready JSON (Product). */
export async function readOwnProduct({ pool }: SellingDeps, id: string): Promise<string> {
  const found = await findProduct(pool, id);
  const body = found && (await readProductJson(pool, found));
  if (!body) throw missing();
  return body;
}
