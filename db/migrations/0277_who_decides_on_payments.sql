-- A decision that was under way while its author's account was deleted would leave the reason behind.
create trigger payments_decided_by_accounts before update of decided_by on payments
  for each row execute function refuse_for_deleted_account('decided_by');
