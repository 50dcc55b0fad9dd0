import type { suppliers as english } from '../en/suppliers.ts';
import type { Texts } from '../types.ts';

/** Ukurasa wa hadhara wa muuzaji. */
export const suppliers: Texts<typeof english> = {
  home: 'Mwanzo',
  description:
    '{supplier} huuza vifaa vya ujenzi Kenya: bei, idadi iliyopo na kaunti anazofikisha. Bidhaa zilizoorodheshwa: {count}.',
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
  emptyTitle: 'Hakuna bidhaa kwa sasa',
  emptyText: 'Mwandikie muuzaji umuulize anachouza.',
  message: 'Mwandikie muuzaji',
  isYou: 'Hivi ndivyo wengine wanavyokuona.',
  missingTitle: 'Muuzaji hajapatikana',
  missingText: 'Muuzaji unayemtafuta hayupo au ameondoka.',
};
