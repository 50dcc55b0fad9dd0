/** A supplier's public page. */
export const suppliers = {
  home: 'Home',
  description:
    '{supplier} sells building materials in Kenya: prices, stock and delivery counties. Products listed: {count}.',
  memberSince: 'On {brand} since {date}',
  delivers: 'Delivers to',
  allCounties: 'All 47 counties',
  noCounties: 'Ask the supplier where they deliver.',
  leadTime: 'Usual delivery time',
  sameDay: 'Same day',
  oneDay: '1 day',
  days: '{count} days',
  askTime: 'Ask the supplier.',
  sells: 'Sells',
  products: 'Products',
  allOf: 'See all {count} products',
  emptyTitle: 'No products listed right now',
  emptyText: 'Message the supplier to ask what they sell.',
  message: 'Message Supplier',
  isYou: 'This is how others see you.',
  missingTitle: 'Supplier Not Found',
  missingText: "The supplier you're looking for doesn't exist or has left.",
} as const;
