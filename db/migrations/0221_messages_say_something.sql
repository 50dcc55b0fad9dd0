-- A message says something, shows a file, or names what it is about (which may be deleted later).
alter table messages drop constraint messages_content_check;
alter table messages add constraint messages_content_check check (length(content) <= 10000);

create function messages_say_something() returns trigger language plpgsql as $$
begin
  if btrim(new.content) <> '' or new.attachments <> '{}' or new.product_id is not null
     or new.rfq_id is not null then
    return new;
  end if;
  raise check_violation using message = 'this message is empty', table = tg_table_name,
    constraint = 'messages_content_check';
end $$;
create trigger messages_say_something before insert on messages
  for each row execute function messages_say_something();
