import type { ownPayouts as english } from '../en/ownPayouts.ts';
import type { Texts } from '../types.ts';

export const ownPayouts: Texts<typeof english> = {
  title: 'Malipo yako',
  lead: 'Pesa ambazo wanunuzi walilipa kwa M-Pesa au kadi, na kiasi ambacho umepokea.',
  linkText: 'Malipo ya M-Pesa na kadi: yanayoshikiliwa, unayodai na uliyopokea',
  csv: 'Malipo yako (CSV)',
  held: 'Inashikiliwa hadi bidhaa zifike',
  owed: 'Unachodai',
  payingOut: 'Pesa zinazokuja',
  paidOut: 'Ulicholipwa',
  fees: 'Ada',
  order: 'Oda',
  ordered: 'Tarehe ya oda',
  paidOutOn: 'Ulilipwa {date}',
  claimed: 'Inasubiri: mgogoro au bidhaa zinarudishwa',
  none: 'Bado hakuna pesa',
  noneText: 'Mnunuzi akilipa oda yako kwa M-Pesa au kadi, itaonekana hapa.',
  more: 'Onyesha zaidi',
  who: 'Ukurasa huu ni wa wauzaji',
  csvColumns: [
    'Oda',
    'Tarehe ya oda',
    'Inashikiliwa hadi bidhaa zifike',
    'Unachodai',
    'Pesa zinazokuja',
    'Ulicholipwa',
    'Ada',
    'Ulilipwa mwisho',
  ],
};
