import type { selling as english } from '../en/selling.ts';
import type { Texts } from '../types.ts';

export const selling: Texts<typeof english> = {
  title: 'Dashibodi ya muuzaji',
  lead: 'Bidhaa zako, RFQ unazoweza kujibu, na biashara yako inavyoendelea.',
  sections: 'Sehemu za dashibodi',
  overview: 'Muhtasari',
  products: 'Bidhaa',

  // Access
  accessDenied: 'Huruhusiwi',
  accessDeniedText: 'Unahitaji kuingia kama muuzaji ili kufungua ukurasa huu.',
  signInTitle: 'Ingia uone dashibodi yako',
  signInText: 'Wauzaji husimamia bidhaa na bei zao hapo, wakandarasi RFQ zao.',
  signIn: 'Ingia',
  goHome: 'Nenda ukurasa wa mwanzo',

  // Overview
  totalProducts: 'Jumla ya Bidhaa',
  totalProductsCaption: 'Zinazoonekana sokoni',
  activeRfqs: 'RFQ Zilizo Wazi',
  activeRfqsCaption: 'Zinasubiri bei',
  quotesSent: 'Bei Zilizotumwa',
  revenue: 'Mapato',
  thisMonth: 'Mwezi huu',
  recentProducts: 'Bidhaa za karibuni',
  allProducts: 'Bidhaa zote',
  noProductsYet: 'Bidhaa zako mpya zitaonekana hapa.',

  // Products
  tableCaption: 'Bidhaa zako',
  product: 'Bidhaa',
  price: 'Bei kwa kipimo',
  stock: 'Iliyopo',
  status: 'Hali',
  active: 'Inaonekana',
  inactive: 'Imefichwa',
  loadMore: 'Onyesha bidhaa zaidi',
  emptyTitle: 'Bado huna bidhaa',
  emptyText: 'Unachouza kinapatikana na wakandarasi kote Kenya mara tu kinapoorodheshwa.',
  addProduct: 'Ongeza Bidhaa',
  addFirst: 'Ongeza Bidhaa Yako ya Kwanza',
  edit: 'Hariri',
  editNamed: 'Hariri {product}',
  actions: 'Vitendo',
  more: 'Zaidi kwa {product}',
  view: 'Ona sokoni',
  switchOff: 'Ondoa kwenye orodha',
  switchOn: 'Weka kwenye orodha',
  switchedOff: 'Imeondolewa kwenye orodha',
  switchedOn: 'Iko kwenye orodha tena',
  switchFailed: 'Imeshindikana kubadilisha bidhaa. Tafadhali jaribu tena.',
  undo: 'Tengua',
};
