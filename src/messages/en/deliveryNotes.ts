/** The delivery note, as PDF. */
export const deliveryNotes = {
  kind: 'DELIVERY NOTE',
  order: 'For order',
  orderOf: '{number}, of {date}',
  dispatched: 'Dispatched',
  to: 'To',
  driver: 'Driver',
  vehicle: 'Vehicle',
  received: 'Received',
  proof: 'Confirmed by',
  proofs: { pin: 'The buyer’s PIN', buyer: 'The buyer, on JengaSoko' },
  cancelled: 'Cancelled',
  note: 'Note',
  counts: {
    delivered: 'Delivered: {count}',
    short: 'Short: {count}',
    damaged: 'Damaged: {count}',
    refused: 'Refused: {count}',
  },
} as const;
