-- What a supplier sells follows from its products. Here is what it says beyond them: categories that
-- it sells without listing products yet, and ones that it does not want to be asked about.
create table supplier_categories (
  supplier_id uuid not null references users (id) on delete cascade,
  category_id uuid not null references categories (id) on delete cascade,
  sells boolean not null,
  primary key (supplier_id, category_id)
);

create index supplier_categories_category_idx on supplier_categories (category_id);

create trigger supplier_categories_of_accounts before insert on supplier_categories
  for each row execute function refuse_for_deleted_account('supplier_id');
