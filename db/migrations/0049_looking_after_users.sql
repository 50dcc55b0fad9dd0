-- What it takes to look after users: finding one of many, notes, and looking at the product as one of them.

-- One index finds an account by any part of its names, email and phone number.
drop index if exists users_name_trgm_idx;
create index users_search_trgm_idx on users using gin (
  lower(coalesce(company_name, '') || ' ' || coalesce(first_name, '') || ' '
    || coalesce(last_name, '') || ' ' || coalesce(email::text, '') || ' '
    || coalesce(phone_number, '')) gin_trgm_ops
);
create index if not exists users_created_idx on users (created_at desc, id desc);

create table user_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  author_id uuid not null references users (id),
  text text not null constraint user_notes_text_check check (length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
comment on table user_notes is 'What staff noted about an account, for staff alone. They go with the account.';
create index user_notes_user_idx on user_notes (user_id, created_at desc);
create index user_notes_author_idx on user_notes (author_id);
create trigger user_notes_of_accounts before insert on user_notes
  for each row execute function refuse_for_deleted_account('user_id');

-- Of an admin's sign-in: when its owner last did something, and whose product it shows until when.
alter table sessions add column active_at timestamptz;
alter table sessions add column viewed_id uuid references users (id) on delete set null;
alter table sessions add column viewing_until timestamptz;
create index sessions_viewed_idx on sessions (viewed_id) where viewed_id is not null;
comment on column sessions.active_at is
  'Right to the minute. An admin''s sign-in ends half an hour after it; calls that nobody waits for do not count.';

-- The audit log is searched by action and by time.
create index if not exists audit_log_action_idx on audit_log (action, id desc);
create index if not exists audit_log_created_idx on audit_log (created_at, id);
