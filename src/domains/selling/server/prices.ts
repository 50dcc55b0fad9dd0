import type { Actor } from '../../../platform/actor.ts';
import { type ListAnswer, listAnswer } from '../../../platform/conditional-read.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, type FieldIssue, issueAt } from '../../../shared/errors.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import type { CatalogueDeps } from '../../catalogue/server/public.ts';
import { oddPrice } from '../price-rules.ts';
import type { OwnPricesQuery, PriceChanges, PricedProduct } from '../price-schema.ts';
import { oddPriceIssue } from './odd-prices.ts';
import { nameCause } from './queries/imports.ts';
import { lockPriced, selectOwnPrices, updatePrices } from './queries/prices.ts';

/** The actor's own products by name, with what their prices are judged by (PricedProduct[]). */
export async function readPrices(
  { db }: CatalogueDeps,
  actor: Actor,
  query: OwnPricesQuery,
): Promise<ListAnswer> {
  const { limit } = query;
  const { products: rows, total } = await selectOwnPrices(db, actor.id, query, limit + 1);
  return listAnswer({ rows, total }, limit, (row) => row);
}

/**
 * Stores many prices in one transaction, all or none.
 *
 * @returns the products as they are now, in the order of the changes
 * @throws AppError 409 `prices_refused` with an issue for every row at fault: `changes.N.id` for one
 *   that is missing or another's, `changes.N.version` for one changed meanwhile, `changes.N.price` for
 *   a price that is asked about first
 */
export function changePrices(
  { db }: CatalogueDeps,
  actor: Actor,
  { changes }: PriceChanges,
): Promise<PricedProduct[]> {
  const ids = changes.map(({ id }) => id.toLowerCase());
  return transact(db, async (trx) => {
    const held = byId(await lockPriced(trx, actor.id, ids));
    const issues = changes.flatMap((change, row) => issueOf(change, row, held.get(ids[row] ?? '')));
    if (issues.length > 0) throw new AppError(409, 'prices_refused', { issues });
    await nameCause(trx, 'edit');
    const stored = byId(await updatePrices(trx, actor.id, changes));
    return ids.flatMap((id) => {
      const product = held.get(id);
      return product ? { ...product, ...stored.get(id) } : [];
    });
  });
}

const byId = <T extends { readonly id: string }>(products: readonly T[]) =>
  new Map(products.map((product) => [product.id, product]));

function issueOf(
  { version, price, isConfirmed = false }: PriceChanges['changes'][number],
  row: number,
  now: PricedProduct | undefined,
): FieldIssue[] {
  const at = (field: string) => `changes.${row}.${field}`;
  if (!now) return [issueAt(at('id'), 'price_gone')];
  if (now.version !== version) {
    return [issueAt(at('version'), 'price_changed', { price: formatUnitPrice(now.price) })];
  }
  const odd = isConfirmed ? null : oddPrice(now.price, price, now.countyMedian);
  return odd ? [oddPriceIssue(at('price'), formatUnitPrice(price), odd)] : [];
}
