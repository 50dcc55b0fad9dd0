-- A whole job, from which a project's stages follow: the address of the material calculator after its "?".
alter table projects add column take_off text
  constraint projects_take_off_check check (length(take_off) between 1 and 1000);
