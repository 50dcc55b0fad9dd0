-- A deleted supplier, or one described otherwise, is announced like every other change of the catalogue.
create or replace function suppliers_notify() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id
      where (new_rows.company_name, new_rows.first_name, new_rows.last_name, new_rows.location,
             new_rows.county, new_rows.delivery_counties, new_rows.lead_time_days,
             new_rows.is_verified, new_rows.profile_image_url, new_rows.suspended_at,
             new_rows.anonymised_at, new_rows.description)
        is distinct from
            (old_rows.company_name, old_rows.first_name, old_rows.last_name, old_rows.location,
             old_rows.county, old_rows.delivery_counties, old_rows.lead_time_days,
             old_rows.is_verified, old_rows.profile_image_url, old_rows.suspended_at,
             old_rows.anonymised_at, old_rows.description)
        and new_rows.role = 'supplier'
      limit 101);
begin
  if cardinality(changed) > 0 then
    perform notify_catalogue_changed('users', changed);
  end if;
  return null;
end $$;
