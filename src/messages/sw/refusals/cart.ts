export const cart = {
  only_contractors_cart: 'Wakandarasi pekee wana kikapu.',
  only_contractors_add: 'Wakandarasi pekee wanaweza kuweka bidhaa kikapuni.',
  below_minimum: 'Kiwango cha chini cha oda ni {quantity}',
  over_stock: 'Idadi iliyobaki ni {left} tu',
  over_stock_in_cart: 'Idadi iliyobaki ni {left} tu, na kikapu chako kina {inCart}',
  line_full: 'Bidhaa moja kikapuni haiwezi kuzidi {maximum}',
  cart_full: 'Kikapu chako kimejaa: kinabeba bidhaa {maximum}',
  not_sold: 'Bidhaa hii haiuzwi tena',
  cart_line_not_found: 'Bidhaa hii haiko tena kikapuni',
  cart_quantity_wrong: 'Weka nambari kamili kutoka 1 hadi 1,000,000',
} as const;
