-- What a draft was sent as, so that the same sent again is told from something else.

alter table ai_rfq_drafts add column sent_digest text;
comment on column ai_rfq_drafts.sent_digest is
  'SHA-256 of the request as it was sent; null before, and for what was sent before this was kept.';
