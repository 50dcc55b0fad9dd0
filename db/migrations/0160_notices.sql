-- What a notification is about, and whether its owner was told of it by mail or SMS.

alter table notifications
  add column subject_id uuid,
  add column told_at timestamptz;
comment on column notifications.subject_id is 'The RFQ, order or product that it is about.';
comment on column notifications.told_at is
  'When it went into a mail or an SMS, or was taken for one that its owner does not want.';

update notifications set told_at = created_at;

create index notifications_untold_idx on notifications (user_id, created_at) where told_at is null;
