-- Totals of filtered lists without counting: what is in stock, and what each supplier sells.

alter table product_counts add column in_stock integer not null default 0
  constraint product_counts_in_stock_check check (in_stock between 0 and active);

create table supplier_product_counts (
  supplier_id uuid not null references users (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  active integer not null default 0,
  in_stock integer not null default 0,
  primary key (supplier_id, category_id),
  constraint supplier_product_counts_check check (in_stock >= 0 and active >= in_stock)
);
comment on table supplier_product_counts is
  'Active products by supplier and category, kept by trigger: totals of a supplier''s list and of '
  'what is delivered to a county.';

create index supplier_product_counts_category_idx on supplier_product_counts (category_id);

update product_counts set in_stock = counted.in_stock
  from (
    select category_id, count(*) as in_stock from products
      where is_active and stock_quantity > 0 group by 1
  ) as counted
  where product_counts.category_id = counted.category_id;

insert into supplier_product_counts (supplier_id, category_id, active, in_stock)
  select supplier_id, category_id, count(*), count(*) filter (where stock_quantity > 0)
    from products where is_active group by 1, 2;

drop trigger products_count_inserted on products;
drop trigger products_count_updated on products;
drop trigger products_count_deleted on products;
drop function products_count();
drop function add_product_count(uuid, bigint);

-- Rows are changed in the order of their keys, so that two statements over several of them cannot
-- wait for each other in a circle. A product only weighs here while it is active, and a sale only
-- when it is the last one.
create function add_product_count(category uuid, more bigint, more_in_stock bigint) returns void
language sql as $$
  update product_counts set active = active + more, in_stock = in_stock + more_in_stock
    where category_id = category
$$;

create function add_supplier_product_count(
  supplier uuid, category uuid, more bigint, more_in_stock bigint
) returns void language sql as $$
  insert into supplier_product_counts (supplier_id, category_id) values (supplier, category)
    on conflict do nothing;
  update supplier_product_counts set active = active + more, in_stock = in_stock + more_in_stock
    where supplier_id = supplier and category_id = category
$$;

create type product_count_change as (
  supplier_id uuid, category_id uuid, active bigint, in_stock bigint
);

create function apply_product_counts(changes product_count_change[]) returns void
language plpgsql as $$
begin
  perform add_product_count(category_id, active, in_stock) from (
    select category_id, sum(active)::bigint as active, sum(in_stock)::bigint as in_stock
      from unnest(changes) group by 1 having sum(active) <> 0 or sum(in_stock) <> 0 order by 1
  ) as change;
  perform add_supplier_product_count(supplier_id, category_id, active, in_stock)
    from (select * from unnest(changes) order by 1, 2) as change;
end $$;

create function products_count() returns trigger language plpgsql as $$
declare
  changes product_count_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(supplier_id, category_id, count(*), count(*) filter (where stock_quantity > 0))::product_count_change
        from new_rows where is_active group by supplier_id, category_id);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(supplier_id, category_id, -count(*), -count(*) filter (where stock_quantity > 0))::product_count_change
        from old_rows where is_active group by supplier_id, category_id);
  else
    changes := array(
      select row(supplier_id, category_id, sum(active), sum(in_stock))::product_count_change
        from (
          select supplier_id, category_id, 1 as active, (stock_quantity > 0)::integer as in_stock
            from new_rows where is_active
          union all
          select supplier_id, category_id, -1, -(stock_quantity > 0)::integer
            from old_rows where is_active
        ) as changed
        group by supplier_id, category_id having sum(active) <> 0 or sum(in_stock) <> 0);
  end if;
  if cardinality(changes) > 0 then
    perform apply_product_counts(changes);
  end if;
  return null;
end $$;

create trigger products_count_inserted after insert on products
  referencing new table as new_rows for each statement execute function products_count();
create trigger products_count_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function products_count();
create trigger products_count_deleted after delete on products
  referencing old table as old_rows for each statement execute function products_count();

-- The few that are sold out, which no other index finds.
create index products_sold_out_idx on products (category_id, id)
  where is_active and stock_quantity = 0;
