import type { audit as english } from '../en/audit.ts';
import type { Texts } from '../types.ts';

export const audit: Texts<typeof english> = {
  title: 'Kumbukumbu ya ukaguzi',
  lead: 'Nani alifanya nini, na nani aliangalia data ya nani. Hakuna anayeweza kuibadilisha.',
  person: 'Mtu',
  personHint: 'Jina, barua pepe, nambari ya simu au kitambulisho',
  action: 'Hatua',
  allActions: 'Hatua zote',
  target: 'Kitambulisho cha kinachohusika',
  from: 'Kuanzia',
  to: 'Hadi',
  search: 'Tafuta',
  clear: 'Futa vichujio',
  export: 'Pakua CSV',
  list: 'Maingizo',
  time: 'Wakati',
  who: 'Nani',
  what: 'Nini',
  about: 'Kuhusu',
  details: 'Maelezo',
  product: 'JengaSoko',
  noName: 'Hana jina',
  none: 'Hakuna ingizo lililopatikana',
  noneText: 'Badilisha vichujio.',
  more: 'Onyesha ya awali zaidi',
};
