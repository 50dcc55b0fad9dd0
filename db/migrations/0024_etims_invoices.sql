-- The tax invoice that a supplier issued for an order in KRA's eTIMS, as the supplier entered it.
create table etims_invoices (
  order_id uuid primary key references orders (id) on delete cascade,
  supplier_id uuid not null references users (id),
  control_unit text not null
    constraint etims_invoices_control_unit_check check (control_unit ~ '^KRA[A-Z]{2}[0-9]{8,18}$'),
  invoice_number text not null constraint etims_invoices_number_check
    check (invoice_number ~ '^([0-9]{1,20}|KRA[A-Z]{2}[0-9]{8,18}/[0-9]{1,10})$'),
  entered_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint etims_invoices_number_key unique (supplier_id, control_unit, invoice_number)
);
comment on table etims_invoices is 'Never made up here: without a row the order has no known tax invoice.';
