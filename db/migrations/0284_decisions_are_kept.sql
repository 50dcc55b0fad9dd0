-- Nobody rewrites what was recorded of a payment, nor who decided on it, when and why: what a decision
-- said is what the books hold. Only what somebody wrote goes, with the account of its author. Where the
-- decision is made its facts come with it, in one step.
create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
      or (new.id, new.order_id, new.payer_id, new.method, new.amount, new.reference, new.paid_on,
          new.created_at)
        is distinct from (old.id, old.order_id, old.payer_id, old.method, old.amount, old.reference,
          old.paid_on, old.created_at)
      or (old.status <> 'pending'
        and (new.status, new.decided_by, new.decided_at)
          is distinct from (old.status, old.decided_by, old.decided_at))
      or (new.reason is distinct from old.reason and new.reason is not null
        and (old.status <> 'pending' or new.status = 'pending'))
      or (new.status = 'pending' and new.decided_by is not null) then
    raise exception 'Payment % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'payments_kept_check', table = 'payments';
  end if;
  return new;
end $$;

create or replace trigger payments_kept before update or delete on payments
  for each row execute function keep_payment();
