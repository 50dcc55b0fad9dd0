-- Who asks about an order while its account is deleted leaves no reason behind.
create trigger order_requests_of_accounts before insert on order_requests
  for each row execute function refuse_for_deleted_account('asked_by');

-- What suppliers are owed is summed over all orders.
create index ledger_entries_payable_idx on ledger_entries (order_id) include (amount)
  where account = 'payable';
