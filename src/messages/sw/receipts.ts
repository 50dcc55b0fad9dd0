import type { receipts as english } from '../en/receipts.ts';
import type { Texts } from '../types.ts';

export const receipts: Texts<typeof english> = {
  kind: 'RISITI',
  number: '{order} R {id}',
  received: 'Kiasi kilichopokelewa (KSh)',
  order: 'Kwa oda',
  orderOf: '{number}, ya {date}',
  way: 'Njia ya kulipa',
  bank: 'Benki au pesa ya simu',
  mpesa: 'M-Pesa, kupitia {brand}',
  card: 'Kadi au benki, kupitia {brand}',
  reference: 'Kumbukumbu',
  receipt: 'Risiti ya mtoa huduma',
  paidOn: 'Siku ya kutuma',
  recorded: 'Iliandikwa na mnunuzi',
  confirmed: 'Ilithibitishwa',
  confirmedBy: '{date}, na {name}',
  proof: 'Kinachothibitisha',
  total: 'Oda yote',
  paid: 'Jumla iliyolipwa',
  owed: 'Salio',
  asPrinted: 'KSh {amount}, tarehe {date}',
  sum: 'KSh {amount}',
  notes:
    'Risiti hii si ankara ya kodi. Uthibitisho wa makosa unaweza kutenguliwa: ukurasa wa oda huonyesha hali ya malipo haya.',
};
