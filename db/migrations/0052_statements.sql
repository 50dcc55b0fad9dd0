-- Statements of M-Pesa and of the bank that finance has brought in, and the receipts that it found on them.

create table statement_imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint statement_imports_kind_check check (kind in ('mpesa', 'bank')),
  file_name text not null,
  digest text not null,
  receipts integer not null,
  transfers integer not null default 0,
  imported_by uuid not null references users (id),
  created_at timestamptz not null default now()
);
comment on table statement_imports is
  'Each time that an admin confirmed a statement; the file itself is not kept.';
comment on column statement_imports.digest is 'SHA-256 of the file.';
comment on column statement_imports.receipts is 'How many receipts it brought that nothing else had booked.';
comment on column statement_imports.transfers is 'How many recorded bank transfers it confirmed.';
create index statement_imports_created_idx on statement_imports (created_at desc);

alter table provider_receipts
  add column statement_id uuid references statement_imports (id);
comment on column provider_receipts.statement_id is
  'The statement that an admin found it on; null where M-Pesa alone has told of it.';
create index provider_receipts_statement_idx on provider_receipts (statement_id)
  where statement_id is not null;

-- What a statement names is looked for among all payments.
create index payments_mpesa_reference_idx on payments (upper(reference)) where method = 'mpesa';
create index payments_bank_reference_idx on payments (upper(replace(reference, ' ', '')))
  where method = 'bank' and status in ('pending', 'confirmed');

-- What 0033 left for a later release.
alter table provider_requests drop column claimed_amount;
alter table provider_receipts validate constraint provider_receipts_requested_for_fkey;
alter table payouts validate constraint payouts_left_out_check;
