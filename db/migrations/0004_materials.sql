-- Materials: categories, and the dictionary of what things are called.

create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null constraint categories_slug_key unique,
  icon text,
  description text,
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create trigger categories_notify after insert or update or delete on categories
  for each statement execute function table_notify();

-- What sites call a material and how people describe it are part of the dictionary, as its tags are:
-- they come with a release and are edited where the product runs. What an admin wrote stays when a
-- later version brings its own.
create table materials (
  key text primary key,
  name text not null,
  category_id uuid not null references categories (id),
  unit text not null,
  attribute_keys text[] not null default '{}',
  tags_en text[] not null default '{}',
  tags_sw text[] not null default '{}',
  tags_slang text[] not null default '{}',
  names_said text[] not null default '{}'
    constraint materials_names_said_check check (cardinality(names_said) <= 400),
  described text not null default ''
    constraint materials_described_check check (length(described) <= 1000),
  edited_at timestamptz,
  words_edited_at timestamptz
);
comment on table materials is
  'The dictionary of product types: what a thing is called in English, Swahili and on site.';
comment on column materials.names_said is 'What sites also call it, beyond the tags.';
comment on column materials.described is
  'What it is for and looks like, in the words of people who do not know its name.';
comment on column materials.edited_at is 'When somebody wrote this entry over; reference data leaves it alone then.';
comment on column materials.words_edited_at is
  'When somebody wrote names_said or described over; reference data leaves these two alone then.';

create index materials_category_id_idx on materials (category_id);
create trigger materials_notify after insert or update or delete on materials
  for each statement execute function table_notify();

create table shared_names (
  name text primary key constraint shared_names_name_check check (length(name) between 2 and 60),
  material_keys text[] not null
    constraint shared_names_material_keys_check
      check (cardinality(material_keys) <= 12 and array_position(material_keys, null) is null),
  edited_at timestamptz,
  removed_at timestamptz
);
comment on table shared_names is
  'Names that win over those of the materials: of several types, or of what nobody sells here.';
comment on column shared_names.material_keys is
  'The types, likeliest first; none where the thing is named but not sold here.';
comment on column shared_names.edited_at is
  'When somebody wrote this entry over; reference data leaves it alone then.';
comment on column shared_names.removed_at is
  'When it was taken out: it is no name then, and reference data does not bring it back.';

create table same_words (
  word text primary key constraint same_words_word_check check (length(word) between 2 and 30),
  others text[] not null
    constraint same_words_others_check
      check (cardinality(others) between 1 and 12 and array_position(others, null) is null),
  edited_at timestamptz,
  removed_at timestamptz
);
comment on table same_words is
  'Words that stand for each other in the names of materials, in the singular: gate, geti, lango.';
comment on column same_words.others is 'What stands for the word, and for each other.';
comment on column same_words.edited_at is
  'When somebody wrote this entry over; reference data leaves it alone then.';
comment on column same_words.removed_at is
  'When it was taken out: it stands for nothing then, and reference data does not bring it back.';

-- The search reads by these names, and pages of what was found are kept until it is said that they changed.
create trigger shared_names_notify after insert or update or delete on shared_names
  for each statement execute function table_notify();
create trigger same_words_notify after insert or update or delete on same_words
  for each statement execute function table_notify();
