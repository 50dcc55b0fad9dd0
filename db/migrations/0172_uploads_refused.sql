alter table uploads add column refused_at timestamptz;
comment on column uploads.refused_at is 'What was sent here was refused for what it is: the address takes nothing more.';
