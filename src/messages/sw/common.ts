import type { common as english } from '../en/common.ts';
import type { Texts } from '../types.ts';

export const common: Texts<typeof english> = {
  brand: 'JengaSoko',
  skipToContent: 'Nenda moja kwa moja kwenye ukurasa',
  loading: 'Inapakia…',
  retry: 'Jaribu tena',
  goBack: 'Rudi Nyuma',
  close: 'Funga',
  error: 'Hitilafu',
  success: 'Imefaulu',
  notFoundTitle: '404 Ukurasa Haukupatikana',
  notFoundHint: 'Angalia kama anwani ni sahihi.',
  failedTitle: 'Kuna tatizo',
  failedText: 'Ukurasa huu haukufunguka. Jaribu tena baadaye.',
  offlineTitle: 'Huna mtandao',
  offlineLink: 'Ukurasa huu unaweza kufunguliwa mtandao ukirudi.',
  offlineText: 'Huenda ukurasa huu umepitwa. Utasasishwa mtandao ukirudi.',
};
