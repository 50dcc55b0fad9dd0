import type { ui as english } from '../en/ui.ts';
import type { Texts } from '../types.ts';

export const ui: Texts<typeof english> = {
  search: 'Tafuta',
  decrease: 'Punguza',
  increase: 'Ongeza',
  quantityNotWhole: 'Andika nambari kamili.',
  quantityBelow: '{quantity} ni chache mno. Kiwango cha chini ni {min}.',
  quantityAbove: '{quantity} ni nyingi mno. Zipo {max} tu.',
  breadcrumbs: 'Njia ya kurasa',
  notification: 'Arifa',
  notifications: 'Arifa',
  startAfresh: 'Anza upya',
  undo: 'Tendua',
  partFailed: 'Sehemu hii haikupakiwa. Angalia mtandao kisha ujaribu tena.',
  browseProducts: 'Tazama bidhaa',
  noReviews: 'Bado hakuna maoni',
  oneReview: 'Maoni {count}',
  reviews: 'Maoni {count}',
  rating: '{average} kati ya 5',
  shownOf: 'Zinaonyeshwa {shown} kati ya {total}',
};
