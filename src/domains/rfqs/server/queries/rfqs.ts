import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { type Actor, personAtWork } from '../../../../platform/actor.ts';
import type { Position } from '../../../../platform/cursor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { RfqStatus, RfqViewer } from '../../rules.ts';
import { countOfQuotations, hasQuoted } from './answers.ts';
import { canAwardMore, countOfLeftLines, hasOrder } from './remainder.ts';
import { countOfSoldLines } from './sold-lines.ts';
import { closedAtNow, isOpenTo, statusNow } from './state-now.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** RFQs with what a reader may be shown of them; `viewer` is who reads. */
function readableRfqs(db: Handle, viewer: Actor) {
  return db
    .selectFrom('rfqs as r')
    .innerJoin('users as c', 'c.id', 'r.contractorId')
    .select([
      'r.id',
      'r.title',
      'r.description',
      'r.requirements',
      'r.deliveryLocation',
      'r.deliveryCounty',
      'r.deliveryDate',
      'r.closesAt',
      'r.verifiedOnly',
      'r.version',
      'r.contractorId',
      'r.projectId',
      'r.closedReason',
      'r.awardedAt',
      'r.aiGeneratedId',
      'r.createdAt',
      'r.updatedAt',
      'c.firstName',
      'c.lastName',
      'c.companyName',
      'c.location',
      'c.isVerified',
    ])
    .select([statusNow().as('status'), closedAtNow().as('closedAt')])
    .select((eb) => [
      sql<string | null>`(select concat_ws(' ', p.first_name, p.last_name) from users p
        where p.id = r.placed_by)`.as('sentBy'),
      eb
        .selectFrom('rfqItems as i')
        .whereRef('i.rfqId', '=', 'r.id')
        .where('i.removedAt', 'is', null)
        .select(sql<number>`count(*)::int`.as('n'))
        .as('itemCount'),
      unlessSealed(viewer, countOfMatches).as('sentTo'),
      unlessSealed(viewer, countOfQuotations).as('quotationCount'),
      unlessSealed(viewer, ofAwarded(countOfLeftLines)).as('leftLines'),
      unlessSealed(viewer, ofAwarded(canAwardMore)).as('canAwardMore'),
      unlessSealed(viewer, ofAwarded(hasOrder)).as('hasOrder'),
      matchesViewer(viewer.id).as('isMatch'),
      hasQuoted(viewer.id).as('hasQuoted'),
      (viewer.role === 'supplier' ? countOfSoldLines(viewer.id) : sql<number>`0`).as('linesSold'),
    ]);
}

const countOfMatches = sql<number>`(select count(*)::int from rfq_matches m where m.rfq_id = r.id)`;

/** For a supplier rivals are not even counted: how long that takes would tell how many they are. */
const unlessSealed = <Value>({ role }: Actor, value: RawBuilder<Value>) =>
  role === 'supplier' ? sql<Value | null>`null` : sql<Value | null>`${value}`;

/** What is worked out of awarded RFQs alone. */
const ofAwarded = <Value>(value: RawBuilder<Value>) =>
  sql<Value | null>`case when r.status = 'awarded' then ${value} end`;

const matchesViewer = (supplierId: string) => sql<boolean>`exists (select from rfq_matches m
  where m.rfq_id = r.id and m.supplier_id = ${supplierId})`;

export type RfqRow = Awaited<ReturnType<ReturnType<typeof readableRfqs>['execute']>>[number];

/** One RFQ with what its reader may be shown, whoever that is: ask rules.maySeeRfq before showing it. */
export async function selectRfq(db: Handle, viewer: Actor, id: string): Promise<RfqRow | null> {
  return (await readableRfqs(db, viewer).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

/** Who reads, as the rules want to know them. */
export async function selectViewer(db: Handle, actor: Actor): Promise<RfqViewer> {
  const row = await db
    .selectFrom('users')
    .select('isVerified')
    .where('id', '=', actor.id)
    .executeTakeFirst();
  return { ...actor, isVerified: row?.isVerified ?? false };
}

/** As rules.maySeeRfq, where the database can filter by it: of rfqs r. */
export function visibleTo({ id, role, isVerified, needsTwoStep = false }: RfqViewer) {
  if (role === 'admin') return sql<SqlBool>`${!needsTwoStep}`;
  if (role !== 'supplier') return sql<SqlBool>`r.contractor_id = ${id}`;
  return sql<SqlBool>`(${isOpenTo(sql`${isVerified}`)} or ${hasQuoted(id)})`;
}

export interface RfqListFilter {
  readonly viewer: RfqViewer;
  readonly status: RfqStatus | undefined;
  /** Part of the title or description; empty for all. */
  readonly search: string;
  /** Only those that the viewer was matched with. */
  readonly isMatch: boolean;
  /** Only those that a supplier has answered, or has not; undefined for both. */
  readonly isAnswered: boolean | undefined;
  /** A supplier's matches come before the others, and what it has not answered before what it has. */
  readonly isByMatch: boolean;
  /** Only those of this project, for its owner. */
  readonly projectId: string | undefined;
}

export interface RfqListPage {
  readonly rows: readonly RfqRow[];
  readonly total: number;
  readonly next: Position | null;
}

/**
 * A page of the RFQs that `filter.viewer` may see: the newest first, where it is asked for a supplier's
 * matches before the others, and among both what it has not answered.
 */
export async function selectRfqPage(
  db: Handle,
  filter: RfqListFilter,
  { after, limit }: { readonly after: Position | null; readonly limit: number },
): Promise<RfqListPage> {
  const { viewer } = filter;
  const actor = viewer as RfqViewer & Actor;
  const where = conditions(filter);
  const { total } = await db
    .selectFrom('rfqs as r')
    .where(where)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  // A position is compared to the microsecond, which a date of JavaScript does not hold.
  const createdAt = sql<string>`r.created_at::text`;
  const isRanked = filter.isByMatch && viewer.role === 'supplier';
  const rank = isRanked ? placeFor(viewer.id) : sql<number>`0`;
  let page = readableRfqs(db, actor)
    .select([createdAt.as('position'), rank.as('rank')])
    .where(where);
  if (after) {
    const [before, time, id] = after;
    page = page.where(
      sql<SqlBool>`(${rank}, r.created_at, r.id)
        < (${Number(before)}::int, ${String(time)}::timestamptz, ${String(id)}::uuid)`,
    );
  }
  const rows = await page
    .orderBy('rank', 'desc')
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? [last.rank, last.position, last.id] : null;
  return { rows: shown, total, next };
}

/** The highest come first. */
const placeFor = (supplierId: string) =>
  sql<number>`(${matchesViewer(supplierId)}::int * 2 + (not ${hasQuoted(supplierId)})::int)`;

function conditions({ viewer, status, search, isMatch, isAnswered, projectId }: RfqListFilter) {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${visibleTo(viewer)}
    and (${status ?? null}::text is null or ${statusNow()} = ${status ?? null})
    and (${search.trim() === ''} or lower(r.title || ' ' || r.description) like ${pattern})
    and (${projectId ?? null}::uuid is null
      or r.project_id = ${projectId ?? null} and r.contractor_id = ${viewer.id})
    and (${!isMatch} or ${matchesViewer(viewer.id)})
    and (${isAnswered ?? null}::boolean is null or ${hasQuoted(viewer.id)} = ${isAnswered ?? null})`;
}

export interface LockedRfqRow {
  readonly id: string;
  readonly contractorId: string;
  readonly projectId: string | null;
  readonly title: string;
  readonly description: string;
  readonly deliveryLocation: string | null;
  readonly deliveryCounty: string | null;
  readonly deliveryDate: Date | null;
  readonly verifiedOnly: boolean;
  /** Its owner chose whom it is sent to. */
  readonly recipientsChosen: boolean;
  readonly version: number;
  /** As it is written; rules.statusAt tells what it is. */
  readonly status: RfqStatus;
  readonly closesAt: Date;
  /** The database's clock after the lock was had: waiting for it may have outlasted the deadline. */
  readonly now: Date;
}

/** Holds an RFQ's row until the transaction ends; null for a missing one. */
export async function lockRfqRow(trx: Transaction<DB>, id: string): Promise<LockedRfqRow | null> {
  await trx.selectFrom('rfqs').select('id').where('id', '=', id).forUpdate().execute();
  const row = await trx
    .selectFrom('rfqs')
    .select([
      'id',
      'contractorId',
      'projectId',
      'title',
      'description',
      'deliveryLocation',
      'deliveryCounty',
      'deliveryDate',
      'verifiedOnly',
      'recipientsChosen',
      'version',
      'status',
      'closesAt',
      sql<Date>`clock_timestamp()`.as('now'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this is an RFQ of `ownerId`. */
export async function isOwnRfq(db: Handle, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('rfqs')
    .select('id')
    .where('id', '=', id)
    .where('contractorId', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the form calls by the same names; undefined leaves a column as it is. */
export interface RfqColumns {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly deliveryLocation?: string | null | undefined;
  readonly deliveryCounty?: string | null | undefined;
  readonly deliveryDate?: string | null | undefined;
  readonly closesAt?: string | undefined;
  readonly verifiedOnly?: boolean | undefined;
}

/** Stores an RFQ of `contractorId`; answers its id. */
export async function insertRfq(
  trx: Transaction<DB>,
  contractorId: string,
  values: RfqColumns & {
    readonly title: string;
    readonly description: string;
    readonly aiGeneratedId?: string | undefined;
    readonly recipientsChosen: boolean;
    readonly projectId: string | null;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('rfqs')
    .values({ ...values, contractorId, placedBy: personAtWork() ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes an edit of `contractorId`'s RFQ. Under lockRfqRow. */
export async function updateRfq(
  trx: Transaction<DB>,
  contractorId: string,
  id: string,
  values: RfqColumns & { readonly version: number },
): Promise<void> {
  await trx
    .updateTable('rfqs')
    .set(values)
    .where('id', '=', id)
    .where('contractorId', '=', contractorId)
    .execute();
}

/** Puts `contractorId`'s RFQ into one of their projects, or none. Under lockRfqRow. */
export async function updateRfqProject(
  trx: Transaction<DB>,
  contractorId: string,
  id: string,
  projectId: string | null,
): Promise<void> {
  await trx
    .updateTable('rfqs')
    .set({ projectId })
    .where('id', '=', id)
    .where('contractorId', '=', contractorId)
    .execute();
}

/** Writes that an RFQ is closed, since when and why. Under lockRfqRow. */
export async function markClosed(
  trx: Transaction<DB>,
  id: string,
  { closedAt, reason }: { readonly closedAt: Date; readonly reason: string | null },
): Promise<void> {
  await trx
    .updateTable('rfqs')
    .set({
      status: 'closed',
      closedAt: sql<Date>`coalesce(closed_at, ${closedAt})`,
      ...(reason === null ? {} : { closedReason: reason }),
    })
    .where('id', '=', id)
    .execute();
}

/** Writes that an RFQ was awarded. Under lockRfqRow. */
export async function markAwarded(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .updateTable('rfqs')
    .set({ status: 'awarded', awardedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The database's clock. */
export async function selectNow(db: Handle): Promise<Date> {
  const { now } = await db
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow();
  return now;
}

/** What an RFQ is called; null for a missing one. For what its parties are told. */
export async function selectTitle(
  db: Handle,
  id: string,
): Promise<{ readonly title: string; readonly contractorId: string } | null> {
  const row = await db
    .selectFrom('rfqs')
    .select(['title', 'contractorId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
