import type { suppliers as english } from '../en/suppliers.ts';
import type { Texts } from '../types.ts';

/** Ukurasa wa hadhara wa muuzaji. */
export const suppliers: Texts<typeof english> = {
  home: 'Mwanzo',
  description:
    '{supplier} huuza vifaa vya ujenzi Kenya: bidhaa {count}, bei, akiba na mahali zinapofikishwa.',
  memberSince: 'Yuko {brand} tangu {date}',
  delivers: 'Hufikisha',
  allCounties: 'Kaunti zote 47',
  noCounties: 'Muulize muuzaji anakofikisha.',
  leadTime: 'Muda wa kawaida wa kufikisha',
  sameDay: 'Siku hiyo hiyo',
  oneDay: 'Siku 1',
  days: 'Siku {count}',
  askTime: 'Muulize muuzaji.',
  sells: 'Huuza',
  products: 'Bidhaa',
  allOf: 'Ona bidhaa zote {count}',
  emptyTitle: 'Hakuna kitu kwenye orodha kwa sasa',
  emptyText: 'Muuzaji huyu hana bidhaa kwenye orodha kwa sasa.',
  message: 'Mwandikie muuzaji',
  isYou: 'Hivi ndivyo wengine wanavyokuona.',
  signInToMessage: 'Tafadhali ingia ili umwandikie muuzaji huyu.',
  missingTitle: 'Muuzaji hajapatikana',
  missingText: 'Muuzaji unayemtafuta hayupo au ameondoka.',
};
