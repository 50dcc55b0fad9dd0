-- A contact that one account has proven no longer keeps another from signing up with it: who asks would
-- learn that it is known. Of accounts that have proven it there is one, and one that has proven nothing.
create unique index if not exists users_proven_email_key on users (email)
  where email_verified_at is not null;
create unique index if not exists users_proven_phone_key on users (phone_number)
  where phone_verified_at is not null;
create unique index if not exists users_unproven_email_key on users (email)
  where email_verified_at is null and phone_verified_at is null;
create unique index if not exists users_unproven_phone_key on users (phone_number)
  where email_verified_at is null and phone_verified_at is null;

drop index users_email_key, users_phone_number_key;
alter index users_unproven_email_key rename to users_email_key;
alter index users_unproven_phone_key rename to users_phone_number_key;
