export const insight = {
  no_market_price: 'Hatuna bei ya soko ya kifaa hiki.',
} as const;
