import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { MaterialFacts } from '../../../catalogue/unit-rules.ts';
import type { DeliveryTerms, QuotationStatus } from '../../rules.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** A quotation under lock. Lock its RFQ first. */
export interface LockedQuotation {
  readonly id: string;
  readonly rfqId: string;
  readonly supplierId: string;
  readonly rfqVersion: number;
  readonly revision: number;
  readonly status: QuotationStatus;
  readonly totalAmount: string;
  readonly subtotal: string | null;
  readonly vatAmount: string | null;
  readonly vatIncluded: boolean;
  readonly deliveryCost: string;
  readonly deliveryTerms: DeliveryTerms;
  readonly validUntil: Date;
  readonly attachments: readonly string[];
  readonly supersededAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly hiddenFromOwnerAt: Date | null;
}

const lockedColumns = [
  'id',
  'rfqId',
  'supplierId',
  'rfqVersion',
  'revision',
  'status',
  'totalAmount',
  'subtotal',
  'vatAmount',
  'vatIncluded',
  'deliveryCost',
  'deliveryTerms',
  'validUntil',
  'attachments',
  'supersededAt',
  'withdrawnAt',
  'hiddenFromOwnerAt',
] as const;

/** The RFQ of a supplier's own quotation; null where there is none. */
export async function selectRfqOfOwn(
  db: Handle,
  supplierId: string,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('quotations')
    .select('rfqId')
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .executeTakeFirst();
  return row?.rfqId ?? null;
}

/** The RFQ of a quotation that its owner sees; null where there is none. */
export async function selectRfqOfReceived(
  db: Handle,
  ownerId: string,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('quotations as q')
    .innerJoin('rfqs as r', 'r.id', 'q.rfqId')
    .select('q.rfqId')
    .where('q.id', '=', id)
    .where('r.contractorId', '=', ownerId)
    .where('q.hiddenFromOwnerAt', 'is', null)
    .executeTakeFirst();
  return row?.rfqId ?? null;
}

/** Holds a quotation until the transaction ends; the RFQ is held already. */
export async function lockQuotation(
  trx: Transaction<DB>,
  id: string,
): Promise<LockedQuotation | null> {
  const row = await trx
    .selectFrom('quotations')
    .select(lockedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as LockedQuotation | undefined) ?? null;
}

/** Holds the undecided quotations of an RFQ, which is held already. */
export async function lockUndecided(
  trx: Transaction<DB>,
  rfqId: string,
): Promise<LockedQuotation[]> {
  const rows = await trx
    .selectFrom('quotations')
    .select(lockedColumns)
    .where('rfqId', '=', rfqId)
    .where('supersededAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('status', 'in', ['pending', 'submitted'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as LockedQuotation[];
}

/** The supplier's undecided quotation on this RFQ, and the number of its latest revision. */
export async function selectStanding(trx: Transaction<DB>, supplierId: string, rfqId: string) {
  return trx
    .selectFrom('quotations')
    .select([
      sql<number>`coalesce(max(revision), 0)`.as('lastRevision'),
      sql<boolean>`coalesce(bool_or(superseded_at is null and withdrawn_at is null
        and status in ('pending', 'submitted')), false)`.as('hasUndecided'),
    ])
    .where('supplierId', '=', supplierId)
    .where('rfqId', '=', rfqId)
    .executeTakeFirstOrThrow();
}

export interface NewQuotationRow {
  readonly rfqId: string;
  readonly supplierId: string;
  readonly rfqVersion: number;
  readonly revision: number;
  readonly totalAmount: string;
  readonly subtotal: string;
  readonly vatAmount: string;
  readonly vatIncluded: boolean;
  readonly deliveryCost: string;
  readonly deliveryTerms: DeliveryTerms;
  /** Undefined leaves it to the database: 30 days. */
  readonly validUntil: string | undefined;
  readonly deliveryTime: number;
  readonly notes: string | null;
  readonly attachments: readonly string[];
}

export interface NewItemRow {
  readonly rfqItemId: string;
  readonly productId: string | null;
  readonly quantity: string;
  readonly unit: string | null;
  readonly unitPrice: string;
  readonly totalPrice: string;
}

/** Stores a quotation with its lines; answers its id. */
export async function insertQuotation(
  trx: Transaction<DB>,
  quotation: NewQuotationRow,
  items: readonly NewItemRow[],
): Promise<string> {
  const { id } = await trx
    .insertInto('quotations')
    .values({ ...quotation, attachments: [...quotation.attachments] })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length > 0) {
    await trx
      .insertInto('quotationItems')
      .values(items.map((item) => ({ ...item, quotationId: id })))
      .execute();
  }
  return id;
}

/** Under lock: a newer revision takes its place. */
export async function markSuperseded(trx: Transaction<DB>, supplierId: string, id: string) {
  await trx
    .updateTable('quotations')
    .set({ supersededAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .execute();
}

/** Under lock: its supplier takes it back. */
export async function markWithdrawn(trx: Transaction<DB>, supplierId: string, id: string) {
  await trx
    .updateTable('quotations')
    .set({ withdrawnAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .execute();
}

/** Under lock: its supplier stands by it, for this version of the RFQ and until then. */
export async function markReconfirmed(
  trx: Transaction<DB>,
  supplierId: string,
  id: string,
  { rfqVersion, validUntil }: { readonly rfqVersion: number; readonly validUntil: string },
) {
  await trx
    .updateTable('quotations')
    .set({ rfqVersion, validUntil, reconfirmedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('supplierId', '=', supplierId)
    .execute();
}

/** Under lock of their RFQ: decides quotations; those that are decided already stay as they are. */
export async function markDecided(
  trx: Transaction<DB>,
  ids: readonly string[],
  status: 'accepted' | 'rejected',
  reason: string | null = null,
) {
  if (ids.length === 0) return;
  await trx
    .updateTable('quotations')
    .set({ status, statusReason: reason, decidedAt: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('status', 'in', ['pending', 'submitted'])
    .execute();
}

/** Under lock: out of the owner's view. */
export async function markHidden(trx: Transaction<DB>, rfqId: string, id: string) {
  await trx
    .updateTable('quotations')
    .set({ hiddenFromOwnerAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('rfqId', '=', rfqId)
    .execute();
}

/** A line of an RFQ as quotations refer to it. */
export interface AskedLine {
  readonly id: string;
  readonly productName: string;
  /** Decimal with three decimals. */
  readonly quantity: string;
  readonly unit: string | null;
  /** What is known of the material, so that offers in other units compare. */
  readonly facts: MaterialFacts;
}

/** The lines that an RFQ asks for now. */
export async function selectAskedLines(db: Handle, rfqId: string): Promise<AskedLine[]> {
  const rows = await db
    .selectFrom('rfqItems as l')
    .leftJoin('materials as m', 'm.key', 'l.productType')
    .select([
      'l.id',
      'l.productName',
      'l.quantity',
      'l.unit',
      'l.productType',
      'm.unit as usualUnit',
    ])
    .select(sql<string | null>`l.specifications::text`.as('specifications'))
    .where('l.rfqId', '=', rfqId)
    .where('l.removedAt', 'is', null)
    .orderBy('l.lineNo')
    .orderBy('l.id')
    .execute();
  return rows.map(({ productType, usualUnit, specifications, ...line }) => {
    const text = `${line.productName} ${specifications ?? ''}`;
    return { ...line, facts: { productType, usualUnit, text } };
  });
}

/** The lines of these quotations, as they are ordered by. */
export async function selectOfferedLines(db: Handle, quotationIds: readonly string[]) {
  if (quotationIds.length === 0) return [];
  return db
    .selectFrom('quotationItems as i')
    .leftJoin('products as p', 'p.id', 'i.productId')
    .select([
      'i.id',
      'i.quotationId',
      'i.rfqItemId',
      'i.productId',
      'p.name as productName',
      'i.quantity',
      'i.unit',
      'i.unitPrice',
      'i.totalPrice',
    ])
    .where('i.quotationId', 'in', quotationIds)
    .execute();
}
export type OfferedLine = Awaited<ReturnType<typeof selectOfferedLines>>[number];

/** Those of these products that the supplier sells now. */
export async function selectOwnProducts(
  db: Handle,
  supplierId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('supplierId', '=', supplierId)
    .where('isActive', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How a supplier is called, and whether it is verified. */
export async function selectSupplier(db: Handle, id: string) {
  return db
    .selectFrom('users')
    .select(['companyName', 'isVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
