-- Files that people send: one row each, from the moment a place for it is asked for.

create table uploads (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  purpose text constraint uploads_purpose_check check (
    purpose in ('avatar', 'product_image', 'verification_document', 'message_attachment')
  ),
  filename text not null,
  declared_type text not null,
  declared_bytes integer constraint uploads_declared_bytes_check check (declared_bytes > 0),
  content_type text,
  bytes integer constraint uploads_bytes_check check (bytes > 0),
  width integer,
  height integer,
  sha256 bytea,
  stored_at timestamptz,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint uploads_stored_check check (
    (stored_at is null) = (content_type is null)
    and (stored_at is null) = (bytes is null)
    and (stored_at is null) = (sha256 is null)
  ),
  constraint uploads_claimed_check check (claimed_at is null or (stored_at is not null and purpose is not null))
);
comment on column uploads.purpose is 'What it may be used for; null until it is used, where nobody said.';
comment on column uploads.declared_type is 'What was announced and signed; content_type is what the bytes are.';
comment on column uploads.stored_at is 'When its bytes were checked and kept; null before.';
comment on column uploads.claimed_at is 'When something began to use it; what nothing uses is cleaned away.';

create index uploads_unclaimed_idx on uploads (created_at) where claimed_at is null;
create index uploads_owner_unclaimed_idx on uploads (owner_id) where claimed_at is null;

comment on column media.key is
  'Hash of the content, or the id of the upload: either way an address never changes its meaning.';
