import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { OrderStatus } from '../../../orders/rules.ts';

/** One of the own orders. */
export interface OwnOrder {
  readonly id: string;
  /** "LPO-000012". */
  readonly number: string;
  readonly status: OrderStatus;
  readonly supplierId: string;
  readonly supplierName: string | null;
}

function ownOrders(db: Kysely<DB>, ownerId: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .where('o.contractorId', '=', ownerId)
    .select(['o.id', 'o.number', 'o.status', 'o.supplierId', 's.companyName as supplierName'])
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc');
}

/** The owner's orders, newest first. */
export const selectNewestOrders = (
  db: Kysely<DB>,
  ownerId: string,
  limit: number,
): Promise<OwnOrder[]> => ownOrders(db, ownerId).limit(limit).execute();

/** Those of the owner's orders that bear one of these numbers, however old they are. */
export async function selectOrdersByNumber(
  db: Kysely<DB>,
  ownerId: string,
  numbers: readonly string[],
): Promise<OwnOrder[]> {
  if (numbers.length === 0) return [];
  return ownOrders(db, ownerId)
    .where('o.number', 'in', [...numbers])
    .execute();
}
