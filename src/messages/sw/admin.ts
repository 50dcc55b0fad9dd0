import type { admin as english } from '../en/admin.ts';
import type { Texts } from '../types.ts';

export const admin: Texts<typeof english> = {
  title: 'Dashibodi ya msimamizi',
  lead: 'Hali ya soko, na yanayokusubiri. Kila usomaji huandikwa.',

  // Figures
  contractors: 'Wakandarasi',
  suppliers: 'Wauzaji',
  verifiedOf: '{count} wamethibitishwa',
  accountsCaption: 'Akaunti hai',
  products: 'Bidhaa',
  productsCaption: 'Zinazoonekana sokoni',
  openRfqs: 'RFQ zilizo wazi',
  openRfqsCaption: 'Zinapokea bei',
  quotations: 'Bei zilizotolewa',
  orders: 'Oda',
  orderValue: 'Thamani ya oda',
  waiting: 'Yanayokusubiri',
  payments: 'Malipo',
  waitingPayments: {
    one: 'Malipo {count} yanasubiri kuthibitishwa.',
    many: 'Malipo {count} yanasubiri kuthibitishwa.',
  },
  noPayments: 'Hakuna malipo yanayosubiri kuthibitishwa.',
  waitingCaption: 'Uthibitisho na malalamiko',
  thisMonth: 'Mwezi huu',

  // What waits
  verifications: 'Maombi ya uthibitisho',
  noVerifications: 'Hakuna anayesubiri kuthibitishwa.',
  decide: 'Amua',
  reports: 'Malalamiko',
  noReports: 'Hakuna malalamiko yaliyo wazi.',
  reportAbout: 'Kuhusu {name}',
  reportBy: 'Kutoka kwa {name}, {date}',
  olderFirst: '{shown} kati ya {total}, ya zamani kwanza',
  since: 'Tangu {date}',
  write: 'Mwandikie',
  writeNamed: 'Mwandikie {name}',
  resolve: 'Limeshughulikiwa',
  resolveNamed: 'Limeshughulikiwa: kuhusu {name}',
  resolveTitle: 'Lalamiko hili limeshughulikiwa?',
  resolveText: 'Litaondoka kwenye orodha kabisa. Kwamba umesema hivyo kutaandikwa.',
  resolveConfirm: 'Ndiyo, limeshughulikiwa',
  cancel: 'Ghairi',
  resolved: 'Lalamiko limeshughulikiwa.',
  resolveFailed: 'Lalamiko halikuweza kubadilishwa. Tafadhali jaribu tena.',

  // What came last
  recentRfqs: 'RFQ za karibuni',
  noRfqs: 'Bado hakuna RFQ iliyowekwa.',
  recentOrders: 'Oda za karibuni',
  noOrders: 'Bado hakuna oda iliyofanywa.',
  seeAll: 'Ona zote',
  postedBy: '{name}, {date}',
  parties: '{buyer} kutoka kwa {seller}',
  noName: 'Bila jina',
};
