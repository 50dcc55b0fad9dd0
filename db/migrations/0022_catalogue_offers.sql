-- "The same item from other suppliers": type and attributes name the item, the price orders the offers.

create index products_item_idx on products (product_type, attributes, price, id)
  where is_active and product_type is not null;
