import { sql } from 'kysely';

/**
 * How many lines of an RFQ (`r`) this supplier sells: products of its own that a line names, types that it
 * lists or categories that it says it sells. Of lines that nobody recognised the category of a listed
 * product is enough. It reads nothing of other suppliers.
 */
export const countOfSoldLines = (supplierId: string) => {
  const listed = sql`from products p where p.supplier_id = ${supplierId} and p.is_active`;
  const declared = sql`select category_id from supplier_categories
    where supplier_id = ${supplierId} and sells`;
  const refused = sql`select category_id from supplier_categories
    where supplier_id = ${supplierId} and not sells`;
  return sql<number>`(select count(*)::int from rfq_items i
    where i.rfq_id = r.id and i.removed_at is null
      and (i.product_id in (select p.id ${listed})
        or (i.product_type in (select p.product_type ${listed})
          or i.category_id in (${declared})
          or (i.product_type is null and i.category_id in (select p.category_id ${listed})))
         and (i.category_id is null or i.category_id not in (${refused}))))`;
};
