-- What nobody has ordered of an accepted quotation can be withdrawn: what was ordered stays.
alter table quotations add column rest_withdrawn_at timestamptz;
comment on column quotations.rest_withdrawn_at is
  'Since then nothing more is ordered of what was accepted in part.';
create or replace trigger quotations_updated_at
  before update of rfq_version, valid_until, status, status_reason, decided_at, superseded_at,
    withdrawn_at, reconfirmed_at, rest_withdrawn_at
  on quotations for each row execute function set_updated_at();
