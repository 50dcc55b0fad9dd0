import type { ownData as english } from '../en/ownData.ts';
import type { Texts } from '../types.ts';

export const ownData: Texts<typeof english> = {
  exportTitle: 'Data yako',
  exportText:
    'Chukua nakala ya kila tunachohifadhi kukuhusu: akaunti, bidhaa, maombi ya bei, bei zilizotolewa, oda na ujumbe. Ni faili moja ya JSON.',
  exportStart: 'Pata data yangu',
  exportGathering: 'Data yako inaandaliwa: {percent}%',
  exportReady: 'Unaweza kuipakua hadi {time}.',
  exportDownload: 'Pakua data yangu',
  exportAgain: 'Andaa nakala mpya',
  exportFailed: 'Hatukuweza kuandaa data yako. Tafadhali jaribu tena.',
  dangerTitle: 'Eneo la hatari',
  dangerText: 'Kufuta akaunti yako hakuwezi kutenduliwa.',
  deleteAccount: 'Futa akaunti',
  confirmTitle: 'Ufute akaunti yako?',
  confirmText: 'Hatua hii haiwezi kutenduliwa. Vitakavyofutwa:',
  goneSupplier: ['Bidhaa zako', 'Bei ulizotoa'],
  goneContractor: ['Maombi yako ya bei', 'Vilivyo kwenye kikapu chako'],
  goneBoth: ['Wasifu, mipangilio, vipendwa na kuingia kwako'],
  stays:
    'Oda na bei zilizokubaliwa zinabaki bila jina lako, kwa sababu upande wa pili na sheria ya kodi vinazihitaji. Ujumbe uliotuma unabaki kwa waliopokea.',
  password: 'Nenosiri',
  code: 'Msimbo au msimbo wa dharura',
  cancel: 'Ghairi',
  confirm: 'Futa akaunti yangu',
  deleted: 'Akaunti yako imefutwa kabisa.',
  deleteFailed: 'Hatukuweza kufuta akaunti. Tafadhali jaribu tena.',
};
