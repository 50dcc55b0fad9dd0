-- Returns of delivered goods, and the credit notes that correct an invoice after a return or a dispute.

create sequence return_numbers;

create function next_return_number() returns text language sql volatile as $$
  select 'RT-' || lpad(n::text, greatest(6, length(n::text)), '0')
    from (select nextval('return_numbers') as n) as next
$$;

create table goods_returns (
  id uuid primary key default gen_random_uuid(),
  number text not null default next_return_number() constraint goods_returns_number_key unique,
  order_id uuid not null references orders (id),
  asked_by uuid not null references users (id),
  kind text not null constraint goods_returns_kind_check
    check (kind in ('damaged', 'wrong', 'surplus', 'other')),
  reason text,
  status text not null default 'asked' constraint goods_returns_status_check
    check (status in ('asked', 'agreed', 'received', 'declined', 'withdrawn')),
  declined_reason text,
  is_restocked boolean,
  agreed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint goods_returns_ended_check
    check ((status in ('asked', 'agreed')) = (ended_at is null)),
  constraint goods_returns_received_check
    check ((status = 'received') = (is_restocked is not null))
);
comment on column goods_returns.reason is 'Null once its author''s account is gone.';
comment on column goods_returns.is_restocked is 'Whether what came back went into the products'' stock.';

create index goods_returns_order_idx on goods_returns (order_id, created_at, id);
create trigger goods_returns_of_accounts before insert on goods_returns
  for each row execute function refuse_for_deleted_account('asked_by');

create table return_items (
  return_id uuid not null references goods_returns (id),
  order_item_id uuid not null references order_items (id),
  quantity numeric(14, 3) not null constraint return_items_quantity_check check (quantity > 0),
  received numeric(14, 3)
    constraint return_items_received_check check (received between 0 and quantity),
  primary key (return_id, order_item_id)
);
comment on column return_items.received is 'As the supplier counted it; null before.';
create index return_items_order_item_idx on return_items (order_item_id);

create table return_photos (
  upload_id uuid primary key references uploads (id),
  return_id uuid not null references goods_returns (id)
);
create index return_photos_return_idx on return_photos (return_id);

alter table order_items
  add column returned_quantity numeric(14, 3) not null default 0
    constraint order_items_returned_quantity_check
      check (returned_quantity between 0 and delivered_quantity);
comment on column order_items.returned_quantity is
  'Of what was delivered, what the supplier has again: it is credited and not owed anew.';

-- What has ended stays: it is credited.
create function keep_return() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.order_id, new.asked_by, new.kind, new.created_at)
        is distinct from (old.order_id, old.asked_by, old.kind, old.created_at)
      or (old.status not in ('asked', 'agreed')
        and (new.status, new.is_restocked, new.ended_at)
          is distinct from (old.status, old.is_restocked, old.ended_at)) then
    raise exception 'Return % is kept as it is', old.id
      using errcode = 'check_violation', constraint = 'goods_returns_kept_check',
        table = 'goods_returns';
  end if;
  return new;
end $$;

create trigger goods_returns_kept before update or delete on goods_returns
  for each row execute function keep_return();

create function keep_return_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.return_id, new.order_item_id, new.quantity)
        is distinct from (old.return_id, old.order_item_id, old.quantity)
      or old.received is not null then
    raise exception 'The counts of return % are kept as they are', old.return_id
      using errcode = 'check_violation', constraint = 'return_items_kept_check',
        table = 'return_items';
  end if;
  return new;
end $$;

create trigger return_items_kept before update or delete on return_items
  for each row execute function keep_return_item();

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (
  purpose in (
    'avatar', 'product_image', 'verification_document', 'message_attachment',
    'quotation_attachment', 'review_photo', 'delivery_photo', 'dispute_file', 'return_photo'
  )
);

create sequence credit_note_numbers;

create function next_credit_note_number() returns text language sql volatile as $$
  select 'CN-' || lpad(n::text, greatest(6, length(n::text)), '0')
    from (select nextval('credit_note_numbers') as n) as next
$$;

create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  number text not null default next_credit_note_number()
    constraint credit_notes_number_key unique,
  order_id uuid not null references orders (id),
  dispute_id uuid constraint credit_notes_dispute_key unique references disputes (id),
  return_id uuid constraint credit_notes_return_key unique references goods_returns (id),
  cause_number text not null,
  amount numeric(14, 2) not null constraint credit_notes_amount_check check (amount > 0),
  vat_amount numeric(14, 2) not null
    constraint credit_notes_vat_amount_check check (vat_amount between 0 and amount),
  lines jsonb not null default '[]',
  vat jsonb not null,
  created_at timestamptz not null default now(),
  constraint credit_notes_cause_check check (num_nonnulls(dispute_id, return_id) = 1)
);
comment on column credit_notes.cause_number is 'Of the dispute or the return.';
comment on column credit_notes.amount is 'With VAT: by so much the order comes to less.';
comment on column credit_notes.lines is 'The goods that came back, as they were priced; none after a dispute.';
comment on column credit_notes.vat is 'Net and VAT by the letters of the invoice.';

create index credit_notes_order_idx on credit_notes (order_id, created_at, id);

-- A note for each dispute that was decided with a credit before there were notes.
insert into credit_notes (order_id, dispute_id, cause_number, amount, vat_amount, vat, created_at)
  select order_id, id, number, credit_amount, vat,
      jsonb_build_array(jsonb_build_object('letter', 'B', 'rate', 16,
        'net', (credit_amount - vat)::text, 'vat', vat::text)), ended_at
    from (
      select d.*, round(d.credit_amount * o.vat_amount / (o.total_amount + o.credited_amount), 2) as vat
        from disputes d join orders o on o.id = d.order_id
        where d.status = 'decided' and d.credit_amount > 0
    ) as credited
    order by ended_at;

create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function refuse_change();

-- What one side asks for, and nobody has ended: till then nothing is paid out, and no order completes by itself.
create function has_open_claim(claimed_order uuid) returns boolean language sql stable as $$
  select exists (select from disputes d where d.order_id = claimed_order and d.status = 'open')
    or exists (select from goods_returns r
      where r.order_id = claimed_order and r.status in ('asked', 'agreed'))
$$;

alter table deliveries add column link_claimed_at timestamptz;
comment on column deliveries.link_claimed_at is
  'When the message with this link was handed to the gateway: it is not handed over again.';
update deliveries set link_claimed_at = link_sent_at;
