-- A payout batch that was approved is sent later, by a file that a person uploads: until then its money is on its way.

insert into ledger_accounts (code, name) values ('paying_out', 'On its way to suppliers');

alter table payout_batches
  add column sent_by uuid references users (id),
  add column sent_at timestamptz,
  drop constraint payout_batches_status_check,
  add constraint payout_batches_status_check
    check (status in ('draft', 'approved', 'sent', 'cancelled')),
  drop constraint payout_batches_two_people_check,
  add constraint payout_batches_two_people_check
    check (status not in ('approved', 'sent') or decided_by <> made_by);
create index payout_batches_sent_by_idx on payout_batches (sent_by) where sent_by is not null;

-- Who made and who decided a batch stays; what was approved is sent once.
create or replace function keep_payout_batch() returns trigger language plpgsql as $$
begin
  if (new.id, new.made_by, new.fee_percent, new.created_at)
        is distinct from (old.id, old.made_by, old.fee_percent, old.created_at)
      or old.status <> 'draft' and (old.status <> 'approved' or new.status <> 'sent'
        or (new.decided_by, new.decided_at) is distinct from (old.decided_by, old.decided_at)) then
    raise exception 'Payout batch % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'payout_batches_kept_check',
        table = 'payout_batches';
  end if;
  return new;
end $$;

-- What was approved until now was booked as paid out, and its suppliers were told so.
update payout_batches set status = 'sent', sent_by = decided_by, sent_at = decided_at
  where status = 'approved';
alter table payout_batches
  add constraint payout_batches_sent_check
    check ((status = 'sent') = (sent_by is not null) and (status = 'sent') = (sent_at is not null));

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in
    ('order', 'payment', 'credit', 'reversal', 'release', 'refund', 'payout', 'payout_sent',
      'unmatched', 'assignment')) not valid;
create unique index if not exists ledger_transactions_payout_step_key
  on ledger_transactions (payout_id, kind) where payout_id is not null;
drop index ledger_transactions_payout_key;

create or replace function ledger_check_balance() returns trigger language plpgsql as $$
declare
  ledger_transaction uuid;
  ledger_order uuid;
  entries record;
begin
  if tg_table_name = 'ledger_entries' then
    ledger_transaction := new.transaction_id;
  else
    ledger_transaction := new.id;
  end if;
  ledger_order := new.order_id;
  select count(*) as number, coalesce(sum(amount), 0) as balance,
      count(*) filter (where ledger_entries.created_at <> owner.created_at
        or ledger_entries.order_id is distinct from owner.order_id) as strangers
    into entries
    from ledger_entries join ledger_transactions as owner on owner.id = transaction_id
    where transaction_id = ledger_transaction;
  if entries.number < 2 or entries.balance <> 0 or entries.strangers > 0 then
    raise exception 'Ledger transaction % does not balance: % entries, sum %',
        ledger_transaction, entries.number, entries.balance
      using errcode = 'check_violation', constraint = 'ledger_entries_balance_check',
        table = 'ledger_entries';
  end if;
  if exists (
    select from ledger_entries
      where order_id = ledger_order and account in ('held', 'payable', 'paying_out')
      group by account having sum(amount) > 0
  ) then
    raise exception 'More is taken of order % than is held or owed for it', ledger_order
      using errcode = 'check_violation', constraint = 'ledger_entries_liability_check',
        table = 'ledger_entries';
  end if;
  return null;
end $$;
