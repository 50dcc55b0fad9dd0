-- Rights of the application's own role, which does not own the tables. With the embedded database
-- every start gives them; elsewhere make the role, name the owner in DATABASE_OWNER_URL, and run
--   psql "$DATABASE_OWNER_URL" -v role=jengasoko_app -f db/roles.sql
-- again after each migration. The append-only tables are protected by triggers as well; here
-- the role loses even the privilege.
grant usage on schema public to :"role";
grant select, insert, update, delete on all tables in schema public to :"role";
grant usage on all sequences in schema public to :"role";
revoke update, delete, truncate
  on audit_log, consents, product_history, order_events, credit_notes, ledger_transactions,
    ledger_entries from :"role";
revoke delete, truncate
  on payments, provider_requests, refunds, payout_batches, payouts from :"role";
revoke insert, update, delete, truncate on ledger_accounts from :"role";
-- When something happened is not for the application to say.
revoke insert on audit_log from :"role";
grant insert (action, actor_id, target_type, target_id, details) on audit_log to :"role";
-- What seals the audit log does so by its own rights.
revoke insert, update, delete, truncate on audit_chain, audit_unsealed from :"role";
revoke insert, update, delete, truncate on migrations from :"role";

-- Jobs (made by pg-boss with the first migration).
grant usage on schema pgboss to :"role";
grant select, insert, update, delete on all tables in schema pgboss to :"role";
grant usage on all sequences in schema pgboss to :"role";
grant execute on all functions in schema pgboss to :"role";
