-- A line's total outgrows a price: 2,000 tonnes of steel are more than KSh 99,999,999.99.

drop trigger quotation_items_immutable on quotation_items;
alter table quotation_items alter column total_price type numeric(14, 2);
create trigger quotation_items_immutable
  before update of quotation_id, rfq_item_id, quantity, unit, unit_price, total_price
  on quotation_items for each row execute function quotations_refuse_rewrite();

-- What a supplier sends along with a quotation.
alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (
  purpose in (
    'avatar', 'product_image', 'verification_document', 'message_attachment',
    'quotation_attachment'
  )
);
