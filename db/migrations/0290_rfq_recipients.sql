-- Whom an RFQ is sent to may be its owner's choice: then an edit asks nobody else by itself.
alter table rfqs add column recipients_chosen boolean not null default false;
comment on column rfqs.recipients_chosen is
  'Its owner chose the suppliers that it is sent to; otherwise those that match it are.';
comment on table rfq_matches is
  'The suppliers an RFQ was sent to: they sell what it asks for and deliver to its county, or its owner chose them.';
