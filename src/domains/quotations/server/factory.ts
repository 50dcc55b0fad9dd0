import type { Insertable, Kysely } from 'kysely';
import type { DB, QuotationItems, Quotations } from '../../../platform/database.types.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../rfqs/server/factory.ts';
import { selectOwnProducts } from './queries/offered-products.ts';

/** Stores for tests. Each makes its own missing parents. */

/** A sum without lines, with VAT, unless told otherwise. */
export async function buildQuotation(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Quotations>> = {},
) {
  const rfqId = overrides.rfqId ?? (await buildRfq(db)).id;
  const supplierId = overrides.supplierId ?? (await buildSupplier(db)).id;
  return db
    .insertInto('quotations')
    .values({
      totalAmount: '1160.00',
      subtotal: '1160.00',
      vatAmount: '160.00',
      deliveryTime: 3,
      ...overrides,
      rfqId,
      supplierId,
    })
    .returning(['id', 'rfqId', 'supplierId', 'revision', 'totalAmount'])
    .executeTakeFirstOrThrow();
}

/** Ten at KSh 100 of a new line of its RFQ, unless told otherwise. */
export async function buildQuotationItem(
  db: Kysely<DB>,
  overrides: Partial<Insertable<QuotationItems>> = {},
) {
  const quotation = overrides.quotationId
    ? { id: overrides.quotationId }
    : await buildQuotation(db);
  const rfqItemId =
    overrides.rfqItemId ??
    (
      await buildRfqItem(db, {
        rfqId: (
          await db
            .selectFrom('quotations')
            .select('rfqId')
            .where('id', '=', quotation.id)
            .executeTakeFirstOrThrow()
        ).rfqId,
      })
    ).id;
  const product = await productOf(db, overrides.productId);
  return db
    .insertInto('quotationItems')
    .values({
      quantity: '10',
      unitPrice: '100.00',
      totalPrice: '1000.00',
      product,
      ...overrides,
      quotationId: quotation.id,
      rfqItemId,
    })
    .returning(['id', 'quotationId', 'rfqItemId'])
    .executeTakeFirstOrThrow();
}

/** As it is kept with an offer. */
async function productOf(db: Kysely<DB>, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const { supplierId } = await db
    .selectFrom('products')
    .select('supplierId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.stringify((await selectOwnProducts(db, supplierId, [id])).get(id) ?? null);
}

/** An RFQ for 40 bags and 5 tonnes, and a supplier that may answer it. */
export async function buildAskedRfq(
  db: Kysely<DB>,
  rfqFields: Parameters<typeof buildRfq>[1] = {},
) {
  const rfq = await buildRfq(db, rfqFields);
  const cement = await buildRfqItem(db, { rfqId: rfq.id, quantity: 40, unit: 'bag' });
  const sand = await buildRfqItem(db, { rfqId: rfq.id, quantity: 5, unit: 'tonne', lineNo: 2 });
  return { rfq, lines: [cement.id, sand.id] as const, company: await buildSupplier(db) };
}
