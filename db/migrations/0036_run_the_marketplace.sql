-- Settings, work that admins share, and answers to what came by the contact form.

alter table site_settings add column version integer not null default 1;
comment on column site_settings.version is 'Goes up with each change: who saves names the one they read.';

create table queue_claims (
  kind text not null,
  item_id text not null,
  admin_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, item_id)
);
comment on table queue_claims is 'Who has taken an item of a queue. Its domain decides it; this only keeps two from doing the same.';
create index queue_claims_admin_idx on queue_claims (admin_id);

create table queue_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  item_id text not null,
  author_id uuid references users (id) on delete set null,
  text text not null constraint queue_notes_text_check check (btrim(text) <> ''),
  created_at timestamptz not null default now()
);
comment on table queue_notes is 'What admins tell each other about an item of a queue.';
create index queue_notes_item_idx on queue_notes (kind, item_id, created_at, id);
create index queue_notes_author_idx on queue_notes (author_id);

comment on column contact_submissions.is_read is 'An admin answered it, or needs do nothing more about it.';
create index contact_submissions_open_idx on contact_submissions (created_at, id) where not is_read;

create table contact_answers (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references contact_submissions (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  language text not null constraint contact_answers_language_check check (language in ('en', 'sw')),
  text text not null constraint contact_answers_text_check check (btrim(text) <> ''),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index contact_answers_submission_idx on contact_answers (submission_id, created_at, id);
create index contact_answers_author_idx on contact_answers (author_id);
