import { sql, type Transaction } from 'kysely';
import { personAtWork } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Difference } from '../../../materials/trait-rules.ts';
import type { PaymentMethod } from '../../schema.ts';

export interface NewOrder {
  readonly contractorId: string;
  readonly supplierId: string;
  readonly rfqId: string | null;
  readonly projectId: string | null;
  /** Null for an order that no award made. */
  readonly quotationId: string | null;
  readonly promisedDays: number | null;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly subtotal: string;
  readonly vatAmount: string;
  readonly vatIncluded: boolean;
  readonly deliveryCost: string;
  readonly totalAmount: string;
  readonly deliveryAddress: string | null;
  readonly deliveryCounty: string | null;
  readonly deliveryDate: Date | null;
}

export interface NewOrderItem {
  readonly lineNo: number;
  readonly productId: string | null;
  readonly quotationItemId: string | null;
  /** In which respects it is not what was asked for. */
  readonly differences: readonly Difference[];
  readonly name: string;
  readonly unit: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly totalPrice: string;
}

export interface NewAward {
  readonly rfqId: string;
  readonly rfqItemId: string;
  readonly quotationId: string;
  /** Null of a sum without lines. */
  readonly quotationItemId: string | null;
  readonly quantity: string;
}

/** An order with its lines, and what was given of the RFQ's lines by it. */
export interface NewOrderParts {
  readonly order: NewOrder;
  readonly items: readonly NewOrderItem[];
  readonly awards: readonly NewAward[];
}

/** Of what an account does: the member who does it for the company. */
const personOf = ({ actorId }: { readonly actorId: string | null }) =>
  actorId === null ? null : (personAtWork() ?? null);

/** Under lock: when its goods are to be there. */
export async function setDeliveryDate(
  trx: Transaction<DB>,
  id: string,
  deliveryDate: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ deliveryDate }).where('id', '=', id).execute();
}

/** Adds to the timeline of an order. */
export async function insertOrderEvent(
  trx: Transaction<DB>,
  event: {
    readonly orderId: string;
    /** Null for the product itself. */
    readonly actorId: string | null;
    readonly kind: string;
    readonly details: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await trx
    .insertInto('orderEvents')
    .values({ ...event, personId: personOf(event), details: JSON.stringify(event.details) })
    .execute();
}

/**
 * Stores the orders of an award, each with its lines and the first entry of its timeline: the numbers
 * they got. The database counts what is given against what was asked.
 */
export async function insertOrders(
  trx: Transaction<DB>,
  parts: readonly NewOrderParts[],
): Promise<{ id: string; number: string }[]> {
  const made = await trx
    .insertInto('orders')
    .values(parts.map(({ order }) => ({ ...order, placedBy: personAtWork() ?? null })))
    .returning(['id', 'number', 'quotationId'])
    .execute();
  const idOf = new Map(made.map(({ id, quotationId }) => [quotationId, id]));
  const items = parts.flatMap(({ order, items }) => {
    const orderId = idOf.get(order.quotationId);
    return orderId === undefined
      ? []
      : items.map(({ differences, ...item }) => ({
          ...item,
          differences: JSON.stringify(differences),
          orderId,
        }));
  });
  await trx.insertInto('orderItems').values(items).execute();
  await trx
    .insertInto('orderEvents')
    .values(
      parts.flatMap(({ order: { quotationId, contractorId: actorId } }) => {
        const orderId = idOf.get(quotationId);
        const personId = personOf({ actorId });
        return orderId === undefined ? [] : [{ orderId, actorId, personId, kind: 'placed' }];
      }),
    )
    .execute();
  const awards = parts.flatMap(({ order, awards }) => {
    const orderId = idOf.get(order.quotationId);
    return orderId === undefined ? [] : awards.map((award) => ({ ...award, orderId }));
  });
  if (awards.length > 0) await trx.insertInto('awards').values(awards).execute();
  return made.map(({ id, number }) => ({ id, number }));
}

/** Puts orders of `contractorId`, one or those of an RFQ, into one of their projects, or none: how many they are. */
export async function updateOrderProject(
  trx: Transaction<DB>,
  contractorId: string,
  which: { readonly id: string } | { readonly rfqId: string },
  projectId: string | null,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ projectId })
    .where('contractorId', '=', contractorId)
    .where((eb) => eb.and(which))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The instant of this transaction, as the database writes it: what it decides and orders bears it. */
export async function selectInstant(trx: Transaction<DB>): Promise<string> {
  const { at } = await trx
    .selectNoFrom(sql<string>`now()::text`.as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** How many orders an RFQ has, in all and of those that are not cancelled. Under the RFQ's lock. */
export async function countOrders(
  trx: Transaction<DB>,
  rfqId: string,
): Promise<{ all: number; standing: number }> {
  return trx
    .selectFrom('orders')
    .where('rfqId', '=', rfqId)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where status <> 'cancelled'))::int`.as('standing'),
    ])
    .executeTakeFirstOrThrow();
}
