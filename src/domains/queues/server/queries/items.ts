import { type Kysely, sql, type Transaction } from 'kysely';
import { countUpTo } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { readPrepared } from '../../../../platform/prepared.ts';
import { staffNameSql } from '../../../accounts/server/public.ts';
import type { QueueKind } from '../../schema.ts';
import type { Waiting } from '../ports.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** A queue and what says what waits in it. */
export type Queue = readonly [QueueKind, Waiting];

export interface SummaryRow {
  readonly kind: QueueKind;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly mine: number;
}

/** How much waits in each queue, and how much of it this admin has taken. */
export async function selectSummaries(
  db: Handle,
  queues: readonly Queue[],
  adminId: string,
): Promise<SummaryRow[]> {
  const parts = queues.map(
    ([
      kind,
      waiting,
    ]) => sql`select ${kind}::text as kind, count(*)::int as waiting, min(w.since) as oldest,
        (count(*) filter (where c.admin_id = ${adminId}))::int as mine
      from (${waiting(db)}) w
        left join queue_claims c on c.kind = ${kind} and c.item_id = w.id`,
  );
  const { rows } = await sql<SummaryRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

export interface ItemRow {
  readonly id: string;
  readonly title: string;
  readonly since: Date;
  /** The same to the microsecond, which a date of JavaScript does not hold. */
  readonly place: string;
  readonly takenById: string | null;
  readonly takenByName: string | null;
  readonly notes: number;
}

/** What waits, as lists and pages of one item show it. */
const itemColumns = (
  kind: QueueKind,
) => sql`w.id, w.title, w.since, w.since::text as place, c.admin_id as "takenById",
  ${staffNameSql('a')} as "takenByName",
  (select count(*)::int from staff_notes n where n.kind = ${kind} and n.item_id = w.id) as notes`;

/** The oldest first; one more than asked for where there are more. */
export async function selectItems(
  db: Handle,
  [kind, waiting]: Queue,
  page: {
    readonly after: { place: string; id: string } | null;
    readonly limit: number;
    /** Only what this admin has taken. */
    readonly takenBy: string | null;
  },
): Promise<ItemRow[]> {
  const { after, limit, takenBy } = page;
  return readPrepared(
    db,
    sql<ItemRow>`
    select ${itemColumns(kind)} from (${waiting(db)}) w
      left join queue_claims c on c.kind = ${kind} and c.item_id = w.id
      left join users a on a.id = c.admin_id
      where ${after === null ? sql`true` : sql`(w.since, w.id) > (${after.place}::timestamptz, ${after.id})`}
        and ${takenBy === null ? sql`true` : sql`c.admin_id = ${takenBy}`}
      order by w.since, w.id limit ${sql.lit(limit + 1)}`,
  );
}

/** How much waits, in all or of what this admin has taken. */
export async function countItems(
  db: Handle,
  [kind, waiting]: Queue,
  takenBy: string | null,
): Promise<number> {
  return countUpTo(
    db,
    sql`select from (${waiting(db)}) w
      left join queue_claims c on c.kind = ${kind} and c.item_id = w.id
      where ${takenBy === null ? sql`true` : sql`c.admin_id = ${takenBy}`}`,
  );
}

/** Null where it waits no longer. */
export async function selectItem(
  db: Handle,
  [kind, waiting]: Queue,
  id: string,
): Promise<ItemRow | null> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(kind)} from (${waiting(db)}) w
      left join queue_claims c on c.kind = ${kind} and c.item_id = w.id
      left join users a on a.id = c.admin_id
      where w.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Takes an item that nobody has taken, again where it is the admin's own; false where another has it. */
export async function insertClaim(
  trx: Transaction<DB>,
  kind: QueueKind,
  itemId: string,
  adminId: string,
): Promise<boolean> {
  const row = await trx
    .insertInto('queueClaims')
    .values({ kind, itemId, adminId })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'itemId'])
        .doUpdateSet({ adminId })
        .where('queueClaims.adminId', '=', adminId),
    )
    .returning('itemId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an item back, whoever has it: who is away must not keep it. */
export async function deleteClaim(trx: Transaction<DB>, kind: QueueKind, itemId: string) {
  await trx
    .deleteFrom('queueClaims')
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .execute();
}

/** Forgets claims of what waits no longer. */
export async function deleteIdleClaims(db: Handle, [kind, waiting]: Queue): Promise<void> {
  await sql`
    delete from queue_claims c where c.kind = ${kind}
      and not exists (select from (${waiting(db)}) w where w.id = c.item_id)`.execute(db);
}
