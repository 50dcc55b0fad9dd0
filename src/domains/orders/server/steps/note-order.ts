import type { Transaction } from 'kysely';
import { type AuditAction, type AuditTarget, recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { insertOrderEvent } from '../queries/write.ts';

type Words = Readonly<Record<string, string>>;

interface Noted {
  /** Null for the product itself. */
  readonly actorId: string | null;
  /** Of the entry in the timeline. */
  readonly kind: string;
  readonly details?: Words;
  readonly action: AuditAction;
  /** What of the order it happened to, as the trail has it; the order itself where nothing is said. */
  readonly target?: {
    readonly targetType: AuditTarget;
    readonly targetId: string;
  };
  readonly trail?: Words;
}

/** What happened to an order: in the timeline that both sides read, and in the audit trail. */
export async function noteOrder(
  trx: Transaction<DB>,
  { id, number }: { readonly id: string; readonly number: string },
  { actorId, kind, details = {}, action, target, trail = { order: number } }: Noted,
): Promise<void> {
  await insertOrderEvent(trx, { orderId: id, actorId, kind, details });
  const order = { targetType: 'order' as const, targetId: id };
  await recordAudit(trx, { actorId, action, ...(target ?? order), details: trail });
}
