-- Notifications, and what is sent by mail and SMS.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  subject_id uuid,
  link text,
  dedupe_key text,
  read_at timestamptz,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  constraint notifications_dedupe_key unique (user_id, dedupe_key)
);
comment on column notifications.kind is
  'Names the message of the catalogue of texts that data fills, in the reader''s language.';
comment on column notifications.subject_id is 'The RFQ, order or product that it is about.';
comment on column notifications.told_at is
  'When it went into a mail or an SMS, or was taken for one that its owner does not want.';

create index notifications_user_idx on notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on notifications (user_id) where read_at is null;
create index notifications_untold_idx on notifications (user_id, created_at) where told_at is null;
-- Notifications are forgotten by their age.
create index notifications_created_idx on notifications (created_at);

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

-- How many SMS were handed to the gateway each day, over all processes: they cost money.
create table sms_days (
  day date primary key,
  sent integer not null constraint sms_days_sent_check check (sent >= 0)
);
