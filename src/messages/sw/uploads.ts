import type { uploads as english } from '../en/uploads.ts';
import type { Texts } from '../types.ts';

export const uploads: Texts<typeof english> = {
  tooManyTitle: 'Faili ni nyingi mno',
  tooManyText: { one: 'Unaweza kuongeza faili 1 tu', many: 'Unaweza kuongeza faili {count} tu' },
  tooLargeTitle: 'Faili ni kubwa mno',
  tooLargeText: '{name} inazidi 5MB',
  failedTitle: 'Upakiaji haukufaulu',
  failedText: 'Hatukuweza kupakia picha. Tafadhali jaribu tena.',
  unreadableText: 'Hatukuweza kusoma picha. Tafadhali jaribu tena.',
  uploading: 'Inapakia {name}',
  wrongType: 'Chagua picha ya JPEG, PNG, WebP au AVIF',
  wrongTypeDocument: 'Chagua faili za PDF, JPEG, PNG au WebP',
  leftOut: 'Faili ambazo hazikuongezwa',
  dismissProblem: 'Acha {name}',
  reading: 'Inaandaa faili…',
  addPhoto: 'Weka picha',
  changePhoto: 'Badilisha picha',
  photoHint: 'JPEG, PNG au WebP, isizidi 5MB',
  yourPhoto: 'picha yako',
  photoFailed: 'Hatukuweza kubadilisha picha ya wasifu.',
  photoSaved: 'Wasifu wako umehifadhiwa.',
  photoNotSaved: 'Picha yako bado haijahifadhiwa.',
  cropTitle: 'Kata picha yako',
  cropText:
    'Buruta picha, au isogeze kwa vitufe vya mishale. Kilicho ndani ya duara ndicho wengine wataona.',
  cropArea: 'Sehemu ya picha ya kubaki',
  zoom: 'Kuza',
  save: 'Hifadhi picha',
  cancel: 'Ghairi',
};
