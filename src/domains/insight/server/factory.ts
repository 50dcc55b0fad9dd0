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
