import type { deliveryNotes as english } from '../en/deliveryNotes.ts';
import type { Texts } from '../types.ts';

export const deliveryNotes: Texts<typeof english> = {
  kind: 'HATI YA MZIGO',
  order: 'Kwa oda',
  orderOf: '{number}, ya {date}',
  dispatched: 'Uliondoka',
  to: 'Unapelekwa',
  driver: 'Dereva',
  vehicle: 'Gari',
  received: 'Ulipokelewa',
  proof: 'Ulithibitishwa na',
  proofs: { pin: 'PIN ya mnunuzi', buyer: 'Mnunuzi, kwenye JengaSoko' },
  cancelled: 'Ulighairiwa',
  note: 'Maelezo',
  counts: {
    delivered: 'Zimefika: {count}',
    short: 'Zimepungua: {count}',
    damaged: 'Zimeharibika: {count}',
    refused: 'Zimekataliwa: {count}',
  },
};
