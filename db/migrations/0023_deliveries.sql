-- Deliveries: what left for the site, on which lorry, and what of it arrived.

create type delivery_status as enum ('dispatched', 'reported', 'delivered', 'cancelled');

create sequence delivery_numbers;

create function next_delivery_number() returns text language sql volatile as $$
  select 'DN-' || lpad(n::text, greatest(6, length(n::text)), '0')
    from (select nextval('delivery_numbers') as n) as next
$$;

create table deliveries (
  id uuid primary key default gen_random_uuid(),
  number text not null default next_delivery_number() constraint deliveries_number_key unique,
  order_id uuid not null references orders (id),
  status delivery_status not null default 'dispatched',
  driver_name text,
  driver_phone text,
  vehicle text,
  note text,
  pin text,
  pin_tries integer not null default 0,
  link_no integer not null default 1,
  link_hash bytea not null constraint deliveries_link_hash_key unique,
  link_expires_at timestamptz not null,
  link_sent_at timestamptz,
  report_id uuid,
  proven_by text constraint deliveries_proven_by_check check (proven_by in ('pin', 'buyer')),
  dispatched_by uuid not null references users (id),
  reported_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancelled_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint deliveries_pin_check
    check (status in ('delivered', 'cancelled') or pin is not null),
  constraint deliveries_delivered_check check (
    (status = 'delivered') = (delivered_at is not null)
    and (status = 'delivered') = (proven_by is not null)
  ),
  constraint deliveries_cancelled_check check ((status = 'cancelled') = (cancelled_at is not null))
);
comment on column deliveries.pin is
  'Shown to the buyer alone, who gives it to the driver: it proves what arrived with this delivery.';
comment on column deliveries.pin_tries is 'Wrong PINs since the link was sent last.';
comment on column deliveries.link_hash is
  'SHA-256 of the token in the link that the driver got: it opens this delivery and nothing else.';
comment on column deliveries.report_id is
  'What the driver''s phone called the counts that it sent: sent twice they count once.';

create index deliveries_order_idx on deliveries (order_id, created_at, id);
create trigger deliveries_updated_at before update on deliveries
  for each row execute function set_updated_at();
create trigger deliveries_of_accounts before insert on deliveries
  for each row execute function refuse_for_deleted_account('dispatched_by');

create table delivery_items (
  id uuid primary key default gen_random_uuid(),
  delivery_id uuid not null references deliveries (id),
  order_item_id uuid not null references order_items (id),
  quantity numeric(14, 3) not null constraint delivery_items_quantity_check check (quantity > 0),
  delivered numeric(14, 3),
  short numeric(14, 3),
  damaged numeric(14, 3),
  refused numeric(14, 3),
  constraint delivery_items_line_key unique (delivery_id, order_item_id),
  constraint delivery_items_counts_check check (
    num_nulls(delivered, short, damaged, refused) in (0, 4)
    and coalesce(least(delivered, short, damaged, refused), 0) >= 0
    and coalesce(delivered + short + damaged + refused, quantity) = quantity
  )
);
comment on table delivery_items is
  'What left, and once it was counted what of it arrived whole, was missing, was damaged or was refused.';

create index delivery_items_order_item_idx on delivery_items (order_item_id);

create table delivery_photos (
  upload_id uuid primary key references uploads (id),
  delivery_id uuid not null references deliveries (id),
  client_id uuid not null,
  created_at timestamptz not null default now(),
  constraint delivery_photos_client_key unique (delivery_id, client_id)
);

-- One PIN of the whole order would prove every later delivery of it.
alter table orders drop column delivery_pin;

-- What proved a delivery stays: its counts decide what is owed and what is paid out.
create function keep_delivery() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.status in ('delivered', 'cancelled') and new.status <> old.status)
      or new.order_id <> old.order_id then
    raise exception 'Delivery % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'deliveries_kept_check', table = 'deliveries';
  end if;
  return new;
end $$;

create trigger deliveries_kept before update or delete on deliveries
  for each row execute function keep_delivery();

create function keep_delivery_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.delivery_id, new.order_item_id, new.quantity)
        is distinct from (old.delivery_id, old.order_item_id, old.quantity)
      or exists (select from deliveries where id = old.delivery_id
        and status in ('delivered', 'cancelled')) then
    raise exception 'The counts of delivery % are kept as they are', old.delivery_id
      using errcode = 'check_violation', constraint = 'delivery_items_kept_check',
        table = 'delivery_items';
  end if;
  return new;
end $$;

create trigger delivery_items_kept before update or delete on delivery_items
  for each row execute function keep_delivery_item();

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (
  purpose in (
    'avatar', 'product_image', 'verification_document', 'message_attachment',
    'quotation_attachment', 'review_photo', 'delivery_photo'
  )
);
