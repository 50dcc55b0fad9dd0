-- Search and lists: the words by which products are found, which come from the product, its category
-- and its material and follow these by trigger; and the counts that give lists their totals.

-- Ways in which people write a size that the product's name spells otherwise ("12 mm": 12mm, Y12).
create function attribute_search_words(type text, attributes jsonb) returns text
language sql stable as $$
  select coalesce(string_agg(
    case
      when type = 'deformed-bar' and entry.key = 'diameterMm'
        then concat_ws(' ', entry.value || 'mm', 'y' || entry.value, 'd' || entry.value, 't' || entry.value)
      when type = 'round-bar' and entry.key = 'diameterMm'
        then concat_ws(' ', entry.value || 'mm', 'r' || entry.value)
      when entry.key like '%Mm' then entry.value || 'mm'
      when entry.key like '%Kg' then entry.value || 'kg'
      when entry.key like '%Inch' then entry.value || 'inch'
      when entry.key = 'gauge' then concat_ws(' ', 'g' || entry.value, entry.value || 'g', 'gauge')
      when entry.key = 'litres' then concat_ws(' ', entry.value || 'l', entry.value || 'ltr', 'litres')
      else entry.value
    end, ' '), '')
  from jsonb_each_text(attributes) as entry
$$;

create function product_search_vector(product products) returns tsvector
language sql stable as $$
  select setweight(to_tsvector('catalogue_search', product.name), 'A')
    || setweight(to_tsvector('catalogue_search', concat_ws(' ',
         product.brand_name,
         (select name from categories where id = product.category_id),
         (select concat_ws(' ', name, array_to_string(tags_en || tags_sw || tags_slang, ' '))
            from materials where key = product.product_type),
         attribute_search_words(product.product_type, product.attributes))), 'B')
    || setweight(to_tsvector('catalogue_search', coalesce(product.description, '')), 'D')
$$;

create function products_set_search() returns trigger language plpgsql as $$
begin
  new.search := product_search_vector(new);
  return new;
end $$;

create trigger products_search
  before insert or update of name, brand_name, description, category_id, product_type, attributes
  on products for each row execute function products_set_search();

create function refresh_search_of_category() returns trigger language plpgsql as $$
begin
  update products set search = product_search_vector(products) where category_id = new.id;
  return null;
end $$;

create trigger categories_refresh_search after update of name on categories
  for each row when (old.name is distinct from new.name) execute function refresh_search_of_category();

create function refresh_search_of_material() returns trigger language plpgsql as $$
begin
  update products set search = product_search_vector(products) where product_type = new.key;
  return null;
end $$;

create trigger materials_refresh_search after update on materials
  for each row when ((old.name, old.tags_en, old.tags_sw, old.tags_slang)
    is distinct from (new.name, new.tags_en, new.tags_sw, new.tags_slang))
  execute function refresh_search_of_material();

create index products_search_idx on products using gin (search);
create index products_search_name_idx on products using gin (search_name gin_trgm_ops);

-- A product is found by the words of its own name, whatever the dictionary takes them for.

-- The words of a name as people write them: lower case, without accents, in the singular, a figure
-- apart from the unit behind it ("14inch", `14"` and "14 inch" are the same two words; Y12 is one).
-- Costly on purpose: the planner must read them off the index, not work them out for every row. Bodies
-- are bound when they are made, since an index is built without the schema's search path.
create function name_words(name text) returns text[]
language sql immutable parallel safe cost 2000
begin atomic
  with plain (text) as (
    select translate(lower(normalize(
      regexp_replace(regexp_replace(regexp_replace(name,
        '(\d)\s?(?:"|''''|”|″)', '\1 inch ', 'g'),
        '(\d)([¼½¾⅓⅔⅛⅜⅝⅞])', '\1 \2', 'g'),
        '(\d),(\d{3})(?!\d)', '\1\2', 'g'), nfkd)), '×⁄', 'x/')
  ), words (word) as (
    select found[1] from plain, regexp_matches(
      regexp_replace(plain.text, '[\u0300-\u036f]', '', 'g'),
      '\d+(?:[./]\d+)*|[^[:space:][:punct:]0-9–—‘’“”″·•][^[:space:][:punct:]–—‘’“”″·•]*', 'g') as found
  )
  select coalesce(array_agg(distinct case
      when word ~ '\d' then word
      when length(word) > 4 and word ~ 'ies$' then left(word, -3) || 'y'
      when length(word) > 4 and word ~ '(?:s|x|ch|sh)es$' then left(word, -2)
      when length(word) > 3 and word ~ '[^sui]s$' then left(word, -1)
      else word
    end), '{}')
  from words;
end;

create function product_words(name text, brand_name text, product_type text) returns tsvector
language sql immutable parallel safe cost 2000
return array_to_tsvector(array_remove(
  name_words(name || coalesce(' ' || brand_name, '')) || ('type:' || product_type), null));
comment on function product_words(text, text, text) is
  'Words by which a product is found, and its type as "type:key", which is no word of any name.';

-- A search's words as a query over product_words. "lipping|edging" is one word or the other, "door
-- frame|doorframe" two words or one, and a word with a star may go on.
create function name_query(words text[]) returns text
language sql immutable parallel safe
begin atomic
  with choices (place, query) as (
    select word.place, '(' || (
        select string_agg(quote_literal(part) || case when written.text like '%*' then ':*' else '' end, ' & ')
          from string_to_table(choice.text, ' ') as written (text),
            unnest(name_words(written.text)) as part
      ) || ')'
      from unnest(words) with ordinality as word (text, place),
        string_to_table(word.text, '|') as choice (text)
  ), asked (query) as (
    select '(' || string_agg(query, ' | ') || ')'
      from choices where query is not null group by place
  )
  select string_agg(query, ' & ') from asked;
end;

create index products_words_idx
  on products using gin (product_words(name, brand_name, product_type));

create table product_counts (
  category_id uuid primary key references categories (id) on delete cascade,
  active integer not null default 0 constraint product_counts_active_check check (active >= 0),
  in_stock integer not null default 0
    constraint product_counts_in_stock_check check (in_stock between 0 and active)
);
comment on table product_counts is
  'Active products by category, kept by trigger: totals of the public list without counting.';

create function categories_start_count() returns trigger language plpgsql as $$
begin
  insert into product_counts (category_id) values (new.id);
  return null;
end $$;

create trigger categories_count after insert on categories
  for each row execute function categories_start_count();

-- Without a check: a decrease is proposed as a row of its own, which a check would refuse before it is
-- added up.
create table supplier_product_counts (
  supplier_id uuid not null references users (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  active integer not null default 0,
  in_stock integer not null default 0,
  primary key (supplier_id, category_id)
);
comment on table supplier_product_counts is
  'Active products by supplier and category, kept by trigger: totals of a supplier''s list and of '
  'what is delivered to a county.';

create index supplier_product_counts_category_idx on supplier_product_counts (category_id);

-- Rows are changed in the order of their keys, so that two statements over several of them cannot
-- wait for each other in a circle. A product only weighs here while it is active, and a sale only
-- when it is the last one.
create function add_product_count(category uuid, more bigint, more_in_stock bigint) returns void
language sql as $$
  update product_counts set active = active + more, in_stock = in_stock + more_in_stock
    where category_id = category
$$;

create type product_count_change as (
  supplier_id uuid, category_id uuid, active bigint, in_stock bigint
);

create function apply_product_counts(changes product_count_change[]) returns void
language plpgsql as $$
begin
  perform add_product_count(category_id, active, in_stock) from (
    select category_id, sum(active)::bigint as active, sum(in_stock)::bigint as in_stock
      from unnest(changes) group by 1 having sum(active) <> 0 or sum(in_stock) <> 0 order by 1
  ) as change;
  insert into supplier_product_counts as kept (supplier_id, category_id, active, in_stock)
    select * from unnest(changes) order by 1, 2
    on conflict (supplier_id, category_id) do update
      set active = kept.active + excluded.active, in_stock = kept.in_stock + excluded.in_stock;
end $$;

create function products_count() returns trigger language plpgsql as $$
declare
  changes product_count_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(supplier_id, category_id, count(*), count(*) filter (where stock_quantity > 0))::product_count_change
        from new_rows where is_active group by supplier_id, category_id);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(supplier_id, category_id, -count(*), -count(*) filter (where stock_quantity > 0))::product_count_change
        from old_rows where is_active group by supplier_id, category_id);
  else
    changes := array(
      select row(supplier_id, category_id, sum(active), sum(in_stock))::product_count_change
        from (
          select supplier_id, category_id, 1 as active, (stock_quantity > 0)::integer as in_stock
            from new_rows where is_active
          union all
          select supplier_id, category_id, -1, -(stock_quantity > 0)::integer
            from old_rows where is_active
        ) as changed
        group by supplier_id, category_id having sum(active) <> 0 or sum(in_stock) <> 0);
  end if;
  if cardinality(changes) > 0 then
    perform apply_product_counts(changes);
  end if;
  return null;
end $$;

create trigger products_count_inserted after insert on products
  referencing new table as new_rows for each statement execute function products_count();
create trigger products_count_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function products_count();
create trigger products_count_deleted after delete on products
  referencing old table as old_rows for each statement execute function products_count();

create function products_refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'Truncating products would leave their counts behind: delete the rows instead'
    using errcode = 'object_not_in_prerequisite_state';
end $$;

create trigger products_no_truncate before truncate on products
  for each statement execute function products_refuse_truncate();
