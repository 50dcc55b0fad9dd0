-- How many SMS were handed to the gateway each day, over all processes: they cost money.
create table sms_days (
  day date primary key,
  sent integer not null constraint sms_days_sent_check check (sent >= 0)
);
