-- Nothing of a suspended or deleted supplier is listed, whenever it was stored: it is put aside as what
-- was listed before, and comes back with it. Waits for a suspension that is under way.
create function hide_product_of_suspended() returns trigger language plpgsql as $$
declare
  is_hidden boolean;
begin
  select suspended_at is not null or anonymised_at is not null into is_hidden
    from users where id = new.supplier_id for share;
  if is_hidden then
    new.is_active := false;
    new.suspended_with_supplier := true;
  end if;
  return new;
end $$;
create trigger products_of_suspended_inserted before insert on products
  for each row when (new.is_active) execute function hide_product_of_suspended();
create trigger products_of_suspended_listed before update of is_active on products
  for each row when (new.is_active and not old.is_active)
  execute function hide_product_of_suspended();

-- Lists that are sent while their account is deleted are stored for nobody.
create trigger product_imports_of_accounts before insert on product_imports
  for each row execute function refuse_for_deleted_account('supplier_id');
