/** What the assistant says of the own orders in English. */
export const orders = {
  none: 'You have no orders yet.',
  state: 'Order {number} from {supplier} is {status}.',
  promised: ' It was promised by {date}.',
  noSuch: 'You have no order {number}.',
  list: 'All your orders',
  arrives: '{supplier} promised order {number} by {date}, {days} after the award.',
  arrivesSameDay: '{supplier} promised order {number} for the day of the award, {date}.',
  unpromised: 'The quotation from {supplier} states no delivery time for order {number}.',
  dayPassed: ' That day has passed. Use “Send a message” on the order page to ask {supplier}.',
  askThem: ' Use “Send a message” on the order page to ask.',
  neededBy: ' You asked for it by {date}.',
  arrived: 'Order {number} from {supplier} is already {status}.',
  notComing: 'Order {number} from {supplier} was cancelled, so it will not be delivered.',
  paid: 'Order {number} is paid in full: {paid}.',
  paidPartly: '{paid} of {total} is confirmed as paid for order {number}. The balance is {owed}.',
  unpaid: 'No payment is confirmed for order {number}. The balance is {total}.',
  cancelledPaid:
    'Order {number} was cancelled, so you owe nothing for it. {paid} was confirmed as paid. Agree with {supplier} on a refund.',
  cancelledUnpaid:
    'Order {number} was cancelled. You owe nothing for it, and no payment was confirmed.',
  pending: ' A payment of {amount} you recorded is waiting for {supplier} to confirm it.',
  record: ' The order page shows where to pay. Record the payment there. {supplier} confirms it.',
  amount: 'Order {number} from {supplier} has {lines} and comes to {total}.',
  lines: { one: '1 line', many: '{count} lines' },
  cancelled: 'Order {number} from {supplier} is already cancelled.',
  tooLate:
    'Order {number} from {supplier} is {status} and can no longer be cancelled. If something is wrong, message {supplier} from its page, or write to us.',
  cancelYourself:
    'I cannot cancel orders for you. {supplier} has not confirmed order {number} yet, so you can cancel it yourself: press Cancel order on its page.',
  cancelAfterMoney:
    'I cannot cancel orders for you. Order {number} has a payment that is made or waiting for confirmation. Remove it on the order page, or ask {supplier} to reverse it, then press Cancel order.',
  withSupplier:
    'I cannot cancel orders. Order {number} is {status}, so you can only cancel it together with {supplier}. Use “Send a message” on the order page.',
  change:
    'I cannot change orders. To change order {number}, agree on it with {supplier}: use “Send a message” on the order page. To buy more, send a new RFQ.',
  returning:
    'Damaged or defective items can be returned within 30 days in their original packaging. For order {number}, use “Send a message” on the order page to tell {supplier} what is wrong, and add a photo. If that does not help, write to us.',
} as const;
