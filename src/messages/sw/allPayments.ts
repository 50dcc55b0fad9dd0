import type { allPayments as english } from '../en/allPayments.ts';
import type { Texts } from '../types.ts';

export const allPayments: Texts<typeof english> = {
  openOrder: 'Fungua oda {number}',
  title: 'Malipo',
  lead: 'Malipo yaliyoandikwa na wanunuzi. Amua ukiwa na uthibitisho tu: pande zote mbili huarifiwa na zinaweza kusoma sababu yako. Tunarekodi kila unachofungua na kuamua hapa.',
  states: 'Malipo kwa hali',
  all: 'Yote',
  find: 'Tafuta malipo',
  order: 'Nambari ya oda',
  buyer: 'Mnunuzi',
  supplier: 'Muuzaji',
  from: 'Kuanzia siku',
  to: 'Hadi siku',
  daysCross: 'Tarehe hii iko kabla ya tarehe ya kuanzia.',
  search: 'Tafuta',
  clear: 'Futa',
  found: 'Yamepatikana {count}',
  foundOne: 'Yamepatikana 1',
  amount: 'Kiasi',
  reference: 'Kumbukumbu',
  recorded: 'Yaliandikwa',
  status: 'Hali',
  actions: 'Vitendo',
  noneTitle: 'Hakuna malipo hapa',
  nonePending:
    'Hakuna kinachosubiri kuthibitishwa. Malipo mapya huonekana hapa wanunuzi wanapoyaandika.',
  noneFound: 'Hakuna kilichopatikana. Jaribu maneno machache au hali nyingine.',
  more: 'Onyesha zaidi',
};
