-- The audit log as a chain: each entry's hash is made of the one before and of all that the entry says, so
-- that whoever changes, removes or slips in an entry later breaks it. Entries wait in `audit_unsealed` until
-- a job seals those that are committed: hashing within each transaction would let one audited transaction at
-- a time commit (docs/decisions/0134).
create table audit_unsealed (
  entry_id bigint primary key
);
create table audit_chain (
  position bigint primary key,
  entry_id bigint not null unique,
  hash bytea not null
);
create trigger audit_chain_append_only before update or delete on audit_chain
  for each row execute function refuse_change();
create trigger audit_chain_no_truncate before truncate on audit_chain
  for each statement execute function refuse_change();

-- All that an entry says, always written the same way.
create function audit_content(entry audit_log) returns text
language sql stable parallel safe as $$
  select jsonb_build_array(entry.id, entry.actor_id, entry.action, entry.target_type, entry.target_id,
    entry.details, trunc(extract(epoch from entry.created_at) * 1000000)::text)::text
$$;

create function queue_audit_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_unsealed (entry_id) values (new.id);
  return null;
end
$$;
create trigger audit_log_queued after insert on audit_log
  for each row execute function queue_audit_entry();
insert into audit_unsealed (entry_id) select id from audit_log;

-- Seals up to so many entries in the order of their ids, one caller at a time. An entry that commits after
-- later ones comes after them in the chain. Returns how many were sealed.
create function seal_audit_log(most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chained bytea;
  place bigint;
  sealed integer := 0;
  entry audit_log;
begin
  perform pg_advisory_xact_lock(hashtext('audit chain'));
  select position, hash into place, chained from audit_chain order by position desc limit 1;
  place := coalesce(place, 0);
  chained := coalesce(chained, '');
  for entry in
    with taken as (
      delete from audit_unsealed where entry_id in (
        select entry_id from audit_unsealed order by entry_id limit most
      ) returning entry_id
    )
    select l.* from audit_log l join taken t on t.entry_id = l.id order by l.id
  loop
    place := place + 1;
    chained := sha256(chained || convert_to(audit_content(entry), 'UTF8'));
    insert into audit_chain (position, entry_id, hash) values (place, entry.id, chained);
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;
