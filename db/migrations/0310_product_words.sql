-- A product is found by the words of its own name, whatever the dictionary takes them for.

-- The words of a name as people write them: lower case, without accents, in the singular, a figure
-- apart from the unit behind it ("14inch", `14"` and "14 inch" are the same two words; Y12 is one). Costly on purpose: the
-- planner must read them off the index, not work them out for every row. Bodies are bound when they are
-- made, since an index is built without the schema's search path.
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

-- A search's words as a query over product_words; "lipping|edging" is one word or the other, and
-- begun may go on.
create function name_query(words text[], begun text) returns text
language sql immutable parallel safe
begin atomic
  with asked (query) as (
    select '(' || string_agg(either.words, ' | ') || ')'
      from unnest(words) with ordinality as word (text, place),
        string_to_table(word.text, '|') as choice (text),
        lateral (
          select '(' || string_agg(quote_literal(part), ' & ') || ')' as words
            from unnest(name_words(choice.text)) as part
        ) as either
      where either.words is not null
      group by word.place
    union all
    select quote_literal(part) || ':*' from unnest(name_words(begun)) as part
  )
  select string_agg(query, ' & ') from asked;
end;

create index if not exists products_words_idx
  on products using gin (product_words(name, brand_name, product_type));
