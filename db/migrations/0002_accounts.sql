-- Accounts: people and companies, their sign-ins, proofs of contact, consents, verification, payment
-- details and the copy of their data. What a deleted account holds back.

create type user_role as enum ('contractor', 'supplier', 'admin');

create table users (
  id uuid primary key default gen_random_uuid(),
  email citext,
  email_verified_at timestamptz,
  phone_number text
    constraint users_phone_number_check check (phone_number ~ '^\+[1-9][0-9]{7,14}$'),
  phone_verified_at timestamptz,
  password text,
  first_name text,
  last_name text,
  profile_image_url text,
  role user_role not null default 'contractor',
  company_name text,
  location text,
  county text constraint users_county_fkey references counties (name) on update cascade,
  delivery_counties text[] not null default '{}',
  lead_time_days integer
    constraint users_lead_time_days_check check (lead_time_days between 0 and 365),
  description text,
  is_verified boolean not null default false,
  locale text not null default 'en' constraint users_locale_check check (locale in ('en', 'sw')),
  email_notifications boolean not null default true,
  message_notifications boolean not null default true,
  order_updates boolean not null default true,
  marketing_emails boolean not null default false,
  privacy_notice_version text,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  suspended_at timestamptz,
  anonymised_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_contact_check
    check (email is not null or phone_number is not null or anonymised_at is not null),
  constraint users_email_check check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
comment on column users.password is
  'argon2id hash in PHC form; null when nobody can sign in with a password (anonymised).';
comment on column users.phone_number is 'E.164, so that the three ways of writing it are one number.';
comment on column users.totp_secret is
  'Sealed with a key made from SESSION_SECRET; without totp_confirmed_at it is only being set up.';
comment on column users.totp_last_step is 'The last time step accepted, so that a code works once.';
comment on column users.anonymised_at is
  'Set when the account was deleted: the row stays because counterparties'' records refer to it.';

-- A contact is held by the account that has proven it, and by one that has proven nothing. One that was
-- never proven beside one that was is the account's own word alone: it keeps nobody from having it too.
-- Nor does a proven one keep another from signing up with it: who asks would learn that it is known.
create unique index users_proven_email_key on users (email)
  where email_verified_at is not null;
create unique index users_proven_phone_key on users (phone_number)
  where phone_verified_at is not null;
create unique index users_email_key on users (email)
  where email_verified_at is null and phone_verified_at is null;
create unique index users_phone_number_key on users (phone_number)
  where email_verified_at is null and phone_verified_at is null;
-- For looking an account up, whether it holds the contact or not.
create index users_email_idx on users (email);
create index users_phone_number_idx on users (phone_number);

create index users_supplier_counties_idx on users using gin (delivery_counties)
  where role = 'supplier' and suspended_at is null and anonymised_at is null;
create index users_role_created_idx on users (role, created_at, id);
create index users_name_trgm_idx on users using gin (
  lower(coalesce(company_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
  gin_trgm_ops
);

create trigger users_updated_at before update on users
  for each row execute function set_updated_at();
create trigger users_delivery_counties before insert or update of delivery_counties on users
  for each row when (new.delivery_counties <> '{}') execute function refuse_unknown_counties();

-- What was under way while an account was deleted must leave nothing behind: a deleted account's row
-- never changes again, and nothing new of its own is stored for it.
create function keep_deleted_account() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger users_keep_deleted before update on users
  for each row when (old.anonymised_at is not null) execute function keep_deleted_account();

-- Trigger of what is an account's own; the argument names the column that holds the account. Waits for
-- a deletion that is under way: it holds the account's row.
create function refuse_for_deleted_account() returns trigger language plpgsql as $$
declare
  account uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if account is null then return new; end if;
  perform from users where id = account and anonymised_at is null for key share;
  if found then return new; end if;
  raise foreign_key_violation using message = 'this account is deleted', table = tg_table_name;
end $$;

-- The same of what a suspended account may not begin. Waits for a suspension that is under way.
create function refuse_for_suspended_account() returns trigger language plpgsql as $$
declare
  account uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  perform from users where id = account and suspended_at is null for share;
  if found then return new; end if;
  raise foreign_key_violation using message = 'this account is suspended', table = tg_table_name;
end $$;

-- A deleted supplier, or one described otherwise, is announced like every other change of the catalogue.
create function suppliers_notify() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id
      where (new_rows.company_name, new_rows.first_name, new_rows.last_name, new_rows.location,
             new_rows.county, new_rows.delivery_counties, new_rows.lead_time_days,
             new_rows.is_verified, new_rows.profile_image_url, new_rows.suspended_at,
             new_rows.anonymised_at, new_rows.description)
        is distinct from
            (old_rows.company_name, old_rows.first_name, old_rows.last_name, old_rows.location,
             old_rows.county, old_rows.delivery_counties, old_rows.lead_time_days,
             old_rows.is_verified, old_rows.profile_image_url, old_rows.suspended_at,
             old_rows.anonymised_at, old_rows.description)
        and new_rows.role = 'supplier'
      limit 101);
begin
  if cardinality(changed) > 0 then
    perform notify_catalogue_changed('users', changed);
  end if;
  return null;
end $$;

create trigger suppliers_notify after update on users
  referencing old table as old_rows new table as new_rows
  for each statement execute function suppliers_notify();

create table sessions (
  sid text primary key,
  sess json not null,
  expire timestamptz not null,
  id uuid not null default gen_random_uuid() constraint sessions_id_key unique,
  user_id uuid generated always as ((sess ->> 'userId')::uuid) stored
    constraint sessions_user_id_fkey references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on column sessions.id is
  'The public handle by which an account lists and ends its sign-ins: sid is the secret itself.';

create index sessions_expire_idx on sessions (expire);
create index sessions_user_id_idx on sessions (user_id) where user_id is not null;

create table account_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null constraint account_tokens_purpose_check
    check (purpose in ('password_reset', 'email_proof', 'phone_proof')),
  token_hash bytea not null,
  destination text not null,
  failed_attempts integer not null default 0
    constraint account_tokens_failed_attempts_check check (failed_attempts between 0 and 5),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table account_tokens is
  'Links and 6-digit codes sent to a person. Only their hash is kept; destination is the address or '
  'number proven, so that a code does not prove one entered later.';
comment on column account_tokens.failed_attempts is
  'Wrong codes typed so far; at 5 the code is dead. Links are too long to be guessed and count none.';

-- A link's token is found by its hash alone; a code's hash is made with the row's id, so it is its own.
create unique index account_tokens_hash_key on account_tokens (token_hash);
create index account_tokens_live_idx on account_tokens (user_id, purpose, created_at desc)
  where used_at is null;
create trigger account_tokens_of_accounts before insert on account_tokens
  for each row execute function refuse_for_deleted_account('user_id');

-- What lets a person in who has lost the phone with the codes of the two-step sign-in.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table recovery_codes is
  'Ten to an account with two-step sign-in. Only their SHA-256 is kept; each works once.';

create trigger recovery_codes_of_accounts before insert on recovery_codes
  for each row execute function refuse_for_deleted_account('user_id');

-- What makes guessing passwords slow, counted for all processes together.
create table login_attempts (
  key bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null default now(),
  blocked_until timestamptz not null default now()
);
comment on table login_attempts is
  'Failed sign-ins by account and by network. key is an HMAC under a key of the server: what was typed '
  'may be a secret in the wrong field, and accounts that do not exist are counted like those that do.';

create index login_attempts_last_failed_idx on login_attempts (last_failed_at);

create table login_networks (
  user_id uuid not null references users (id) on delete cascade,
  network bytea not null,
  last_signed_in_at timestamptz not null default now(),
  primary key (user_id, network)
);
comment on table login_networks is
  'Networks (as HMACs) from which an account''s owner has signed in: failures elsewhere do not lock the '
  'owner out there.';

create trigger login_networks_of_accounts before insert on login_networks
  for each row execute function refuse_for_deleted_account('user_id');

create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  purpose text not null
    constraint consents_purpose_check check (purpose in ('privacy_notice', 'terms', 'marketing')),
  version text not null,
  granted boolean not null,
  created_at timestamptz not null default now()
);
comment on table consents is
  'What a person agreed to or withdrew, and which wording they saw (Data Protection Act 2019).';

create index consents_user_idx on consents (user_id, purpose, created_at desc);
create trigger consents_of_accounts before insert on consents
  for each row execute function refuse_for_deleted_account('user_id');
create trigger consents_append_only before update or delete on consents
  for each row execute function refuse_change();

create type verification_status as enum ('pending', 'approved', 'rejected');

-- What is verified is the business of a name: the one that stood there when it asked.
create table verification_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  name text,
  registration_number text not null,
  kra_pin text not null,
  documents text[] not null default '{}',
  status verification_status not null default 'pending',
  decided_by uuid references users (id),
  decided_at timestamptz,
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint verification_requests_decision_check check ((status = 'pending') = (decided_at is null))
);

create unique index verification_requests_one_pending_key on verification_requests (user_id)
  where status = 'pending';
create index verification_requests_user_idx on verification_requests (user_id, created_at desc);
create index verification_requests_status_idx on verification_requests (status, created_at, id);
-- Where an admin is told which other accounts named the same papers.
create index verification_requests_registration_number_idx
  on verification_requests (registration_number);
create index verification_requests_kra_pin_idx on verification_requests (kra_pin);

create trigger verification_requests_updated_at before update on verification_requests
  for each row execute function set_updated_at();
create trigger verification_requests_of_accounts before insert on verification_requests
  for each row execute function refuse_for_deleted_account('user_id');

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

create index payment_details_supplier_idx on payment_details (supplier_id, kind, created_at desc)
  where withdrawn_at is null;
create index payment_details_unchecked_idx on payment_details (created_at, id)
  where withdrawn_at is null and checked_at is null;
create index payment_details_checked_by_idx on payment_details (checked_by)
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

-- A person's own data, gathered for them to take away.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  state text not null default 'waiting'
    constraint data_exports_state_check check (state in ('waiting', 'running', 'done', 'failed')),
  progress real not null default 0
    constraint data_exports_progress_check check (progress between 0 and 1),
  bytes bigint not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz not null default now() + interval '24 hours'
);

create unique index data_exports_one_unfinished_key on data_exports (user_id)
  where state in ('waiting', 'running');
create index data_exports_user_idx on data_exports (user_id, created_at desc);
create index data_exports_expires_idx on data_exports (expires_at);
create trigger data_exports_of_accounts before insert on data_exports
  for each row execute function refuse_for_deleted_account('user_id');

create table data_export_parts (
  export_id uuid not null references data_exports (id) on delete cascade,
  position integer not null,
  content text not null,
  primary key (export_id, position)
);
comment on table data_export_parts is
  'The text of an export in the order of its parts: every process can write and answer it, and it goes '
  'with its export.';

-- The trail outlives accounts, and nobody can change it: what somebody wrote about a person has no place
-- in it. Why a request was rejected stands in the request, which goes with the account.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references users (id),
  action text not null,
  target_type text not null,
  target_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index audit_log_target_idx on audit_log (target_type, target_id, id desc);
create index audit_log_actor_idx on audit_log (actor_id, id desc);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
