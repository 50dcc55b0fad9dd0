-- Approvals: orders of members above their limit, which wait for the owner of the company.

create table team_requests (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references users (id),
  person_id uuid not null references users (id),
  kind text not null constraint team_requests_kind_check check (kind in ('checkout', 'award')),
  subject_id uuid not null,
  request jsonb not null,
  amount numeric(14, 2) not null,
  status text not null default 'open'
    constraint team_requests_status_check check (status in ('open', 'approved', 'declined')),
  reason text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_at timestamptz,
  constraint team_requests_decided_check check ((status = 'open') = (decided_at is null))
);
comment on column team_requests.subject_id is 'The supplier of a checkout, the RFQ of an award.';
comment on column team_requests.request is 'As it was sent, with the total that was shown: it is done as it stands, or not at all.';
create unique index team_requests_open_key on team_requests (company_id, person_id, kind, subject_id)
  where status = 'open';
create index team_requests_company_idx on team_requests (company_id, created_at);
create index team_requests_person_idx on team_requests (person_id, created_at);
create trigger team_requests_of_accounts before insert on team_requests
  for each row execute function refuse_for_deleted_account('company_id');
create trigger team_requests_of_people before insert on team_requests
  for each row execute function refuse_for_deleted_account('person_id');
