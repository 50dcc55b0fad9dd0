-- Contacts that accounts have given up, for as long as they are still told of new payment details.

create table former_contacts (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null constraint former_contacts_kind_check check (kind in ('email', 'phone')),
  value text not null,
  given_up_at timestamptz not null default now(),
  primary key (user_id, kind, value)
);
comment on table former_contacts is
  'Proven emails and phone numbers that their account no longer has: who took it over must not be alone in '
  'hearing where its buyers are to pay. Deleted after 14 days.';
create index former_contacts_given_up_idx on former_contacts (given_up_at);
