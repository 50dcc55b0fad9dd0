import type { etims as english } from '../en/etims.ts';
import type { Texts } from '../types.ts';

export const etims: Texts<typeof english> = {
  title: 'Ankara ya eTIMS',
  unit: 'Nambari ya kifaa (control unit)',
  number: 'Nambari ya ankara',
  entered: 'Iliandikwa {date}',
  changed: 'Ilibadilishwa {date}',
  check: 'Kagua ankara hii kwa KRA',
  qr: 'Msimbo wa QR unaofungua ukaguzi wa ankara wa KRA',
  bySupplier: 'Muuzaji aliandika nambari hizi. Ukaguzi wa KRA unaonyesha kama ankara inajulikana.',
  missingBuyer:
    'Muuzaji bado hajaandika ankara ya eTIMS. Iombe kabla ya kulipa salio: bila hiyo huwezi kudai gharama wala VAT.',
  missingPaid:
    'Muuzaji bado hajaandika ankara ya eTIMS. Iombe: bila hiyo huwezi kudai gharama wala VAT.',
  missingSeller: 'Mnunuzi anaambiwa kuwa ankara ya eTIMS haipo. Iandike ukishaitoa.',
  missingAdmin: 'Muuzaji bado hajaandika ankara ya eTIMS.',
  enter: 'Andika ankara ya eTIMS',
  change: 'Badilisha',
  formText: 'Nakili nambari zote mbili kutoka kwa ankara ya eTIMS uliyotoa kwa oda hii.',
  unitHint: 'Kwa mfano KRACU0100000001',
  numberHint: 'Kwa mfano KRACU0100000001/12, au tarakimu pekee',
  pdf: 'Ankara (PDF)',
  save: 'Hifadhi',
  cancel: 'Ghairi',
  saved: 'Pande zote mbili zinaona ankara ya eTIMS.',
  failed: 'Haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
};
