import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

export interface NewOrder {
  readonly contractorId: string;
  readonly supplierId: string;
  readonly rfqId: string;
  readonly quotationId: string;
  readonly subtotal: string;
  readonly vatAmount: string;
  readonly vatIncluded: boolean;
  readonly deliveryCost: string;
  readonly totalAmount: string;
  readonly deliveryAddress: string | null;
  readonly deliveryCounty: string | null;
  readonly deliveryDate: Date | null;
  readonly deliveryPin: string;
}

export interface NewOrderItem {
  readonly lineNo: number;
  readonly productId: string | null;
  readonly quotationItemId: string | null;
  readonly name: string;
  readonly unit: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly totalPrice: string;
}

/** Stores an order with its lines and the first entry of its timeline. */
export async function insertOrder(
  trx: Transaction<DB>,
  order: NewOrder,
  items: readonly NewOrderItem[],
): Promise<{ id: string; number: string }> {
  const made = await trx
    .insertInto('orders')
    .values(order)
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderItems')
    .values(items.map((item) => ({ ...item, orderId: made.id })))
    .execute();
  await trx
    .insertInto('orderEvents')
    .values({ orderId: made.id, actorId: order.contractorId, kind: 'placed' })
    .execute();
  return made;
}

export interface NewAward {
  readonly rfqId: string;
  readonly rfqItemId: string;
  readonly quotationId: string;
  readonly quotationItemId: string;
  readonly quantity: string;
}

/** Stores what was given to whom. The database counts it against what was asked. */
export async function insertAwards(
  trx: Transaction<DB>,
  awards: readonly NewAward[],
): Promise<void> {
  if (awards.length === 0) return;
  await trx
    .insertInto('awards')
    .values([...awards])
    .execute();
}

/** What companies are called, by the account's id. */
export async function selectCompanies(
  trx: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'companyName', 'firstName', 'lastName'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, companyName, firstName, lastName }) => {
      const person = [firstName, lastName].filter(Boolean).join(' ');
      return [id, companyName ?? (person || null)];
    }),
  );
}
