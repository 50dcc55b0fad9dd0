-- What an order was promised, what both sides change of it later, and what a supplier asks for delivery.

alter table orders
  add column promised_days integer
    constraint orders_promised_days_check check (promised_days between 0 and 3650),
  add column payment_method text
    constraint orders_payment_method_check check (payment_method in ('mpesa', 'card', 'bank', 'credit'));
comment on column orders.promised_days is 'Days from the order on, as the quotation or the supplier''s profile promised.';
comment on column orders.payment_method is 'How its buyer meant to pay when it was placed; any other way is as good.';

alter table orders disable trigger orders_updated_at;
update orders set promised_days = least(q.delivery_time, 3650)
  from quotations q where q.id = orders.quotation_id;
alter table orders enable trigger orders_updated_at;

alter table orders add column due_at timestamptz generated always as (greatest(delivery_date,
  ((created_at at time zone 'Africa/Nairobi')::date + promised_days + time '23:59:59')
    at time zone 'Africa/Nairobi')) stored;
comment on column orders.due_at is
  'The later of the day that its buyer wants and the end of the promised days; null where neither is known.';

create index orders_supplier_due_idx on orders (supplier_id, due_at)
  where status in ('placed', 'confirmed', 'dispatched');
create index orders_delivered_idx on orders (delivered_at) where status = 'delivered';

-- Once confirmed, one side asks and the other agrees or does not.
create table order_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  kind text not null constraint order_requests_kind_check check (kind in ('cancel', 'change')),
  party text not null constraint order_requests_party_check check (party in ('buyer', 'seller')),
  asked_by uuid not null references users (id),
  reason text,
  changes jsonb not null default '{}'
    constraint order_requests_changes_check check (jsonb_typeof(changes) = 'object'),
  status text not null default 'open' constraint order_requests_status_check
    check (status in ('open', 'accepted', 'refused', 'withdrawn', 'lapsed')),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint order_requests_decided_check check ((status = 'open') = (decided_at is null))
);
comment on table order_requests is
  'What one side of a confirmed order asks of the other: to call it off, or to change it.';
comment on column order_requests.changes is
  '{deliveryDate?, deliveryAddress?, deliveryCounty?, items?: [{orderItemId, quantity}]}';
comment on column order_requests.reason is 'Goes with the account of who wrote it.';

create unique index order_requests_one_open_key on order_requests (order_id) where status = 'open';
create index order_requests_order_idx on order_requests (order_id, created_at);

alter table users
  add column delivery_fee numeric(10, 2)
    constraint users_delivery_fee_check check (delivery_fee >= 0),
  add column minimum_order numeric(12, 2)
    constraint users_minimum_order_check check (minimum_order >= 0);
comment on column users.delivery_fee is
  'A supplier''s price for delivering an order from a cart to any county it serves; null where that is included.';
comment on column users.minimum_order is
  'The least that goods ordered from a supplier''s cart come to; null where any order will do.';
