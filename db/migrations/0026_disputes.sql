-- Disputes about what was delivered, with both sides' evidence and an admin's decision, and credits.

create sequence dispute_numbers;

create function next_dispute_number() returns text language sql volatile as $$
  select 'DP-' || lpad(n::text, greatest(6, length(n::text)), '0')
    from (select nextval('dispute_numbers') as n) as next
$$;

create table disputes (
  id uuid primary key default gen_random_uuid(),
  number text not null default next_dispute_number() constraint disputes_number_key unique,
  order_id uuid not null references orders (id),
  opened_by uuid not null references users (id),
  kind text not null constraint disputes_kind_check
    check (kind in ('short', 'damaged', 'wrong', 'not_delivered', 'other')),
  status text not null default 'open'
    constraint disputes_status_check check (status in ('open', 'decided', 'withdrawn')),
  decided_by uuid references users (id),
  reason text,
  credit_amount numeric(14, 2) constraint disputes_credit_amount_check check (credit_amount >= 0),
  closes_order boolean,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint disputes_ended_check check ((status = 'open') = (ended_at is null)),
  constraint disputes_decided_check check (
    (status = 'decided') = (decided_by is not null)
    and (status = 'decided') = (credit_amount is not null)
    and (status = 'decided') = (closes_order is not null)
  )
);
comment on column disputes.closes_order is 'Nothing more is delivered: what is still owed is let go.';

-- While one waits, the other side answers it and does not open another.
create unique index disputes_open_key on disputes (order_id) where status = 'open';
create index disputes_order_idx on disputes (order_id, created_at, id);
create index disputes_newest_idx on disputes (created_at desc, id desc);
create trigger disputes_of_accounts before insert on disputes
  for each row execute function refuse_for_deleted_account('opened_by');

create table dispute_entries (
  id bigint generated always as identity primary key,
  dispute_id uuid not null references disputes (id),
  author_id uuid not null references users (id),
  text text,
  created_at timestamptz not null default now()
);
comment on column dispute_entries.text is 'Null once its author''s account is gone.';

create index dispute_entries_dispute_idx on dispute_entries (dispute_id, id);
create trigger dispute_entries_of_accounts before insert on dispute_entries
  for each row execute function refuse_for_deleted_account('author_id');

create table dispute_files (
  upload_id uuid primary key references uploads (id),
  entry_id bigint not null references dispute_entries (id)
);
create index dispute_files_entry_idx on dispute_files (entry_id);

-- What was decided stays: it is booked.
create function keep_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.order_id, new.opened_by, new.kind, new.created_at)
        is distinct from (old.order_id, old.opened_by, old.kind, old.created_at)
      or (old.status <> 'open'
        and (new.status, new.decided_by, new.credit_amount, new.closes_order, new.ended_at)
          is distinct from (old.status, old.decided_by, old.credit_amount, old.closes_order,
            old.ended_at)) then
    raise exception 'Dispute % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'disputes_kept_check', table = 'disputes';
  end if;
  return new;
end $$;

create trigger disputes_kept before update or delete on disputes
  for each row execute function keep_dispute();

alter table orders
  add column credited_amount numeric(14, 2) not null default 0
    constraint orders_credited_amount_check check (credited_amount >= 0),
  drop constraint orders_total_amount_check,
  add constraint orders_total_amount_check
    check (total_amount > 0 or (total_amount = 0 and credited_amount > 0));
comment on column orders.credited_amount is 'Credit notes: total_amount is what the order comes to after them.';

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (
  purpose in (
    'avatar', 'product_image', 'verification_document', 'message_attachment',
    'quotation_attachment', 'review_photo', 'delivery_photo', 'dispute_file'
  )
);
