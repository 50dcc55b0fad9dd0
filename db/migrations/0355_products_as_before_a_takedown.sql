-- A product that its supplier had hidden before an admin took it down comes back hidden.
alter table products add column was_listed boolean not null default true;
comment on column products.was_listed is 'Whether it was listed when an admin took it down.';
