-- Cart: one per account, one line per product.

create table carts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint carts_user_id_key unique references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger carts_updated_at before update on carts
  for each row execute function set_updated_at();

create table cart_items (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  quantity integer not null default 1
    constraint cart_items_quantity_check check (quantity >= 1),
  created_at timestamptz not null default now(),
  constraint cart_items_cart_product_key unique (cart_id, product_id)
);

create index cart_items_product_id_idx on cart_items (product_id);
