-- What a lorry of a line holds, so that offers by the lorry and by the tonne compare.
alter table rfq_items add column load_tonnes numeric(6, 3)
  constraint rfq_items_load_tonnes_check check (load_tonnes > 0 and load_tonnes <= 100);
comment on column rfq_items.load_tonnes is 'Tonnes of one load, where the line counts loads.';
