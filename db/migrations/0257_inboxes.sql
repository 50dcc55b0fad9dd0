-- What a poll of an account's messages asks for, in one row: reading it costs the same however many
-- conversations there are. Kept by triggers, as conversations are.

create table inboxes (
  user_id uuid primary key references users (id),
  version bigint not null default 0,
  conversations integer not null default 0,
  unread_count integer not null default 0
);
comment on column inboxes.version is
  'Rises whenever a list of this account''s messages or conversations changes.';

insert into inboxes (user_id, conversations, unread_count)
  select user_id, count(*), sum(unread_count) from conversations where last_seq > 0 group by user_id;

-- Both sides' rows, in one order, after those of the conversations: who sends, reads and receives at
-- once waits in the same line. What somebody was told by mail changes no list.
create function conversations_enter_inboxes() returns trigger language plpgsql as $$
begin
  insert into inboxes as i (user_id, version, conversations, unread_count)
    select user_id, 1, sum(begun), sum(unread) from (
      with changed as (
        select n.user_id, n.peer_id, (n.last_seq > 0)::integer - (o.last_seq > 0)::integer as begun,
            n.unread_count - o.unread_count as unread
          from new_rows n join old_rows o using (user_id, peer_id)
          where (n.last_seq, n.unread_count, n.delivered_seq, n.has_written)
            <> (o.last_seq, o.unread_count, o.delivered_seq, o.has_written)
      )
      select user_id, begun, unread from changed
      union all
      select peer_id, 0, 0 from changed
    ) as side group by user_id order by user_id
  on conflict (user_id) do update set version = i.version + 1,
    conversations = i.conversations + excluded.conversations,
    unread_count = i.unread_count + excluded.unread_count;
  return null;
end $$;

create trigger conversations_enter_inboxes after update on conversations
  referencing old table as old_rows new table as new_rows
  for each statement execute function conversations_enter_inboxes();

-- A conversation shows how the other side is called.
create function users_change_inboxes() returns trigger language plpgsql as $$
begin
  perform from inboxes
    where user_id in (select peer_id from conversations where user_id = new.id)
    order by user_id for update;
  update inboxes set version = version + 1
    where user_id in (select peer_id from conversations where user_id = new.id);
  return null;
end $$;

create trigger users_change_inboxes after update on users
  for each row when (
    (old.first_name, old.last_name, old.email, old.company_name, old.profile_image_url, old.role,
      old.location, old.is_verified)
    is distinct from
    (new.first_name, new.last_name, new.email, new.company_name, new.profile_image_url, new.role,
      new.location, new.is_verified))
  execute function users_change_inboxes();

-- For what reached a device, and for what nobody was told of: only conversations with something unread.
create index conversations_unread_idx on conversations (user_id) where unread_count > 0;
