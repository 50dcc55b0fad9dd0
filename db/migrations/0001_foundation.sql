-- Foundation: extensions, the functions every table shares, the gazetteer, and what belongs to no
-- account.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Swahili, Sheng and English stand side by side in one text, so no stemmer fits: words are kept as
-- they are, without accents.
create text search configuration catalogue_search (copy = simple);
alter text search configuration catalogue_search
  alter mapping for hword, hword_part, word with unaccent, simple;

create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op
    using errcode = 'object_not_in_prerequisite_state';
end $$;
comment on function refuse_change() is
  'Trigger of the append-only tables. It holds for every role, the owner of the table included.';

-- One notification a statement, whatever the number of rows. Listeners drop what they cached: the
-- named ids, or everything of that table where "ids" is absent (too many to name).
create function notify_catalogue_changed(source text, ids uuid[]) returns void language sql as $$
  select pg_notify(
    'catalogue_changed',
    case when cardinality(ids) between 1 and 100
      then json_build_object('table', source, 'ids', ids)
      else json_build_object('table', source)
    end::text
  )
$$;

create function table_notify() returns trigger language plpgsql as $$
begin
  perform notify_catalogue_changed(tg_table_name, '{}');
  return null;
end $$;

create function end_of_day_nairobi(days integer) returns timestamptz language sql stable as $$
  select ((now() at time zone 'Africa/Nairobi')::date + days + time '23:59:59')
    at time zone 'Africa/Nairobi'
$$;
comment on function end_of_day_nairobi(integer) is 'The last second of the day that many days from now.';

create table reference_files (
  name text primary key,
  hash text not null,
  loaded_at timestamptz not null default now()
);
comment on table reference_files is 'Which state of db/reference/*.json this database holds.';

create table counties (
  name text primary key,
  position integer not null
);
comment on table counties is 'The 47 counties of Kenya; position is the official county code''s order.';

create table places (
  id uuid primary key default gen_random_uuid(),
  town text not null,
  county text not null references counties (name) on update cascade,
  aliases text[] not null default '{}',
  edited_at timestamptz,
  constraint places_town_county_key unique (town, county)
);
comment on column places.aliases is 'Short and colloquial names, lower case (kite, rongai, eldy).';
comment on column places.edited_at is 'When somebody wrote this entry over; reference data leaves it alone then.';

create table removed_places (
  town text not null,
  county text not null references counties (name) on update cascade,
  removed_at timestamptz not null default now(),
  primary key (town, county)
);
comment on table removed_places is 'Places that were taken out of the gazetteer; reference data does not bring them back.';

-- For tables with a column delivery_counties, whose entries no foreign key can check.
create function refuse_unknown_counties() returns trigger language plpgsql as $$
declare
  unknown text;
begin
  select name into unknown
    from unnest(new.delivery_counties) as named (name)
    where not exists (select from counties where counties.name = named.name)
    limit 1;
  if found then
    raise exception 'Unknown county: %', coalesce(unknown, 'null')
      using errcode = 'foreign_key_violation', constraint = tg_table_name || '_delivery_counties_fkey',
        table = tg_table_name, column = 'delivery_counties';
  end if;
  return new;
end $$;

create table site_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create trigger site_settings_updated_at before update on site_settings
  for each row execute function set_updated_at();
create trigger site_settings_notify after insert or update or delete on site_settings
  for each statement execute function table_notify();

create table contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text,
  message text not null constraint contact_submissions_message_check check (btrim(message) <> ''),
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);

create index contact_submissions_created_idx on contact_submissions (created_at desc, id desc);

create table idempotency_keys (
  scope text not null,
  key text not null constraint idempotency_keys_key_check check (length(key) between 1 and 255),
  request_hash text not null,
  status_code integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
comment on table idempotency_keys is
  'The first answer to each Idempotency-Key. scope is the user''s id, or the visitor''s for calls '
  'without an account. A null status code is a request still being answered.';

create index idempotency_keys_created_idx on idempotency_keys (created_at);
