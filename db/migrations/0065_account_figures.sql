-- How many accounts there are: counted in the index alone, as the overview of a hundred thousand needs.
create index users_figures_idx on users (role, is_verified)
  where suspended_at is null and anonymised_at is null;
