/** Money that fits no order, as admins settle it. */
export const reconciliation = {
  title: 'Money to settle',
  kinds: {
    unmatched: 'Fits no order',
    reported: 'Not checked yet',
    refund_failed: 'Refund failed',
  },
  kindTexts: {
    unmatched: 'Assign it to an order or refund it.',
    reported:
      'M-Pesa has not confirmed it. If it is on the statement, assign it, and another admin must agree. If not, dismiss it.',
    refund_failed:
      'Check the statement. If it was not refunded, send it by hand, then note it here.',
  },
  providers: { mpesa: 'M-Pesa', paystack: 'Paystack' },
  receipt: 'Receipt {receipt}',
  account: 'Account number “{reference}”',
  payer: 'From {payer}',
  order: 'Order {number}',
  received: 'Received {date}',
  given: '{name} assigned it to order {number}. It counts once you assign it to the same order.',
  givenByYou: 'You assigned it to order {number}. It counts once another admin agrees.',
  assign: 'Assign',
  assignTitle: 'Assign {amount} to an order',
  refund: 'Refund',
  refundTitle: 'Refund {amount}?',
  dismiss: 'Dismiss',
  dismissTitle: 'Did {amount} never arrive, or is it credited already?',
  settle: 'Sent by hand',
  settleTitle: 'Was {amount} sent by hand?',
  orderNumber: 'Order number',
  reason: 'Reason',
  cancel: 'Cancel',
  done: 'Saved.',
} as const;
