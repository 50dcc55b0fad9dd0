import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { buildMaterial, buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { publishWeek } from './publish.ts';

/** Stores for tests: verified suppliers of one county who list a material at these prices. */
export async function buildSellers(
  db: Kysely<DB>,
  materialKey: string,
  prices: readonly number[],
  county = 'Nairobi',
): Promise<string[]> {
  const ids: string[] = [];
  for (const price of prices) {
    const supplier = await buildSupplier(db, { isVerified: true, county });
    await buildProduct(db, {
      supplierId: supplier.id,
      productType: materialKey,
      price: `${price}.00`,
      unit: 'piece',
      attributes: '{}',
    });
    ids.push(supplier.id);
  }
  return ids;
}

/** A material of which the prices of a week are published: KSh 200, 300 and 400. */
export async function buildMarketPrice(db: Kysely<DB>, week = '2026-11-23'): Promise<string> {
  const key = await buildMaterial(db, { name: 'Building stone' });
  await buildSellers(db, key, [100, 200, 300, 400, 500]);
  await publishWeek(db, week);
  return key;
}

/** An alert for the median in Nairobi. */
export async function buildAlert(
  db: Kysely<DB>,
  contractorId: string,
  materialKey: string,
): Promise<string> {
  const measure = 'median';
  const row = { contractorId, materialKey, size: '', county: 'Nairobi', measure, below: '250' };
  const { id } = await db
    .insertInto('priceAlerts')
    .values(row)
    .onConflict((conflict) =>
      conflict.constraint('price_alerts_key').doUpdateSet({ below: row.below }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Quoted {
  readonly buyerId: string;
  readonly materialKey: string;
  readonly suppliers: readonly string[];
  readonly prices: readonly number[];
  readonly county: string;
  readonly unit: string;
  readonly isOpen?: boolean;
  /** Of the product that is offered; none is named without them. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** An RFQ for one material, which these suppliers have answered at these prices. */
export async function buildQuoted(db: Kysely<DB>, quoted: Quoted) {
  const {
    buyerId,
    materialKey,
    suppliers,
    prices,
    county,
    unit,
    isOpen = false,
    attributes,
  } = quoted;
  const product = attributes
    ? JSON.stringify({ name: 'Stone', productType: materialKey, attributes })
    : null;
  const rfq = {
    contractorId: buyerId,
    ...{ title: 'Stone', description: 'For walls', deliveryCounty: county },
    ...(isOpen ? {} : { status: 'closed' as const, closedAt: new Date() }),
  };
  const { id: rfqId } = await db
    .insertInto('rfqs')
    .values(rfq)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: rfqItemId } = await db
    .insertInto('rfqItems')
    .values({
      ...{ rfqId, productName: 'Stone', productType: materialKey, quantity: 1, unit },
      facts: JSON.stringify({ usualUnit: null, attributes: null }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, supplierId] of suppliers.entries()) {
    const price = prices[at] ?? 1;
    const { id: quotationId } = await db
      .insertInto('quotations')
      .values({ rfqId, supplierId, totalAmount: price })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line = { quotationId, rfqItemId, quantity: 1, unit, product };
    await db
      .insertInto('quotationItems')
      .values({ ...line, unitPrice: price, totalPrice: price })
      .execute();
  }
  return { rfqId, rfqItemId };
}
