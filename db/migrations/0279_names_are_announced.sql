-- The search reads by these names, and pages of what was found are kept until it is said that they changed.
create trigger shared_names_notify after insert or update or delete on shared_names
  for each statement execute function table_notify();
create trigger same_words_notify after insert or update or delete on same_words
  for each statement execute function table_notify();
