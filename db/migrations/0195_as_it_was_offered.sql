-- What is compared, ordered and printed is what was asked and offered then, whatever becomes of the
-- products that it referred to.

alter table rfq_items add column facts jsonb not null default '{}';
comment on column rfq_items.facts is
  'What the catalogue knew of the material when the line was written: {usualUnit, attributes}.';
comment on column rfq_items.normalized_quantity is
  'The quantity in normalized_unit (kg, m, m², m³, l, or what is counted); null where the unit says too little.';

update rfq_items i
  set facts = jsonb_strip_nulls(jsonb_build_object('usualUnit', m.unit, 'attributes', p.attributes))
  from rfq_items l
    left join materials m on m.key = l.product_type
    left join products p on p.id = l.product_id
  where l.id = i.id;

alter table quotation_items add column product jsonb;
comment on column quotation_items.product is
  'What is offered in place of the request, as it was when it was offered: {name, productType, '
  'usualUnit, attributes, minimum: {quantity, unit}}. product_id leads to what it is now.';

update quotation_items i
  set product = jsonb_build_object('name', p.name, 'productType', p.product_type,
    'usualUnit', m.unit, 'attributes', p.attributes,
    'minimum', jsonb_build_object('quantity', p.min_order_quantity::text, 'unit', p.unit))
  from products p left join materials m on m.key = p.product_type
  where p.id = i.product_id;

drop trigger quotation_items_immutable on quotation_items;
create trigger quotation_items_immutable
  before update of quotation_id, rfq_item_id, quantity, unit, unit_price, total_price, product,
    normalized_quantity, normalized_unit
  on quotation_items for each row execute function quotations_refuse_rewrite();
