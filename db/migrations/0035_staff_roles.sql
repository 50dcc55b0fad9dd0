-- What each admin is entrusted with. Whoever is an admin already may go on doing everything.
alter table users add column staff_role text;
update users set staff_role = 'owner' where role = 'admin';
alter table users add constraint users_staff_role_check check (
  (role = 'admin') = (staff_role is not null)
  and staff_role in ('owner', 'support', 'finance', 'moderator')
) not valid;
comment on column users.staff_role is
  'An admin''s, and nobody else''s. Who takes an owner''s away waits for everybody who does (lock "owners").';
create index users_staff_idx on users (staff_role, id) where staff_role is not null;
