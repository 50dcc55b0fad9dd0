-- Money that no provider's query has confirmed counts once two people agree on it: also where the first gives it to an
-- order by hand, and not by a statement.

alter table provider_receipts
  add column assigned_by uuid references users (id),
  add column assigned_order_id uuid references orders (id),
  add constraint provider_receipts_assigned_check
    check ((assigned_by is null) = (assigned_order_id is null)) not valid;
comment on column provider_receipts.assigned_by is
  'Who gave it to the order while nobody had confirmed it: another admin has to agree.';
create index provider_receipts_assigned_by_idx on provider_receipts (assigned_by)
  where assigned_by is not null;
create index provider_receipts_assigned_order_idx on provider_receipts (assigned_order_id)
  where assigned_order_id is not null;
