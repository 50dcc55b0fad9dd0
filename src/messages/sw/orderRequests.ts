import type { orderRequests as english } from '../en/orderRequests.ts';
import type { Texts } from '../types.ts';

export const orderRequests: Texts<typeof english> = {
  title: 'Badilisha oda hii',
  text: 'Oda imethibitishwa: {other} lazima akubali.',
  change: 'Pendekeza mabadiliko',
  cancel: 'Pendekeza kughairi',
  openTitle: {
    cancel: '{who} anapendekeza kughairi oda hii',
    change: '{who} anapendekeza kubadilisha oda hii',
  },
  ownTitle: { cancel: 'Ulipendekeza kughairi oda hii', change: 'Ulipendekeza kubadilisha oda hii' },
  waiting: 'Inasubiri jibu la {other}.',
  reason: 'Sababu: {reason}',
  deliveryDate: 'Inahitajika kufikia {to}',
  deliveryAddress: 'Mahali: {to}',
  item: '{product}: {to} badala ya {from}',
  itemGone: '{product}: hakuna, badala ya {from}',
  accept: { cancel: 'Kubali na ughairi', change: 'Kubali mabadiliko' },
  acceptTitle: { cancel: 'Ughairi oda hii?', change: 'Ubadilishe oda hii?' },
  acceptText: {
    cancel:
      'Bidhaa hazitafikishwa, na hakuna deni. Pesa tunazoshikilia kwa oda zinarudi kwa mnunuzi.',
    change: 'Oda na jumla yake vinabadilika mara moja.',
  },
  refuse: 'Kataa',
  refuseTitle: 'Ukatae pendekezo hili?',
  refuseText: 'Oda inabaki ilivyo. {other} ataarifiwa.',
  withdraw: 'Ondoa pendekezo',
  withdrawTitle: 'Uondoe pendekezo lako?',
  withdrawText: 'Oda inabaki ilivyo. {other} ataarifiwa.',
  done: {
    accept: 'Pendekezo limekubaliwa',
    refuse: 'Pendekezo limekataliwa',
    withdraw: 'Pendekezo limeondolewa',
    ask: 'Pendekezo limetumwa',
  },
  notNow: 'Si sasa',
  cancelTitle: 'Upendekeze kughairi oda hii?',
  cancelText:
    'Oda itaghairiwa {other} akikubali. Pesa tunazoshikilia kwa oda hii zitarudi kwa mnunuzi.',
  cancelReason: 'Kwa nini unataka kuighairi?',
  changeTitle: 'Pendekeza mabadiliko',
  changeText:
    'Jaza kinachobadilika tu. Idadi inaweza kupungua tu. Hakuna kinachobadilika kabla {other} hajakubali.',
  changeReason: 'Kwa nini unataka kuibadilisha?',
  date: 'Inahitajika kufikia',
  address: 'Mahali pa kufikisha',
  county: 'Kaunti',
  countySame: 'Ilivyo sasa',
  quantities: 'Idadi',
  quantityHint: 'Sasa {quantity}. Andika 0 kuuacha mstari huu.',
  send: 'Tuma pendekezo',
};
