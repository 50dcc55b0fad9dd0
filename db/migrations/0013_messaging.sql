-- Messages, the conversations they form, the inboxes these add up to, blocks, reports, and tokens that
-- open a WebSocket.

create table messages (
  id uuid primary key default gen_random_uuid(),
  seq bigint not null default 0 constraint messages_seq_key unique,
  sender_id uuid not null references users (id),
  receiver_id uuid not null references users (id),
  rfq_id uuid references rfqs (id) on delete set null,
  rfq_card jsonb,
  product_id uuid references products (id) on delete set null,
  product_card jsonb,
  content text not null constraint messages_content_check check (length(content) <= 10000),
  attachments text[] not null default '{}',
  client_id text,
  is_read boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint messages_to_another_check check (sender_id <> receiver_id)
);
comment on column messages.seq is 'Given by trigger; see messages_number().';
comment on column messages.rfq_card is 'The RFQ when the message was sent; see messages_keep_cards().';
comment on column messages.product_card is 'The product when the message was sent.';
comment on column messages.attachments is 'Object paths of uploads, in the order in which they are shown.';
comment on column messages.client_id is 'Made by the sender''s device, so that a resend is harmless.';

create unique index messages_client_id_key on messages (sender_id, client_id)
  where client_id is not null;
create index messages_pair_idx on messages
  (least(sender_id, receiver_id), greatest(sender_id, receiver_id), seq);
create index messages_sender_idx on messages (sender_id, seq desc);
create index messages_receiver_idx on messages (receiver_id, seq desc);
create index messages_unread_idx on messages (receiver_id, sender_id, seq) where not is_read;
-- Who may read a file is asked by its path.
create index messages_attachments_idx on messages using gin (attachments) where attachments <> '{}';

-- A message says something, shows a file, or names what it is about (which may be deleted later).
create function messages_say_something() returns trigger language plpgsql as $$
begin
  if btrim(new.content) <> '' or new.attachments <> '{}' or new.product_id is not null
     or new.rfq_id is not null then
    return new;
  end if;
  raise check_violation using message = 'this message is empty', table = tg_table_name,
    constraint = 'messages_content_check';
end $$;

create trigger messages_say_something before insert on messages
  for each row execute function messages_say_something();

-- What a message is about stays as both saw it: a product that is hidden or renamed later, or an RFQ that
-- one of the two may no longer see, shows nothing new through an old message.
create function messages_keep_cards() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.rfq_id is distinct from old.rfq_id then
    new.rfq_card := null;
    if new.rfq_id is not null then
      new.rfq_card := (
        select jsonb_build_object('id', id, 'title', title, 'ownerId', contractor_id)
        from rfqs where id = new.rfq_id);
    end if;
  end if;
  if tg_op = 'INSERT' or new.product_id is distinct from old.product_id then
    new.product_card := null;
    if new.product_id is not null then
      new.product_card := (
        select jsonb_build_object('id', id, 'name', name, 'price', price::text, 'unit', unit,
          'image', images[1])
        from products where id = new.product_id);
    end if;
  end if;
  return new;
end $$;

create trigger messages_keep_cards before insert or update of rfq_id, product_id on messages
  for each row execute function messages_keep_cards();

create table conversations (
  user_id uuid not null references users (id),
  peer_id uuid not null references users (id),
  last_seq bigint not null default 0,
  last_message_id uuid,
  unread_count integer not null default 0
    constraint conversations_unread_count_check check (unread_count >= 0),
  has_written boolean not null default false,
  delivered_seq bigint not null default 0,
  told_seq bigint not null default 0,
  told_at timestamptz,
  primary key (user_id, peer_id)
);
comment on table conversations is
  'Each side''s view of a conversation, kept by trigger, so that a poll reads rows, not history.';
comment on column conversations.has_written is
  'Whether user_id ever wrote to peer_id; emails are shown once both sides have.';
comment on column conversations.delivered_seq is
  'Up to this seq user_id''s devices have what peer_id wrote.';
comment on column conversations.told_seq is
  'Up to this seq user_id was told of unread messages by mail or SMS; told_at says when.';

create index conversations_recent_idx on conversations (user_id, last_seq desc);
-- For what reached a device, and for what nobody was told of: only conversations with something unread.
create index conversations_unread_idx on conversations (user_id) where unread_count > 0;

create sequence messages_seq;

-- Both sides' rows are locked, in one order, before the number is drawn. So within a conversation
-- numbers become visible in their order, and a client that asks for "after n" misses nothing.
create function messages_number() returns trigger language plpgsql as $$
begin
  insert into conversations (user_id, peer_id)
    select user_id, peer_id
      from (values (new.sender_id, new.receiver_id), (new.receiver_id, new.sender_id))
        as side (user_id, peer_id)
      order by user_id
    on conflict (user_id, peer_id) do nothing;
  perform from conversations
    where (user_id, peer_id) in ((new.sender_id, new.receiver_id), (new.receiver_id, new.sender_id))
    order by user_id for update;
  new.seq := nextval('messages_seq');
  return new;
end $$;

create trigger messages_number before insert on messages
  for each row execute function messages_number();

-- Counted after the insert, because a resend that ON CONFLICT DO NOTHING skips must not count.
create function messages_enter_conversation() returns trigger language plpgsql as $$
begin
  update conversations
    set last_seq = new.seq,
        last_message_id = new.id,
        has_written = has_written or user_id = new.sender_id,
        unread_count = unread_count + (user_id = new.receiver_id and not new.is_read)::integer
    where (user_id, peer_id) in ((new.sender_id, new.receiver_id), (new.receiver_id, new.sender_id));
  return null;
end $$;

create trigger messages_enter_conversation after insert on messages
  for each row execute function messages_enter_conversation();

create function messages_count_unread() returns trigger language plpgsql as $$
begin
  update conversations
    set unread_count = unread_count + change.unread
    from (
      select receiver_id, sender_id, sum(unread) as unread from (
        select receiver_id, sender_id, 1 as unread from new_rows where not is_read
        union all
        select receiver_id, sender_id, -1 from old_rows where not is_read
      ) as changes group by 1, 2 having sum(unread) <> 0
    ) as change
    where user_id = change.receiver_id and peer_id = change.sender_id;
  return null;
end $$;

create trigger messages_count_unread after update on messages
  referencing old table as old_rows new table as new_rows
  for each statement execute function messages_count_unread();

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

-- Every night a row that is wrong is added up anew. Answers whether it was. It is locked first, and
-- counted by a statement of its own, which then sees what those wrote who held it before.
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

create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_another_check check (blocker_id <> blocked_id)
);

create index blocks_blocked_id_idx on blocks (blocked_id);
create trigger blocks_of_accounts before insert on blocks
  for each row execute function refuse_for_deleted_account('blocker_id');

create table reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references users (id),
  reported_id uuid not null references users (id),
  reason text not null constraint reports_reason_check check (btrim(reason) <> ''),
  resolved_by uuid references users (id),
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reports_another_check check (reporter_id <> reported_id)
);

-- Reports of one person about another are one while nobody has dealt with it: what they add is added to it.
create unique index reports_open_key on reports (reporter_id, reported_id)
  where resolved_at is null;
create index reports_open_idx on reports (created_at, id) where resolved_at is null;
create index reports_reported_id_idx on reports (reported_id);
create trigger reports_of_accounts before insert on reports
  for each row execute function refuse_for_deleted_account('reporter_id');

create table websocket_tokens (
  token_hash bytea primary key,
  sid text not null references sessions (sid) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '30 seconds'
);
comment on table websocket_tokens is 'Single use: deleting the row is what admits the socket.';

create index websocket_tokens_sid_idx on websocket_tokens (sid);
create index websocket_tokens_expires_idx on websocket_tokens (expires_at);
