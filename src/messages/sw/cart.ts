import type { cart as english } from '../en/cart.ts';
import type { Texts } from '../types.ts';

export const cart: Texts<typeof english> = {
  title: 'Kikapu',
  buttonOne: 'Kikapu, bidhaa 1',
  buttonMany: 'Kikapu, bidhaa {count}',

  emptyTitle: 'Kikapu chako hakina kitu',
  emptyText: 'Ongeza vifaa ambavyo saiti yako inahitaji.',
  browse: 'Tazama bidhaa',
  verified: 'Muuzaji aliyethibitishwa',
  contactSupplier: 'Wasiliana na Muuzaji',
  quantityOf: 'Idadi ya {product}',
  remove: 'Ondoa',
  subtotal: 'Jumla ndogo',
  supplierSubtotal: 'Jumla kwa muuzaji huyu',

  notSold: 'Haiuzwi tena. Haimo kwenye jumla.',
  overStock: 'Idadi iliyobaki ni {left} tu',
  noneLeft: 'Imeisha',
  belowMinimum: 'Kiwango cha chini cha oda ni {quantity}',
  priceChanged: 'Bei imebadilika kutoka {from} hadi {to}',

  summary: 'Muhtasari',
  items: 'Bidhaa',
  units: 'Jumla ya vitu',
  total: 'Jumla',
  requestQuotes: 'Omba bei',
  requestQuotesText:
    'Ombi moja la bei huenda kwa wauzaji wote wanaouza bidhaa hizi na kukufikishia.',
  askedFor: 'Uliomba bei tarehe {date}:',
  askedForOther: 'Uliomba bei ya {count} tarehe {date}:',
  allAskedFor: 'Umeshaomba bei za bidhaa hizi zote. Ukiomba tena, utatuma ombi lingine la bei.',
  nextSteps: 'Hatua zinazofuata',
  nextStepCheck: 'Kagua idadi ya kila bidhaa.',
  nextStepContact: 'Agiza kwa kila muuzaji kwa bei ya dukani, au omba bei kwa wote.',
  nextStepPrice:
    'Bei na idadi iliyopo ni za sasa. Hakuna kinachohifadhiwa hadi muuzaji athibitishe oda yako.',

  removed: 'Imeondolewa kikapuni',
  undo: 'Tendua',
  updateFailed: 'Idadi haikubadilishwa',
  removeFailed: 'Bidhaa haikuondolewa',
  undoFailed: 'Bidhaa haikuweza kurejeshwa.',

  contractorsTitle: 'Kikapu ni cha wakandarasi',
  contractorsText:
    'Wakandarasi pekee wanaweza kuweka bidhaa kikapuni. Bado unaweza kutazama bidhaa zote.',
  home: 'Nenda mwanzo',
};
