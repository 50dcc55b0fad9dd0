-- Teams: who acts for the account of a company, as what, and up to which amount.

create table team_members (
  company_id uuid not null references users (id),
  person_id uuid not null references users (id),
  role text not null constraint team_members_role_check check (role in ('buyer', 'viewer')),
  order_limit numeric(14, 2) constraint team_members_order_limit_check check (order_limit >= 0),
  month_limit numeric(14, 2) constraint team_members_month_limit_check check (month_limit >= 0),
  created_at timestamptz not null default now(),
  primary key (company_id, person_id),
  constraint team_members_other_check check (company_id <> person_id)
);
comment on column team_members.order_limit is 'KES an order; null for no limit. Limits are for buyers.';
create index team_members_person_idx on team_members (person_id);
create trigger team_members_of_accounts before insert on team_members
  for each row execute function refuse_for_deleted_account('company_id');
create trigger team_members_of_people before insert on team_members
  for each row execute function refuse_for_deleted_account('person_id');

create table team_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references users (id),
  contact text not null,
  role text not null
    constraint team_invitations_role_check check (role in ('buyer', 'viewer')),
  order_limit numeric(14, 2),
  month_limit numeric(14, 2),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
comment on table team_invitations is
  'Open ones: what was accepted or withdrawn is gone. The link bears a code that only the server can make.';
create index team_invitations_company_idx on team_invitations (company_id, created_at);
create trigger team_invitations_of_accounts before insert on team_invitations
  for each row execute function refuse_for_deleted_account('company_id');

alter table sessions add column company_id uuid references users (id);
comment on column sessions.company_id is
  'The company that this sign-in acts for, as long as its account is a member.';

alter table orders add column placed_by uuid references users (id);
comment on column orders.placed_by is 'The member who placed it; null for the account itself.';
create index orders_placed_by_idx on orders (placed_by, created_at) where placed_by is not null;
