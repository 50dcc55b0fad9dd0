-- Messages, the conversations they form, blocks, reports, and tokens that open a WebSocket.

create table messages (
  id uuid primary key default gen_random_uuid(),
  seq bigint not null default 0 constraint messages_seq_key unique,
  sender_id uuid not null references users (id),
  receiver_id uuid not null references users (id),
  rfq_id uuid references rfqs (id) on delete set null,
  product_id uuid references products (id) on delete set null,
  content text not null
    constraint messages_content_check check (btrim(content) <> '' and length(content) <= 10000),
  attachments text[] not null default '{}',
  client_id text,
  is_read boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint messages_to_another_check check (sender_id <> receiver_id)
);
comment on column messages.seq is 'Given by trigger; see messages_number().';
comment on column messages.client_id is 'Made by the sender''s device, so that a resend is harmless.';

create unique index messages_client_id_key on messages (sender_id, client_id)
  where client_id is not null;
create index messages_pair_idx on messages
  (least(sender_id, receiver_id), greatest(sender_id, receiver_id), seq);
create index messages_sender_idx on messages (sender_id, seq desc);
create index messages_receiver_idx on messages (receiver_id, seq desc);
create index messages_unread_idx on messages (receiver_id, sender_id, seq) where not is_read;

create table conversations (
  user_id uuid not null references users (id),
  peer_id uuid not null references users (id),
  last_seq bigint not null default 0,
  last_message_id uuid,
  unread_count integer not null default 0
    constraint conversations_unread_count_check check (unread_count >= 0),
  has_written boolean not null default false,
  primary key (user_id, peer_id)
);
comment on table conversations is
  'Each side''s view of a conversation, kept by trigger, so that a poll reads rows, not history.';
comment on column conversations.has_written is
  'Whether user_id ever wrote to peer_id; emails are shown once both sides have.';

create index conversations_recent_idx on conversations (user_id, last_seq desc);

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

create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_another_check check (blocker_id <> blocked_id)
);

create index blocks_blocked_id_idx on blocks (blocked_id);

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

create index reports_open_idx on reports (created_at, id) where resolved_at is null;
create index reports_reported_id_idx on reports (reported_id);

create table websocket_tokens (
  token_hash bytea primary key,
  sid text not null references sessions (sid) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '30 seconds'
);
comment on table websocket_tokens is 'Single use: deleting the row is what admits the socket.';

create index websocket_tokens_sid_idx on websocket_tokens (sid);
create index websocket_tokens_expires_idx on websocket_tokens (expires_at);
