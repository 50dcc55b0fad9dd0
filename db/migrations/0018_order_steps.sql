-- How far an order has come, line by line: what its confirmation took from stock, and what has arrived.

alter table orders add column dispatched_at timestamptz;

alter table order_items
  add column delivered_quantity numeric(14, 3) not null default 0
    constraint order_items_delivered_quantity_check check (delivered_quantity between 0 and quantity),
  add column reserved_quantity integer not null default 0
    constraint order_items_reserved_quantity_check check (reserved_quantity between 0 and ceil(quantity));
comment on column order_items.reserved_quantity is
  'What the confirmation took from the product''s stock, in whole units: a cancellation returns exactly that.';
