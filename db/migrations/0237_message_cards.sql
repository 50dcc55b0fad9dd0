-- What a message is about stays as both saw it: a product that is hidden or renamed later, or an RFQ that
-- one of the two may no longer see, shows nothing new through an old message.

alter table messages add column rfq_card jsonb, add column product_card jsonb;
comment on column messages.rfq_card is 'The RFQ when the message was sent; see messages_keep_cards().';
comment on column messages.product_card is 'The product when the message was sent.';

create function messages_keep_cards() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.rfq_id is distinct from old.rfq_id then
    new.rfq_card := null;
    if new.rfq_id is not null then
      new.rfq_card := (
        select jsonb_build_object('id', id, 'title', title, 'ownerId', contractor_id)
        from rfqs where id = new.rfq_id);
    end if;
  end if;
  if tg_op = 'INSERT' or new.product_id is distinct from old.product_id then
    new.product_card := null;
    if new.product_id is not null then
      new.product_card := (
        select jsonb_build_object('id', id, 'name', name, 'price', price::text, 'unit', unit,
          'image', images[1])
        from products where id = new.product_id);
    end if;
  end if;
  return new;
end $$;

create trigger messages_keep_cards before insert or update of rfq_id, product_id on messages
  for each row execute function messages_keep_cards();

update messages m set rfq_card = (
    select jsonb_build_object('id', r.id, 'title', r.title, 'ownerId', r.contractor_id)
    from rfqs r where r.id = m.rfq_id)
  where rfq_id is not null;
update messages m set product_card = (
    select jsonb_build_object('id', p.id, 'name', p.name, 'price', p.price::text, 'unit', p.unit,
      'image', p.images[1])
    from products p where p.id = m.product_id)
  where product_id is not null;
