import { type Kysely, sql } from 'kysely';
import type { audit } from '../messages/en/audit.ts';
import { type Actor, personAtWork } from './actor.ts';
import { type Batches, createBatches, isOnesFault } from './batches.ts';
import type { DB } from './database.types.ts';
import { runPrepared } from './prepared.ts';

/** What the trail keeps: signing in, rights, money, and who looked at whose data. */
export type AuditAction = keyof (typeof audit)['actions'];

/** What it was done to. */
export type AuditTarget = keyof (typeof audit)['targets'];

export interface AuditEntry {
  /** Who did it; null for the product itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly targetType: AuditTarget;
  readonly targetId: string;
  /** Never a secret, a contact or a text that a user wrote: the trail outlives accounts. An admin's reason is one. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

type Row = Omit<AuditEntry, 'details'> & { readonly details: string };

/** @returns those that were given: all are stored */
async function insertRows(db: Kysely<DB>, rows: readonly Row[]): Promise<readonly Row[]> {
  const column = (name: keyof Row) => rows.map((row) => row[name]);
  await runPrepared(
    db,
    sql<object>`insert into audit_log (actor_id, action, target_type, target_id, details)
      select * from unnest(${column('actorId')}::uuid[], ${column('action')}::text[],
        ${column('targetType')}::text[], ${column('targetId')}::text[], ${column('details')}::jsonb[])`,
  );
  return rows;
}

const queues = new WeakMap<Kysely<DB>, Batches<Row, Row>>();

/** The one queue of entries of this database: who reads waits for the disk, and those that come together share that. */
function queueOf(db: Kysely<DB>): Batches<Row, Row> {
  const known = queues.get(db);
  if (known) return known;
  const made = createBatches<Row, Row>({
    run: (rows) => insertRows(db, rows),
    most: 100,
    lanes: 2,
    isOnesFault,
  });
  queues.set(db, made);
  return made;
}

/**
 * Writes one entry, in the caller's transaction where there is one; it is stored when this resolves. Nobody
 * can change it later.
 */
export async function recordAudit(db: Kysely<DB>, entry: AuditEntry): Promise<void> {
  const { details: given = {}, ...rest } = entry;
  const personId = personAtWork();
  const details = JSON.stringify(personId === undefined ? given : { ...given, personId });
  const row = { ...rest, details };
  if (db.isTransaction) await insertRows(db, [row]);
  else await queueOf(db).add(row);
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
