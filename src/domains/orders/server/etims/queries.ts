import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { EtimsEntry } from '../../etims-schema.ts';
import { visibleTo } from '../reading/queries.ts';

/** What is known of the tax invoice of an order that `actor` may read; undefined for another. */
export async function selectEtims(db: Kysely<DB>, actor: Actor, orderId: string) {
  return db
    .selectFrom('orders as o')
    .leftJoin('etimsInvoices as e', 'e.orderId', 'o.id')
    .select(['o.status', 'o.supplierId'])
    .select(['e.controlUnit', 'e.invoiceNumber', 'e.enteredAt', 'e.editedAt'])
    .where('o.id', '=', orderId)
    .where(visibleTo(actor))
    .executeTakeFirst();
}
export type EtimsRow = NonNullable<Awaited<ReturnType<typeof selectEtims>>>;

/** Whether the supplier has this invoice on another order. */
export async function isEtimsTaken(
  trx: Transaction<DB>,
  { orderId, supplierId, controlUnit, invoiceNumber }: EtimsEntry & EtimsPlace,
): Promise<boolean> {
  const row = await trx
    .selectFrom('etimsInvoices')
    .select('orderId')
    .where('supplierId', '=', supplierId)
    .where('controlUnit', '=', controlUnit)
    .where('invoiceNumber', '=', invoiceNumber)
    .where('orderId', '<>', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

interface EtimsPlace {
  readonly orderId: string;
  readonly supplierId: string;
}

/** Writes it in the place of the one before. Under the order's lock. */
export async function storeEtims(
  trx: Transaction<DB>,
  invoice: EtimsEntry & EtimsPlace,
): Promise<void> {
  const { controlUnit, invoiceNumber } = invoice;
  await trx
    .insertInto('etimsInvoices')
    .values(invoice)
    .onConflict((conflict) =>
      conflict
        .column('orderId')
        .doUpdateSet({ controlUnit, invoiceNumber, editedAt: sql<Date>`now()` }),
    )
    .execute();
}
