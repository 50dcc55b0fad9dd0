-- Money that is collected by M-Pesa and Paystack: what is asked of the providers, what they say, what arrived,
-- what goes back and what is paid out; and money held in the ledger until delivery is proven.

alter type payment_status add value 'failed';
alter type payment_status add value 'expired';

-- As before for transfers. What a provider collects may still be paid after it failed, expired or was cancelled:
-- the money is what counts.
create or replace function keep_payment() returns trigger language plpgsql as $$
declare
  is_late boolean := tg_op <> 'DELETE' and old.method <> 'bank' and new.status = 'confirmed'
    and old.status::text in ('failed', 'expired', 'cancelled');
begin
  if tg_op = 'DELETE'
      or (new.id, new.order_id, new.payer_id, new.method, new.amount, new.reference, new.paid_on,
          new.created_at)
        is distinct from (old.id, old.order_id, old.payer_id, old.method, old.amount, old.reference,
          old.paid_on, old.created_at)
      or (old.status <> 'pending' and new.status <> old.status and not is_late
        and not (old.status = 'confirmed' and new.status = 'reversed'))
      or (old.status = 'pending' and new.status = 'reversed')
      or (old.status <> 'pending' and not is_late
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

create table provider_requests (
  payment_id uuid primary key references payments (id),
  provider text not null
    constraint provider_requests_provider_check check (provider in ('mpesa', 'paystack')),
  phone text,
  state text not null default 'new'
    constraint provider_requests_state_check check (state in ('new', 'sending', 'asked', 'ended')),
  request_id text,
  pay_url text,
  result_code text,
  claimed_amount numeric(14, 2),
  asked_at timestamptz,
  checks integer not null default 0,
  next_check_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint provider_requests_request_key unique (provider, request_id)
);
comment on table provider_requests is 'What a provider is asked to collect for a payment, and how far that is.';
comment on column provider_requests.phone is 'E.164, of who is asked; goes with the payer''s account.';
comment on column provider_requests.request_id is
  'CheckoutRequestID of M-Pesa; null where its reply was lost.';
comment on column provider_requests.claimed_amount is
  'What a callback says was paid where that is not what was asked: not credited until the transfer itself is looked up.';
create index provider_requests_due_idx on provider_requests (next_check_at) where state <> 'ended';
create index provider_requests_phone_idx on provider_requests (phone, created_at) where phone is not null;

create table provider_callbacks (
  id bigint generated always as identity primary key,
  provider text not null
    constraint provider_callbacks_provider_check check (provider in ('mpesa', 'paystack')),
  kind text not null,
  request_id text,
  body text not null,
  source text not null,
  outcome text,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
comment on table provider_callbacks is
  'What providers sent, as it came and before anything was done about it; kept for 90 days.';
create index provider_callbacks_request_idx on provider_callbacks (request_id) where handled_at is null;
create index provider_callbacks_received_idx on provider_callbacks (received_at);

create table provider_receipts (
  id uuid primary key default gen_random_uuid(),
  provider text not null
    constraint provider_receipts_provider_check check (provider in ('mpesa', 'paystack')),
  receipt text,
  amount numeric(14, 2) not null constraint provider_receipts_amount_check check (amount > 0),
  account_reference text,
  payer text,
  state text not null constraint provider_receipts_state_check
    check (state in ('reported', 'credited', 'unmatched', 'refunded', 'refused')),
  payment_id uuid references payments (id),
  conversation_id text unique,
  checks integer not null default 0,
  decided_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint provider_receipts_receipt_key unique (provider, receipt),
  constraint provider_receipts_payment_key unique (payment_id),
  constraint provider_receipts_credited_check check ((state = 'credited') = (payment_id is not null))
);
comment on table provider_receipts is
  'Money that arrived, or is said to have: each receipt once. Reported is not looked up yet, refused did not happen.';
comment on column provider_receipts.receipt is
  'Null where a status query says that a request is paid and no callback has named its receipt.';
create index provider_receipts_open_idx on provider_receipts (created_at)
  where state in ('reported', 'unmatched');
create trigger provider_receipts_updated_at before update on provider_receipts
  for each row execute function set_updated_at();

create table refunds (
  id uuid primary key default gen_random_uuid(),
  receipt_id uuid not null references provider_receipts (id),
  order_id uuid references orders (id),
  amount numeric(14, 2) not null constraint refunds_amount_check check (amount > 0),
  state text not null default 'waiting' constraint refunds_state_check
    check (state in ('waiting', 'sending', 'sent', 'done', 'failed')),
  request_id text unique,
  failure text,
  decided_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_receipt_idx on refunds (receipt_id);
create index refunds_order_idx on refunds (order_id);
create index refunds_open_idx on refunds (created_at) where state <> 'done';
create trigger refunds_updated_at before update on refunds
  for each row execute function set_updated_at();

create table payout_batches (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft'
    constraint payout_batches_status_check check (status in ('draft', 'approved', 'cancelled')),
  fee_percent numeric(5, 2) not null
    constraint payout_batches_fee_check check (fee_percent between 0 and 50),
  made_by uuid not null references users (id),
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint payout_batches_two_people_check check (status <> 'approved' or decided_by <> made_by),
  constraint payout_batches_decided_check
    check ((status = 'draft') = (decided_by is null) and (status = 'draft') = (decided_at is null))
);
create unique index payout_batches_draft_key on payout_batches (status) where status = 'draft';

create table payouts (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references payout_batches (id),
  order_id uuid not null references orders (id),
  supplier_id uuid not null references users (id),
  amount numeric(14, 2) not null constraint payouts_amount_check check (amount > 0),
  fee numeric(14, 2) not null constraint payouts_fee_check check (fee >= 0 and fee < amount),
  payee jsonb not null,
  created_at timestamptz not null default now(),
  constraint payouts_order_key unique (batch_id, order_id)
);
comment on column payouts.payee is 'Where the supplier is paid, as it was when the batch was made.';
create index payouts_supplier_idx on payouts (supplier_id, created_at);

-- Who made a batch stays, and what was decided is not decided again.
create function keep_payout_batch() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' or (new.id, new.made_by, new.fee_percent, new.created_at)
      is distinct from (old.id, old.made_by, old.fee_percent, old.created_at) then
    raise exception 'Payout batch % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'payout_batches_kept_check',
        table = 'payout_batches';
  end if;
  return new;
end $$;
create trigger payout_batches_kept before update on payout_batches
  for each row execute function keep_payout_batch();

insert into ledger_accounts (code, name) values
  ('held', 'Money of buyers, held until delivery is proven'),
  ('payable', 'Owed to suppliers'),
  ('fees', 'Fees of the marketplace'),
  ('refunded', 'Returned to buyers'),
  ('paid_out', 'Paid out to suppliers'),
  ('unmatched', 'Received and matched to no order');

alter table ledger_transactions
  alter column order_id drop not null,
  add column receipt_id uuid references provider_receipts (id),
  add column refund_id uuid references refunds (id),
  add column payout_id uuid references payouts (id),
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in
    ('order', 'payment', 'credit', 'reversal', 'release', 'refund', 'payout', 'unmatched', 'assignment'))
    not valid;
alter table ledger_entries alter column order_id drop not null;
create unique index if not exists ledger_transactions_receipt_key
  on ledger_transactions (receipt_id, kind) where receipt_id is not null;
create unique index if not exists ledger_transactions_refund_key
  on ledger_transactions (refund_id) where refund_id is not null;
create unique index if not exists ledger_transactions_payout_key
  on ledger_transactions (payout_id) where payout_id is not null;

-- Checked at commit, when all entries are there. created_at is the time of the database transaction:
-- an entry added to a ledger transaction later has another one. Of what is held for an order, and owed to its
-- supplier, no more goes than came.
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
      where order_id = ledger_order and account in ('held', 'payable')
      group by account having sum(amount) > 0
  ) then
    raise exception 'More is taken of order % than is held or owed for it', ledger_order
      using errcode = 'check_violation', constraint = 'ledger_entries_liability_check',
        table = 'ledger_entries';
  end if;
  return null;
end $$;
