import type { payouts as english } from '../en/payouts.ts';
import type { Texts } from '../types.ts';

export const payouts: Texts<typeof english> = {
  title: 'Malipo kwa wauzaji',
  lead: 'Msimamizi mmoja huandaa malipo, mwingine huyaidhinisha. Kisha pakua faili, ziweke kwenye benki na M-Pesa, na uonyeshe kuwa malipo yametumwa.',
  allPayments: 'Malipo yote',
  back: 'Rudi',
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
    approved: 'Yameidhinishwa, hayajatumwa',
    sent: 'Yametumwa',
    cancelled: 'Yameghairiwa',
  },
  madeBy: 'Yaliandaliwa {date} na {name}',
  approvedBy: 'Yaliidhinishwa {date} na {name}',
  sentBy: 'Yalitumwa {date} na {name}',
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
  payTo: {
    bank: '{bank}, akaunti {number}',
    paybill: 'Paybill {number}, akaunti {account}',
    till: 'Till {number}',
  },
  toSend:
    'Weka faili kwenye benki na M-Pesa, kisha uonyeshe kuwa malipo yametumwa. Hapo ndipo wauzaji wataarifiwa.',
  send: 'Onyesha kuwa yametumwa',
  sendTitle: 'Uonyeshe kuwa malipo haya yametumwa?',
  sendText:
    'Fanya hivi faili zote zikishawekwa. Wauzaji wataarifiwa kuwa pesa zao zimetumwa. Huwezi kutengua.',
  failed: 'Hitilafu imetokea. Tafadhali jaribu tena.',
  own: 'Wewe ndiye uliyeandaa malipo haya. Msimamizi mwingine lazima ayaidhinishe.',
  approve: 'Idhinisha',
  cancel: 'Ghairi malipo',
  bankFile: 'Faili ya benki (CSV)',
  mpesaFile: 'Faili ya M-Pesa (CSV)',
  done: 'Imehifadhiwa.',
  link: 'Malipo kwa wauzaji',
};
