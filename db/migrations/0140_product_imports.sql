-- Lists of products as CSV: an import and its rows, which a job stores some at a time.

create table product_imports (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references users (id) on delete cascade,
  total integer not null constraint product_imports_total_check check (total > 0),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
comment on table product_imports is 'Kept for a month, so that its supplier can look at what failed.';

create index product_imports_supplier_idx on product_imports (supplier_id, created_at desc);
create unique index product_imports_one_at_once on product_imports (supplier_id)
  where finished_at is null;

create table product_import_rows (
  import_id uuid not null references product_imports (id) on delete cascade,
  row_number integer not null,
  name text not null,
  -- Null where the row could not be read, and once it is stored.
  input jsonb,
  outcome text constraint product_import_rows_outcome_check
    check (outcome in ('created', 'updated', 'failed')),
  product_id uuid references products (id) on delete set null,
  problem jsonb,
  primary key (import_id, row_number),
  constraint product_import_rows_problem_check
    check ((outcome is not distinct from 'failed') = (problem is not null))
);

create index product_import_rows_waiting_idx on product_import_rows (import_id, row_number)
  where outcome is null;
create index product_import_rows_product_idx on product_import_rows (product_id)
  where product_id is not null;

-- What price and stock were is only ever added to. It goes with its product (a cascade, which is a
-- trigger of its own), and never by itself.
create trigger product_history_append_only before update or delete on product_history
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger product_history_no_truncate before truncate on product_history
  for each statement execute function refuse_change();

-- Where an import looks for what a row means.
create index products_supplier_item_idx on products (supplier_id, lower(name), lower(unit));
