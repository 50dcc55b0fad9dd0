-- How far the owner of a conversation was told of unread messages by mail or SMS, and when.

alter table conversations
  add column told_seq bigint not null default 0,
  add column told_at timestamptz;

update conversations set told_seq = last_seq;
