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
comment on column users.totp_secret is
  'Sealed with a key made from SESSION_SECRET; without totp_confirmed_at it is only being set up.';
