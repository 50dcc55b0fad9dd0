-- An RFQ is awarded in parts: a quotation may get several orders, and each award belongs to its order, so
-- that an order that is called off gives back what it took.

alter table orders drop constraint orders_quotation_id_key;
create index if not exists orders_quotation_id_idx on orders (quotation_id)
  where quotation_id is not null;

alter table awards add column order_id uuid references orders (id);
comment on column awards.order_id is
  'Null only where the release before wrote it, while both ran.';
alter table awards alter column quotation_item_id drop not null;
comment on column awards.quotation_item_id is 'Null where a sum without lines takes all of the line.';
alter table awards drop constraint awards_line_key;
create unique index if not exists awards_order_line_key on awards (order_id, rfq_item_id);

-- Until now a quotation had one order at most.
update awards set order_id = orders.id from orders where orders.quotation_id = awards.quotation_id;

-- A sum without lines is for everything that was asked for.
insert into awards (rfq_id, rfq_item_id, quotation_id, order_id, quantity)
  select o.rfq_id, l.id, o.quotation_id, o.id, l.quantity - l.awarded_quantity
  from orders o join rfq_items l on l.rfq_id = o.rfq_id
  where o.quotation_id is not null and o.status <> 'cancelled'
    and l.removed_at is null and l.awarded_quantity < l.quantity
    and not exists (select from quotation_items i where i.quotation_id = o.quotation_id);
