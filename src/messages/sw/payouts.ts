import type { payouts as english } from '../en/payouts.ts';
import type { Texts } from '../types.ts';

export const payouts: Texts<typeof english> = {
  title: 'Malipo kwa wauzaji',
  lead: 'Msimamizi mmoja huandaa malipo, mwingine huyaidhinisha. Kisha pakua faili za benki na M-Pesa.',
  back: 'Malipo yote',
  due: 'Deni kwa wauzaji',
  dueNone: 'Hakuna deni. Pesa hudaiwa baada ya kuthibitishwa kuwa bidhaa zimefika.',
  orders: { one: 'Oda {count}', many: 'Oda {count}' },
  noPayee: 'Hana maelezo ya malipo: hayumo kwenye malipo yajayo',
  unnamed: 'Muuzaji asiye na jina',
  make: 'Andaa malipo',
  fee: 'Ada {percent}%',
  batches: 'Malipo yaliyoandaliwa',
  batchesNone: 'Bado hakuna malipo yaliyoandaliwa.',
  statuses: {
    draft: 'Yanasubiri kuidhinishwa',
    approved: 'Yameidhinishwa',
    cancelled: 'Yameghairiwa',
  },
  madeBy: 'Yaliandaliwa {date} na {name}',
  approvedBy: 'Yaliidhinishwa {date} na {name}',
  cancelledBy: 'Yalighairiwa {date} na {name}',
  feeOf: 'Ada {amount}',
  leftOut: { one: 'Oda {count} imeachwa', many: 'Oda {count} zimeachwa' },
  willBeLeftOut: {
    one: 'Oda {count} haiwezi kulipwa sasa. Ukiidhinisha, itaachwa.',
    many: 'Oda {count} haziwezi kulipwa sasa. Ukiidhinisha, zitaachwa.',
  },
  stopped: {
    disputed: 'Ina mgogoro au inarudishwa',
    less_owed: 'Deni limepungua',
    payee_changed: 'Maelezo ya malipo yamebadilika',
  },
  own: 'Wewe ndiye uliyeandaa malipo haya. Msimamizi mwingine lazima ayaidhinishe.',
  approve: 'Idhinisha',
  cancel: 'Ghairi malipo',
  bankFile: 'Faili ya benki (CSV)',
  mpesaFile: 'Faili ya M-Pesa (CSV)',
  done: 'Imehifadhiwa.',
  link: 'Malipo kwa wauzaji',
};
