-- What a product cost when it was put into the cart, so that the buyer can be told of a change.

alter table cart_items add column price_seen numeric(10, 2)
  constraint cart_items_price_seen_check check (price_seen > 0);
comment on column cart_items.price_seen is
  'Price when it was last added; null for a line that was made without one, which then tells no change.';
