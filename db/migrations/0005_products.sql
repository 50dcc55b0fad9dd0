-- Products: what suppliers list, their history, traffic, reviews and imports, and what a supplier says
-- that it sells beyond them.

create table products (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint products_name_check check (btrim(name) <> ''),
  slug text not null constraint products_slug_key unique,
  description text,
  price numeric(10, 2) not null constraint products_price_check check (price > 0),
  unit text not null constraint products_unit_check check (btrim(unit) <> ''),
  min_order_quantity integer not null default 1
    constraint products_min_order_quantity_check check (min_order_quantity >= 1),
  stock_quantity integer not null default 0
    constraint products_stock_quantity_check check (stock_quantity >= 0),
  category_id uuid not null references categories (id),
  supplier_id uuid not null references users (id),
  brand_name text,
  images text[] not null default '{}' constraint products_images_check
    check (cardinality(images) <= 5 and array_position(images, null) is null),
  specifications jsonb not null default '{}' constraint products_specifications_check
    check (jsonb_typeof(specifications) = 'object'),
  attributes jsonb not null default '{}' constraint products_attributes_check
    check (jsonb_typeof(attributes) = 'object'),
  product_type text references materials (key),
  is_active boolean not null default true,
  taken_down_at timestamptz,
  taken_down_reason text,
  was_listed boolean not null default true,
  suspended_with_supplier boolean not null default false,
  is_demo boolean not null default false,
  version integer not null default 1,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  search_name text not null
    generated always as (lower(name || ' ' || coalesce(brand_name, ''))) stored,
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_hidden_check
    check (not (is_active and (taken_down_at is not null or suspended_with_supplier)))
);
comment on column products.attributes is
  'Machine-readable values of the type ({"diameterMm": 12}); specifications is their display.';
comment on column products.is_active is
  'Whether the product is listed: everything public filters on this column alone. An admin''s '
  'take-down and the suspension of its supplier switch it off, and hold it off.';
comment on column products.was_listed is 'Whether it was listed when an admin took it down.';
comment on column products.version is 'Kept by trigger: rises with every edit and sale, so that an edit can name what it saw.';
comment on column products.rating_sum is
  'Sum and count of the visible reviews, kept by trigger, so that a list needs no aggregate.';
comment on column products.search_name is 'What typo-tolerant search compares (trigrams).';

-- Every sort order of the public list is one range of one index, whole, by category and by supplier.
-- The id makes the order total, so that a cursor (value, id) neither skips nor repeats.
create index products_name_idx on products (lower(name), id) where is_active;
create index products_price_idx on products (price, id) where is_active;
create index products_created_idx on products (created_at, id) where is_active;
create index products_category_name_idx on products (category_id, lower(name), id) where is_active;
create index products_category_price_idx on products (category_id, price, id) where is_active;
create index products_category_created_idx on products (category_id, created_at, id) where is_active;
create index products_supplier_name_idx on products (supplier_id, lower(name), id) where is_active;
create index products_supplier_price_idx on products (supplier_id, price, id) where is_active;
create index products_supplier_created_idx on products (supplier_id, created_at, id);
-- "The same thing elsewhere": in stock first, then cheapest.
create index products_type_idx on products (product_type, (stock_quantity > 0) desc, price, id)
  where is_active and product_type is not null;
-- "The same item from other suppliers": type and attributes name the item, the price orders the offers.
create index products_item_idx on products (product_type, attributes, price, id)
  where is_active and product_type is not null;
create index products_attributes_idx on products using gin (attributes jsonb_path_ops);
-- The few that are sold out, which no other index finds.
create index products_sold_out_idx on products (category_id, id)
  where is_active and stock_quantity = 0;
-- Where an import looks for what a row means.
create index products_supplier_item_idx on products (supplier_id, lower(name), lower(unit));

create trigger products_of_accounts before insert on products
  for each row execute function refuse_for_deleted_account('supplier_id');

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

-- Nothing of a suspended or deleted supplier is listed, whenever it was stored: it is put aside as what
-- was listed before, and comes back with it. Waits for a suspension that is under way.
create function hide_product_of_suspended() returns trigger language plpgsql as $$
declare
  is_hidden boolean;
begin
  select suspended_at is not null or anonymised_at is not null into is_hidden
    from users where id = new.supplier_id for share;
  if is_hidden then
    new.is_active := false;
    new.suspended_with_supplier := true;
  end if;
  return new;
end $$;

create trigger products_of_suspended_inserted before insert on products
  for each row when (new.is_active) execute function hide_product_of_suspended();
create trigger products_of_suspended_listed before update of is_active on products
  for each row when (new.is_active and not old.is_active)
  execute function hide_product_of_suspended();

-- What price and stock were is only ever added to. It goes with its product (a cascade, which is a
-- trigger of its own), and never by itself.
create table product_history (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  old_price numeric(10, 2) not null,
  new_price numeric(10, 2) not null,
  old_stock_quantity integer not null,
  new_stock_quantity integer not null,
  cause text not null,
  created_at timestamptz not null default now()
);
comment on column product_history.cause is
  'Set by set_config(''jengasoko.cause'', …, true) in the transaction that changes the product; '
  '"edit" where it is not.';

create index product_history_product_idx on product_history (product_id, id desc);
create trigger product_history_append_only before update or delete on product_history
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger product_history_no_truncate before truncate on product_history
  for each statement execute function refuse_change();

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

-- How often products are looked at and put into carts: sums of a day, nothing about who did.
create table product_traffic (
  product_id uuid not null references products (id) on delete cascade,
  day date not null,
  views integer not null default 0 constraint product_traffic_views_check check (views >= 0),
  cart_adds integer not null default 0
    constraint product_traffic_cart_adds_check check (cart_adds >= 0),
  primary key (product_id, day)
);
comment on table product_traffic is
  'Written some seconds after the fact, many at once. A day is one of Nairobi.';

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  contractor_id uuid references users (id),
  author_name text,
  rating smallint not null constraint reviews_rating_check check (rating between 1 and 5),
  text text not null default '',
  is_demo boolean not null default false,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_product_contractor_key unique (product_id, contractor_id),
  constraint reviews_author_check
    check (contractor_id is not null or (is_demo and author_name is not null))
);
comment on column reviews.author_name is 'Only for demo reviews, which have no account behind them.';

create index reviews_product_idx on reviews (product_id, created_at desc, id) where hidden_at is null;
create index reviews_contractor_id_idx on reviews (contractor_id) where contractor_id is not null;
create trigger reviews_updated_at before update of rating, text on reviews
  for each row execute function set_updated_at();

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

create table favourites (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create index favourites_user_created_idx on favourites (user_id, created_at desc);
create index favourites_product_id_idx on favourites (product_id);
create trigger favourites_of_accounts before insert on favourites
  for each row execute function refuse_for_deleted_account('user_id');

-- What a supplier sells follows from its products. Here is what it says beyond them: categories that
-- it sells without listing products yet, and ones that it does not want to be asked about.
create table supplier_categories (
  supplier_id uuid not null references users (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  sells boolean not null,
  primary key (supplier_id, category_id)
);

create index supplier_categories_category_idx on supplier_categories (category_id);
create trigger supplier_categories_of_accounts before insert on supplier_categories
  for each row execute function refuse_for_deleted_account('supplier_id');

-- Lists of products as CSV: an import and its rows, which a job stores some at a time.
create table product_imports (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references users (id) on delete cascade,
  total integer not null constraint product_imports_total_check check (total > 0),
  prices_confirmed boolean not null default true,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
comment on table product_imports is 'Kept for a month, so that its supplier can look at what failed.';
comment on column product_imports.prices_confirmed is
  'Its odd prices are meant: its supplier was asked about them before it was sent.';

create index product_imports_supplier_idx on product_imports (supplier_id, created_at desc);
create unique index product_imports_one_at_once on product_imports (supplier_id)
  where finished_at is null;
create trigger product_imports_of_accounts before insert on product_imports
  for each row execute function refuse_for_deleted_account('supplier_id');

create table product_import_rows (
  import_id uuid not null references product_imports (id) on delete cascade,
  row_number integer not null,
  name text not null,
  -- Null where the row could not be read, and once it is stored.
  input jsonb,
  outcome text constraint product_import_rows_outcome_check
    check (outcome in ('created', 'updated', 'failed')),
  product_id uuid references products (id) on delete set null,
  problem jsonb,
  primary key (import_id, row_number),
  constraint product_import_rows_problem_check
    check ((outcome is not distinct from 'failed') = (problem is not null))
);

create index product_import_rows_waiting_idx on product_import_rows (import_id, row_number)
  where outcome is null;
create index product_import_rows_product_idx on product_import_rows (product_id)
  where product_id is not null;
