-- Payments by bank transfer: what the buyer recorded, and what became of it. Nothing has written into
-- this table before.

alter type payment_status rename value 'paid' to 'confirmed';
alter type payment_status rename value 'failed' to 'rejected';

alter table payments rename column confirmed_by to decided_by;
alter table payments rename column failure_reason to reason;
alter table payments add column paid_on date;
comment on column payments.reference is
  'Of a bank transfer: what stands on the statement, as the payer entered it. Else ours, given to the '
  'provider; what comes back must carry it and the amount.';
comment on column payments.reason is 'Why it was rejected, as the payer reads it.';
comment on column payments.paid_on is 'The day of a bank transfer, as the payer entered it.';

-- The same transfer is recorded once for an order, unless it came to nothing; case and spaces do not tell
-- one reference from another. What providers are given is unlike any other.
alter table payments drop constraint payments_reference_key;
create unique index if not exists payments_reference_key on payments (reference) where method <> 'bank';
create unique index if not exists payments_transfer_key
  on payments (order_id, upper(replace(reference, ' ', '')))
  where method = 'bank' and status in ('pending', 'confirmed');

create trigger payments_of_accounts before insert on payments
  for each row execute function refuse_for_deleted_account('payer_id');

-- What was decided stays decided, and nobody rewrites what was paid, by whom and for what.
create function keep_payment() returns trigger language plpgsql as $$
begin
  if (old.status <> 'pending' and new.status <> old.status)
      or (new.order_id, new.payer_id, new.method, new.amount, new.reference)
        is distinct from (old.order_id, old.payer_id, old.method, old.amount, old.reference) then
    raise exception 'Payment % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'payments_kept_check', table = 'payments';
  end if;
  return new;
end $$;
create trigger payments_kept before update on payments
  for each row execute function keep_payment();
