/** The receipt of a confirmed payment, as PDF. */
export const receipts = {
  kind: 'RECEIPT',
  number: '{order} R {id}',
  received: 'Amount received (KSh)',
  order: 'For order',
  orderOf: '{number}, of {date}',
  way: 'Paid by',
  bank: 'Bank transfer',
  reference: 'Reference',
  paidOn: 'Day of the transfer',
  recorded: 'Recorded by the buyer',
  confirmed: 'Confirmed',
  confirmedBy: '{date}, by {name}',
  proof: 'What proves it',
  total: 'Order in all',
  paid: 'Paid in all',
  owed: 'Still to pay',
  asPrinted: 'KSh {amount}, on {date}',
  sum: 'KSh {amount}',
  notes:
    'This receipt is not a tax invoice. A confirmation by mistake can be reversed: the page of the order says how this payment stands.',
} as const;
