export const insight = {
  no_market_price: 'Hatuna bei ya soko ya kifaa hiki.',
  only_contractors_alerts: 'Wakandarasi pekee wanaweza kuweka arifa za bei.',
  alert_not_found: 'Arifa hii ya bei haipo tena.',
  alert_price_wrong: 'Andika bei kama 1250 au 1250.50',
  alerts_full: 'Unaweza kuwa na arifa {maximum} za bei. Ondoa moja kwanza.',
} as const;
