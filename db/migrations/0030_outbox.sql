-- Messages that a development or demo server would have sent: without a mail server and an SMS
-- gateway they are written here and read at /dev/outbox.

create table outbox_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null constraint outbox_messages_channel_check check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  created_at timestamptz not null default now()
);
comment on table outbox_messages is
  'Empty in production: messages hold codes and links that let their reader in.';

create index outbox_messages_created_idx on outbox_messages (created_at desc, id desc);
