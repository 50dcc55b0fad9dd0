-- Orders (local purchase orders), their lines and timeline, deliveries, invoices, supplier records.

create type order_status as enum
  ('placed', 'confirmed', 'dispatched', 'delivered', 'completed', 'cancelled');

create sequence order_numbers;

create function next_order_number() returns text language sql volatile as $$
  select 'LPO-' || lpad(n::text, greatest(6, length(n::text)), '0')
    from (select nextval('order_numbers') as n) as next
$$;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null default next_order_number() constraint orders_number_key unique,
  contractor_id uuid not null references users (id),
  supplier_id uuid not null references users (id),
  rfq_id uuid references rfqs (id),
  quotation_id uuid constraint orders_quotation_id_key unique,
  status order_status not null default 'placed',
  subtotal numeric(14, 2) not null constraint orders_subtotal_check check (subtotal >= 0),
  vat_amount numeric(14, 2) not null default 0
    constraint orders_vat_amount_check check (vat_amount >= 0),
  vat_included boolean not null default true,
  delivery_cost numeric(14, 2) not null default 0
    constraint orders_delivery_cost_check check (delivery_cost >= 0),
  total_amount numeric(14, 2) not null constraint orders_total_amount_check check (total_amount > 0),
  payment_method text constraint orders_payment_method_check
    check (payment_method in ('mpesa', 'card', 'bank', 'credit')),
  credit_due_at timestamptz,
  delivery_address text,
  delivery_county text
    constraint orders_delivery_county_fkey references counties (name) on update cascade,
  delivery_date timestamptz,
  delivery_pin text,
  version integer not null default 1,
  confirmed_at timestamptz,
  dispatched_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid references users (id),
  cancelled_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_parties_check check (contractor_id <> supplier_id),
  constraint orders_quotation_fkey foreign key (quotation_id, rfq_id) references quotations (id, rfq_id),
  constraint orders_credit_check check ((payment_method = 'credit') or credit_due_at is null),
  constraint orders_cancelled_check check ((status = 'cancelled') = (cancelled_at is not null))
);
comment on column orders.delivery_pin is
  'Shown to the buyer alone, who gives it to the driver: it proves that the goods arrived.';

create index orders_contractor_idx on orders (contractor_id, created_at desc, id desc);
create index orders_supplier_idx on orders (supplier_id, created_at desc, id desc);
create index orders_status_idx on orders (status, created_at desc, id desc);
create index orders_rfq_id_idx on orders (rfq_id) where rfq_id is not null;
create index orders_credit_idx on orders (contractor_id, credit_due_at)
  where payment_method = 'credit' and status <> 'cancelled';
create trigger orders_updated_at before update on orders
  for each row execute function set_updated_at();

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  line_no integer not null,
  product_id uuid references products (id) on delete set null,
  quotation_item_id uuid references quotation_items (id),
  name text not null,
  unit text,
  quantity numeric(14, 3) not null constraint order_items_quantity_check check (quantity > 0),
  unit_price numeric(14, 2) not null constraint order_items_unit_price_check check (unit_price >= 0),
  total_price numeric(14, 2) not null
    constraint order_items_total_price_check check (total_price >= 0),
  vat_letter text not null default 'B'
    constraint order_items_vat_letter_check check (vat_letter in ('A', 'B', 'C', 'D', 'E')),
  delivered_quantity numeric(14, 3) not null default 0,
  constraint order_items_line_key unique (order_id, line_no),
  constraint order_items_delivered_quantity_check check (delivered_quantity between 0 and quantity)
);
comment on column order_items.name is 'As ordered: a later edit of the product does not rewrite it.';
comment on column order_items.vat_letter is 'A exempt, B 16 %, C zero-rated, D non-VAT, E 8 %.';
comment on column order_items.delivered_quantity is 'Sum over the deliveries, kept by trigger.';

create index order_items_product_id_idx on order_items (product_id) where product_id is not null;

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  actor_id uuid references users (id),
  kind text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table order_events is 'The timeline both parties see.';

create index order_events_order_idx on order_events (order_id, id);
create trigger order_events_append_only before update or delete on order_events
  for each row execute function refuse_change();

create table deliveries (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  number integer not null,
  note text,
  driver_name text,
  driver_phone text,
  vehicle text,
  created_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  constraint deliveries_number_key unique (order_id, number)
);

create table delivery_items (
  delivery_id uuid not null references deliveries (id) on delete cascade,
  order_item_id uuid not null references order_items (id),
  quantity numeric(14, 3) not null constraint delivery_items_quantity_check check (quantity >= 0),
  short_quantity numeric(14, 3) not null default 0
    constraint delivery_items_short_quantity_check check (short_quantity >= 0),
  reason text,
  primary key (delivery_id, order_item_id)
);
comment on column delivery_items.short_quantity is 'Sent, but missing or refused on arrival.';

create index delivery_items_order_item_idx on delivery_items (order_item_id);

create function delivery_items_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update order_items set delivered_quantity = delivered_quantity - old.quantity
      where id = old.order_item_id;
  end if;
  if tg_op <> 'DELETE' then
    update order_items set delivered_quantity = delivered_quantity + new.quantity
      where id = new.order_item_id;
  end if;
  return null;
end $$;

create trigger delivery_items_count after insert or update or delete on delivery_items
  for each row execute function delivery_items_count();

create table invoices (
  order_id uuid primary key references orders (id),
  number text not null,
  issued_at timestamptz not null default now(),
  etims_control_unit_serial text,
  etims_invoice_number text,
  etims_qr text,
  constraint invoices_etims_check check (
    num_nulls(etims_control_unit_serial, etims_invoice_number) in (0, 2)
  )
);
comment on table invoices is 'eTIMS values are what the supplier entered; they are never made up.';

create table supplier_records (
  supplier_id uuid primary key references users (id) on delete cascade,
  response_hours numeric(8, 2),
  quotations integer not null default 0,
  win_rate numeric(4, 3) constraint supplier_records_win_rate_check check (win_rate between 0 and 1),
  on_time_rate numeric(4, 3)
    constraint supplier_records_on_time_rate_check check (on_time_rate between 0 and 1),
  completed_orders integer not null default 0,
  refreshed_at timestamptz not null default now()
);
comment on table supplier_records is
  'A supplier''s record, refreshed once a day only: a live figure would betray a bid.';
