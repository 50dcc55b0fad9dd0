-- Questions that no answer fits wait beside searches and words that nobody understood.
alter table knowledge_gaps drop constraint knowledge_gaps_source_check;
alter table knowledge_gaps add constraint knowledge_gaps_source_check
  check (source in ('search', 'message', 'question'));
