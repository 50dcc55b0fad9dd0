-- A contact is held by the account that has proven it, or that has proven none. One that was never
-- proven beside one that was is the account's own word alone: it keeps nobody from having it too.
alter table users drop constraint users_email_key, drop constraint users_phone_number_key;

create unique index users_email_key on users (email)
  where email_verified_at is not null or phone_verified_at is null;
create unique index users_phone_number_key on users (phone_number)
  where phone_verified_at is not null or email_verified_at is null;

-- For looking an account up, whether it holds the contact or not.
create index users_email_idx on users (email);
create index users_phone_number_idx on users (phone_number);
