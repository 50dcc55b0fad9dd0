-- What is verified is the business of a name: the one that stood there when it asked.
alter table verification_requests add column name text;
update verification_requests set name = (
  select coalesce(company_name, nullif(concat_ws(' ', first_name, last_name), ''))
    from users where users.id = verification_requests.user_id);

-- What is sent in the moment in which an account is deleted is stored for nobody, here neither.
create trigger products_of_accounts before insert on products
  for each row execute function refuse_for_deleted_account('supplier_id');
create trigger rfqs_of_accounts before insert on rfqs
  for each row execute function refuse_for_deleted_account('contractor_id');
create trigger quotations_of_accounts before insert on quotations
  for each row execute function refuse_for_deleted_account('supplier_id');
create trigger blocks_of_accounts before insert on blocks
  for each row execute function refuse_for_deleted_account('blocker_id');
create trigger reports_of_accounts before insert on reports
  for each row execute function refuse_for_deleted_account('reporter_id');
create trigger ai_chat_sessions_of_accounts before insert on ai_chat_sessions
  for each row execute function refuse_for_deleted_account('user_id');
create trigger ai_rfq_drafts_of_accounts before insert on ai_rfq_drafts
  for each row execute function refuse_for_deleted_account('user_id');
