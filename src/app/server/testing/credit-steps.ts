import { buildAdmin } from '../../../domains/accounts/server/factory.ts';
import type { Credit, OrderCredit } from '../../../domains/credit/schema.ts';
import { buildDebtor } from '../../../domains/credit/server/factory.ts';
import type { Payment } from '../../../domains/payments/schema.ts';
import { buildOrder } from '../../../domains/payments/server/factory.ts';
import type { TestServer, Visitor } from './test-server.ts';

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly issues?: readonly { readonly path: string; readonly code: string }[];
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** What tests do about credit, on the server that they have opened by then. */
export function creditSteps(opened: () => Pick<TestServer, 'database' | 'signedIn'>) {
  const db = () => opened().database.db;
  const signedIn = (id: string) => opened().signedIn(id);
  return {
    db,
    signedIn,
    /** A contractor who may owe KSh 10,000, signed in. */
    async debtor(terms?: Parameters<typeof buildDebtor>[1]) {
      const { id } = await buildDebtor(db(), terms);
      return { id, buyer: await signedIn(id) };
    },
    placed: async (contractorId: string, totalAmount = '4000.00') =>
      (await buildOrder(db(), { contractorId, totalAmount })).id,
    choose: (who: Visitor, orderId: string) =>
      who.post<OrderCredit & Refusal>(`/api/orders/${orderId}/credit`),
    /** A bank transfer, which waits until the supplier confirms it. */
    async record(buyer: Visitor, order: { readonly id: string }, amount: string) {
      const transfer = { method: 'bank', amount, reference: `FT${amount}` };
      return (await buyer.post<Payment>(`/api/orders/${order.id}/payments`, transfer)).body;
    },
    confirm: (seller: Visitor, { id }: Payment) => seller.post(`/api/payments/${id}/confirm`),
    remove: (who: Visitor, url: string) => who.send<Refusal>({ method: 'DELETE', url }),
    put: (who: Visitor, url: string, body: object) =>
      who.send<Refusal>({
        method: 'PUT',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    creditOf: async (who: Visitor) => (await who.get<Credit>('/api/credit')).body,
    admin: async () => signedIn((await buildAdmin(db())).id),
    noticesOf: (userId: string) =>
      db()
        .selectFrom('notifications')
        .select(['kind', 'data', 'subjectId'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  };
}
