-- The trail outlives accounts, and nobody can change it: what somebody wrote about a person has no place
-- in it. Why a request was rejected stands in the request, which goes with the account.
alter table audit_log drop column reason;

-- Counted under keys of the server from now on: phone numbers and addresses are few enough to be tried
-- out against plain hashes.
delete from login_attempts;
delete from login_networks;
comment on table login_attempts is
  'Failed sign-ins by account and by network. key is an HMAC under a key of the server: what was typed '
  'may be a secret in the wrong field, and accounts that do not exist are counted like those that do.';
comment on table login_networks is
  'Networks (as HMACs) from which an account''s owner has signed in: failures elsewhere do not lock the '
  'owner out there.';

create trigger carts_of_accounts before insert on carts
  for each row execute function refuse_for_deleted_account('user_id');
