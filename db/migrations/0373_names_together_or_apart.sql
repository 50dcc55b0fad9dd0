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

drop function name_query(text[], text);
