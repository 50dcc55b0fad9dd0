-- 0257 filled inboxes before it made the trigger that keeps them: what an older process wrote in between
-- was never counted. A row that is wrong is added up anew, now and every night.

-- Whether the row was wrong. It is locked first, and counted by a statement of its own, which then sees
-- what those wrote who held it before.
create function recount_inbox(owner uuid) returns boolean language plpgsql as $$
begin
  insert into inboxes (user_id) values (owner) on conflict (user_id) do nothing;
  perform from inboxes where user_id = owner for update;
  update inboxes i
    set version = i.version + 1, conversations = c.begun, unread_count = c.unread
    from (
      select (count(*) filter (where last_seq > 0))::integer as begun,
          coalesce(sum(unread_count), 0)::integer as unread
        from conversations where user_id = owner
    ) c
    where i.user_id = owner and (i.conversations, i.unread_count) <> (c.begun, c.unread);
  return found;
end $$;

-- One look without a lock, and then only the rows that are wrong, in the order of everybody else.
do $$
declare owner uuid;
begin
  for owner in
    select user_id
      from inboxes i full join (
        select user_id, count(*) filter (where last_seq > 0) as begun, sum(unread_count) as unread
          from conversations group by user_id
      ) c using (user_id)
      where (coalesce(i.conversations, 0), coalesce(i.unread_count, 0))
        <> (coalesce(c.begun, 0), coalesce(c.unread, 0))
      order by user_id
  loop
    perform recount_inbox(owner);
  end loop;
end $$;
