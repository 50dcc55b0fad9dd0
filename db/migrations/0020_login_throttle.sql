-- What makes guessing passwords slow, counted for all processes together.

create table login_attempts (
  key bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null default now(),
  blocked_until timestamptz not null default now()
);
comment on table login_attempts is
  'Failed sign-ins by account and by network. key is a SHA-256: what was typed may be a secret in the '
  'wrong field, and accounts that do not exist are counted like those that do.';

create index login_attempts_last_failed_idx on login_attempts (last_failed_at);

create table login_networks (
  user_id uuid not null references users (id) on delete cascade,
  network bytea not null,
  last_signed_in_at timestamptz not null default now(),
  primary key (user_id, network)
);
comment on table login_networks is
  'Networks (hashed) from which an account''s owner has signed in: failures elsewhere do not lock the '
  'owner out there.';
