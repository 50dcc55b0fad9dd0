-- Admins read payments of all orders, the newest first.
create index if not exists payments_newest_idx on payments (created_at desc, id desc);
