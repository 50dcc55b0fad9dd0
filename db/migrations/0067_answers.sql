-- What people ask about materials, rules and the product, with what is answered.
create table answers (
  key text primary key constraint answers_key_check check (length(key) between 2 and 60),
  questions_en text[] not null constraint answers_questions_en_check
    check (cardinality(questions_en) between 1 and 12 and array_position(questions_en, null) is null),
  questions_sw text[] not null constraint answers_questions_sw_check
    check (cardinality(questions_sw) between 1 and 12 and array_position(questions_sw, null) is null),
  answer_en text not null constraint answers_answer_en_check check (length(answer_en) between 2 and 600),
  answer_sw text not null constraint answers_answer_sw_check check (length(answer_sw) between 2 and 600),
  source_title text not null
    constraint answers_source_title_check check (length(source_title) between 2 and 80),
  source_url text not null default '',
  link text not null default '',
  material_keys text[] not null default '{}'
    constraint answers_material_keys_check
      check (cardinality(material_keys) <= 12 and array_position(material_keys, null) is null),
  tags text[] not null default '{}',
  edited_at timestamptz,
  removed_at timestamptz
);
comment on table answers is 'Answers in two or three sentences, in both languages, each with its source.';
comment on column answers.questions_en is 'How people ask for it; the first one is its title.';
comment on column answers.source_url is 'Where the source can be read; empty where it is not public.';
comment on column answers.link is 'The page of the product that leads on; empty where there is none.';
comment on column answers.material_keys is 'The types of materials that it is about.';
comment on column answers.edited_at is
  'When somebody wrote this entry over; reference data leaves it alone then.';
comment on column answers.removed_at is
  'When it was taken out: reference data does not bring it back.';
