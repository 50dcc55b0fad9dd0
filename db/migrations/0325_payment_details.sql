-- Where a supplier wants to be paid: bank account, paybill or till. Versions are only added; a new one is
-- in use after a hold, so that a stolen account changes no payment before its owner hears of it.
create type payment_details_kind as enum ('bank', 'paybill', 'till');

create table payment_details (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references users (id),
  kind payment_details_kind not null,
  bank_name text check (length(bank_name) between 2 and 60),
  number text not null check (length(number) between 1 and 20),
  account text check (length(account) between 1 and 20),
  name text not null check (length(name) between 2 and 80),
  created_at timestamptz not null default clock_timestamp(),
  usable_from timestamptz not null,
  withdrawn_at timestamptz,
  rejection_reason text check (length(rejection_reason) between 1 and 300),
  checked_at timestamptz,
  checked_by uuid references users (id),
  constraint payment_details_parts_check
    check ((kind = 'bank') = (bank_name is not null) and (kind = 'paybill') = (account is not null)),
  constraint payment_details_checked_check check ((checked_at is null) = (checked_by is null)),
  constraint payment_details_rejected_check
    check (rejection_reason is null or withdrawn_at is not null)
);
comment on column payment_details.number is
  'Account number of a bank account, business number of a paybill, number of a till; digits.';
comment on column payment_details.account is 'Of a paybill: the account number that the payer enters.';
comment on column payment_details.withdrawn_at is
  'Removed or taken back by the supplier, replaced before its first use, or rejected by an admin.';

create index if not exists payment_details_supplier_idx
  on payment_details (supplier_id, kind, created_at desc) where withdrawn_at is null;
create index if not exists payment_details_unchecked_idx on payment_details (created_at, id)
  where withdrawn_at is null and checked_at is null;
create index if not exists payment_details_checked_by_idx on payment_details (checked_by)
  where checked_by is not null;

create trigger payment_details_of_accounts before insert on payment_details
  for each row execute function refuse_for_deleted_account('supplier_id');

-- What was entered is never rewritten: another account is another version, with a hold of its own.
create function keep_payment_details() returns trigger language plpgsql as $$
begin
  if (old.supplier_id, old.kind, old.bank_name, old.number, old.account, old.name, old.created_at,
        old.usable_from)
      is distinct from (new.supplier_id, new.kind, new.bank_name, new.number, new.account, new.name,
        new.created_at, new.usable_from)
      or (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at) then
    raise exception 'Payment details % are kept as they are', old.id
      using errcode = 'check_violation', constraint = 'payment_details_kept_check',
        table = 'payment_details';
  end if;
  return new;
end $$;
create trigger payment_details_kept before update on payment_details
  for each row execute function keep_payment_details();
