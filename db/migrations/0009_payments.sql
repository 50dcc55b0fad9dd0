-- Payments: attempts to pay, what providers told us, the double-entry ledger, credit terms.

create type payment_status as enum ('pending', 'paid', 'failed', 'cancelled');

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  payer_id uuid not null references users (id),
  method text not null constraint payments_method_check
    check (method in ('mpesa', 'card', 'bank', 'credit')),
  amount numeric(14, 2) not null constraint payments_amount_check check (amount > 0),
  status payment_status not null default 'pending',
  reference text not null constraint payments_reference_key unique,
  phone_number text,
  merchant_request_id text,
  checkout_request_id text constraint payments_checkout_request_id_key unique,
  receipt_number text constraint payments_receipt_number_key unique,
  failure_code text,
  failure_reason text,
  confirmed_by uuid references users (id),
  last_checked_at timestamptz,
  check_count integer not null default 0,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_decided_check check ((status = 'pending') = (decided_at is null))
);
comment on column payments.reference is
  'Ours, given to the provider; what comes back must carry it and the amount.';

create index payments_order_idx on payments (order_id, created_at, id);
create index payments_pending_idx on payments (last_checked_at nulls first, created_at)
  where status = 'pending';
create trigger payments_updated_at before update on payments
  for each row execute function set_updated_at();

create table provider_callbacks (
  id bigint generated always as identity primary key,
  provider text not null,
  payload text not null,
  payment_id uuid references payments (id),
  processed_at timestamptz,
  outcome text,
  received_at timestamptz not null default now()
);
comment on table provider_callbacks is
  'What a payment provider sent, as it came, written before anything is done with it.';

create index provider_callbacks_unprocessed_idx on provider_callbacks (received_at)
  where processed_at is null;
create index provider_callbacks_payment_idx on provider_callbacks (payment_id)
  where payment_id is not null;

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
  memo text,
  created_at timestamptz not null default now()
);

-- A payment is credited once, however often its provider confirms it.
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

create table credit_terms (
  contractor_id uuid primary key references users (id),
  credit_limit numeric(14, 2) not null
    constraint credit_terms_credit_limit_check check (credit_limit >= 0),
  days integer not null constraint credit_terms_days_check check (days in (7, 14, 30)),
  set_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table credit_terms is
  'What an admin granted a verified contractor. Lock the row before placing an order on credit.';

create trigger credit_terms_updated_at before update on credit_terms
  for each row execute function set_updated_at();
