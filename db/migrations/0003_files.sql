-- Files: what people send, and the pictures that are shown.

-- One row each, from the moment a place for it is asked for.
create table uploads (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  purpose text constraint uploads_purpose_check check (
    purpose in (
      'avatar', 'product_image', 'verification_document', 'message_attachment',
      'quotation_attachment'
    )
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
  refused_at timestamptz,
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
comment on column uploads.refused_at is 'What was sent here was refused for what it is: the address takes nothing more.';
comment on column uploads.claimed_at is 'When something began to use it; what nothing uses is cleaned away.';

create index uploads_unclaimed_idx on uploads (created_at) where claimed_at is null;
create index uploads_owner_unclaimed_idx on uploads (owner_id) where claimed_at is null;
create trigger uploads_of_accounts before insert on uploads
  for each row execute function refuse_for_deleted_account('owner_id');

-- A person's picture is a kind of its own: it is served in the sizes of people's pictures alone, so that
-- all that was ever rendered of it is known when it must be forgotten.
create table media (
  key text primary key,
  owner_id uuid references users (id),
  kind text not null
    constraint media_kind_check check (kind in ('illustration', 'upload', 'avatar')),
  spec jsonb,
  storage_path text,
  content_type text,
  is_private boolean not null default false,
  width integer constraint media_width_check check (width > 0),
  height integer constraint media_height_check check (height > 0),
  bytes bigint constraint media_bytes_check check (bytes >= 0),
  created_at timestamptz not null default now(),
  constraint media_source_check check (
    case kind when 'illustration' then spec is not null else storage_path is not null end
  )
);
comment on column media.key is
  'Hash of the content, or the id of the upload: either way an address never changes its meaning.';
comment on column media.spec is 'Illustrations: {drawing, params, view}, drawn when first asked for.';
comment on column media.is_private is 'Documents and attachments: served to the parties only.';

create index media_owner_id_idx on media (owner_id, created_at) where owner_id is not null;
