-- Accounts: people and companies, their sign-ins, proofs of contact, consents and verification.

create type user_role as enum ('contractor', 'supplier', 'admin');
create type verification_status as enum ('pending', 'approved', 'rejected');

create table users (
  id uuid primary key default gen_random_uuid(),
  email citext constraint users_email_key unique,
  email_verified_at timestamptz,
  phone_number text constraint users_phone_number_key unique
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
  suspended_reason text,
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
comment on column users.totp_last_step is 'The last time step accepted, so that a code works once.';
comment on column users.anonymised_at is
  'Set when the account was deleted: the row stays because counterparties'' records refer to it.';

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
  failed_attempts integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table account_tokens is
  'Links and 6-digit codes sent to a person. Only their hash is kept; destination is the address or '
  'number proven, so that a code does not prove one entered later.';

create index account_tokens_live_idx on account_tokens (user_id, purpose, created_at desc)
  where used_at is null;

create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  purpose text not null
    constraint consents_purpose_check check (purpose in ('privacy_notice', 'marketing')),
  version text not null,
  granted boolean not null,
  created_at timestamptz not null default now()
);
comment on table consents is
  'What a person agreed to or withdrew, and which wording they saw (Data Protection Act 2019).';

create index consents_user_idx on consents (user_id, purpose, created_at desc);
create trigger consents_append_only before update or delete on consents
  for each row execute function refuse_change();

create table verification_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
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
create trigger verification_requests_updated_at before update on verification_requests
  for each row execute function set_updated_at();

create table site_settings (
  key text primary key,
  value jsonb not null,
  updated_by uuid references users (id),
  updated_at timestamptz not null default now()
);

create trigger site_settings_updated_at before update on site_settings
  for each row execute function set_updated_at();

create table idempotency_keys (
  scope text not null,
  key text not null constraint idempotency_keys_key_check check (length(key) between 1 and 255),
  request_hash text not null,
  status_code integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
comment on table idempotency_keys is
  'The first answer to each Idempotency-Key. scope is the user''s id, or the visitor''s for calls '
  'without an account. A null status code is a request still being answered.';

create index idempotency_keys_created_idx on idempotency_keys (created_at);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references users (id),
  action text not null,
  target_type text not null,
  target_id text not null,
  reason text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index audit_log_target_idx on audit_log (target_type, target_id, id desc);
create index audit_log_actor_idx on audit_log (actor_id, id desc);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
