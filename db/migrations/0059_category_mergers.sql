-- A category with many products is merged some at a time: nobody who edits one of them waits for all.
alter table categories add column merges_into uuid references categories (id);
comment on column categories.merges_into is
  'Into which it is being merged: what still stands in it follows, then it is removed.';
