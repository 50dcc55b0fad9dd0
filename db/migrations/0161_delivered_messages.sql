-- How far the messages of a conversation have reached the devices of the one they are for.

alter table conversations add column delivered_seq bigint not null default 0;
comment on column conversations.delivered_seq is
  'Up to this seq user_id''s devices have what peer_id wrote.';

update conversations set delivered_seq = last_seq where unread_count = 0;
