-- What sites call a material and how people describe it are part of the dictionary, as its tags are:
-- they come with a release and are edited where the product runs.
alter table materials
  add column names_said text[] not null default '{}'
    constraint materials_names_said_check check (cardinality(names_said) <= 400),
  add column described text not null default ''
    constraint materials_described_check check (length(described) <= 1000),
  add column words_edited_at timestamptz;
comment on column materials.names_said is 'What sites also call it, beyond the tags.';
comment on column materials.described is
  'What it is for and looks like, in the words of people who do not know its name.';
comment on column materials.words_edited_at is
  'When somebody wrote names_said or described over; reference data leaves these two alone then.';

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
