-- Told once for each last day: that it is near, and that it has passed. A reconfirmed one is told anew.
alter table quotations
  add column ending_told_for timestamptz,
  add column expired_told_for timestamptz;
comment on column quotations.ending_told_for is
  'The end of validity of which its two sides were told that it is near.';
comment on column quotations.expired_told_for is
  'The end of validity of which its supplier was told that it has passed.';

create index quotations_ending_idx on quotations (valid_until)
  where status in ('pending', 'submitted') and superseded_at is null and withdrawn_at is null;
