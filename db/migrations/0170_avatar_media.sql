-- A person's picture is served in the sizes of people's pictures alone, so that all that was ever
-- rendered of it is known when it must be forgotten.
alter table media drop constraint media_kind_check;
alter table media add constraint media_kind_check
  check (kind in ('illustration', 'upload', 'avatar'));
update media set kind = 'avatar'
where kind = 'upload'
  and key in (select replace(id::text, '-', '') from uploads where purpose = 'avatar');
