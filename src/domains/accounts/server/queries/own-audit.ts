import type { Kysely } from 'kysely';
import { type AuditAction, type AuditEntry, recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';

/** Notes what a person did with the own account. */
export function recordOwn(
  db: Kysely<DB>,
  userId: string,
  action: AuditAction,
  details?: AuditEntry['details'],
): Promise<void> {
  return recordAudit(db, {
    actorId: userId,
    action,
    targetType: 'user',
    targetId: userId,
    ...(details ? { details } : {}),
  });
}
