export const insight = {
  no_market_price: 'We have no market price for this material.',
} as const;
