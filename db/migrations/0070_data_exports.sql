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

create table data_export_parts (
  export_id uuid not null references data_exports (id) on delete cascade,
  position integer not null,
  content text not null,
  primary key (export_id, position)
);
comment on table data_export_parts is
  'The text of an export in the order of its parts: every process can write and answer it, and it goes '
  'with its export.';
