-- Catalogue: categories, the materials dictionary, media, products, their history and reviews.

create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null constraint categories_slug_key unique,
  icon text,
  description text,
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create table materials (
  key text primary key,
  name text not null,
  category_id uuid not null references categories (id),
  unit text not null,
  attribute_keys text[] not null default '{}',
  tags_en text[] not null default '{}',
  tags_sw text[] not null default '{}',
  tags_slang text[] not null default '{}'
);
comment on table materials is
  'The dictionary of product types: what a thing is called in English, Swahili and on site.';

create index materials_category_id_idx on materials (category_id);

create table media (
  key text primary key,
  owner_id uuid references users (id),
  kind text not null constraint media_kind_check check (kind in ('illustration', 'upload')),
  spec jsonb,
  storage_path text,
  content_type text,
  is_private boolean not null default false,
  width integer constraint media_width_check check (width > 0),
  height integer constraint media_height_check check (height > 0),
  bytes bigint constraint media_bytes_check check (bytes >= 0),
  created_at timestamptz not null default now(),
  constraint media_source_check check (
    case kind when 'illustration' then spec is not null else storage_path is not null end
  )
);
comment on column media.key is 'Hash of the content, so that an address never changes its meaning.';
comment on column media.spec is 'Illustrations: {drawing, params, view}, drawn when first asked for.';
comment on column media.is_private is 'Documents and attachments: served to the parties only.';

create index media_owner_id_idx on media (owner_id, created_at) where owner_id is not null;

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
create index products_attributes_idx on products using gin (attributes jsonb_path_ops);
create index products_search_idx on products using gin (search);
create index products_search_name_idx on products using gin (search_name gin_trgm_ops);

create table product_counts (
  category_id uuid primary key references categories (id) on delete cascade,
  active integer not null default 0 constraint product_counts_active_check check (active >= 0)
);
comment on table product_counts is
  'Active products by category, kept by trigger: totals of the public list without counting.';

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

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  contractor_id uuid references users (id),
  author_name text,
  rating smallint not null constraint reviews_rating_check check (rating between 1 and 5),
  text text not null default '',
  is_demo boolean not null default false,
  hidden_at timestamptz,
  hidden_reason text,
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

create table favourites (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create index favourites_user_created_idx on favourites (user_id, created_at desc);
create index favourites_product_id_idx on favourites (product_id);
