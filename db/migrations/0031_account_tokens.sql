-- A link's token is found by its hash alone; a code's hash is made with the row's id, so it is its own.

create unique index account_tokens_hash_key on account_tokens (token_hash);

alter table account_tokens
  add constraint account_tokens_failed_attempts_check check (failed_attempts between 0 and 5);
comment on column account_tokens.failed_attempts is
  'Wrong codes typed so far; at 5 the code is dead. Links are too long to be guessed and count none.';
