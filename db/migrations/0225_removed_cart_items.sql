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
