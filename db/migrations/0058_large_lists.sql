-- Lists of admins with a hundred thousand accounts and a million products.
create index users_suspended_idx on users (created_at desc, id desc) where suspended_at is not null;
-- How many products of a category are hidden: those that are listed are counted already.
create index products_hidden_category_idx on products (category_id) where not is_active;
