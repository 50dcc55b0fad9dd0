-- What the catalogue keeps by itself: search words, counts, ratings, history, notices of change.

-- Ways in which people write a size that the product's name spells otherwise ("12 mm": 12mm, Y12).
create function attribute_search_words(type text, attributes jsonb) returns text
language sql stable as $$
  select coalesce(string_agg(
    case
      when type = 'deformed-bar' and entry.key = 'diameterMm'
        then concat_ws(' ', entry.value || 'mm', 'y' || entry.value, 'd' || entry.value, 't' || entry.value)
      when type = 'round-bar' and entry.key = 'diameterMm'
        then concat_ws(' ', entry.value || 'mm', 'r' || entry.value)
      when entry.key like '%Mm' then entry.value || 'mm'
      when entry.key like '%Kg' then entry.value || 'kg'
      when entry.key like '%Inch' then entry.value || 'inch'
      when entry.key = 'gauge' then concat_ws(' ', 'g' || entry.value, entry.value || 'g', 'gauge')
      when entry.key = 'litres' then concat_ws(' ', entry.value || 'l', entry.value || 'ltr', 'litres')
      else entry.value
    end, ' '), '')
  from jsonb_each_text(attributes) as entry
$$;

create function product_search_vector(product products) returns tsvector
language sql stable as $$
  select setweight(to_tsvector('catalogue_search', product.name), 'A')
    || setweight(to_tsvector('catalogue_search', concat_ws(' ',
         product.brand_name,
         (select name from categories where id = product.category_id),
         (select concat_ws(' ', name, array_to_string(tags_en || tags_sw || tags_slang, ' '))
            from materials where key = product.product_type),
         attribute_search_words(product.product_type, product.attributes))), 'B')
    || setweight(to_tsvector('catalogue_search', coalesce(product.description, '')), 'D')
$$;

create function products_set_search() returns trigger language plpgsql as $$
begin
  new.search := product_search_vector(new);
  return new;
end $$;

create trigger products_search
  before insert or update of name, brand_name, description, category_id, product_type, attributes
  on products for each row execute function products_set_search();

create function refresh_search_of_category() returns trigger language plpgsql as $$
begin
  update products set search = product_search_vector(products) where category_id = new.id;
  return null;
end $$;

create trigger categories_refresh_search after update of name on categories
  for each row when (old.name is distinct from new.name) execute function refresh_search_of_category();

create function refresh_search_of_material() returns trigger language plpgsql as $$
begin
  update products set search = product_search_vector(products) where product_type = new.key;
  return null;
end $$;

create trigger materials_refresh_search after update on materials
  for each row when ((old.name, old.tags_en, old.tags_sw, old.tags_slang)
    is distinct from (new.name, new.tags_en, new.tags_sw, new.tags_slang))
  execute function refresh_search_of_material();

create function products_touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end $$;

-- Ratings and search words are not edits: they leave updated_at and version alone.
create trigger products_touch
  before update of name, slug, description, price, unit, min_order_quantity, stock_quantity,
    category_id, brand_name, images, specifications, attributes, product_type, is_active
  on products for each row execute function products_touch();

create function products_record_history() returns trigger language plpgsql as $$
begin
  insert into product_history
    (product_id, old_price, new_price, old_stock_quantity, new_stock_quantity, cause)
  values
    (new.id, old.price, new.price, old.stock_quantity, new.stock_quantity,
     coalesce(nullif(current_setting('jengasoko.cause', true), ''), 'edit'));
  return null;
end $$;

create trigger products_history after update of price, stock_quantity on products
  for each row when ((old.price, old.stock_quantity) is distinct from (new.price, new.stock_quantity))
  execute function products_record_history();

-- Counts: what a statement changed, applied in the order of the key, so that two statements over
-- several categories cannot wait for each other in a circle.
create function categories_start_count() returns trigger language plpgsql as $$
begin
  insert into product_counts (category_id) values (new.id);
  return null;
end $$;

create trigger categories_count after insert on categories
  for each row execute function categories_start_count();

create function add_product_count(category uuid, change bigint) returns void language sql as $$
  update product_counts set active = active + change where category_id = category
$$;

create function products_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_product_count(category_id, active) from (
      select category_id, count(*) as active from new_rows where is_active group by 1 order by 1
    ) as change;
  elsif tg_op = 'DELETE' then
    perform add_product_count(category_id, -active) from (
      select category_id, count(*) as active from old_rows where is_active group by 1 order by 1
    ) as change;
  else
    perform add_product_count(category_id, active) from (
      select category_id, sum(change) as active from (
        select category_id, 1 as change from new_rows where is_active
        union all
        select category_id, -1 from old_rows where is_active
      ) as changes group by 1 having sum(change) <> 0 order by 1
    ) as change;
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

create function products_refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'Truncating products would leave their counts behind: delete the rows instead'
    using errcode = 'object_not_in_prerequisite_state';
end $$;

create trigger products_no_truncate before truncate on products
  for each statement execute function products_refuse_truncate();

-- Ratings: a hidden review counts for nothing.
create function reviews_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update products set rating_sum = rating_sum + points, rating_count = rating_count + reviewers
      from (
        select product_id, sum(rating) as points, count(*) as reviewers
          from new_rows where hidden_at is null group by 1
      ) as change where id = product_id;
  elsif tg_op = 'DELETE' then
    update products set rating_sum = rating_sum - points, rating_count = rating_count - reviewers
      from (
        select product_id, sum(rating) as points, count(*) as reviewers
          from old_rows where hidden_at is null group by 1
      ) as change where id = product_id;
  else
    update products set rating_sum = rating_sum + points, rating_count = rating_count + reviewers
      from (
        select product_id, sum(points) as points, sum(reviewers) as reviewers from (
          select product_id, rating as points, 1 as reviewers from new_rows where hidden_at is null
          union all
          select product_id, -rating, -1 from old_rows where hidden_at is null
        ) as changes group by 1 having sum(points) <> 0 or sum(reviewers) <> 0
      ) as change where id = product_id;
  end if;
  return null;
end $$;

create trigger reviews_rate_inserted after insert on reviews
  referencing new table as new_rows for each statement execute function reviews_rate();
create trigger reviews_rate_updated after update on reviews
  referencing old table as old_rows new table as new_rows
  for each statement execute function reviews_rate();
create trigger reviews_rate_deleted after delete on reviews
  referencing old table as old_rows for each statement execute function reviews_rate();

-- A suspended or deleted supplier's products leave the list with it; those that the suspension
-- switched off (and no others) come back when it is lifted.
create function users_switch_products() returns trigger language plpgsql as $$
begin
  if new.suspended_at is not null or new.anonymised_at is not null then
    update products set is_active = false, suspended_with_supplier = true
      where supplier_id = new.id and is_active;
  else
    update products set is_active = true, suspended_with_supplier = false
      where supplier_id = new.id and suspended_with_supplier and taken_down_at is null;
    update products set suspended_with_supplier = false
      where supplier_id = new.id and suspended_with_supplier;
  end if;
  return null;
end $$;

create trigger users_switch_products after update of suspended_at, anonymised_at on users
  for each row when (old.role = 'supplier' and (
    (old.suspended_at is null) <> (new.suspended_at is null)
    or (old.anonymised_at is null) <> (new.anonymised_at is null)
  )) execute function users_switch_products();

-- Notices of change, for the caches of every process.
create function products_notify() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'DELETE' then
    changed := array(select id from old_rows limit 101);
  else
    changed := array(select id from new_rows limit 101);
  end if;
  if cardinality(changed) > 0 then
    perform notify_catalogue_changed('products', changed);
  end if;
  return null;
end $$;

create trigger products_notify_inserted after insert on products
  referencing new table as new_rows for each statement execute function products_notify();
create trigger products_notify_updated after update on products
  referencing new table as new_rows for each statement execute function products_notify();
create trigger products_notify_deleted after delete on products
  referencing old table as old_rows for each statement execute function products_notify();

-- Reviews are shown with their product: the ids are the products'.
create function reviews_notify() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'DELETE' then
    changed := array(select distinct product_id from old_rows limit 101);
  else
    changed := array(select distinct product_id from new_rows limit 101);
  end if;
  if cardinality(changed) > 0 then
    perform notify_catalogue_changed('reviews', changed);
  end if;
  return null;
end $$;

create trigger reviews_notify_inserted after insert on reviews
  referencing new table as new_rows for each statement execute function reviews_notify();
create trigger reviews_notify_updated after update on reviews
  referencing new table as new_rows for each statement execute function reviews_notify();
create trigger reviews_notify_deleted after delete on reviews
  referencing old table as old_rows for each statement execute function reviews_notify();

create function suppliers_notify() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id
      where (new_rows.company_name, new_rows.first_name, new_rows.last_name, new_rows.location,
             new_rows.county, new_rows.delivery_counties, new_rows.lead_time_days,
             new_rows.is_verified, new_rows.profile_image_url, new_rows.suspended_at)
        is distinct from
            (old_rows.company_name, old_rows.first_name, old_rows.last_name, old_rows.location,
             old_rows.county, old_rows.delivery_counties, old_rows.lead_time_days,
             old_rows.is_verified, old_rows.profile_image_url, old_rows.suspended_at)
        and new_rows.role = 'supplier'
      limit 101);
begin
  if cardinality(changed) > 0 then
    perform notify_catalogue_changed('users', changed);
  end if;
  return null;
end $$;

create trigger suppliers_notify after update on users
  referencing old table as old_rows new table as new_rows
  for each statement execute function suppliers_notify();

create function table_notify() returns trigger language plpgsql as $$
begin
  perform notify_catalogue_changed(tg_table_name, '{}');
  return null;
end $$;

create trigger categories_notify after insert or update or delete on categories
  for each statement execute function table_notify();
create trigger materials_notify after insert or update or delete on materials
  for each statement execute function table_notify();
create trigger site_settings_notify after insert or update or delete on site_settings
  for each statement execute function table_notify();
