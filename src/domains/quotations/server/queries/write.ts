import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { hasRest, offersMore } from '../../../rfqs/server/public.ts';
import type { DeliveryTerms, QuotationStatus } from '../../rules.ts';
import type { OfferedProduct } from './offered-products.ts';
import { isCurrent, isUndecided } from './state-now.ts';

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
  readonly deliveryTime: number | null;
  readonly validUntil: Date;
  readonly notes: string | null;
  readonly attachments: readonly string[];
  readonly supersededAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly restWithdrawnAt: Date | null;
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
  'deliveryTime',
  'validUntil',
  'notes',
  'attachments',
  'supersededAt',
  'withdrawnAt',
  'restWithdrawnAt',
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

/** Holds the quotations of an RFQ that are undecided or accepted; the RFQ is held already. */
export async function lockStanding(
  trx: Transaction<DB>,
  rfqId: string,
): Promise<LockedQuotation[]> {
  const rows = await trx
    .selectFrom('quotations')
    .select(lockedColumns)
    .where('rfqId', '=', rfqId)
    .where(isCurrent('quotations'))
    .where('status', '!=', 'rejected')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as LockedQuotation[];
}

/** Those quotations on an awarded RFQ that offer something of what is left, with their status. */
export async function selectOfferingMore(db: Handle, rfqId: string) {
  return db
    .selectFrom('quotations as q')
    .select(['q.id', 'q.status'])
    .where('q.rfqId', '=', rfqId)
    .where(offersMore)
    .execute();
}

/** The supplier's undecided quotation on this RFQ, and the number of its latest revision. */
export async function selectStanding(trx: Transaction<DB>, supplierId: string, rfqId: string) {
  return trx
    .selectFrom('quotations')
    .select([
      sql<number>`coalesce(max(revision), 0)`.as('lastRevision'),
      sql<boolean>`coalesce(bool_or(${isUndecided('quotations')}), false)`.as('hasUndecided'),
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
  /** What that product is now, kept as it was offered. */
  readonly product: OfferedProduct | null;
  readonly quantity: string;
  readonly unit: string | null;
  /** The quantity in a base unit, six decimals; null where the unit says too little. */
  readonly normalizedQuantity: string | null;
  readonly normalizedUnit: string | null;
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
      .values(
        items.map(({ product, ...item }) => ({
          ...item,
          product: product && JSON.stringify(product),
          quotationId: id,
        })),
      )
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

/** Whether more can be ordered of an accepted quotation. */
export async function selectHasRest(trx: Transaction<DB>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('quotations as q')
    .select(hasRest.as('hasRest'))
    .where('q.id', '=', id)
    .executeTakeFirst();
  return row?.hasRest ?? false;
}

/** Under lock: takes it back for its supplier, or what nobody has ordered of it. */
export async function markWithdrawn(
  trx: Transaction<DB>,
  supplierId: string,
  id: string,
  what: 'withdrawnAt' | 'restWithdrawnAt',
) {
  await trx
    .updateTable('quotations')
    .set({ [what]: sql<Date>`now()` })
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

/** Under lock of their RFQ: decides quotations; those that are decided, or gone, stay as they are. */
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
    .where(isUndecided('quotations'))
    .execute();
}

/**
 * Under lock of their RFQ: an accepted quotation of which no order stands any more is undecided again, or
 * withdrawn where the rest of it was, or its supplier is suspended or has left.
 */
export async function markUndecided(trx: Transaction<DB>, supplierId: string, id: string) {
  const active = await lockActiveSuppliers(trx, [supplierId]);
  await trx
    .updateTable('quotations')
    .set({
      status: 'pending',
      decidedAt: null,
      withdrawnAt: active.has(supplierId) ? sql`rest_withdrawn_at` : sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .execute();
}

/**
 * Those of these suppliers that are neither suspended nor gone, and stay so until the transaction ends. Before
 * quotations are locked: a suspension locks the account first.
 */
export async function lockActiveSuppliers(
  trx: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('suspendedAt', 'is', null)
    .where('anonymisedAt', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The suppliers of these quotations on an RFQ. */
export async function selectSuppliersOf(
  trx: Transaction<DB>,
  rfqId: string,
  quotationIds: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('quotations')
    .select('supplierId')
    .distinct()
    .where('rfqId', '=', rfqId)
    .where('id', 'in', quotationIds)
    .execute();
  return rows.map(({ supplierId }) => supplierId);
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

/** The lines of these quotations, as they are ordered by. */
export async function selectOfferedLines(db: Handle, quotationIds: readonly string[]) {
  if (quotationIds.length === 0) return [];
  return db
    .selectFrom('quotationItems')
    .select([
      'id',
      'quotationId',
      'rfqItemId',
      'productId',
      sql<string | null>`product ->> 'name'`.as('productName'),
      sql<OfferedProduct | null>`product`.as('product'),
      'quantity',
      'unit',
      'unitPrice',
      'totalPrice',
    ])
    .where('quotationId', 'in', quotationIds)
    .execute();
}
export type OfferedLine = Awaited<ReturnType<typeof selectOfferedLines>>[number];

/** How a supplier is called, and whether it is verified. */
export async function selectSupplier(db: Handle, id: string) {
  return db
    .selectFrom('users')
    .select(['companyName', 'isVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
