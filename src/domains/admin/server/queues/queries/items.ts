import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import { type QueueKind, queueKinds } from '../../../queues-schema.ts';
import { queues } from './waiting.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export interface SummaryRow {
  readonly kind: QueueKind;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly mine: number;
}

/** How much waits in each queue, and how much of it this admin has taken. */
export async function selectSummaries(db: Handle, adminId: string): Promise<SummaryRow[]> {
  const parts = queueKinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*)::int as waiting, min(w.since) as oldest,
        (count(*) filter (where c.admin_id = ${adminId}))::int as mine
      from (${queues[kind].waiting(db)}) w
        left join queue_claims c on c.kind = ${kind} and c.item_id = w.id`,
  );
  const { rows } = await sql<SummaryRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

export interface ItemRow {
  readonly id: string;
  readonly title: string;
  readonly since: Date;
  readonly takenById: string | null;
  readonly takenByName: string | null;
  readonly notes: number;
}

/** The oldest first; one more than asked for where there are more. */
export async function selectItems(
  db: Handle,
  kind: QueueKind,
  page: { readonly after: { since: string; id: string } | null; readonly limit: number },
): Promise<ItemRow[]> {
  const { after, limit } = page;
  const { rows } = await sql<ItemRow>`
    with page as (
      select w.* from (${queues[kind].waiting(db)}) w
        where ${after === null ? sql`true` : sql`(date_trunc('milliseconds', w.since), w.id) > (${after.since}::timestamptz, ${after.id})`}
        order by date_trunc('milliseconds', w.since), w.id limit ${limit + 1}
    )
    select page.id, page.title, page.since, c.admin_id as "takenById",
        coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), a.email) as "takenByName",
        (select count(*)::int from queue_notes n where n.kind = ${kind} and n.item_id = page.id) as notes
      from page left join queue_claims c on c.kind = ${kind} and c.item_id = page.id
        left join users a on a.id = c.admin_id
      order by date_trunc('milliseconds', page.since), page.id`.execute(db);
  return rows;
}

export async function isWaiting(db: Handle, kind: QueueKind, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from (${queues[kind].waiting(db)}) w where w.id = ${id}`.execute(db);
  return rows.length > 0;
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

export async function selectNotes(db: Handle, kind: QueueKind, itemId: string) {
  return db
    .selectFrom('queueNotes as n')
    .leftJoin('users as u', 'u.id', 'n.authorId')
    .select([
      'n.id',
      'n.text',
      'n.createdAt',
      sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)`.as('author'),
    ])
    .where('n.kind', '=', kind)
    .where('n.itemId', '=', itemId)
    .orderBy('n.createdAt')
    .orderBy('n.id')
    .limit(200)
    .execute();
}

export async function insertNote(
  trx: Transaction<DB>,
  note: { kind: QueueKind; itemId: string; authorId: string; text: string },
): Promise<void> {
  await trx.insertInto('queueNotes').values(note).execute();
}
