export const payments = {
  payment_not_found: 'Payment not found.',
  only_buyer_records: 'Only the buyer can record or remove payments.',
  only_seller_decides: 'Only the supplier or an admin can decide on payments.',
  only_buyers_and_suppliers: 'These figures are for buyers and suppliers.',
  payment_pending: 'This payment is not confirmed, so there is nothing to reverse.',
  payment_confirmed: 'This payment is already confirmed.',
  payment_rejected: 'This payment was already rejected.',
  payment_cancelled: 'The buyer removed this payment.',
  payment_reversed: 'This payment was already reversed.',
  payment_confirmed_by_admin: 'An admin confirmed this payment, so only an admin can reverse it.',
  no_receipt: 'Only a confirmed payment has a receipt.',
  order_not_payable: 'This order was cancelled, so nothing is left to pay.',
  too_many_payments:
    '{maximum} payments are already waiting or confirmed for this order. It cannot take more.',
  too_many_recorded: '{maximum} payments have been recorded for this order. It cannot take more.',
  too_many_taken_back:
    'You have already removed {maximum} payments from this order. Ask the supplier to reject this one.',

  amount_missing: 'Enter the amount',
  amount_wrong: 'Enter an amount above 0, with at most 2 decimals',
  amount_exceeds: 'You can record up to {free}.',
  amount_exceeds_pending:
    'You can record up to {free}. {pending} is waiting for the supplier to confirm it.',
  nothing_to_record: 'There is nothing left to record.',
  nothing_to_record_pending:
    'There is nothing left to record. {pending} is waiting for the supplier to confirm it.',
  reference_missing: 'Enter the reference of the transfer',
  reference_wrong: 'Enter 3 to 40 letters, digits, spaces and . / # : _ -',
  reference_taken: 'A payment with this reference is already recorded for this order.',
  day_wrong: 'Enter a date',
  day_future: 'This date is in the future',
  day_old: 'This date is more than a year ago',
  day_before_start: 'This date is before the start date',
  payment_reason_missing: 'Enter a reason so that the buyer can fix it',
  payment_proof_missing: 'Enter what proves the payment. Both sides can read it',
} as const;
