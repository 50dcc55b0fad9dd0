import { type Kysely, sql, type Transaction } from 'kysely';
import { countUpTo } from '../../../../../platform/count-up-to.ts';
import type { DB } from '../../../../../platform/database.types.ts';
import { readPrepared } from '../../../../../platform/prepared.ts';
import type { AdminProduct, ProductQuery } from '../../../product-schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Of a word that more products have, so many are looked at: to order them all by age would take too long. */
const mostFound = 4_000;
const mostSuppliers = 200;

const states = {
  listed: sql`p.is_active`,
  hidden: sql`not p.is_active and p.taken_down_at is null`,
  takenDown: sql`p.taken_down_at is not null`,
} as const;

type Condition = ReturnType<typeof sql>;
type Filters = Omit<ProductQuery, 'limit' | 'cursor'>;

/** A page of them, the newest first, and how many there are, up to one more than are counted. */
export async function selectProducts(
  db: Handle,
  filters: Filters,
  page: Slice,
): Promise<{ rows: readonly PlacedProduct[]; total: number }> {
  const conditions = await conditionsOf(db, filters);
  const matching = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  if (filters.search) return searchRows(db, matching, page);
  const [rows, total] = await Promise.all([
    selectRows(db, sql`products p where ${matching} and ${isAfter(page)}`, page.limit),
    countUpTo(db, sql`select from products p where ${matching}`),
  ]);
  return { rows, total };
}

async function conditionsOf(
  db: Handle,
  { search, supplier, category, state, untyped }: Filters,
): Promise<Condition[]> {
  return [
    ...(search ? [wordsCondition(search)] : []),
    ...(supplier ? [sql`p.supplier_id = any (${await supplierIds(db, supplier)}::uuid[])`] : []),
    ...(category ? [sql`p.category_id = ${category}::uuid`] : []),
    ...(state ? [states[state]] : []),
    ...(untyped ? [sql`p.product_type is null`] : []),
  ];
}

/** Every word begins one of the name's or brand's; the index that the shop searches names by. */
const wordsCondition = (search: string) => {
  const words = search.split(/\s+/).map((word) => `${word}*`);
  return sql`product_words(p.name, p.brand_name, p.product_type)
    @@ (select name_query(${words}::text[])::tsquery)`;
};

async function supplierIds(db: Handle, name: string): Promise<string[]> {
  const like = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'supplier')
    .where('companyName', 'ilike', like)
    .limit(mostSuppliers)
    .execute();
  return rows.map(({ id }) => id);
}

interface PlacedProduct extends AdminProduct {
  /** What it is ordered by, exactly. */
  readonly place: string;
}

interface ProductRow extends Omit<PlacedProduct, 'supplier' | 'category' | 'createdAt'> {
  readonly supplierId: string;
  readonly companyName: string | null;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly categorySlug: string;
  readonly createdAt: Date;
}

const columns = sql`p.id, p.slug, p.name, p.price::text, p.unit, p.created_at::text as place,
  s.id as "supplierId", s.company_name as "companyName",
  c.id as "categoryId", c.name as "categoryName", c.slug as "categorySlug",
  p.product_type as "productType", p.type_set_at is not null as "isTypeSet",
  case when p.taken_down_at is not null then 'takenDown'
    when p.is_active then 'listed' else 'hidden' end as state,
  p.taken_down_reason as "takenDownReason", p.created_at as "createdAt"`;
const ofOthers = sql`join users s on s.id = p.supplier_id join categories c on c.id = p.category_id`;

function toPlaced(row: ProductRow): PlacedProduct {
  const { supplierId, companyName, categoryId, categoryName, categorySlug, createdAt, ...own } =
    row;
  return {
    ...own,
    supplier: { id: supplierId, name: companyName },
    category: { id: categoryId, name: categoryName, slug: categorySlug },
    createdAt: createdAt.toISOString(),
  };
}

interface Slice {
  readonly after: readonly unknown[] | null;
  readonly limit: number;
}

function isAfter({ after }: Slice): Condition {
  if (!after) return sql`true`;
  const [createdAt, id] = after;
  return sql`(p.created_at, p.id) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

/** @param source what follows "from", with its products as p */
async function selectRows(db: Handle, source: Condition, limit: number): Promise<PlacedProduct[]> {
  const newestFirst = sql`order by p.created_at desc, p.id desc`;
  const rows = await readPrepared(
    db,
    sql<ProductRow>`
      select ${columns}
        from (select p.* from ${source} ${newestFirst} limit ${sql.lit(limit)}) p ${ofOthers} ${newestFirst}`,
  );
  return rows.map(toPlaced);
}

/** What words find is read once, for the page and for the count. */
async function searchRows(db: Handle, matching: Condition, slice: Slice) {
  const { rows: found } = await sql<{ id: string; total: number }>`
    with found as materialized (
      select p.id, p.created_at from products p where ${matching} limit ${sql.lit(mostFound)}
    )
    select p.id, (select count(*)::integer from found) as total
      from found p where ${isAfter(slice)}
      order by p.created_at desc, p.id desc limit ${sql.lit(slice.limit)}`.execute(db);
  const ids = found.map(({ id }) => id);
  return { rows: await selectPlaced(db, ids), total: found[0]?.total ?? 0 };
}

/** These products in this order; those that are gone are left out. */
export async function selectProductsById(
  db: Handle,
  ids: readonly string[],
): Promise<AdminProduct[]> {
  return (await selectPlaced(db, ids)).map(({ place: _place, ...product }) => product);
}

async function selectPlaced(db: Handle, ids: readonly string[]): Promise<PlacedProduct[]> {
  const rows = await readPrepared(
    db,
    sql<ProductRow>`
      select ${columns} from unnest(${[...ids]}::uuid[]) with ordinality as page (id, number)
        join products p on p.id = page.id ${ofOthers} order by number`,
  );
  return rows.map(toPlaced);
}
