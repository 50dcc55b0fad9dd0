-- Market prices: weekly figures of what materials cost, and whom they were counted from.

create table market_snapshots (
  week date not null constraint market_snapshots_week_check check (extract(isodow from week) = 1),
  material_key text not null references materials (key),
  primary key (week, material_key)
);
comment on table market_snapshots is 'Materials whose figures of a week, from its Monday, are published.';

create table market_figures (
  id bigint generated always as identity primary key,
  week date not null,
  material_key text not null,
  size text not null,
  unit text not null,
  kind text not null constraint market_figures_kind_check check (kind in ('list', 'quotation')),
  county text not null,
  suppliers integer not null constraint market_figures_suppliers_check check (suppliers >= 5),
  lower_price numeric(14, 2) not null,
  median_price numeric(14, 2) not null,
  upper_price numeric(14, 2) not null,
  counted_on date not null,
  constraint market_figures_key unique (material_key, size, kind, county, week),
  constraint market_figures_snapshot_fkey foreign key (week, material_key)
    references market_snapshots (week, material_key),
  constraint market_figures_order_check
    check (0 < lower_price and lower_price <= median_price and median_price <= upper_price),
  constraint market_figures_counted_check check (counted_on <= week)
);
comment on column market_figures.size is 'Attributes of the item ("diameterMm:12,lengthM:12"); '''' of what compares across sizes.';
comment on column market_figures.county is 'Empty for the suppliers of all counties without figures of their own.';
comment on column market_figures.counted_on is
  'The week in which it was counted; later weeks repeat it until enough suppliers have changed.';

create trigger market_figures_append_only before update or delete on market_figures
  for each row execute function refuse_change();
create trigger market_figures_no_truncate before truncate on market_figures
  for each statement execute function refuse_change();

create table market_bases (
  material_key text not null references materials (key),
  size text not null,
  kind text not null,
  county text not null,
  supplier_id uuid not null references users (id),
  price numeric(14, 2) not null,
  primary key (material_key, size, kind, county, supplier_id)
);
comment on table market_bases is
  'Sealed: from which prices the standing figure was counted. Nothing but the next count reads them.';
create index market_bases_supplier_idx on market_bases (supplier_id);

create table price_alerts (
  id uuid primary key default gen_random_uuid(),
  contractor_id uuid not null references users (id),
  material_key text not null references materials (key),
  size text not null,
  county text not null,
  measure text not null constraint price_alerts_measure_check check (measure in ('median', 'lowest')),
  below numeric(12, 2) not null constraint price_alerts_below_check check (below > 0),
  is_below boolean not null default false,
  created_at timestamptz not null default now(),
  constraint price_alerts_key unique (contractor_id, material_key, size, county, measure)
);
comment on column price_alerts.county is 'Empty for the whole country.';
comment on column price_alerts.is_below is
  'Whether the price was below at the last look: its contractor is notified when that begins.';
create trigger price_alerts_of_accounts before insert on price_alerts
  for each row execute function refuse_for_deleted_account('contractor_id');
