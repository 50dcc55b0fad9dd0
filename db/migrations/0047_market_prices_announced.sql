-- Pages and answers that are kept for visitors go when prices are published.

create trigger market_snapshots_notify after insert on market_snapshots
  for each statement execute function table_notify();
