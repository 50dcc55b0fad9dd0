-- Where an admin is told which other accounts named the same papers.
create index verification_requests_registration_number_idx
  on verification_requests (registration_number);
create index verification_requests_kra_pin_idx on verification_requests (kra_pin);
