import type { Copy } from './en.ts';

/** What the assistant says of the own orders in Swahili. */
export const orders: Copy['orders'] = {
  none: 'Bado huna oda.',
  state: 'Oda {number} kutoka {supplier}: {status}.',
  promised: ' Iliahidiwa kufikia {date}.',
  noSuch: 'Huna oda {number}.',
  list: 'Oda zako zote',
  arrives: '{supplier} aliahidi oda {number} kufikia {date}, {days} baada ya kuchaguliwa.',
  arrivesSameDay: '{supplier} aliahidi oda {number} siku ile ile ya kuchaguliwa, {date}.',
  unpromised: 'Bei ya {supplier} haisemi oda {number} italetwa lini.',
  dayPassed: ' Siku hiyo imepita: muulize {supplier} kwa Tuma ujumbe kwenye ukurasa wa oda.',
  askThem: ' Uliza kwa Tuma ujumbe kwenye ukurasa wa oda.',
  neededBy: ' Uliihitaji kufikia {date}.',
  arrived: 'Oda {number} kutoka {supplier} tayari: {status}.',
  notComing: 'Oda {number} kutoka {supplier} imeghairiwa, kwa hivyo haiji.',
  paid: 'Oda {number} imelipwa yote: {paid}.',
  paidPartly: 'Kwa oda {number}, {paid} kati ya {total} imethibitishwa kulipwa; {owed} imebaki.',
  unpaid: 'Hakuna malipo yaliyothibitishwa ya oda {number}: {total} imebaki.',
  cancelledPaid:
    'Oda {number} imeghairiwa, hivyo hudaiwi; {paid} ilithibitishwa kulipwa. Kubaliana na {supplier} kuhusu pesa hizo.',
  cancelledUnpaid: 'Oda {number} imeghairiwa, hivyo hudaiwi, na hakuna malipo yaliyothibitishwa.',
  pending: ' Malipo ya {amount} uliyoandika yanasubiri {supplier} ayathibitishe.',
  record: ' Ukurasa wa oda unaonyesha pa kulipa. Andika malipo hapo; {supplier} anayathibitisha.',
  amount: 'Oda {number} kutoka {supplier} ina {lines} na jumla yake ni {total}.',
  lines: { one: 'mstari 1', many: 'mistari {count}' },
  cancelled: 'Oda {number} kutoka {supplier} imeshaghairiwa.',
  tooLate:
    'Oda {number} kutoka {supplier}: {status}, haiwezi kughairiwa tena. Kama ina tatizo, mwandikie {supplier} kutoka ukurasa wake, au tuandikie sisi.',
  cancelYourself:
    'Sighairi oda kwa niaba yako. {supplier} bado hajathibitisha oda {number}, kwa hivyo unaweza kuighairi mwenyewe: bonyeza Ghairi oda kwenye ukurasa wake.',
  cancelAfterMoney:
    'Sighairi oda kwa niaba yako. Oda {number} ina malipo yaliyofanywa au yanayosubiri kuthibitishwa. Yaondoe kwenye ukurasa wa oda, au mwombe {supplier} ayatengue, kisha bonyeza Ghairi oda.',
  withSupplier:
    'Sighairi oda. Hali ya oda {number} ni {status}, hivyo inaghairiwa kwa kukubaliana na {supplier}. Mwandikie kwa Tuma ujumbe kwenye ukurasa wa oda.',
  change:
    'Sibadilishi oda: oda {number} ni kama ilivyokubaliwa. Mabadiliko unakubaliana na {supplier}, kwa Tuma ujumbe kwenye ukurasa wa oda; kuongeza vifaa ni ombi jipya la bei.',
  returning:
    'Bidhaa zilizoharibika au zenye kasoro hurudishwa ndani ya siku 30 zikiwa kwenye vifungashio vyake vya awali. Kwa oda {number}, mweleze {supplier} tatizo kwa Tuma ujumbe kwenye ukurasa wa oda, pamoja na picha; msipoelewana, tuandikie.',
};
