-- Brands and sizes of the whole list and of a category are counted in the index alone: of a million
-- products few differ in them, so that it is small.
create index products_facets_idx on products (category_id, brand_name, attributes) where is_active;
