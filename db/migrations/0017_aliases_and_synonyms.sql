-- Other names of materials are called as the field calls them: aliases and synonyms.

alter table materials rename column names_said to aliases;
alter table materials rename constraint materials_names_said_check to materials_aliases_check;
comment on column materials.words_edited_at is
  'When somebody wrote aliases or described over; reference data leaves these two alone then.';

alter table shared_names rename to ambiguous_aliases;
alter table ambiguous_aliases rename constraint shared_names_pkey to ambiguous_aliases_pkey;
alter table ambiguous_aliases rename constraint shared_names_name_check to ambiguous_aliases_name_check;
alter table ambiguous_aliases
  rename constraint shared_names_material_keys_check to ambiguous_aliases_material_keys_check;
alter trigger shared_names_notify on ambiguous_aliases rename to ambiguous_aliases_notify;

alter table same_words rename to synonyms;
alter table synonyms rename constraint same_words_pkey to synonyms_pkey;
alter table synonyms rename constraint same_words_word_check to synonyms_word_check;
alter table synonyms rename constraint same_words_others_check to synonyms_others_check;
alter trigger same_words_notify on synonyms rename to synonyms_notify;

delete from reference_files where name in ('shared-names.json', 'same-words.json');
