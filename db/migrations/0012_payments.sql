-- Payments: what buyers recorded, what became of it, and the double-entry ledger.

create type payment_status as enum ('pending', 'confirmed', 'rejected', 'cancelled', 'reversed');

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  payer_id uuid not null references users (id),
  method text not null constraint payments_method_check
    check (method in ('mpesa', 'card', 'bank', 'credit')),
  amount numeric(14, 2) not null constraint payments_amount_check check (amount > 0),
  reference text not null,
  paid_on date,
  status payment_status not null default 'pending',
  decided_by uuid references users (id),
  decided_at timestamptz,
  reason text,
  reversed_by uuid references users (id),
  reversed_at timestamptz,
  reversal_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_decided_check check ((status = 'pending') = (decided_at is null)),
  constraint payments_reversed_check check ((status = 'reversed') = (reversed_at is not null))
);
comment on column payments.reference is
  'Of a bank transfer: what stands on the statement, as the payer entered it. Else ours, given to the '
  'provider; what comes back must carry it and the amount.';
comment on column payments.paid_on is 'The day of a bank transfer, as the payer entered it.';
comment on column payments.reason is 'Why it was rejected, as the payer reads it.';
comment on column payments.reversal_reason is 'Why its confirmation was reversed, as the payer reads it.';

-- The same transfer is recorded once for an order, unless it came to nothing; case and spaces do not tell
-- one reference from another. What providers are given is unlike any other.
create unique index payments_reference_key on payments (reference) where method <> 'bank';
create unique index payments_transfer_key
  on payments (order_id, upper(replace(reference, ' ', '')))
  where method = 'bank' and status in ('pending', 'confirmed');
create index payments_order_idx on payments (order_id, created_at, id);
create index payments_pending_idx on payments (created_at, id) where status = 'pending';
-- Admins read payments of all orders, the newest first.
create index payments_newest_idx on payments (created_at desc, id desc);

create trigger payments_updated_at before update on payments
  for each row execute function set_updated_at();
-- A decision that was under way while its author's account was deleted would leave the reason behind.
create trigger payments_of_accounts before insert on payments
  for each row execute function refuse_for_deleted_account('payer_id');
create trigger payments_decided_by_accounts before update of decided_by on payments
  for each row execute function refuse_for_deleted_account('decided_by');
create trigger payments_reversed_by_accounts before update of reversed_by on payments
  for each row execute function refuse_for_deleted_account('reversed_by');

-- Nobody rewrites what was recorded of a payment, nor who decided on it, when and why: what a decision
-- said is what the books hold. One step is left after a confirmation: it is reversed, with who said so,
-- when and why, beside who had confirmed it. Only what somebody wrote goes, with the account of its
-- author. Where a decision is made its facts come with it, in one step.
create function keep_payment() returns trigger language plpgsql as $$
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

create trigger payments_kept before update or delete on payments
  for each row execute function keep_payment();

create table ledger_accounts (
  code text primary key,
  name text not null
);

insert into ledger_accounts (code, name) values
  ('receivable', 'Owed by the buyer for an order'),
  ('sales', 'Sold by the supplier'),
  ('mpesa', 'Received by M-Pesa'),
  ('card', 'Received by card'),
  ('bank', 'Received by bank transfer'),
  ('credit', 'Owed by the buyer on agreed credit terms');

create table ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint ledger_transactions_kind_check
    check (kind in ('order', 'payment', 'credit', 'reversal')),
  order_id uuid not null references orders (id),
  payment_id uuid references payments (id),
  created_at timestamptz not null default now()
);

-- A payment is credited once, however often it is confirmed.
create unique index ledger_transactions_payment_key on ledger_transactions (payment_id, kind)
  where payment_id is not null;
create index ledger_transactions_order_idx on ledger_transactions (order_id, created_at);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions (id),
  account text not null references ledger_accounts (code),
  order_id uuid not null references orders (id),
  amount numeric(14, 2) not null constraint ledger_entries_amount_check check (amount <> 0),
  created_at timestamptz not null default now()
);
comment on column ledger_entries.amount is 'Debit positive, credit negative.';

create index ledger_entries_order_idx on ledger_entries (order_id, account) include (amount);
create index ledger_entries_transaction_idx on ledger_entries (transaction_id);

-- Checked at commit, when all entries are there. created_at is the time of the database transaction:
-- an entry added to a ledger transaction later has another one.
create function ledger_check_balance() returns trigger language plpgsql as $$
declare
  ledger_transaction uuid;
  entries record;
begin
  if tg_table_name = 'ledger_entries' then
    ledger_transaction := new.transaction_id;
  else
    ledger_transaction := new.id;
  end if;
  select count(*) as number, coalesce(sum(amount), 0) as balance,
      count(*) filter (where ledger_entries.created_at <> owner.created_at
        or ledger_entries.order_id <> owner.order_id) as strangers
    into entries
    from ledger_entries join ledger_transactions as owner on owner.id = transaction_id
    where transaction_id = ledger_transaction;
  if entries.number < 2 or entries.balance <> 0 or entries.strangers > 0 then
    raise exception 'Ledger transaction % does not balance: % entries, sum %',
        ledger_transaction, entries.number, entries.balance
      using errcode = 'check_violation', constraint = 'ledger_entries_balance_check',
        table = 'ledger_entries';
  end if;
  return null;
end $$;

create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_check_balance();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_balance();

create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
