-- Reviews after a delivery: a photo, the supplier's reply, reports, and what an admin hid.

alter table uploads drop constraint uploads_purpose_check, add constraint uploads_purpose_check check (
  purpose in (
    'avatar', 'product_image', 'verification_document', 'message_attachment',
    'quotation_attachment', 'review_photo'
  )
);

alter table reviews
  add column photo_key text references media (key) on delete set null,
  add column edited_at timestamptz,
  add column reply_text text constraint reviews_reply_text_check check (btrim(reply_text) <> ''),
  add column replied_at timestamptz,
  add column reply_edited_at timestamptz,
  add column hidden_reason text,
  add constraint reviews_reply_check check ((reply_text is null) = (replied_at is null)),
  add constraint reviews_reply_edited_check check (reply_edited_at is null or replied_at is not null);
comment on column reviews.photo_key is 'A picture below /media, of the review alone.';
comment on column reviews.hidden_reason is 'Why an admin hid it; its author reads that.';
create index reviews_photo_key_idx on reviews (photo_key) where photo_key is not null;
create index reviews_created_idx on reviews (created_at desc, id desc);
create trigger reviews_of_accounts before insert on reviews
  for each row execute function refuse_for_deleted_account('contractor_id');

-- Lists by rating: as if every product had five more reviews of 3.5 stars, so that one review of five
-- stars does not come before a hundred. src/domains/catalogue/server/queries/ordered-page.ts has the
-- same expression.
create index products_rating_idx on products (((rating_sum + 17.5) / (rating_count + 5)), id)
  where is_active;
create index products_category_rating_idx
  on products (category_id, ((rating_sum + 17.5) / (rating_count + 5)), id) where is_active;
create index products_supplier_rating_idx
  on products (supplier_id, ((rating_sum + 17.5) / (rating_count + 5)), id) where is_active;

-- A report is about a person, or about a review, whose author may have no account.
alter table reports
  alter column reported_id drop not null,
  add column review_id uuid references reviews (id) on delete cascade,
  add constraint reports_about_check check (reported_id is not null or review_id is not null);
drop index reports_open_key;
create unique index reports_open_key on reports (reporter_id, reported_id)
  where resolved_at is null and review_id is null;
create unique index reports_open_review_key on reports (reporter_id, review_id)
  where resolved_at is null and review_id is not null;
create index reports_review_id_idx on reports (review_id) where review_id is not null;
