-- Projects of contractors: what is asked for, ordered and spent for one site.

create table projects (
  id uuid primary key default gen_random_uuid(),
  contractor_id uuid not null references users (id),
  name text not null,
  county text,
  town text,
  budget numeric(14, 2) constraint projects_budget_check check (budget > 0),
  starts_on date,
  ends_on date,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint projects_dates_check check (ends_on >= starts_on),
  constraint projects_owner_key unique (id, contractor_id)
);
comment on table projects is
  'Seen by their contractor alone: suppliers learn neither a name nor a budget.';
create index projects_contractor_idx on projects (contractor_id, created_at);
create trigger projects_updated_at before update on projects
  for each row execute function set_updated_at();
create trigger projects_of_accounts before insert on projects
  for each row execute function refuse_for_deleted_account('contractor_id');

-- The pair refers, so that nothing stands in the project of somebody else.
alter table rfqs add column project_id uuid,
  add constraint rfqs_project_fk foreign key (project_id, contractor_id)
    references projects (id, contractor_id) on delete set null (project_id);
create index rfqs_project_idx on rfqs (project_id) where project_id is not null;
alter table orders add column project_id uuid,
  add constraint orders_project_fk foreign key (project_id, contractor_id)
    references projects (id, contractor_id) on delete set null (project_id);
create index orders_project_idx on orders (project_id) where project_id is not null;
comment on column orders.project_id is 'An award takes it over from the RFQ.';
