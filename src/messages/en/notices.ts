/** What people are told of: one line each, in the list of the bell, in mails and in SMS. */
export const notices = {
  // Who has given no name
  unnamedSupplier: 'Supplier {id}',
  unnamedBuyer: 'Buyer {id}',

  rfqReceived: 'New RFQ: {title}',
  rfqChanged: 'The RFQ “{title}” was changed. Please check your quotation.',
  rfqEdited: 'The RFQ “{title}” was changed. See what it asks for now.',
  rfqClosed: 'The RFQ “{title}” is closed.',
  rfqClosesSoon: 'Your RFQ “{title}” closes soon.',
  rfqUnanswered: 'The RFQ “{title}” closes soon. You can still send a quotation.',
  rfqExpired: 'Your RFQ “{title}” has reached its closing time.',
  quotationReceived: 'New quotation from {supplier} on “{title}”',
  quotationRevised: '{supplier} has revised the quotation on “{title}”.',
  quotationWithdrawn: '{supplier} has withdrawn the quotation on “{title}”.',
  quotationEnds: 'The quotation of {supplier} on “{title}” ends soon. You can still accept it.',
  quotationAccepted: 'Your quotation on “{title}” was accepted.',
  quotationPartlyAccepted: 'Part of your quotation on “{title}” was accepted.',
  quotationRejected: 'Your quotation on “{title}” was not accepted.',
  quotationExpiresSoon: 'Your quotation on “{title}” expires soon. You can extend it.',
  quotationExpired: 'Your quotation on “{title}” is no longer valid. You can reconfirm it.',
  orderPlaced: 'New order {number} from {company}',
  orderMade: 'Your order {number} went to {company}.',
  paymentRecorded:
    '{company} says that {amount} was transferred for order {number}. Check your statement, and confirm it.',
  paymentCancelled: '{company} has taken back the payment of {amount} for order {number}.',
  paymentConfirmed: 'The payment of {amount} for order {number} was confirmed.',
  paymentReversed:
    'The confirmation of {amount} for order {number} was reversed: it no longer counts as paid. The order says why.',
  paymentRejected: 'The payment of {amount} for order {number} was rejected. The order says why.',
} as const;
