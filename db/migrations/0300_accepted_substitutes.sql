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

alter table order_items
  add column differences jsonb not null default '[]'
    constraint order_items_differences_check check (jsonb_typeof(differences) = 'array');
comment on column order_items.differences is
  'Where what was ordered is not what was asked for, as the buyer was told: [{trait, asked, offered, isLower}].';
