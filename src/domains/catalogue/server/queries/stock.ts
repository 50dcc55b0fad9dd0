import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

export interface StockedProduct {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly supplierId: string;
  readonly isActive: boolean;
  readonly minOrderQuantity: number;
  readonly stockQuantity: number;
}

/**
 * Products with what is left of each, held until the transaction ends. Locked in the order of their ids, so that
 * two who want the same ones never wait for each other in a circle.
 */
export async function lockStock(
  trx: Transaction<DB>,
  ids: readonly string[],
): Promise<Map<string, StockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'name', 'unit', 'price', 'supplierId', 'isActive'])
    .select(['minOrderQuantity', 'stockQuantity'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Adds to the stock of products, or takes from it; the database refuses to go below zero. Call `lockStock` first.
 * The products' history names the cause.
 */
export async function changeStock(
  trx: Transaction<DB>,
  changes: ReadonlyMap<string, number>,
  cause: 'order' | 'cancellation' | 'return',
): Promise<void> {
  if (changes.size === 0) return;
  const list = [...changes].map(([id, by]) => ({ id, by }));
  await sql`select set_config('jengasoko.cause', ${cause}, true)`.execute(trx);
  await sql`update products p set stock_quantity = p.stock_quantity + c.by
    from json_to_recordset(${JSON.stringify(list)}::json) as c (id uuid, by integer)
    where p.id = c.id`.execute(trx);
}
