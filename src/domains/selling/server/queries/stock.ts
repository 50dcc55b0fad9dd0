import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { detailsCell, type ImportColumn } from '../../import-rules.ts';
import type { HistoryEntry } from '../../import-schema.ts';

const partSize = 200;

type ExportedProduct = Readonly<Record<ImportColumn, string | number | null>> & {
  /** As products keep them. */
  readonly images: readonly string[];
};

/**
 * `supplierId`'s products in the order in which they were made, as an export has them. Each part is a
 * query of its own: between two, however slowly they are read, no connection is held.
 */
export async function* ownProductsByParts(
  db: Kysely<DB>,
  supplierId: string,
): AsyncGenerator<readonly ExportedProduct[]> {
  let last: { readonly madeAt: string; readonly id: string } | undefined;
  do {
    const part = await selectPart(db, supplierId, last);
    if (part.length > 0) yield part;
    last = part.length < partSize ? undefined : part.at(-1);
  } while (last);
}

async function selectPart(
  db: Kysely<DB>,
  supplierId: string,
  last: { readonly madeAt: string; readonly id: string } | undefined,
): Promise<(ExportedProduct & { readonly madeAt: string; readonly id: string })[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .select([
      'products.id',
      'products.name',
      'products.description',
      'price',
      'unit',
      'minOrderQuantity',
      'stockQuantity',
      'categories.slug as category',
      'brandName',
      'isActive',
      'specifications',
      'images',
      // As text: a date of JavaScript is less exact.
      sql<string>`products.created_at::text`.as('madeAt'),
    ])
    .where('supplierId', '=', supplierId)
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(products.created_at, products.id)
          > (${last?.madeAt}::timestamptz, ${last?.id}::uuid)`,
      ),
    )
    .orderBy('products.createdAt')
    .orderBy('products.id')
    .limit(partSize)
    .execute();
  return rows.map(({ isActive, specifications, images, ...row }) => ({
    ...row,
    status: isActive ? 'active' : 'inactive',
    details: detailsCell(specifications as Record<string, string>),
    images,
  }));
}

export async function isOwnProduct(
  db: Kysely<DB>,
  supplierId: string,
  productId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('supplierId', '=', supplierId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Changes of a product, newest first, from the one before `before` on. */
export async function selectHistory(
  db: Kysely<DB>,
  productId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<HistoryEntry[]> {
  const { rows } = await sql<Omit<HistoryEntry, 'createdAt'> & { readonly createdAt: Date }>`
    select id::text, old_price as "oldPrice", new_price as "newPrice",
        old_stock_quantity as "oldStockQuantity", new_stock_quantity as "newStockQuantity",
        cause, created_at as "createdAt"
      from product_history
     where product_id = ${productId} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
     order by product_history.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
