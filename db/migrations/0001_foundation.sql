-- Foundation: extensions, the functions every table shares, the gazetteer, and site settings.

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
  constraint places_town_county_key unique (town, county)
);
comment on column places.aliases is 'Short and colloquial names, lower case (kite, rongai, eldy).';

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
