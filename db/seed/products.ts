import type pg from 'pg';
import type { CatalogueProduct } from './catalogue.ts';
import { illustrationsOf, pathOf } from './media.ts';
import { randomFrom } from './random.ts';

/** The products on the landing page: four categories, verified suppliers, in stock. */
export const featuredSlugs: readonly string[] = [
  'bamburi-portland-cement-42-5n-50-kg-simitipepe',
  'apex-steel-deformed-bar-y12-12-m-chumatele',
  'royal-mabati-box-profile-mabati-gauge-30-pre-painted-paaimara',
  'kentank-plastic-water-tank-1-000-l-majikatiko',
];

/** How many products carry the "New" badge (7 days, specified) on the day of the seed. */
const newProducts = 40;
const minutesPerDay = 24 * 60;
/** Side of the square that illustrations are drawn in. */
const illustrationSize = 400;

export interface SeededProduct {
  readonly id: string;
  readonly slug: string;
  readonly createdAt: Date;
}

/** Creates the catalogue's products with their illustrations and sets the featured ones. */
export async function seedProducts(
  client: pg.ClientBase,
  products: readonly CatalogueProduct[],
  suppliers: ReadonlyMap<string, string>,
): Promise<SeededProduct[]> {
  const pictures = products.map(illustrationsOf);
  const distinct = new Map(pictures.flat().map((picture) => [picture.key, picture]));
  await client.query(
    `insert into media (key, kind, spec, content_type, width, height)
       select entry.key, 'illustration', entry.spec, 'image/svg+xml', $2, $2
         from jsonb_to_recordset($1::jsonb) as entry (key text, spec jsonb)
     on conflict (key) do nothing`,
    [JSON.stringify([...distinct.values()]), illustrationSize],
  );
  const ages = agesInMinutes(products);
  const rows = products.map((product, index) => ({
    ...product,
    supplierId: suppliers.get(product.supplierRef),
    images: pictures[index]?.map(pathOf) ?? [],
    age: ages[index],
  }));
  return insertProducts(client, rows);
}

async function insertProducts(client: pg.ClientBase, rows: unknown[]): Promise<SeededProduct[]> {
  const inserted = await client.query<SeededProduct>(
    `insert into products (name, slug, description, price, unit, min_order_quantity, stock_quantity,
         category_id, supplier_id, brand_name, images, specifications, attributes, product_type,
         is_demo, created_at, updated_at)
       select entry.name, entry.slug, entry.description, entry.price, entry.unit,
           entry."minOrderQuantity", entry."stockQuantity", categories.id, entry."supplierId",
           entry."brandName", entry.images, entry.specifications, entry.attributes,
           entry."productType", true, now() - entry.age * interval '1 minute',
           now() - entry.age * interval '1 minute'
         from jsonb_to_recordset($1::jsonb) as entry (
           name text, slug text, description text, price numeric, unit text,
           "minOrderQuantity" integer, "stockQuantity" integer, "categorySlug" text,
           "supplierId" uuid, "brandName" text, images text[], specifications jsonb,
           attributes jsonb, "productType" text, age integer
         )
         join categories on categories.slug = entry."categorySlug"
       returning id, slug, created_at as "createdAt"`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into site_settings (key, value)
       select 'featured_product_ids', jsonb_agg(products.id order by featured.position)
         from unnest($1::text[]) with ordinality as featured (slug, position)
         join products using (slug)
     on conflict (key) do update set value = excluded.value`,
    [featuredSlugs],
  );
  return inserted.rows;
}

/** Ages spread over a year and a half; a few, of all kinds, are new; the featured ones are old. */
function agesInMinutes(products: readonly CatalogueProduct[]): number[] {
  const random = randomFrom(20_261_014);
  const order = random.shuffle(products.filter((product) => !featuredSlugs.includes(product.slug)));
  const fresh = new Set(order.slice(0, newProducts).map((product) => product.slug));
  return products.map((product) => {
    if (featuredSlugs.includes(product.slug)) return random.between(400, 500) * minutesPerDay;
    if (fresh.has(product.slug)) return random.between(60, 7 * minutesPerDay - 60);
    return random.between(8 * minutesPerDay, 500 * minutesPerDay);
  });
}
