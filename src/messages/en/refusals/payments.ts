export const payments = {
  payment_not_found: 'Payment not found.',
  only_buyer_records: 'Only the buyer can record or remove payments.',
  only_seller_decides: 'Only the supplier or an admin can decide on payments.',
  only_buyers_and_suppliers: 'These figures are for buyers and suppliers.',
  only_suppliers_paid_out: 'Payouts are for suppliers.',
  payment_method_unknown:
    'Choose M-Pesa, card or bank transfer. You choose credit terms on the order before the supplier confirms it.',
  payment_pending: 'This payment is not confirmed, so there is nothing to reverse.',
  payment_confirmed: 'This payment is already confirmed.',
  payment_rejected: 'This payment was already rejected.',
  payment_cancelled: 'The buyer removed this payment.',
  payment_reversed: 'This payment was already reversed.',
  payment_confirmed_by_admin: 'An admin confirmed this payment, so only an admin can reverse it.',
  payment_failed: 'This payment failed. You can try again.',
  payment_expired: 'This payment was not finished in time. You can try again.',
  payment_by_provider: 'M-Pesa or Paystack confirms this payment. Nobody confirms it by hand.',
  payment_method_closed: 'This way of paying is not available. Choose another one.',
  payment_phone_missing: 'Enter the M-Pesa phone number',
  payment_phone_wrong: 'Enter a Kenyan mobile number, such as 0712 345 678',
  phone_is_asked: 'This phone is already being asked to pay. Finish or cancel that payment first.',
  phone_asked_often:
    'We have asked this phone {maximum} times within an hour. Try again later or pay another way.',
  others_asked:
    'You have asked {maximum} phones that are not yours today. Use your own proven phone or pay another way.',
  others_asked_often:
    'You have asked other people’s phones {maximum} times today. Use your own proven phone or pay another way.',
  amount_not_whole: 'M-Pesa takes whole shillings. Enter an amount without cents',
  amount_over_cap: 'One M-Pesa payment can be up to {most}. Pay the rest afterwards.',
  receipt_not_found: 'This money is not in the list.',
  receipt_settled: 'This money was already assigned or refunded.',
  receipt_not_reported: 'Only money that M-Pesa has not confirmed can be dismissed.',
  receipt_order_unknown: 'Enter the number of an order, such as LPO-000012',
  receipt_does_not_fit:
    'This order does not take that much. Refund the money or choose another order.',
  receipt_reason_missing: 'Enter a reason. It stays in the audit trail',
  statement_missing: 'Choose the statement',
  statement_too_large: 'This statement is too large. Export fewer days',
  statement_unreadable: 'This is not a CSV file. Save the statement as CSV',
  statement_empty: 'This statement has no rows',
  statement_rows_many: 'A statement can have up to {maximum} rows. Export fewer days',
  statement_columns_missing: 'The statement has no column {columns}. Choose another file',
  payout_not_found: 'This batch does not exist.',
  payout_draft_waits: 'A batch is already waiting for approval. Approve or cancel it first.',
  payout_nothing:
    'Nothing can be paid out: no money is owed, or the suppliers have no payment details.',
  payout_same_person: 'You made this batch. Another admin must approve it.',
  payout_decided: 'This batch was already approved or cancelled.',
  money_held:
    'We hold {amount} for your orders. You can delete your account once it is paid out or refunded.',
  payout_changed:
    'Nothing of this batch can be paid out now: the orders are disputed, less is owed, or payment details have changed. Cancel it and make a new one.',
  payout_not_approved: 'Only an approved batch can be downloaded.',
  no_receipt: 'Only a confirmed payment has a receipt.',
  order_not_payable: 'This order was cancelled, so nothing is left to pay.',
  too_many_payments:
    '{maximum} payments are already waiting or confirmed for this order. It cannot take more.',
  too_many_recorded: '{maximum} payments have been recorded for this order. It cannot take more.',
  too_many_taken_back:
    'You have already removed {maximum} payments from this order. Ask the supplier to reject this one.',

  amount_missing: 'Enter the amount',
  amount_wrong: 'Enter an amount above 0, with at most 2 decimals',
  amount_exceeds: 'At most {free} is left to pay.',
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
