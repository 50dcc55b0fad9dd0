-- Notifications are forgotten by their age.
create index notifications_created_idx on notifications (created_at);
