-- Quotations: immutable revisions, their lines and scores, and what was awarded of them.

create type quotation_status as enum ('pending', 'submitted', 'accepted', 'rejected');

create table quotations (
  id uuid primary key default gen_random_uuid(),
  rfq_id uuid not null references rfqs (id),
  supplier_id uuid not null references users (id),
  rfq_version integer not null default 1,
  revision integer not null default 1 constraint quotations_revision_check check (revision >= 1),
  total_amount numeric(14, 2) not null
    constraint quotations_total_amount_check check (total_amount > 0),
  subtotal numeric(14, 2) constraint quotations_subtotal_check check (subtotal >= 0),
  vat_amount numeric(14, 2) constraint quotations_vat_amount_check check (vat_amount >= 0),
  vat_included boolean not null default true,
  delivery_cost numeric(14, 2) not null default 0
    constraint quotations_delivery_cost_check check (delivery_cost >= 0),
  delivery_terms text not null default 'included' constraint quotations_delivery_terms_check
    check (delivery_terms in ('included', 'per_order', 'per_line', 'pickup')),
  valid_until timestamptz not null default end_of_day_nairobi(30),
  delivery_time integer constraint quotations_delivery_time_check check (delivery_time >= 0),
  notes text,
  attachments text[] not null default '{}',
  status quotation_status not null default 'pending',
  status_reason text,
  decided_at timestamptz,
  superseded_at timestamptz,
  withdrawn_at timestamptz,
  reconfirmed_at timestamptz,
  hidden_from_owner_at timestamptz,
  ai_score numeric(3, 2) constraint quotations_ai_score_check check (ai_score between 0 and 5),
  ai_analysis text,
  scored_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quotations_id_rfq_key unique (id, rfq_id),
  constraint quotations_revision_key unique (rfq_id, supplier_id, revision)
);
comment on column quotations.total_amount is 'Gross: with VAT and delivery.';
comment on column quotations.ai_score is
  'For the RFQ''s owner only. It weighs the rival bids, so showing it to a supplier would tell them.';

-- Two revisions submitted at once: one wins, the other is a conflict.
create unique index quotations_one_live_key on quotations (rfq_id, supplier_id)
  where superseded_at is null and withdrawn_at is null and status <> 'rejected';
create index quotations_supplier_idx on quotations (supplier_id, created_at desc, id desc);
create index quotations_rfq_idx on quotations (rfq_id, created_at, id);

-- What a supplier sees of its quotation stays the same to the byte when a rival bids: scoring and the
-- owner's tidying of its own list leave updated_at alone.
create trigger quotations_updated_at
  before update of rfq_version, valid_until, status, status_reason, decided_at, superseded_at,
    withdrawn_at, reconfirmed_at
  on quotations for each row execute function set_updated_at();

create function quotations_refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'A submitted quotation is never rewritten: a new revision supersedes it'
    using errcode = 'object_not_in_prerequisite_state';
end $$;

create trigger quotations_immutable before update on quotations
  for each row when ((
    old.rfq_id, old.supplier_id, old.revision, old.total_amount, old.subtotal, old.vat_amount,
    old.vat_included, old.delivery_cost, old.delivery_terms, old.delivery_time, old.notes,
    old.attachments, old.created_at
  ) is distinct from (
    new.rfq_id, new.supplier_id, new.revision, new.total_amount, new.subtotal, new.vat_amount,
    new.vat_included, new.delivery_cost, new.delivery_terms, new.delivery_time, new.notes,
    new.attachments, new.created_at
  )) execute function quotations_refuse_rewrite();

create table quotation_items (
  id uuid primary key default gen_random_uuid(),
  quotation_id uuid not null references quotations (id) on delete cascade,
  rfq_item_id uuid not null references rfq_items (id),
  product_id uuid references products (id) on delete set null,
  quantity numeric(14, 3) not null constraint quotation_items_quantity_check check (quantity > 0),
  unit text,
  normalized_quantity numeric(20, 6)
    constraint quotation_items_normalized_quantity_check check (normalized_quantity > 0),
  normalized_unit text,
  unit_price numeric(10, 2) not null
    constraint quotation_items_unit_price_check check (unit_price > 0),
  total_price numeric(10, 2) not null
    constraint quotation_items_total_price_check check (total_price = round(quantity * unit_price, 2)),
  constraint quotation_items_line_key unique (quotation_id, rfq_item_id),
  constraint quotation_items_award_key unique (id, quotation_id, rfq_item_id)
);
comment on table quotation_items is 'A line that is not quoted has no row: null, never a price of 0.';

create index quotation_items_rfq_item_idx on quotation_items (rfq_item_id);
create index quotation_items_product_id_idx on quotation_items (product_id)
  where product_id is not null;
create trigger quotation_items_immutable
  before update of quotation_id, rfq_item_id, quantity, unit, unit_price, total_price
  on quotation_items for each row execute function quotations_refuse_rewrite();

create table quotation_score_parts (
  quotation_id uuid not null references quotations (id) on delete cascade,
  position integer not null,
  name text not null,
  weight numeric(4, 3) not null
    constraint quotation_score_parts_weight_check check (weight between 0 and 1),
  value numeric(3, 2) not null
    constraint quotation_score_parts_value_check check (value between 0 and 5),
  words text not null,
  primary key (quotation_id, name)
);

-- The composite keys make an award of one RFQ's line to another RFQ's quotation impossible.
create table awards (
  id uuid primary key default gen_random_uuid(),
  rfq_id uuid not null references rfqs (id),
  rfq_item_id uuid not null,
  quotation_id uuid not null,
  quotation_item_id uuid not null,
  quantity numeric(14, 3) not null constraint awards_quantity_check check (quantity > 0),
  created_at timestamptz not null default now(),
  constraint awards_line_key unique (rfq_item_id, quotation_item_id),
  constraint awards_rfq_item_fkey foreign key (rfq_item_id, rfq_id) references rfq_items (id, rfq_id),
  constraint awards_quotation_fkey foreign key (quotation_id, rfq_id) references quotations (id, rfq_id),
  constraint awards_quotation_item_fkey foreign key (quotation_item_id, quotation_id, rfq_item_id)
    references quotation_items (id, quotation_id, rfq_item_id)
);

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
