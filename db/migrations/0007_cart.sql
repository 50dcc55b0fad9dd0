-- Cart: one per account, one line per product.

create table carts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint carts_user_id_key unique references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger carts_updated_at before update on carts
  for each row execute function set_updated_at();
create trigger carts_of_accounts before insert on carts
  for each row execute function refuse_for_deleted_account('user_id');

create table cart_items (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  quantity integer not null default 1
    constraint cart_items_quantity_check check (quantity >= 1),
  price_seen numeric(10, 2) constraint cart_items_price_seen_check check (price_seen > 0),
  created_at timestamptz not null default now(),
  constraint cart_items_cart_product_key unique (cart_id, product_id)
);
comment on column cart_items.price_seen is
  'Price when it was last added; null for a line that was made without one, which then tells no change.';

create index cart_items_product_id_idx on cart_items (product_id);

-- Lines that were taken out of a cart a moment ago, so that undoing that brings them back as they were.
create table removed_cart_items (
  -- The line's own, which it gets back.
  id uuid primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  quantity integer not null,
  price_seen numeric(10, 2),
  created_at timestamptz not null,
  removed_at timestamptz not null default now()
);
comment on table removed_cart_items is 'Kept for an hour; gone within a day.';

create index removed_cart_items_cart_idx on removed_cart_items (cart_id);
create index removed_cart_items_product_idx on removed_cart_items (product_id);
create index removed_cart_items_removed_at_idx on removed_cart_items (removed_at);
