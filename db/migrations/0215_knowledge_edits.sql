-- What an admin wrote into the dictionary or the gazetteer stays when a later version brings its own.
alter table materials add column edited_at timestamptz;
comment on column materials.edited_at is 'When somebody wrote this entry over; reference data leaves it alone then.';

alter table places add column edited_at timestamptz;
comment on column places.edited_at is 'When somebody wrote this entry over; reference data leaves it alone then.';

create table removed_places (
  town text not null,
  county text not null references counties (name) on update cascade,
  removed_at timestamptz not null default now(),
  primary key (town, county)
);
comment on table removed_places is 'Places that were taken out of the gazetteer; reference data does not bring them back.';
