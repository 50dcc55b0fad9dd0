-- Requests for quotation: the request, its lines, and the suppliers it was sent to.

create type rfq_status as enum ('open', 'closed', 'awarded');

create table rfqs (
  id uuid primary key default gen_random_uuid(),
  contractor_id uuid not null references users (id),
  title text not null constraint rfqs_title_check check (btrim(title) <> ''),
  description text not null,
  requirements jsonb,
  delivery_location text,
  delivery_county text
    constraint rfqs_delivery_county_fkey references counties (name) on update cascade,
  delivery_date timestamptz,
  status rfq_status not null default 'open',
  version integer not null default 1,
  closes_at timestamptz not null default end_of_day_nairobi(7),
  verified_only boolean not null default false,
  recipients_chosen boolean not null default false,
  closed_at timestamptz,
  closed_reason text,
  closing_told_for timestamptz,
  awarded_at timestamptz,
  ai_generated_id uuid constraint rfqs_ai_generated_id_key unique
    references ai_rfq_drafts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column rfqs.closes_at is
  'An open RFQ past this time is closed for every reader and writer, whether or not the job that '
  'writes the status has run. Compare with now() in SQL, never with a clock of the application.';
comment on column rfqs.version is
  'Rises with a material edit; quotations made for an older version must be reconfirmed.';
comment on column rfqs.recipients_chosen is
  'Its owner chose the suppliers that it is sent to, and an edit asks nobody else by itself; otherwise '
  'those that match it are.';
comment on column rfqs.closing_told_for is
  'The closing time of which its owner and those who have not answered were told that it is near.';

create index rfqs_contractor_idx on rfqs (contractor_id, created_at desc, id desc);
create index rfqs_open_idx on rfqs (created_at desc, id desc) where status = 'open';
create index rfqs_closing_idx on rfqs (closes_at) where status = 'open';
create index rfqs_search_idx on rfqs using gin (lower(title || ' ' || description) gin_trgm_ops);

-- What its readers see of an RFQ stays the same to the byte when somebody is reminded of it.
create trigger rfqs_updated_at
  before update of title, description, requirements, delivery_location, delivery_county, delivery_date,
    status, version, closes_at, verified_only, closed_at, closed_reason, awarded_at
  on rfqs for each row execute function set_updated_at();
create trigger rfqs_of_accounts before insert on rfqs
  for each row execute function refuse_for_deleted_account('contractor_id');
create trigger rfqs_of_suspended before insert on rfqs
  for each row execute function refuse_for_suspended_account('contractor_id');

create function rfqs_refuse_return() returns trigger language plpgsql as $$
begin
  raise exception 'An RFQ that is % cannot become %', old.status, new.status
    using errcode = 'check_violation', constraint = 'rfqs_status_order_check', table = 'rfqs';
end $$;

-- The enum's order is the order of the states, and no step leads back.
create trigger rfqs_no_return before update of status on rfqs
  for each row when (new.status < old.status) execute function rfqs_refuse_return();

create table rfq_items (
  id uuid primary key default gen_random_uuid(),
  rfq_id uuid not null references rfqs (id) on delete cascade,
  line_no integer not null default 1 constraint rfq_items_line_no_check check (line_no >= 1),
  product_name text not null constraint rfq_items_product_name_check check (btrim(product_name) <> ''),
  category_id uuid references categories (id),
  product_type text references materials (key),
  product_id uuid references products (id) on delete set null,
  facts jsonb not null default '{}',
  quantity numeric(14, 3) not null constraint rfq_items_quantity_check check (quantity > 0),
  unit text,
  normalized_quantity numeric(20, 6)
    constraint rfq_items_normalized_quantity_check check (normalized_quantity > 0),
  normalized_unit text,
  load_tonnes numeric(6, 3)
    constraint rfq_items_load_tonnes_check check (load_tonnes > 0 and load_tonnes <= 100),
  specifications jsonb,
  estimated_budget numeric(10, 2)
    constraint rfq_items_estimated_budget_check check (estimated_budget >= 0),
  awarded_quantity numeric(14, 3) not null default 0,
  removed_at timestamptz,
  constraint rfq_items_id_rfq_key unique (id, rfq_id),
  constraint rfq_items_awarded_quantity_check check (awarded_quantity between 0 and quantity)
);
comment on column rfq_items.facts is
  'What the catalogue knew of the material when the line was written: {usualUnit, attributes}.';
comment on column rfq_items.normalized_quantity is
  'The quantity in normalized_unit (kg, m, m², m³, l, or what is counted); null where the unit says too little.';
comment on column rfq_items.load_tonnes is
  'Tonnes of one load, where the line counts loads, so that offers by the lorry and by the tonne compare.';
comment on column rfq_items.specifications is 'A text, or a map as products have it.';
comment on column rfq_items.removed_at is
  'Set when an edit of the RFQ drops the line: quotations made before still refer to it.';
comment on column rfq_items.awarded_quantity is
  'Sum of the awards of this line, kept by trigger; the check makes awarding too much impossible.';

create index rfq_items_rfq_idx on rfq_items (rfq_id, line_no);
create index rfq_items_category_id_idx on rfq_items (category_id) where category_id is not null;
create index rfq_items_product_id_idx on rfq_items (product_id) where product_id is not null;

create table rfq_matches (
  rfq_id uuid not null references rfqs (id) on delete cascade,
  supplier_id uuid not null references users (id),
  reasons jsonb not null default '[]',
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (rfq_id, supplier_id)
);
comment on table rfq_matches is
  'The suppliers an RFQ was sent to: they sell what it asks for and deliver to its county, or its owner chose them.';

create index rfq_matches_supplier_idx on rfq_matches (supplier_id, created_at desc);
