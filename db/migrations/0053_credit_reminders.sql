-- What of an order on credit its buyer was reminded of last, and when.

alter table order_credits
  add column reminder text,
  add column reminded_at timestamptz,
  add constraint order_credits_reminder_check check ((reminder is null) = (reminded_at is null));
comment on column order_credits.reminder is
  'Which reminder it was, as the rules name it: each is sent once.';
