-- Orders of which nothing leaves: their buyer opens a dispute, the supplier is heard, and an admin may cancel them.

alter table disputes
  add column answer_by timestamptz not null default now(),
  add column outcome text constraint disputes_outcome_check check (outcome in ('continue', 'close', 'cancel'));
comment on column disputes.answer_by is
  'Till then the other side can answer before the order may be cancelled against it.';
comment on column disputes.outcome is
  'Of the order: it goes on, counts as delivered though something is owed, or is cancelled.';

alter table disputes drop constraint disputes_decided_check;
update disputes set outcome = case when closes_order then 'close' else 'continue' end
  where status = 'decided';
alter table disputes
  drop column closes_order,
  add constraint disputes_decided_check check (
    (status = 'decided') = (decided_by is not null)
    and (status = 'decided') = (credit_amount is not null)
    and (status = 'decided') = (outcome is not null)
  );

create or replace function keep_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.order_id, new.opened_by, new.kind, new.created_at, new.answer_by)
        is distinct from (old.order_id, old.opened_by, old.kind, old.created_at, old.answer_by)
      or (old.status <> 'open'
        and (new.status, new.decided_by, new.credit_amount, new.outcome, new.ended_at)
          is distinct from (old.status, old.decided_by, old.credit_amount, old.outcome,
            old.ended_at)) then
    raise exception 'Dispute % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'disputes_kept_check', table = 'disputes';
  end if;
  return new;
end $$;
