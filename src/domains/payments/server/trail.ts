import type { Transaction } from 'kysely';
import { type AuditAction, recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { type LockedOrder, noteOrder } from '../../orders/server/public.ts';

export interface PaymentFacts {
  readonly id: string;
  readonly order: LockedOrder;
  readonly amount: string;
}

/**
 * The reference stays out of the trail: somebody wrote it, and the trail outlives accounts.
 *
 * @param kind of the entry in the order's timeline, where money has moved
 */
export async function notePayment(
  trx: Transaction<DB>,
  actorId: string | null,
  action: AuditAction,
  { id, order, amount }: PaymentFacts,
  kind?: 'payment_received' | 'payment_confirmed' | 'payment_reversed',
): Promise<void> {
  const target = { targetType: 'payment' as const, targetId: id };
  const trail = { order: order.number, amount };
  if (!kind) return recordAudit(trx, { actorId, action, ...target, details: trail });
  await noteOrder(trx, order, { actorId, kind, details: { amount }, action, target, trail });
}
