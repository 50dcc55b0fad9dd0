/** The receipt of a confirmed payment, as PDF. */
export const receipts = {
  kind: 'RECEIPT',
  number: '{order} R {id}',
  received: 'Amount received (KSh)',
  order: 'For order',
  orderOf: '{number}, of {date}',
  way: 'Paid by',
  bank: 'Bank transfer or mobile money',
  reference: 'Reference',
  paidOn: 'Payment date',
  recorded: 'Recorded by the buyer',
  confirmed: 'Confirmed',
  confirmedBy: '{date}, by {name}',
  proof: 'Proof',
  total: 'Order total',
  paid: 'Total paid',
  owed: 'Balance',
  asPrinted: 'KSh {amount}, on {date}',
  sum: 'KSh {amount}',
  notes:
    'This receipt is not a tax invoice. A payment confirmed by mistake can be reversed. The order page shows its current status.',
} as const;
