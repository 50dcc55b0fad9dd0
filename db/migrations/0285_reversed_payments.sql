-- A payment that was confirmed by mistake is reversed: a state of its own, with who said so, when and
-- why, beside who had confirmed it. The ledger gets a booking more; nothing in it changes.
alter type payment_status add value if not exists 'reversed';

alter table payments add column reversed_by uuid references users (id);
alter table payments add column reversed_at timestamptz;
alter table payments add column reversal_reason text;
comment on column payments.reversal_reason is 'Why its confirmation was reversed, as the payer reads it.';
alter table payments add constraint payments_reversed_check
  check ((status::text = 'reversed') = (reversed_at is not null)) not valid;

create trigger payments_reversed_by_accounts before update of reversed_by on payments
  for each row execute function refuse_for_deleted_account('reversed_by');

-- As before, with one step that is left after a confirmation. Its facts come with it and stay.
create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
      or (new.id, new.order_id, new.payer_id, new.method, new.amount, new.reference, new.paid_on,
          new.created_at)
        is distinct from (old.id, old.order_id, old.payer_id, old.method, old.amount, old.reference,
          old.paid_on, old.created_at)
      or (old.status <> 'pending' and new.status <> old.status
        and not (old.status = 'confirmed' and new.status = 'reversed'))
      or (old.status = 'pending' and new.status = 'reversed')
      or (old.status <> 'pending'
        and (new.decided_by, new.decided_at) is distinct from (old.decided_by, old.decided_at))
      or (new.status = 'pending' and new.decided_by is not null)
      or (new.reason is distinct from old.reason and new.reason is not null
        and (old.status <> 'pending' or new.status = 'pending'))
      or (not (old.status = 'confirmed' and new.status = 'reversed')
        and ((new.reversed_by, new.reversed_at) is distinct from (old.reversed_by, old.reversed_at)
          or (new.reversal_reason is distinct from old.reversal_reason
            and new.reversal_reason is not null))) then
    raise exception 'Payment % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'payments_kept_check', table = 'payments';
  end if;
  return new;
end $$;
