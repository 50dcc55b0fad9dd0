import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, Products } from '../../../platform/database.types.ts';

/** Stores a product for a test, with a supplier and a category of its own unless told otherwise. */
export async function buildProduct(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Products>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('products')
    .values({
      name: 'Cement 50 kg',
      slug: `product-${randomUUID()}`,
      price: '780.00',
      unit: 'bag',
      stockQuantity: 100,
      ...overrides,
      supplierId: overrides.supplierId ?? (await buildSupplier(db)),
      categoryId: overrides.categoryId ?? (await buildCategory(db)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function buildSupplier(db: Kysely<DB>): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: `${randomUUID()}@people.example`,
      role: 'supplier',
      companyName: 'Pwani Hardware',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function buildCategory(db: Kysely<DB>): Promise<string> {
  const slug = `category-${randomUUID()}`;
  const { id } = await db
    .insertInto('categories')
    .values({ name: slug, slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
