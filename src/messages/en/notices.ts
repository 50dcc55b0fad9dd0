/** What people are told of: one line each, in the list of the bell, in mails and in SMS. */
export const notices = {
  // Who has given no name
  unnamedSupplier: 'Supplier',
  unnamedBuyer: 'Buyer',

  rfqReceived: 'New RFQ: {title}',
  rfqChanged: 'The buyer changed the RFQ “{title}”. Check your quotation.',
  rfqEdited: 'The buyer changed the RFQ “{title}”. See what it asks for now.',
  rfqClosed: 'The RFQ “{title}” is closed.',
  rfqClosesSoon: 'Your RFQ “{title}” closes soon.',
  rfqUnanswered: 'The RFQ “{title}” closes soon. You can still send a quotation.',
  rfqExpired: 'Your RFQ “{title}” has closed.',
  quotationReceived: 'New quotation from {supplier} on “{title}”',
  quotationRevised: '{supplier} revised the quotation on “{title}”.',
  quotationRestWithdrawn:
    '{supplier} withdrew the rest of the quotation on “{title}”. What you ordered stays.',
  quotationWithdrawn: '{supplier} withdrew the quotation on “{title}”.',
  quotationEnds:
    'The quotation from {supplier} on “{title}” expires soon. You can still accept it.',
  quotationAccepted: 'Your quotation on “{title}” was accepted.',
  quotationPartlyAccepted: 'Part of your quotation on “{title}” was accepted.',
  quotationRejected: 'Your quotation on “{title}” was not accepted.',
  quotationExpiresSoon: 'Your quotation on “{title}” expires soon. You can extend it.',
  quotationExpired: 'Your quotation on “{title}” has expired. You can confirm it again.',
  orderPlaced: 'New order {number} from {company}',
  orderMade: 'We sent your order {number} to {company}.',
  orderConfirmed: '{company} confirmed your order {number}.',
  orderCancelled: '{company} cancelled order {number}. See the order for the reason.',
  orderDeclined: '{company} declined your order {number}. See the order for the reason.',
  orderCancelAsked: '{company} asks to cancel order {number}. Answer on the order.',
  orderChangeAsked: '{company} asks to change order {number}. Answer on the order.',
  orderRequestAccepted: '{company} agreed to your request about order {number}.',
  orderRequestRefused: '{company} refused your request about order {number}. It stays as it is.',
  orderRequestWithdrawn: '{company} withdrew the request about order {number}. It stays as it is.',
  orderCompleted: '{company} has received order {number}. It is completed.',
  orderCompletedAlone:
    'Order {number} is completed. It was delivered some days ago, and nobody said otherwise.',
  paymentRecorded:
    '{company} recorded a payment of {amount} for order {number}. Check your bank or M-Pesa statement, then confirm it.',
  paymentCancelled: '{company} removed the payment of {amount} for order {number}.',
  paymentReceived: '{amount} was paid for order {number}. We hold it until delivery is confirmed.',
  paymentConfirmed: 'The payment of {amount} for order {number} was confirmed.',
  paymentReversed:
    'The confirmation of {amount} for order {number} was reversed. It no longer counts as paid. See the order for the reason.',
  paymentRejected:
    'The payment of {amount} for order {number} was rejected. See the order for the reason.',
  payoutPaid: 'We have sent you {amount} for your orders. See Payouts for each order.',
  disputeOpened:
    'Dispute {dispute} was opened about order {number}. Answer it on the order’s page.',
  disputeAnswered: 'There is an answer in dispute {dispute} about order {number}.',
  disputeWithdrawn: 'Dispute {dispute} about order {number} was withdrawn.',
  disputeDecided: 'JengaSoko decided dispute {dispute} about order {number}. See the order.',
  returnAsked: 'The buyer asks to return goods of order {number} ({return}). Answer on the order.',
  returnAgreed: 'The supplier agreed to return {return} of order {number}. Keep the goods ready.',
  returnDeclined: 'The supplier declined return {return} of order {number}. See the reason there.',
  returnWithdrawn: 'The buyer withdrew return {return} of order {number}.',
  returnReceived:
    'The supplier received the goods of return {return}, order {number}. The credit note is there.',
  creditChosen:
    '{company} wants to pay order {number} on credit terms. See the order for the days before you confirm it.',
  creditUndone: '{company} will pay order {number} as usual, not on credit terms.',
  creditDueSoon: 'Order {number}: {amount} on credit is due within 3 days.',
  creditDueToday: 'Order {number}: {amount} on credit is due today.',
  creditOverdue:
    'Order {number}: {amount} on credit is overdue. You can use your credit again once it is paid.',
  approvalAsked: '{person} asks you to approve an order of {amount}. See your team.',
  approvalApproved: '{company} approved your order of {amount}.',
  approvalDeclined: '{company} declined your order of {amount}. Reason: {reason}',
  creditGranted: 'Your credit limit is {amount}. You pay within {count} days after each delivery.',
  creditEnded: 'Your credit terms have ended. Reason: {reason}',
  creditRejected: 'We could not give you credit terms. Reason: {reason}',
  deliveryDispatched:
    'Delivery {delivery} of order {number} is on its way. See the order for the driver and your PIN.',
  deliveryReported:
    'The driver counted delivery {delivery} of order {number}. The buyer has to confirm it.',
  deliveryConfirmed: 'Delivery {delivery} of order {number} arrived complete.',
  deliveryShort:
    'Delivery {delivery} of order {number} arrived with goods short, damaged or refused.',
  deliveryCancelled:
    'The supplier cancelled delivery {delivery} of order {number}. See the order for the reason.',
  deliveryPinLocked:
    'The driver of delivery {delivery} of order {number} entered a wrong PIN too often.',
  orderDelivered: 'Order {number} is fully delivered with {delivery}.',
  verificationApproved: 'Your business is verified. The badge now shows on your profile.',
  verificationRejected:
    'We could not verify your business yet. See the reason and send your request again.',
  payeeEntered:
    'New payment details ending in {ending} are on your account. Buyers do not see them yet. If this was not you, cancel the change.',
  payeeRemoved: 'Your payment details ending in {ending} were removed. Buyers no longer see them.',
  payeeTakenBack:
    'The change to payment details ending in {ending} was cancelled. Nothing changes for buyers.',
  payeeChecked: 'We have checked your payment details ending in {ending}. Buyers can see that.',
  payeeRejected: 'We did not accept your payment details ending in {ending}. Reason: {reason}',
  reportResolved: 'We have reviewed your report about {company}. Thank you for telling us.',
  productTakenDown: 'We took your product “{title}” off the site. Reason: {reason}',
  productRestored: 'Your product “{title}” is back as it was before.',
  etimsEntered: '{company} entered the eTIMS invoice of order {number}.',
  etimsChanged: '{company} changed the eTIMS invoice of order {number}.',
  reviewReceived: '{company} gave “{title}” {stars} of 5 stars.',
  reviewReplied: '{supplier} replied to your review of “{title}”.',
  reviewHidden: 'We hid your review of “{title}”. Reason: {reason}',
  reviewReportResolved:
    'We have checked the review of “{title}” that you reported. Thank you for telling us.',
  priceBelow: '{material} in {place} costs {amount} now, less than you set.',
} as const;
