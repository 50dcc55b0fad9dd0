-- How often the language model was asked each day, for each account and in all: it costs money.
create table assistant_model_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  calls integer not null constraint assistant_model_days_calls_check check (calls >= 0),
  primary key (user_id, day)
);

create table assistant_model_totals (
  day date primary key,
  calls integer not null constraint assistant_model_totals_calls_check check (calls >= 0)
);
