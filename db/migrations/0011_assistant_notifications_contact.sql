-- The assistant's memory and drafts, notifications, and messages from the contact form.

create table ai_chat_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index ai_chat_sessions_user_idx on ai_chat_sessions (user_id, updated_at desc);
create trigger ai_chat_sessions_updated_at before update on ai_chat_sessions
  for each row execute function set_updated_at();

create table ai_rfq_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  chat_session_id uuid references ai_chat_sessions (id) on delete set null,
  draft jsonb not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table ai_rfq_drafts is
  'What the assistant drafted. It becomes an RFQ only when its contractor confirms it, and once.';

create index ai_rfq_drafts_user_idx on ai_rfq_drafts (user_id, created_at desc);

alter table rfqs add constraint rfqs_ai_generated_id_fkey
  foreign key (ai_generated_id) references ai_rfq_drafts (id) on delete set null;

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  link text,
  dedupe_key text,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint notifications_dedupe_key unique (user_id, dedupe_key)
);
comment on column notifications.kind is
  'Names the message of the catalogue of texts that data fills, in the reader''s language.';

create index notifications_user_idx on notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on notifications (user_id) where read_at is null;

create table contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text,
  message text not null constraint contact_submissions_message_check check (btrim(message) <> ''),
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);

create index contact_submissions_created_idx on contact_submissions (created_at desc, id desc);
