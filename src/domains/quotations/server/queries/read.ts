import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { uploadIdOf } from '../../../../shared/upload-rules.ts';
import { hasRest, statusNow } from '../../../rfqs/server/public.ts';
import type { QuotationListQuery } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/**
 * Bids are sealed: a supplier reads its own quotations, an RFQ's owner those on it that were not taken
 * back and that it has not taken out of its view, an admin whom the route lets in all. What a person asks for by quotation goes through here; the
 * comparison and documents begin at what was read so, and jobs read for nobody.
 */
function visibleTo({ id, role }: Actor) {
  if (role === 'admin') return sql<SqlBool>`true`;
  if (role === 'supplier') return sql<SqlBool>`q.supplier_id = ${id}`;
  return sql<SqlBool>`r.contractor_id = ${id} and q.hidden_from_owner_at is null
    and q.withdrawn_at is null`;
}

function readableQuotations(db: Handle, actor: Actor) {
  return db
    .selectFrom('quotations as q')
    .innerJoin('rfqs as r', 'r.id', 'q.rfqId')
    .innerJoin('users as s', 's.id', 'q.supplierId')
    .where(visibleTo(actor))
    .select([
      'q.id',
      'q.rfqId',
      'q.supplierId',
      'q.rfqVersion',
      'q.revision',
      'q.totalAmount',
      'q.subtotal',
      'q.vatAmount',
      'q.vatIncluded',
      'q.deliveryCost',
      'q.deliveryTerms',
      'q.validUntil',
      'q.deliveryTime',
      'q.notes',
      'q.attachments',
      'q.status',
      'q.statusReason',
      'q.decidedAt',
      'q.supersededAt',
      'q.withdrawnAt',
      'q.restWithdrawnAt',
      'q.reconfirmedAt',
      'q.aiScore',
      'q.aiAnalysis',
      'q.aiAnalysisSw',
      'q.createdAt',
      'q.updatedAt',
      'r.title as rfqTitle',
      'r.verifiedOnly',
      's.companyName',
      's.location',
      's.isVerified',
    ])
    .select([
      statusNow().as('rfqStatus'),
      sql<boolean>`q.valid_until < now()`.as('isExpired'),
      sql<boolean>`q.rfq_version < r.version`.as('isOutdated'),
      hasRest.as('hasRest'),
    ]);
}

export type QuotationRow = Awaited<
  ReturnType<ReturnType<typeof readableQuotations>['execute']>
>[number];

/** One quotation, if `actor` may read it. */
export async function selectQuotation(
  db: Handle,
  actor: Actor,
  id: string,
): Promise<QuotationRow | null> {
  return (await readableQuotations(db, actor).where('q.id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * What `actor` may read, newest first; one row more than asked for where there are more. A supplier
 * sees its past revisions, an owner them only on request.
 */
export async function selectQuotations(
  db: Handle,
  actor: Actor,
  { rfqId, status, history, cursor, limit }: QuotationListQuery,
): Promise<{ rows: QuotationRow[]; total: number }> {
  const isCurrent = actor.role !== 'supplier' && history !== 'true';
  const wanted = sql<SqlBool>`${visibleTo(actor)}
    and (${rfqId ?? null}::uuid is null or q.rfq_id = ${rfqId ?? null}::uuid)
    and (${status ?? null}::text is null or q.status::text = ${status ?? null}::text)
    and (not ${isCurrent} or q.superseded_at is null)`;
  const { total } = await db
    .selectFrom('quotations as q')
    .innerJoin('rfqs as r', 'r.id', 'q.rfqId')
    .where(wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  let page = readableQuotations(db, actor).where(wanted);
  if (cursor) {
    // A place in the reader's own list: where a rival's quotation would stand is not told either.
    page = page.where(
      sql<SqlBool>`(q.created_at, q.id) < (select q.created_at, q.id
        from quotations q join rfqs r on r.id = q.rfq_id
        where q.id = ${cursor} and ${visibleTo(actor)})`,
    );
  }
  const rows = await page
    .orderBy('q.createdAt', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}

/** The lines of these quotations in the RFQ's order. Of quotations that the reader may read. */
export async function selectItems(db: Handle, quotationIds: readonly string[]) {
  if (quotationIds.length === 0) return [];
  return db
    .selectFrom('quotationItems as i')
    .innerJoin('rfqItems as l', 'l.id', 'i.rfqItemId')
    .select([
      'i.id',
      'i.quotationId',
      'i.rfqItemId',
      'i.productId',
      sql<string | null>`i.product ->> 'name'`.as('productName'),
      'i.quantity',
      'i.unit',
      'i.normalizedQuantity',
      'i.normalizedUnit',
      'i.unitPrice',
      'i.totalPrice',
    ])
    .where('i.quotationId', 'in', quotationIds)
    .orderBy('l.lineNo')
    .orderBy('i.id')
    .execute();
}
/** How many lines each of these quotations has, by id. Of quotations that the reader may read. */
export async function countItems(
  db: Handle,
  quotationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (quotationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotationItems')
    .select(['quotationId', sql<number>`count(*)::int`.as('count')])
    .where('quotationId', 'in', quotationIds)
    .groupBy('quotationId')
    .execute();
  return new Map(rows.map(({ quotationId, count }) => [quotationId, count]));
}

/** Which line of which quotation on an RFQ is for which of its lines, as far as `actor` may read them. */
export async function selectLineIds(db: Handle, actor: Actor, rfqId: string) {
  return db
    .selectFrom('quotationItems as i')
    .innerJoin('quotations as q', 'q.id', 'i.quotationId')
    .innerJoin('rfqs as r', 'r.id', 'q.rfqId')
    .where('q.rfqId', '=', rfqId)
    .where('q.supersededAt', 'is', null)
    .where(visibleTo(actor))
    .select(['i.id', 'i.quotationId', 'i.rfqItemId'])
    .execute();
}

export type QuotationItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** Names and sizes of attached files, by object path. */
export async function selectFiles(db: Handle, objectPaths: readonly string[]) {
  const ids = objectPaths.flatMap((objectPath) => uploadIdOf(objectPath) ?? []);
  if (ids.length === 0) return [];
  return db
    .selectFrom('uploads')
    .select(['id', 'filename', 'bytes'])
    .where('id', 'in', ids)
    .where('purpose', '=', 'quotation_attachment')
    .execute();
}
export type FileRow = Awaited<ReturnType<typeof selectFiles>>[number];

/** What contractors may know of suppliers, by id; refreshed once a day. */
export async function selectSupplierRecords(db: Handle, supplierIds: readonly string[]) {
  if (supplierIds.length === 0) return [];
  return db
    .selectFrom('supplierRecords')
    .select([
      'supplierId',
      'responseHours',
      'quotations',
      'winRate',
      'onTimeRate',
      'completedOrders',
    ])
    .where('supplierId', 'in', supplierIds)
    .execute();
}
export type SupplierRecordRow = Awaited<ReturnType<typeof selectSupplierRecords>>[number];
