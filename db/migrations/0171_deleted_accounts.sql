-- What was under way while an account was deleted must leave nothing behind: a deleted account's row
-- never changes again, and nothing new of its own is stored for it.
create function keep_deleted_account() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger users_keep_deleted before update on users
  for each row when (old.anonymised_at is not null) execute function keep_deleted_account();

-- Waits for a deletion that is under way: it holds the account's row.
create function refuse_for_deleted_account() returns trigger language plpgsql as $$
declare
  account uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if account is null then return new; end if;
  perform from users where id = account and anonymised_at is null for key share;
  if found then return new; end if;
  raise foreign_key_violation using message = 'this account is deleted', table = tg_table_name;
end $$;

create trigger account_tokens_of_accounts before insert on account_tokens
  for each row execute function refuse_for_deleted_account('user_id');
create trigger recovery_codes_of_accounts before insert on recovery_codes
  for each row execute function refuse_for_deleted_account('user_id');
create trigger login_networks_of_accounts before insert on login_networks
  for each row execute function refuse_for_deleted_account('user_id');
create trigger verification_requests_of_accounts before insert on verification_requests
  for each row execute function refuse_for_deleted_account('user_id');
create trigger data_exports_of_accounts before insert on data_exports
  for each row execute function refuse_for_deleted_account('user_id');
create trigger consents_of_accounts before insert on consents
  for each row execute function refuse_for_deleted_account('user_id');
create trigger uploads_of_accounts before insert on uploads
  for each row execute function refuse_for_deleted_account('owner_id');
create trigger favourites_of_accounts before insert on favourites
  for each row execute function refuse_for_deleted_account('user_id');
