import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type {
  Categories,
  DB,
  Materials,
  Products,
  Reviews,
  Users,
} from '../../../platform/database.types.ts';

import { type BuiltUser, buildUser } from '../../accounts/server/factory.ts';

/** Stores for tests. Each makes its own missing parents. */

export function buildSupplier(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Users>> = {},
): Promise<BuiltUser> {
  return buildUser(db, {
    role: 'supplier',
    companyName: 'Jiwe Imara Hardware',
    location: 'Industrial Area, Nairobi',
    county: 'Nairobi',
    deliveryCounties: ['Nairobi'],
    ...overrides,
  });
}

export async function buildCategory(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Categories>> = {},
) {
  const slug = overrides.slug ?? `category-${randomUUID()}`;
  return db
    .insertInto('categories')
    .values({ name: slug, slug, ...overrides })
    .returning(['id', 'name', 'slug'])
    .executeTakeFirstOrThrow();
}

export async function buildMaterial(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Materials>> = {},
): Promise<string> {
  const key = overrides.key ?? `material-${randomUUID()}`;
  const categoryId = overrides.categoryId ?? (await buildCategory(db)).id;
  await db
    .insertInto('materials')
    .values({ key, name: key, unit: 'piece', ...overrides, categoryId })
    .execute();
  return key;
}

export async function buildProduct(db: Kysely<DB>, overrides: Partial<Insertable<Products>> = {}) {
  const supplierId = overrides.supplierId ?? (await buildSupplier(db)).id;
  const categoryId = overrides.categoryId ?? (await buildCategory(db)).id;
  return db
    .insertInto('products')
    .values({
      name: 'Ndovu Cement 32.5N (50 kg)',
      slug: `product-${randomUUID()}`,
      price: '750.00',
      unit: '50 kg bag',
      stockQuantity: 40,
      // The trigger writes it; the column only says that it is never missing.
      search: '',
      ...overrides,
      supplierId,
      categoryId,
    })
    .returning(['id', 'slug', 'name', 'supplierId', 'categoryId'])
    .executeTakeFirstOrThrow();
}

export async function buildReview(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Reviews>> = {},
): Promise<string> {
  const productId = overrides.productId ?? (await buildProduct(db)).id;
  const { id } = await db
    .insertInto('reviews')
    .values({
      rating: 5,
      text: 'Delivered on time.',
      isDemo: true,
      authorName: 'Wanjiku M.',
      ...overrides,
      productId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
