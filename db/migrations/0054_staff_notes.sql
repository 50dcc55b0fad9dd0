-- Notes of staff in one table, whatever they are about.

create table staff_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  item_id text not null,
  user_id uuid references users (id),
  author_id uuid references users (id) on delete set null,
  text text not null constraint staff_notes_text_check
    check (btrim(text) <> '' and length(text) <= 2000),
  created_at timestamptz not null default now(),
  constraint staff_notes_about_check
    check ((kind = 'users') = (user_id is not null) and (user_id is null or item_id = user_id::text))
);
comment on table staff_notes is
  'What staff tell each other about an item of a queue or an account. Those about an account go with it.';
comment on column staff_notes.user_id is 'The account that the note is about; null for items of queues.';
create index staff_notes_item_idx on staff_notes (kind, item_id, created_at, id);
create index staff_notes_user_idx on staff_notes (user_id) where user_id is not null;
create index staff_notes_author_idx on staff_notes (author_id);
create trigger staff_notes_of_accounts before insert on staff_notes
  for each row execute function refuse_for_deleted_account('user_id');

insert into staff_notes (id, kind, item_id, author_id, text, created_at)
  select id, kind, item_id, author_id, left(text, 2000), created_at from queue_notes;
insert into staff_notes (id, kind, item_id, user_id, author_id, text, created_at)
  select id, 'users', user_id::text, user_id, author_id, text, created_at from user_notes
    where btrim(text) <> '';
drop table queue_notes;
drop table user_notes;
