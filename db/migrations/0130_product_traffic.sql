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
