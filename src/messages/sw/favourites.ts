import type { favourites as english } from '../en/favourites.ts';
import type { Texts } from '../types.ts';

export const favourites: Texts<typeof english> = {
  title: 'Vipendwa',
  button: 'Kipendwa',
  keep: 'Ongeza kwa vipendwa',
  drop: 'Ondoa kwa vipendwa',
  lead: 'Bidhaa unazotaka kuzipata tena.',
  emptyTitle: 'Bado huna vipendwa',
  emptyText: 'Gusa moyo kwenye bidhaa ili uipate hapa tena.',
  browse: 'Tazama bidhaa',
  more: 'Onyesha vipendwa zaidi',
  moreFailed: 'Vipendwa vinavyofuata havikuweza kupakiwa.',
  failed: 'Vipendwa vyako havikuweza kubadilishwa. Tafadhali jaribu tena.',
};
