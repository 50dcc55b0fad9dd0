import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

/** Whether somebody of the demo has asked for quotations already. */
export async function isTold(db: Kysely<DB>, contractorId: string): Promise<boolean> {
  const rfq = await db
    .selectFrom('rfqs')
    .select('id')
    .where('contractorId', '=', contractorId)
    .executeTakeFirst();
  return rfq !== undefined;
}

export async function selectDemoAccount(
  db: Kysely<DB>,
  email: string,
): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('isDemo', '=', true)
    .executeTakeFirst();
}

export interface StockedOffer {
  readonly supplierId: string;
  readonly productId: string;
  readonly name: string;
  readonly productType: string;
  readonly unit: string;
  /** Decimal string, KES. */
  readonly price: string;
  readonly leadTimeDays: number | null;
}

/** What the suppliers an RFQ went to have of some types, each supplier's cheapest first. */
export async function selectOffers(
  db: Kysely<DB>,
  rfqId: string,
  productTypes: readonly string[],
): Promise<StockedOffer[]> {
  const rows = await db
    .selectFrom('rfqMatches')
    .innerJoin('products', 'products.supplierId', 'rfqMatches.supplierId')
    .innerJoin('users', 'users.id', 'rfqMatches.supplierId')
    .where('rfqMatches.rfqId', '=', rfqId)
    .where('products.isActive', '=', true)
    .where('products.productType', 'in', [...productTypes])
    .orderBy('users.companyName')
    .orderBy('products.price')
    .select([
      'products.supplierId',
      'products.id as productId',
      'products.name',
      'products.productType',
      'products.unit',
      'products.price',
      'users.leadTimeDays',
    ])
    .execute();
  return rows.map((row) => ({ ...row, productType: row.productType ?? '' }));
}
