-- Quotations: immutable revisions, their lines and scores, and what a suspension does to them.

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
  ending_told_for timestamptz,
  expired_told_for timestamptz,
  delivery_time integer constraint quotations_delivery_time_check check (delivery_time >= 0),
  notes text,
  attachments text[] not null default '{}',
  status quotation_status not null default 'pending',
  status_reason text,
  decided_at timestamptz,
  superseded_at timestamptz,
  withdrawn_at timestamptz,
  rest_withdrawn_at timestamptz,
  reconfirmed_at timestamptz,
  hidden_from_owner_at timestamptz,
  ai_score numeric(3, 2) constraint quotations_ai_score_check check (ai_score between 0 and 5),
  ai_analysis text,
  ai_analysis_sw text,
  scored_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quotations_id_rfq_key unique (id, rfq_id),
  constraint quotations_revision_key unique (rfq_id, supplier_id, revision)
);
comment on column quotations.total_amount is 'Gross: with VAT and delivery.';
comment on column quotations.ending_told_for is
  'The end of validity of which its two sides were told that it is near: once for each, so that a '
  'reconfirmed one is told anew.';
comment on column quotations.expired_told_for is
  'The end of validity of which its supplier was told that it has passed.';
comment on column quotations.rest_withdrawn_at is
  'Since then nothing more is ordered of what was accepted in part.';
comment on column quotations.ai_score is
  'For the RFQ''s owner only. It weighs the rival bids, so showing it to a supplier would tell them.';
comment on column quotations.ai_analysis_sw is 'As ai_analysis, in Swahili.';

-- Two revisions submitted at once: one wins, the other is a conflict.
create unique index quotations_one_live_key on quotations (rfq_id, supplier_id)
  where superseded_at is null and withdrawn_at is null and status <> 'rejected';
create index quotations_supplier_idx on quotations (supplier_id, created_at desc, id desc);
create index quotations_rfq_idx on quotations (rfq_id, created_at, id);
create index quotations_ending_idx on quotations (valid_until)
  where status in ('pending', 'submitted') and superseded_at is null and withdrawn_at is null;

create trigger quotations_of_accounts before insert on quotations
  for each row execute function refuse_for_deleted_account('supplier_id');
create trigger quotations_of_suspended before insert on quotations
  for each row execute function refuse_for_suspended_account('supplier_id');

-- What a supplier sees of its quotation stays the same to the byte when a rival bids: scoring and the
-- owner's tidying of its own list leave updated_at alone.
create trigger quotations_updated_at
  before update of rfq_version, valid_until, status, status_reason, decided_at, superseded_at,
    withdrawn_at, reconfirmed_at, rest_withdrawn_at
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

-- A suspension ends what the account has standing with others: its open RFQs close by the clock (whose
-- job tells those who answered), and its undecided quotations are withdrawn.
create function end_trade_of_suspended() returns trigger language plpgsql as $$
begin
  update rfqs set closes_at = now()
   where contractor_id = new.id and status = 'open' and closes_at > now();
  update quotations set withdrawn_at = now()
   where supplier_id = new.id and status = 'pending'
     and superseded_at is null and withdrawn_at is null;
  return null;
end $$;

create trigger users_end_trade after update of suspended_at on users
  for each row when (old.suspended_at is null and new.suspended_at is not null)
  execute function end_trade_of_suspended();

-- A line's total outgrows a price: 2,000 tonnes of steel are more than KSh 99,999,999.99.
create table quotation_items (
  id uuid primary key default gen_random_uuid(),
  quotation_id uuid not null references quotations (id) on delete cascade,
  rfq_item_id uuid not null references rfq_items (id),
  product_id uuid references products (id) on delete set null,
  product jsonb,
  quantity numeric(14, 3) not null constraint quotation_items_quantity_check check (quantity > 0),
  unit text,
  normalized_quantity numeric(20, 6)
    constraint quotation_items_normalized_quantity_check check (normalized_quantity > 0),
  normalized_unit text,
  unit_price numeric(10, 2) not null
    constraint quotation_items_unit_price_check check (unit_price > 0),
  total_price numeric(14, 2) not null
    constraint quotation_items_total_price_check check (total_price = round(quantity * unit_price, 2)),
  constraint quotation_items_line_key unique (quotation_id, rfq_item_id),
  constraint quotation_items_award_key unique (id, quotation_id, rfq_item_id)
);
comment on table quotation_items is 'A line that is not quoted has no row: null, never a price of 0.';
comment on column quotation_items.product is
  'What is offered in place of the request, as it was when it was offered: {name, productType, '
  'usualUnit, attributes, minimum: {quantity, unit}}. product_id leads to what it is now.';

create index quotation_items_rfq_item_idx on quotation_items (rfq_item_id);
create index quotation_items_product_id_idx on quotation_items (product_id)
  where product_id is not null;
create trigger quotation_items_immutable
  before update of quotation_id, rfq_item_id, quantity, unit, unit_price, total_price, product,
    normalized_quantity, normalized_unit
  on quotation_items for each row execute function quotations_refuse_rewrite();

-- What a supplier offers in place of a line may be weaker, or of another size. It counts as equal only
-- after the RFQ's owner has accepted just these differences for that line.
create table accepted_substitutes (
  quotation_item_id uuid primary key references quotation_items (id) on delete cascade,
  differences jsonb not null
    constraint accepted_substitutes_differences_check
      check (jsonb_typeof(differences) = 'array' and jsonb_array_length(differences) > 0),
  accepted_at timestamptz not null default now()
);
comment on column accepted_substitutes.differences is
  'What differed when it was accepted: [{trait, asked, offered, isLower}]. What differs beyond that is not accepted.';

-- Scores explain themselves in both languages.
create table quotation_score_parts (
  quotation_id uuid not null references quotations (id) on delete cascade,
  position integer not null,
  name text not null,
  weight numeric(4, 3) not null
    constraint quotation_score_parts_weight_check check (weight between 0 and 1),
  value numeric(3, 2) not null
    constraint quotation_score_parts_value_check check (value between 0 and 5),
  words text not null,
  words_sw text not null default '',
  primary key (quotation_id, name)
);
