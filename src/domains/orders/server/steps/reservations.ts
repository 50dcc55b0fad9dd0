import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { changeStock, lockStock } from '../../../catalogue/server/public.ts';
import { reservationOf } from '../../stock-rules.ts';
import { type StockLine, selectStockLines, setReserved } from './queries/quantities.ts';

type Trx = Transaction<DB>;

/** Takes what a locked order needs from stock. @throws AppError 409 naming the first product that does not suffice */
export async function reserveStock(trx: Trx, orderId: string): Promise<void> {
  const lines = await selectStockLines(trx, orderId);
  const products = await lockStock(trx, productsOf(lines));
  const plan = reservationOf(lines, products);
  if (plan.short) {
    const { product, left, unit } = plan.short;
    throw new AppError(409, 'order_stock_short', { details: { product, quantity: left, unit } });
  }
  await setReserved(trx, plan.reserved);
  await changeStock(trx, byProduct(lines, plan.reserved, -1), 'order');
}

/** Gives back exactly what was reserved for a locked order. */
export async function returnStock(trx: Trx, orderId: string): Promise<void> {
  const lines = await selectStockLines(trx, orderId);
  const reserved = new Map(
    lines
      .filter((line) => line.reservedQuantity > 0)
      .map((line) => [line.id, line.reservedQuantity]),
  );
  if (reserved.size === 0) return;
  await lockStock(trx, productsOf(lines));
  await setReserved(trx, new Map([...reserved.keys()].map((id) => [id, 0])));
  await changeStock(trx, byProduct(lines, reserved, 1), 'cancellation');
}

/**
 * Puts goods of a locked order that came back, or never left, into stock: whole units, and no more than were reserved
 * for them.
 */
export async function restock(
  trx: Trx,
  orderId: string,
  {
    quantities,
    cause,
  }: {
    /** Decimal strings by line. */
    readonly quantities: ReadonlyMap<string, string>;
    readonly cause: 'return' | 'cancellation';
  },
): Promise<void> {
  const lines = await selectStockLines(trx, orderId);
  const back = new Map(
    lines.flatMap(({ id, reservedQuantity }) => {
      const units = Math.min(reservedQuantity, Math.floor(Number(quantities.get(id) ?? 0)));
      return units > 0 ? [[id, units] as const] : [];
    }),
  );
  if (back.size === 0) return;
  await lockStock(trx, productsOf(lines));
  await setReserved(
    trx,
    new Map(
      lines.flatMap(({ id, reservedQuantity }) =>
        back.has(id) ? [[id, reservedQuantity - (back.get(id) ?? 0)] as const] : [],
      ),
    ),
  );
  await changeStock(trx, byProduct(lines, back, 1), cause);
}

const productsOf = (lines: readonly StockLine[]) =>
  lines.flatMap(({ productId }) => (productId === null ? [] : [productId]));

/** A product that is gone has no stock to go back to. */
function byProduct(
  lines: readonly StockLine[],
  quantities: ReadonlyMap<string, number>,
  sign: 1 | -1,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { id, productId } of lines) {
    const quantity = quantities.get(id) ?? 0;
    if (productId === null || quantity === 0) continue;
    sums.set(productId, (sums.get(productId) ?? 0) + sign * quantity);
  }
  return sums;
}
