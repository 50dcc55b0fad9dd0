import type { admin as english } from '../en/admin.ts';
import type { Texts } from '../types.ts';

export const admin: Texts<typeof english> = {
  title: 'Dashibodi ya msimamizi',
  lead: 'Hali ya soko, na yanayokusubiri. Tunaandika kila mara msimamizi anapofungua ukurasa huu.',

  // Figures
  contractors: 'Wakandarasi',
  suppliers: 'Wauzaji',
  verifiedOf: '{count} wamethibitishwa',
  accountsCaption: 'Akaunti hai',
  products: 'Bidhaa',
  productsCaption: 'Zinazoonekana sokoni',
  openRfqs: 'Maombi ya bei yaliyo wazi',
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
  resolveText: 'Litaondoka kwenye orodha kabisa. Tunaandika kwamba umelishughulikia.',
  resolveConfirm: 'Ndiyo, limeshughulikiwa',
  cancel: 'Ghairi',
  resolved: 'Lalamiko limeshughulikiwa.',
  resolveFailed: 'Lalamiko halikuweza kubadilishwa. Tafadhali jaribu tena.',

  // What came last
  recentRfqs: 'Maombi ya bei ya karibuni',
  noRfqs: 'Bado hakuna ombi la bei lililotumwa.',
  recentOrders: 'Oda za karibuni',
  noOrders: 'Bado hakuna oda.',
  seeAll: 'Ona zote',
  postedBy: '{name}, {date}',
  parties: '{buyer} kutoka kwa {seller}',
  noName: 'Bila jina',
};
