import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Order } from '../../orders/schema.ts';
import type { OrderPayments, Payment } from '../schema.ts';

/** Payments as tests send and read them. */

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Who calls, as the test server has them. */
interface Caller {
  get<T>(url: string): Promise<Answer<T>>;
  post<T>(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
}

interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly { path: string; message: string }[];
}

interface Scene {
  readonly order: { readonly id: string; readonly number: string };
  readonly buyer: Caller;
  readonly seller: Caller;
}

/** An order with its two sides, both signed in. */
export async function signedInBoth<
  C extends Caller,
  O extends Scene['order'] & { readonly contractorId: string; readonly supplierId: string },
>(server: { signedIn(userId: string): Promise<C> }, order: O) {
  return {
    order,
    buyer: await server.signedIn(order.contractorId),
    seller: await server.signedIn(order.supplierId),
  };
}

let lastReference = 0;
/** A transfer with a reference of its own, unless told otherwise. */
export function transfer(amount: string, reference?: string) {
  lastReference += 1;
  return { method: 'bank', amount, reference: reference ?? `FT26326K${lastReference}` };
}

export const record = ({ order, buyer }: Pick<Scene, 'order' | 'buyer'>, body: object) =>
  buyer.post<Payment & Refusal>(`/api/orders/${order.id}/payments`, body);

export const recorded = async (one: Scene, amount: string) =>
  (await record(one, transfer(amount))).body;

export const move = (who: Caller, { id }: { id: string }, what: string, body?: object) =>
  who.post<Payment & Refusal>(`/api/payments/${id}/${what}`, body);

/** What the buyer reads of an order's payments. */
export const sums = async ({ order, buyer }: Pick<Scene, 'order' | 'buyer'>) =>
  (await buyer.get<OrderPayments>(`/api/orders/${order.id}/payments`)).body;

/** What the supplier reads on the order. */
export const paidOf = async ({ order, seller }: Pick<Scene, 'order' | 'seller'>) =>
  (await seller.get<Order>(`/api/orders/${order.id}`)).body.amountPaid;

/** The lines of the ledger for an order. */
export const entriesOf = (db: Kysely<DB>, { order }: { order: { id: string } }) =>
  db
    .selectFrom('ledgerEntries')
    .select(['account', 'amount'])
    .where('orderId', '=', order.id)
    .orderBy('id')
    .execute();

/** What the trail has of a payment. */
export const trailOf = (db: Kysely<DB>, { id }: { id: string }) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('targetType', '=', 'payment')
    .where('targetId', '=', id)
    .orderBy('id')
    .execute();

/** Who was told what of an order, in turn. */
export const notificationsOf = (db: Kysely<DB>, { order }: { order: { id: string } }) =>
  db
    .selectFrom('notifications')
    .select(['userId', 'kind', 'data'])
    .where('subjectId', '=', order.id)
    .orderBy('createdAt')
    .orderBy('userId')
    .execute();
