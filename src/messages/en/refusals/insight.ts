export const insight = {
  no_market_price: 'We have no market price for this material.',
  only_contractors_alerts: 'Only contractors can set price alerts.',
  alert_not_found: 'This price alert is no longer there.',
  alert_price_wrong: 'Enter a price such as 1250 or 1250.50',
  alerts_full: 'You can have {maximum} price alerts. Remove one first.',
} as const;
