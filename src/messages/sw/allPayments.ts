import type { allPayments as english } from '../en/allPayments.ts';
import type { Texts } from '../types.ts';

export const allPayments: Texts<typeof english> = {
  title: 'Malipo',
  lead: 'Malipo yaliyoandikwa na wanunuzi. Amua kwa uthibitisho tu: pande zote mbili huarifiwa na husoma sababu yako, na kila unachotazama na kuamua huandikwa.',
  signInText: 'Tafadhali ingia kama msimamizi ili kuona malipo.',
  states: 'Malipo kwa hali',
  all: 'Yote',
  find: 'Tafuta malipo',
  order: 'Nambari ya oda',
  buyer: 'Mnunuzi',
  supplier: 'Muuzaji',
  from: 'Kuanzia siku',
  to: 'Hadi siku',
  daysCross: 'Siku hii iko kabla ya ile ya kwanza.',
  search: 'Tafuta',
  clear: 'Futa',
  found: 'Yamepatikana {count}',
  foundOne: 'Yamepatikana 1',
  amount: 'Kiasi',
  reference: 'Kumbukumbu',
  recorded: 'Yaliandikwa',
  status: 'Hali',
  actions: 'La kufanya',
  noneTitle: 'Hakuna malipo hapa',
  nonePending:
    'Hakuna kinachosubiri kuthibitishwa. Malipo mapya huonekana hapa wanunuzi wanapoyaandika.',
  noneFound: 'Hakuna kilichopatikana. Jaribu maneno machache au hali nyingine.',
  more: 'Onyesha zaidi',
};
