-- Credit terms of verified contractors: what they may owe and for how long, what they applied for, and the
-- orders that are paid after their delivery.

create table credit_limits (
  contractor_id uuid primary key references users (id),
  amount numeric(14, 2) not null constraint credit_limits_amount_check check (amount >= 0),
  days integer not null constraint credit_limits_days_check check (days in (7, 14, 30)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table credit_limits is
  'Whoever puts an order on credit locks the row of its buyer. An amount of 0 has ended.';
create trigger credit_limits_updated_at before update on credit_limits
  for each row execute function set_updated_at();
create trigger credit_limits_of_accounts before insert on credit_limits
  for each row execute function refuse_for_deleted_account('contractor_id');

create table credit_applications (
  id uuid primary key default gen_random_uuid(),
  contractor_id uuid not null references users (id),
  amount numeric(14, 2) not null constraint credit_applications_amount_check check (amount > 0),
  days integer not null constraint credit_applications_days_check check (days in (7, 14, 30)),
  business text not null,
  status text not null default 'open'
    constraint credit_applications_status_check check (status in ('open', 'approved', 'rejected')),
  reason text,
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint credit_applications_decided_check check ((status = 'open') = (decided_at is null))
);
comment on column credit_applications.reason is 'Why it was rejected; the contractor reads that.';
create unique index credit_applications_open_key on credit_applications (contractor_id)
  where status = 'open';
create index credit_applications_contractor_idx on credit_applications (contractor_id, created_at);
create index credit_applications_status_idx on credit_applications (status, created_at, id);
create trigger credit_applications_of_accounts before insert on credit_applications
  for each row execute function refuse_for_deleted_account('contractor_id');

create table order_credits (
  order_id uuid primary key references orders (id),
  days integer not null constraint order_credits_days_check check (days in (7, 14, 30)),
  created_at timestamptz not null default now()
);
comment on table order_credits is
  'Orders that are to be paid so many days after their delivery. The days stay when the limit changes.';
