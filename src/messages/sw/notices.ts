import type { notices as english } from '../en/notices.ts';
import type { Texts } from '../types.ts';

export const notices: Texts<typeof english> = {
  unnamedSupplier: 'Muuzaji',
  unnamedBuyer: 'Mnunuzi',

  rfqReceived: 'Ombi jipya la bei: {title}',
  rfqChanged: 'Ombi la bei “{title}” limebadilishwa. Tafadhali angalia bei uliyotoa.',
  rfqEdited: 'Ombi la bei “{title}” limebadilishwa. Tazama linaomba nini sasa.',
  rfqClosed: 'Ombi la bei “{title}” limefungwa.',
  rfqClosesSoon: 'Ombi lako la bei “{title}” litafungwa karibuni.',
  rfqUnanswered: 'Ombi la bei “{title}” litafungwa karibuni. Bado unaweza kutuma bei yako.',
  rfqExpired: 'Ombi lako la bei “{title}” limefungwa.',
  quotationReceived: 'Bei mpya kutoka {supplier} kwa “{title}”',
  quotationRevised: '{supplier} amebadilisha bei yake kwa “{title}”.',
  quotationRestWithdrawn:
    '{supplier} ameondoa sehemu iliyobaki ya bei yake kwa “{title}”. Ulichoagiza kinabaki.',
  quotationWithdrawn: '{supplier} ameondoa bei yake kwa “{title}”.',
  quotationEnds: 'Bei ya {supplier} kwa “{title}” inakaribia kuisha. Bado unaweza kuikubali.',
  quotationAccepted: 'Bei yako kwa “{title}” imekubaliwa.',
  quotationPartlyAccepted: 'Sehemu ya bei yako kwa “{title}” imekubaliwa.',
  quotationRejected: 'Bei yako kwa “{title}” haikukubaliwa.',
  quotationExpiresSoon:
    'Bei yako kwa “{title}” inakaribia kuisha muda. Unaweza kuongeza muda wake.',
  quotationExpired: 'Bei yako kwa “{title}” haitumiki tena. Unaweza kuithibitisha upya.',
  orderPlaced: 'Oda mpya {number} kutoka {company}',
  orderMade: 'Oda yako {number} imetumwa kwa {company}.',
  orderConfirmed: '{company} amethibitisha oda yako {number}.',
  orderCancelled: '{company} ameghairi oda {number}. Sababu iko kwenye oda.',
  orderDeclined: '{company} amekataa oda yako {number}. Sababu iko kwenye oda.',
  orderCancelAsked: '{company} anapendekeza kughairi oda {number}. Jibu kwenye oda.',
  orderChangeAsked: '{company} anapendekeza kubadilisha oda {number}. Jibu kwenye oda.',
  orderRequestAccepted: '{company} amekubali pendekezo lako kuhusu oda {number}.',
  orderRequestRefused: '{company} amekataa pendekezo lako kuhusu oda {number}. Inabaki ilivyo.',
  orderRequestWithdrawn: '{company} ameondoa pendekezo kuhusu oda {number}. Inabaki ilivyo.',
  orderCompleted: '{company} amepokea oda {number}. Imekamilika.',
  orderCompletedAlone:
    'Oda {number} imekamilika. Ilifika siku kadhaa zilizopita, na hakuna aliyesema vinginevyo.',
  paymentRecorded:
    '{company} ameandika malipo ya {amount} kwa oda {number}. Angalia taarifa yako ya benki au M-Pesa, kisha uthibitishe.',
  paymentCancelled: '{company} ameondoa malipo ya {amount} kwa oda {number}.',
  paymentReceived:
    '{amount} imelipwa kwa oda {number}. Tunaishikilia hadi bidhaa zithibitishwe zimefika.',
  paymentConfirmed: 'Malipo ya {amount} kwa oda {number} yamethibitishwa.',
  paymentReversed:
    'Uthibitisho wa {amount} kwa oda {number} umetenguliwa: hayahesabiwi tena kuwa yamelipwa. Sababu iko kwenye oda.',
  paymentRejected: 'Malipo ya {amount} kwa oda {number} yamekataliwa. Sababu iko kwenye oda.',
  payoutPaid: 'Tumekutumia {amount} kwa oda zako. Angalia kila oda kwenye Malipo yako.',
  disputeOpened: 'Mgogoro {dispute} kuhusu oda {number} umefunguliwa. Ujibu kwenye ukurasa wa oda.',
  disputeAnswered: 'Kuna jibu kwenye mgogoro {dispute} kuhusu oda {number}.',
  disputeWithdrawn: 'Mgogoro {dispute} kuhusu oda {number} umeondolewa.',
  disputeDecided: 'JengaSoko imeamua mgogoro {dispute} kuhusu oda {number}. Tazama oda.',
  returnAsked: 'Mnunuzi anaomba kurudisha bidhaa za oda {number} ({return}). Jibu kwenye oda.',
  returnAgreed: 'Muuzaji amekubali kurudishiwa bidhaa za {return}, oda {number}.',
  returnDeclined: 'Muuzaji amekataa kurudishiwa {return} ya oda {number}. Soma sababu hapo.',
  returnWithdrawn: 'Mnunuzi harudishi tena bidhaa za {return}, oda {number}.',
  returnReceived: 'Muuzaji amepokea bidhaa za {return}, oda {number}. Hati ya punguzo iko hapo.',
  creditChosen:
    '{company} anataka kulipa oda {number} kwa mkopo. Angalia siku kwenye oda kabla ya kuithibitisha.',
  creditUndone: '{company} atalipa oda {number} kwa kawaida, si kwa mkopo.',
  creditDueSoon: 'Oda {number}: {amount} ya mkopo inatakiwa kulipwa ndani ya siku 3.',
  creditDueToday: 'Oda {number}: {amount} ya mkopo inatakiwa kulipwa leo.',
  creditOverdue:
    'Oda {number}: {amount} ya mkopo imechelewa. Utaweza kutumia mkopo tena ukishailipa.',
  approvalAsked: '{person} anaomba uidhinishe oda ya {amount}. Tazama timu yako.',
  approvalApproved: '{company} wameidhinisha oda yako ya {amount}.',
  approvalDeclined: '{company} wamekataa oda yako ya {amount}. Sababu: {reason}',
  creditGranted:
    'Kikomo chako cha mkopo ni {amount}. Unalipa ndani ya siku {count} baada ya kila oda kufikishwa.',
  creditEnded: 'Mkopo wako umesitishwa. Sababu: {reason}',
  creditRejected: 'Hatukuweza kukupa mkopo. Sababu: {reason}',
  deliveryDispatched:
    'Mzigo {delivery} wa oda {number} uko njiani. Dereva na PIN yako viko kwenye oda.',
  deliveryReported:
    'Dereva amehesabu mzigo {delivery} wa oda {number}. Mnunuzi anapaswa kuthibitisha.',
  deliveryConfirmed: 'Mzigo {delivery} wa oda {number} umefika wote.',
  deliveryShort:
    'Mzigo {delivery} wa oda {number} umefika na bidhaa zilizopungua, kuharibika au kukataliwa.',
  deliveryCancelled: 'Muuzaji ameghairi mzigo {delivery} wa oda {number}. Sababu iko kwenye oda.',
  deliveryPinLocked: 'Dereva wa mzigo {delivery} wa oda {number} amekosea PIN mara nyingi.',
  orderDelivered: 'Oda {number} imefika yote na mzigo {delivery}.',
  verificationApproved: 'Biashara yako imethibitishwa. Beji sasa inaonekana kwenye wasifu wako.',
  verificationRejected:
    'Bado hatujaweza kuthibitisha biashara yako. Tazama sababu, kisha uombe tena.',
  payeeEntered:
    'Akaunti yako ina maelezo mapya ya malipo yanayoishia {ending}. Wanunuzi bado hawayaoni. Kama si wewe, ghairi badiliko hili.',
  payeeRemoved:
    'Maelezo yako ya malipo yanayoishia {ending} yameondolewa. Wanunuzi hawayaoni tena.',
  payeeTakenBack:
    'Badiliko la maelezo ya malipo yanayoishia {ending} limeghairiwa. Hakuna kinachobadilika kwa wanunuzi.',
  payeeChecked: 'Tumekagua maelezo yako ya malipo yanayoishia {ending}. Wanunuzi wanaona hilo.',
  payeeRejected: 'Hatukukubali maelezo yako ya malipo yanayoishia {ending}. Sababu: {reason}',
  reportResolved: 'Tumeshughulikia ripoti yako kuhusu {company}. Asante kwa kutuambia.',
  productTakenDown: 'Tumeondoa bidhaa yako “{title}” kwenye tovuti. Sababu: {reason}',
  productRestored: 'Bidhaa yako “{title}” imerudi kama ilivyokuwa.',
  etimsEntered: '{company} ameandika ankara ya eTIMS ya oda {number}.',
  etimsChanged: '{company} amebadilisha ankara ya eTIMS ya oda {number}.',
  reviewReceived: '{company} ameipa “{title}” nyota {stars} kati ya 5.',
  reviewReplied: '{supplier} amejibu maoni yako kuhusu “{title}”.',
  reviewHidden: 'Tumeficha maoni yako kuhusu “{title}”. Sababu: {reason}',
  reviewReportResolved: 'Tumeangalia maoni kuhusu “{title}” uliyoripoti. Asante kwa kutuambia.',
  priceBelow: 'Bei ya {material} {place} ni {amount} sasa, chini ya uliyoweka.',
};
