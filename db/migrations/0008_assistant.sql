-- The assistant: its conversations, what it drafted, and what its language model costs.

create table ai_chat_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index ai_chat_sessions_user_idx on ai_chat_sessions (user_id, updated_at desc);
-- For the daily sweep.
create index ai_chat_sessions_updated_at_idx on ai_chat_sessions (updated_at);
create trigger ai_chat_sessions_updated_at before update on ai_chat_sessions
  for each row execute function set_updated_at();
create trigger ai_chat_sessions_of_accounts before insert on ai_chat_sessions
  for each row execute function refuse_for_deleted_account('user_id');

create table ai_rfq_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  chat_session_id uuid references ai_chat_sessions (id) on delete set null,
  draft jsonb not null,
  confirmed_at timestamptz,
  sent_digest text,
  created_at timestamptz not null default now()
);
comment on table ai_rfq_drafts is
  'What the assistant drafted. It becomes an RFQ only when its contractor confirms it, and once.';
comment on column ai_rfq_drafts.sent_digest is
  'SHA-256 of the request as it was sent, so that the same sent again is told from something else; '
  'null before.';

create index ai_rfq_drafts_user_idx on ai_rfq_drafts (user_id, created_at desc);
-- For the daily sweep.
create index ai_rfq_drafts_unsent_idx on ai_rfq_drafts (created_at) where confirmed_at is null;
-- A session that goes is taken out of its drafts.
create index ai_rfq_drafts_session_idx on ai_rfq_drafts (chat_session_id);
create trigger ai_rfq_drafts_of_accounts before insert on ai_rfq_drafts
  for each row execute function refuse_for_deleted_account('user_id');

-- How often the language model was asked each day, for each account and in all: it costs money.
create table assistant_model_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  calls integer not null constraint assistant_model_days_calls_check check (calls >= 0),
  primary key (user_id, day)
);

create index assistant_model_days_day_idx on assistant_model_days (day);

create table assistant_model_totals (
  day date primary key,
  calls integer not null constraint assistant_model_totals_calls_check check (calls >= 0)
);
