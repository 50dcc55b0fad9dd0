import type { productForm as english } from '../en/productForm.ts';
import type { Texts } from '../types.ts';

export const productForm: Texts<typeof english> = {
  addTitle: 'Ongeza Bidhaa',
  editTitle: 'Hariri Bidhaa',
  name: 'Jina',
  nameHint: 'Tumia jina ambalo wanunuzi hutafuta, pamoja na ukubwa na daraja: Nondo Y12, mita 12',
  category: 'Aina',
  chooseCategory: 'Chagua aina',
  productType: 'Aina ya bidhaa',
  noType: 'Haipo kwenye orodha',
  guessed: 'Imejazwa kutokana na jina. Badilisha kama si sahihi.',
  typeHint: 'Wanunuzi wanaotafuta aina hii huipata bidhaa yako.',
  price: 'Bei (KSh)',
  priceHint: 'Pamoja na VAT',
  unit: 'Kipimo',
  unitHint: 'Kama mfuko wa 50 kg',
  stock: 'Idadi iliyopo',
  minimum: 'Kiwango cha chini cha oda',
  brand: 'Chapa',
  description: 'Maelezo',
  optional: 'si lazima',
  active: 'Inaonekana',
  activeHint: 'Wanunuzi wanaiona bidhaa hii. Izime ili uifiche.',

  // Pictures
  pictures: 'Picha',
  picturesHint: 'Hadi 3. Picha kubwa hupunguzwa kwanza. Ya kwanza huonyeshwa kwenye orodha.',
  addPicture: 'Ongeza picha',
  pictureNumber: 'Picha {number}',
  removePicture: 'Ondoa picha {number}',
  makeFirst: 'Onyesha picha {number} kwanza',
  main: 'Ya kwanza',
  tooManyText: 'Weka picha 3 pekee',
  tooLargeText: 'Picha lazima iwe chini ya 5MB',

  // Details
  details: 'Sifa',
  detailsHint: 'Mambo ambayo wanunuzi hulinganisha, kama ukubwa, daraja au rangi.',
  detailName: 'Sifa',
  detailValue: 'Maelezo ya sifa',
  addDetail: 'Ongeza sifa',
  addNamedDetail: 'Ongeza {name}',
  removeDetail: 'Ondoa {name}',
  thisDetail: 'sifa hii',

  // Saving
  save: 'Hifadhi',
  cancel: 'Ghairi',
  created: 'Bidhaa imeongezwa',
  updated: 'Bidhaa imebadilishwa',
  saveFailed: 'Hatukuweza kuhifadhi bidhaa. Tafadhali jaribu tena.',
  keptTitle: 'Una mabadiliko ambayo hayajahifadhiwa',
  keptText: 'Ni ya {time}. Yakague kisha ubonyeze Hifadhi.',
  startOver: 'Anza upya',
  offlineTitle: 'Hakuna mtandao',
  offlineText: 'Ulichoandika kimehifadhiwa kwenye kifaa hiki. Bonyeza Hifadhi mtandao ukirudi.',
  changedTitle: 'Bidhaa hii imebadilika',
  changedText: 'Mtu mwingine au mauzo yamebadilisha: {fields}.',
  changedKept: 'Ulichoandika bado kipo. Kikague kisha ubonyeze Hifadhi ili kibaki.',
  showNew: 'Tumia mapya badala yake',
  gone: 'Bidhaa hii haipo tena.',

  // Leaving
  leaveTitle: 'Kuondoka bila kuhifadhi?',
  leaveText: 'Ulichobadilisha hapa bado hakijahifadhiwa.',
  leave: 'Tupa mabadiliko',
  stay: 'Endelea kuhariri',

  // Delete
  delete: 'Futa bidhaa',
  deleteTitle: 'Futa {name}?',
  deleteText: 'Bidhaa na picha zake zitafutwa kabisa, na itaondolewa kwenye vikapu.',
  deleteConfirm: 'Futa',
  deleted: 'Bidhaa imefutwa',
  deleteFailed: 'Hatukuweza kufuta bidhaa. Tafadhali jaribu tena.',
};
