-- What admins do on the shelves: words that nobody understood become aliases, categories are named in
-- both languages and merged, products are merged and their type is corrected by hand.

-- Texts without a person: contacts and names are out before a row is written.
create table knowledge_gaps (
  source text not null constraint knowledge_gaps_source_check check (source in ('search', 'message')),
  text text not null constraint knowledge_gaps_text_check check (length(text) between 2 and 80),
  times integer not null default 1 constraint knowledge_gaps_times_check check (times > 0),
  excerpt text constraint knowledge_gaps_excerpt_check check (length(excerpt) <= 200),
  first_day date not null default (now() at time zone 'Africa/Nairobi')::date,
  last_day date not null default (now() at time zone 'Africa/Nairobi')::date,
  closed_at timestamptz,
  alias text,
  material_keys text[],
  primary key (source, text),
  constraint knowledge_gaps_closed_check
    check ((alias is null) = (material_keys is null) and (alias is null or closed_at is not null))
);
comment on table knowledge_gaps is
  'Searches that found nothing and words of messages that no dictionary knows, with how often; '
  'without anything about who.';
comment on column knowledge_gaps.excerpt is 'The newest message that a word stood in, redacted.';
comment on column knowledge_gaps.alias is
  'What was made an alias of it, of material_keys; null where it was dismissed or is open.';

create index knowledge_gaps_open_idx on knowledge_gaps (source, times desc, text)
  where closed_at is null;
create index knowledge_gaps_last_day_idx on knowledge_gaps (last_day);

alter table categories add column name_sw text;
comment on column categories.name_sw is 'Its name in Swahili; where there is none the English one stands.';

create table former_categories (
  slug text primary key,
  category_id uuid not null references categories (id) on delete cascade
);
comment on table former_categories is 'Addresses of categories that were merged into another.';

create index former_categories_category_idx on former_categories (category_id);
create trigger former_categories_notify after insert or update or delete on former_categories
  for each statement execute function table_notify();

alter table products add column type_set_at timestamptz;
comment on column products.type_set_at is
  'When an admin said what it is: reading its name anew leaves product_type alone then.';

create table former_products (
  id uuid primary key,
  slug text not null constraint former_products_slug_key unique,
  product_id uuid not null references products (id) on delete cascade
);
comment on table former_products is 'Addresses of products that were merged into another.';

create index former_products_product_idx on former_products (product_id);

-- Where admins look for products: the whole list by name, by when it came, and what has no type.
create index products_all_created_idx on products (created_at, id);
create index products_all_category_idx on products (category_id, created_at, id);
create index products_taken_down_idx on products (created_at, id) where taken_down_at is not null;
create index products_hidden_idx on products (created_at, id) where not is_active;
create index products_untyped_idx on products (created_at, id) where product_type is null;
