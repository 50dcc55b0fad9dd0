-- A suspension ends what the account has standing with others: its open RFQs close by the clock (whose
-- job tells those who answered), its undecided quotations are withdrawn, and no new ones are stored.
create function end_trade_of_suspended() returns trigger language plpgsql as $$
begin
  update rfqs set closes_at = now()
   where contractor_id = new.id and status = 'open' and closes_at > now();
  update quotations set withdrawn_at = now()
   where supplier_id = new.id and status = 'pending'
     and superseded_at is null and withdrawn_at is null;
  return null;
end $$;
create trigger users_end_trade after update of suspended_at on users
  for each row when (old.suspended_at is null and new.suspended_at is not null)
  execute function end_trade_of_suspended();

-- Waits for a suspension that is under way: it holds the account's row.
create function refuse_for_suspended_account() returns trigger language plpgsql as $$
declare
  account uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  perform from users where id = account and suspended_at is null for share;
  if found then return new; end if;
  raise foreign_key_violation using message = 'this account is suspended', table = tg_table_name;
end $$;
create trigger rfqs_of_suspended before insert on rfqs
  for each row execute function refuse_for_suspended_account('contractor_id');
create trigger quotations_of_suspended before insert on quotations
  for each row execute function refuse_for_suspended_account('supplier_id');
