-- A statement that M-Pesa cannot be asked about counts once two admins have imported it.

alter table provider_receipts
  add column second_statement_id uuid references statement_imports (id),
  add constraint provider_receipts_second_statement_check
    check (second_statement_id is null or second_statement_id <> statement_id) not valid;
comment on column provider_receipts.second_statement_id is
  'The statement on which a second admin found the same.';
create index provider_receipts_second_statement_idx on provider_receipts (second_statement_id)
  where second_statement_id is not null;
