-- Whose money a transfer is: by the word of its provider, or by who paid it and when. A person decides on the rest.

alter table provider_receipts
  add column requested_for uuid,
  add column paid_at timestamptz,
  add column is_from_asked boolean,
  add constraint provider_receipts_requested_for_fkey
    foreign key (requested_for) references provider_requests (payment_id) not valid;
comment on column provider_receipts.requested_for is
  'The payment whose request brought this money; null for a transfer that only names a reference.';
comment on column provider_receipts.paid_at is 'When M-Pesa says that it was paid.';
comment on column provider_receipts.is_from_asked is
  'Whether the phone that its payment asked has paid it; null where M-Pesa does not say.';
create unique index if not exists provider_receipts_requested_for_key
  on provider_receipts (requested_for) where state in ('credited', 'unmatched', 'refunded');

alter table provider_requests add column waiting_at timestamptz;
comment on column provider_requests.waiting_at is
  'When its provider said last that nothing was paid yet.';
comment on column provider_requests.claimed_amount is 'Unused; goes with a later release.';

create index if not exists provider_requests_created_idx on provider_requests (created_at);

alter table payouts
  add column left_out text,
  add constraint payouts_left_out_check
    check (left_out in ('disputed', 'less_owed', 'payee_changed')) not valid;
comment on column payouts.left_out is
  'Why the rest of its batch was paid without it; null for what was paid, or waits.';
