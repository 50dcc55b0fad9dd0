-- Whether who wrote the names and titles in a notification had proven a contact.

alter table notifications add column is_writer_proven boolean not null default false;
comment on column notifications.is_writer_proven is
  'False where an SMS leaves out what others wrote: its writer had proven no contact.';
