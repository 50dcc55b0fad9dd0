alter table rfqs add column closing_told_for timestamptz;
comment on column rfqs.closing_told_for is
  'The closing time of which its owner and those who have not answered were told that it is near.';

-- What its readers see of an RFQ stays the same to the byte when somebody is reminded of it.
drop trigger rfqs_updated_at on rfqs;
create trigger rfqs_updated_at
  before update of title, description, requirements, delivery_location, delivery_county, delivery_date,
    status, version, closes_at, verified_only, closed_at, closed_reason, awarded_at
  on rfqs for each row execute function set_updated_at();
