-- Goods that a dispute credits: they do not come back, and are not credited again.

alter table order_items
  add column credited_quantity numeric(14, 3) not null default 0
    constraint order_items_credited_quantity_check check (credited_quantity >= 0),
  drop constraint order_items_returned_quantity_check,
  add constraint order_items_returned_quantity_check
    check (returned_quantity >= 0 and returned_quantity + credited_quantity <= delivered_quantity);
comment on column order_items.credited_quantity is
  'Of what was delivered, what a decision credited though the buyer keeps it: it is not returned.';

-- A return goes by its steps alone, and what has ended stays: it is credited.
create or replace function keep_return() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.order_id, new.asked_by, new.kind, new.created_at)
        is distinct from (old.order_id, old.asked_by, old.kind, old.created_at)
      or (new.status <> old.status and (old.status, new.status) not in (
        ('asked', 'agreed'), ('asked', 'declined'), ('asked', 'withdrawn'),
        ('agreed', 'received'), ('agreed', 'declined'), ('agreed', 'withdrawn')))
      or (old.status not in ('asked', 'agreed')
        and (new.is_restocked, new.ended_at) is distinct from (old.is_restocked, old.ended_at)) then
    raise exception 'Return % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'goods_returns_kept_check',
        table = 'goods_returns';
  end if;
  return new;
end $$;
