import type { Transaction } from 'kysely';
import { type AuditAction, recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { LockedOrder } from '../../orders/server/public.ts';

export interface PaymentFacts {
  readonly id: string;
  readonly order: LockedOrder;
  readonly amount: string;
}

/** The reference stays out of the trail: somebody wrote it, and the trail outlives accounts. */
export const notePayment = (
  trx: Transaction<DB>,
  actorId: string | null,
  action: AuditAction,
  { id, order, amount }: PaymentFacts,
) =>
  recordAudit(trx, {
    actorId,
    action,
    targetType: 'payment',
    targetId: id,
    details: { order: order.number, amount },
  });
