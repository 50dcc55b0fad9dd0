-- A message may be files or a card alone; that it is not nothing at all is judged when it is sent.
alter table messages drop constraint messages_content_check;
alter table messages add constraint messages_content_check check (length(content) <= 10000);
comment on column messages.attachments is 'Object paths of uploads, in the order in which they are shown.';

-- Who may read a file is asked by its path.
create index messages_attachments_idx on messages using gin (attachments) where attachments <> '{}';
