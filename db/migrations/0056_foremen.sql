-- Foremen: members who see the deliveries of the projects that the company gave them. Who of a company did what.

alter table team_members
  drop constraint team_members_role_check,
  add constraint team_members_role_check check (role in ('buyer', 'viewer', 'foreman')),
  add column project_ids uuid[] not null default '{}',
  add constraint team_members_projects_check
    check ((role = 'foreman') = (cardinality(project_ids) > 0));
comment on column team_members.project_ids is 'The sites of a foreman.';
alter table team_invitations
  drop constraint team_invitations_role_check,
  add constraint team_invitations_role_check check (role in ('buyer', 'viewer', 'foreman')),
  add column project_ids uuid[] not null default '{}';

alter table order_events add column person_id uuid references users (id);
comment on column order_events.person_id is
  'The member who did it for the company; null for the account itself. Its own side reads the name.';
alter table rfqs add column placed_by uuid references users (id);
comment on column rfqs.placed_by is 'The member who sent it; null for the account itself.';
