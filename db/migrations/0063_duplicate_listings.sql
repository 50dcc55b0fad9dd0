-- Listings of one supplier with the same words: what admins merge, or say that both stay.

create table duplicate_listings (
  product_id uuid primary key references products (id) on delete cascade,
  older_id uuid not null references products (id) on delete cascade,
  found_at timestamptz not null default now(),
  kept_at timestamptz
);
comment on table duplicate_listings is
  'Products whose supplier lists the same words in the same unit already. A job looks for them each night.';
comment on column duplicate_listings.kept_at is 'When an admin said that both stay.';
create index duplicate_listings_older_idx on duplicate_listings (older_id);
create index duplicate_listings_waiting_idx on duplicate_listings (found_at, product_id)
  where kept_at is null;
