-- A contractor may withdraw what it applied for while no admin has decided on it.

alter table credit_applications drop constraint credit_applications_status_check;
alter table credit_applications add constraint credit_applications_status_check
  check (status in ('open', 'approved', 'rejected', 'withdrawn'));
