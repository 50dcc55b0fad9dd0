export const orders = {
  order_not_found: 'Order not found.',
  only_contractors_award: 'Only contractors can award RFQs.',
  only_supplier_confirms: 'Only the supplier can confirm an order.',
  only_buyer_cancels: 'Only the buyer can cancel an order.',
  only_buyer_completes: 'Only the buyer can complete an order.',
  order_placed: 'The supplier has not confirmed this order yet.',
  order_confirmed:
    'This order is already confirmed. Agree with the other side on any change, by message.',
  order_dispatched:
    'This order is already dispatched. Agree with the other side on any change, by message.',
  order_delivered:
    'This order is already delivered. Agree with the other side on any change, by message.',
  order_completed:
    'This order is already completed. Agree with the other side on any change, by message.',
  order_cancelled: 'This order is already cancelled.',
  order_paid: '{paid} is paid for this order. Ask the supplier to reverse the payment first.',
  order_payment_pending:
    'A payment of {pending} is waiting to be confirmed. Remove that payment first, under Payment.',
  order_payment_undecided:
    'A payment of {pending} is still waiting. Confirm or reject a bank transfer; M-Pesa ends within minutes. Then cancel the order.',
  order_reason_missing: 'Enter the reason. The other side reads it',
  order_stock_short:
    '{product}: only {quantity} left in stock. Update your stock first, or decline the order.',
  credit_note_not_found: 'Credit note not found.',
  order_returned_more: 'More would come back than was delivered.',
  order_credited_more: 'More would be credited than the order comes to.',
  order_delivered_more: 'More would have arrived than was ordered.',
  only_supplier_declines: 'Only the supplier can decline an order.',

  delivery_address_missing: 'Enter where the goods go: street, estate or landmark',
  payment_method_wrong: 'Choose how you mean to pay',
  checkout_empty: 'Your cart has nothing that this supplier sells.',
  checkout_changed:
    'Prices changed in the meantime: the order now comes to {total}. Check it, then order again.',
  checkout_outside: 'This supplier does not deliver to {county}',
  checkout_minimum: 'This supplier takes orders from {minimum}. Add goods for {missing} more.',
  checkout_over_stock: '{product}: only {quantity} left. Change the quantity in your cart.',
  checkout_line_minimum:
    '{product}: the minimum order is {quantity}. Change the quantity in your cart.',

  only_sides_change: 'Only the buyer and the supplier of an order can change it.',
  reorder_other_unit: 'It is sold in another unit now',
  request_unclear: 'Say what changes, or ask to cancel',
  request_line_wrong: 'Name each line of this order once',
  request_lump_sum: 'This order is one price for everything. Ask to cancel it instead.',
  request_quantity_wrong: 'Enter less than {quantity}, in whole units',
  request_nothing_left: 'Nothing would be left of the order. Ask to cancel it instead.',
  request_open: 'A request about this order waits for an answer.',
  request_too_many: 'There were too many requests about this order. Agree by message.',
  request_accepted: 'This request is already accepted.',
  request_refused: 'This request is already refused.',
  request_withdrawn: 'This request was withdrawn.',
  request_lapsed: 'The order has gone on since this was asked.',
  request_not_now: 'This is possible only while an order is confirmed and not on its way.',
  request_overpaid: '{paid} is paid, and the order would come to {total}. Reverse a payment first.',

  award_unclear: 'Choose the quotation to award, or a supplier for each line',
  award_line_repeated: 'Combine each line and quotation only once',
  award_not_quoted: 'This quotation has no price for this line',
  award_over_offered: '{line}: the supplier offers {quantity}.',
  award_below_minimum: '{line}: the supplier’s minimum is {quantity}.',
  award_over_asked: '{line}: the RFQ asks for {quantity}.',
  award_none_left: '{line}: nothing is left to award.',
  award_lump_sum:
    'This quotation is one price for everything, and part of the RFQ has already been awarded.',
  award_nothing_left: 'This quotation offers none of the lines that are left.',
  award_worthless: 'Part of this award costs less than one cent. Increase its quantity.',
  award_substitute: 'This is not what you asked for. Accept it first, or name it in the award.',
  award_changed:
    'You have made other orders from this RFQ in the meantime. Check what is left, then award again.',
  award_total_changed: 'What is left of this RFQ now comes to {total}. Check it, then award again.',
  award_supplier_gone:
    'The account of this supplier is suspended or closed. You cannot order from it.',
  only_supplier_invoices: 'Only the supplier of the order can enter its eTIMS invoice.',
  no_invoice: 'Only a confirmed order has an invoice.',
  statement_not_found: 'You have no orders with this company.',
  statement_days_cross: 'The last day is before the first',
  statement_long: 'A statement covers at most one year',
  etims_closed: 'The eTIMS invoice of this order can no longer be changed, or not yet entered.',
  etims_taken: 'You have entered this invoice on another order',
  etims_unit_missing: 'Enter the control unit serial number',
  etims_unit_wrong: 'Enter KRA, two letters and the digits, such as KRACU0100000001',
  etims_number_missing: 'Enter the invoice number',
  etims_number_wrong: 'Enter the digits, or the control unit with / and the number',
  etims_other_unit: 'This number belongs to another control unit',
} as const;
