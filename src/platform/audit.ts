import type { Kysely } from 'kysely';
import type { audit } from '../messages/en/audit.ts';
import { type Actor, personAtWork } from './actor.ts';
import type { DB } from './database.types.ts';

/** What the trail keeps: signing in, rights, money, and who looked at whose data. */
export type AuditAction = keyof (typeof audit)['actions'];

export interface AuditEntry {
  /** Who did it; null for the product itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly targetType: string;
  readonly targetId: string;
  /** Never a secret, a contact or a text that a user wrote: the trail outlives accounts. An admin's reason is one. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes one entry, in the caller's transaction where there is one. Nobody can change it later. */
export async function recordAudit(db: Kysely<DB>, entry: AuditEntry): Promise<void> {
  const { details: given = {}, ...rest } = entry;
  const personId = personAtWork();
  const details = personId === undefined ? given : { ...given, personId };
  await db
    .insertInto('auditLog')
    .values({ ...rest, details: JSON.stringify(details) })
    .execute();
}

/**
 * What lies between two others is theirs: an admin who looks at it leaves a trace. Reading by anybody
 * else is not noted.
 */
export async function noteAdminReading(
  db: Kysely<DB>,
  reader: Pick<Actor, 'id' | 'role'>,
  what: Pick<AuditEntry, 'action' | 'targetType' | 'targetId'>,
): Promise<void> {
  if (reader.role === 'admin') await recordAudit(db, { ...what, actorId: reader.id });
}
