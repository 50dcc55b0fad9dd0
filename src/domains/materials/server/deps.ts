import type { Kysely, Transaction } from 'kysely';
import { type AuditAction, type AuditTarget, recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';

export interface MaterialsDeps {
  readonly db: Kysely<DB>;
}

/** Who changes the dictionary; null for a command of the product itself. */
export type By = string | null;

/** Notes a change in the audit trail, in the transaction that makes it. */
export const note = (
  trx: Transaction<DB>,
  actorId: By,
  action: AuditAction,
  targetType: AuditTarget,
  targetId: string,
) => recordAudit(trx, { actorId, action, targetType, targetId });
