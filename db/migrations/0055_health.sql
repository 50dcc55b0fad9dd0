-- How the services that the server needs have done, and which of its processes run.

create table service_outcomes (
  service text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failing_since timestamptz,
  failure text
);
comment on table service_outcomes is
  'Of each service outside (mail, SMS, payments) the last success and the last failure. No contacts, no secrets.';

-- Lost in a crash, like the processes.
create unlogged table running_processes (
  id uuid primary key,
  roles text[] not null,
  sockets integer not null,
  started_at timestamptz not null,
  reported_at timestamptz not null default now()
);
comment on table running_processes is 'Each process of the server reports every half minute.';
