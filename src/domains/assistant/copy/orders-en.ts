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
  dayPassed: ' That day has passed: ask {supplier} with Send a message on the order’s page.',
  askThem: ' Ask with Send a message on the order’s page.',
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
  pending: ' A transfer of {amount} that you recorded is waiting for {supplier} to confirm it.',
  record: ' Record a bank transfer on the order’s page. {supplier} confirms it there.',
  amount: 'Order {number} from {supplier} has {lines} and comes to {total}.',
  lines: { one: '1 line', many: '{count} lines' },
  cancelled: 'Order {number} from {supplier} is already cancelled.',
  tooLate:
    'Order {number} from {supplier} is {status}: it can no longer be cancelled. If something is wrong with it, write to {supplier} from its page, or to us.',
  cancelYourself:
    'I cancel no orders for you. {supplier} has not confirmed order {number} yet, so you can cancel it yourself: press Cancel order on its page.',
  withSupplier:
    'I cancel no orders. Order {number} is {status}, so it can only be cancelled together with {supplier}. Agree on it with Send a message on the order’s page.',
  change:
    'I change no orders: order {number} stands as it was awarded. What shall be otherwise is agreed with {supplier}, with Send a message on the order’s page; more of something is a new request.',
  returning:
    'Damaged or defective items can be returned within 30 days in their original packaging. Of order {number}, tell {supplier} with Send a message on the order’s page what is wrong, with a picture; where that leads nowhere, write to us.',
} as const;
