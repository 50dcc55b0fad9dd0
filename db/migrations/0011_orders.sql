-- Orders (local purchase orders): the orders, their lines and timeline, the awards they come from, and
-- what suppliers' records add up to.

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
  quotation_id uuid,
  status order_status not null default 'placed',
  subtotal numeric(14, 2) not null constraint orders_subtotal_check check (subtotal >= 0),
  vat_amount numeric(14, 2) not null default 0
    constraint orders_vat_amount_check check (vat_amount >= 0),
  vat_included boolean not null default true,
  delivery_cost numeric(14, 2) not null default 0
    constraint orders_delivery_cost_check check (delivery_cost >= 0),
  total_amount numeric(14, 2) not null constraint orders_total_amount_check check (total_amount > 0),
  delivery_address text,
  delivery_county text
    constraint orders_delivery_county_fkey references counties (name) on update cascade,
  delivery_date timestamptz,
  delivery_pin text,
  confirmed_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid references users (id),
  cancelled_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_parties_check check (contractor_id <> supplier_id),
  constraint orders_quotation_fkey foreign key (quotation_id, rfq_id) references quotations (id, rfq_id),
  constraint orders_cancelled_check check ((status = 'cancelled') = (cancelled_at is not null))
);
comment on column orders.delivery_pin is
  'Shown to the buyer alone, who gives it to the driver: it proves that the goods arrived.';

create index orders_contractor_idx on orders (contractor_id, created_at desc, id desc);
create index orders_supplier_idx on orders (supplier_id, created_at desc, id desc);
create index orders_status_idx on orders (status, created_at desc, id desc);
create index orders_rfq_id_idx on orders (rfq_id) where rfq_id is not null;
create index orders_quotation_id_idx on orders (quotation_id) where quotation_id is not null;
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
  differences jsonb not null default '[]'
    constraint order_items_differences_check check (jsonb_typeof(differences) = 'array'),
  constraint order_items_line_key unique (order_id, line_no)
);
comment on column order_items.name is 'As ordered: a later edit of the product does not rewrite it.';
comment on column order_items.vat_letter is 'A exempt, B 16 %, C zero-rated, D non-VAT, E 8 %.';
comment on column order_items.differences is
  'Where what was ordered is not what was asked for, as the buyer was told: [{trait, asked, offered, isLower}].';

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

-- What an order took of each line: an RFQ is awarded in parts, and an order that is called off gives back
-- what it took. The composite keys make an award of one RFQ's line to another RFQ's quotation impossible.
create table awards (
  id uuid primary key default gen_random_uuid(),
  rfq_id uuid not null references rfqs (id),
  rfq_item_id uuid not null,
  quotation_id uuid not null,
  quotation_item_id uuid,
  order_id uuid not null references orders (id),
  quantity numeric(14, 3) not null constraint awards_quantity_check check (quantity > 0),
  created_at timestamptz not null default now(),
  constraint awards_rfq_item_fkey foreign key (rfq_item_id, rfq_id) references rfq_items (id, rfq_id),
  constraint awards_quotation_fkey foreign key (quotation_id, rfq_id) references quotations (id, rfq_id),
  constraint awards_quotation_item_fkey foreign key (quotation_item_id, quotation_id, rfq_item_id)
    references quotation_items (id, quotation_id, rfq_item_id)
);
comment on column awards.quotation_item_id is 'Null where a sum without lines takes all of the line.';

create unique index awards_order_line_key on awards (order_id, rfq_item_id);
create index awards_rfq_id_idx on awards (rfq_id);
create index awards_quotation_id_idx on awards (quotation_id);

-- Adding to one row's counter, rather than summing the awards, makes concurrent awards of one line
-- wait for each other at every isolation level.
create function awards_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update rfq_items set awarded_quantity = awarded_quantity - old.quantity where id = old.rfq_item_id;
  end if;
  if tg_op <> 'DELETE' then
    update rfq_items set awarded_quantity = awarded_quantity + new.quantity where id = new.rfq_item_id;
  end if;
  return null;
end $$;

create trigger awards_count after insert or update or delete on awards
  for each row execute function awards_count();

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
