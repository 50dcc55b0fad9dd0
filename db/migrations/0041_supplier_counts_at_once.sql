-- A supplier's counts are written in one statement, in the order of their keys as before: many
-- products at once (an import, a suspension) took a statement a row.
--
-- A decrease is proposed as a row of its own, which a check would refuse before it is added up.
alter table supplier_product_counts drop constraint supplier_product_counts_check;

create or replace function apply_product_counts(changes product_count_change[]) returns void
language plpgsql as $$
begin
  perform add_product_count(category_id, active, in_stock) from (
    select category_id, sum(active)::bigint as active, sum(in_stock)::bigint as in_stock
      from unnest(changes) group by 1 having sum(active) <> 0 or sum(in_stock) <> 0 order by 1
  ) as change;
  insert into supplier_product_counts as kept (supplier_id, category_id, active, in_stock)
    select * from unnest(changes) order by 1, 2
    on conflict (supplier_id, category_id) do update
      set active = kept.active + excluded.active, in_stock = kept.in_stock + excluded.in_stock;
end $$;

drop function add_supplier_product_count(uuid, uuid, bigint, bigint);
