import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { OrderStatus } from '../../../orders/rules.ts';
import { amountHeld, amountPaid, amountPending } from '../../../orders/server/public.ts';

/** One of the own orders. Money in decimal strings, KES. */
export interface OwnOrder {
  readonly id: string;
  /** "LPO-000012". */
  readonly number: string;
  readonly status: OrderStatus;
  readonly supplierId: string;
  readonly supplierName: string | null;
  readonly totalAmount: string;
  /** Confirmed payments. */
  readonly amountPaid: string;
  /** Recorded, and not decided on. */
  readonly amountPending: string;
  /** Of what is paid, held until delivery is proven. */
  readonly amountHeld: string;
  readonly lines: number;
  readonly createdAt: Date;
  /** By when it was asked for. */
  readonly deliveryDate: Date | null;
  /** Days from the award on, as its quotation promised. */
  readonly promisedDays: number | null;
}

function ownOrders(db: Kysely<DB>, ownerId: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as s', 's.id', 'o.supplierId')
    .leftJoin('quotations as q', 'q.id', 'o.quotationId')
    .where('o.contractorId', '=', ownerId)
    .select(['o.id', 'o.number', 'o.status', 'o.supplierId', 's.companyName as supplierName'])
    .select(['o.totalAmount', 'o.createdAt', 'o.deliveryDate', 'q.deliveryTime as promisedDays'])
    .select([
      amountPaid.as('amountPaid'),
      amountPending.as('amountPending'),
      amountHeld.as('amountHeld'),
      sql<number>`(select count(*)::int from order_items i where i.order_id = o.id)`.as('lines'),
    ])
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc');
}

/** The owner's orders, newest first. */
export const selectNewestOrders = (
  db: Kysely<DB>,
  ownerId: string,
  limit: number,
): Promise<OwnOrder[]> => ownOrders(db, ownerId).limit(limit).execute();

/** The owner's newest orders with materials of these types in them. */
export async function selectOrdersOf(
  db: Kysely<DB>,
  ownerId: string,
  types: readonly string[],
  limit: number,
): Promise<OwnOrder[]> {
  if (types.length === 0) return [];
  return ownOrders(db, ownerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orderItems as i')
          .innerJoin('products as p', 'p.id', 'i.productId')
          .select('i.id')
          .whereRef('i.orderId', '=', 'o.id')
          .where('p.productType', 'in', [...types]),
      ),
    )
    .limit(limit)
    .execute();
}

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
