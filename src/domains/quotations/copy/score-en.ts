import type { PartName, ScoreSentence } from '../score-rules.ts';

/** How a score explains itself. */
export interface ScoreCopy {
  readonly names: Readonly<Record<PartName, string>>;
  readonly sentences: Readonly<Record<ScoreSentence, string>>;
  /** Before the parts: "4.25 of 5.0. Price 5.0: …" */
  readonly whole: string;
  readonly part: string;
  /** Values that are counted, in words: one of them, and more. */
  readonly counted: Readonly<Record<string, { readonly one: string; readonly many: string }>>;
}

export const copy: ScoreCopy = {
  whole: 'Scored {score} out of 5.0.',
  part: '{name} {value}: {words}',
  names: {
    price: 'Price',
    completeness: 'Completeness',
    delivery: 'Delivery',
    distance: 'Distance',
    record: 'Record',
    validity: 'Validity',
  },
  counted: {
    days: { one: '1 day', many: '{count} days' },
    late: { one: '1 day', many: '{count} days' },
    behind: { one: '1 day', many: '{count} days' },
    hours: { one: '1 hour', many: '{count} hours' },
    orders: { one: '1 order', many: '{count} orders' },
    open: { one: '1 line is', many: '{count} lines are' },
  },
  sentences: {
    priceLowest: 'The lowest of {bids} quotations, with delivery and VAT.',
    priceAboveLowest: '{percent}% above the lowest of {bids} quotations, with delivery and VAT.',
    priceBelowMarket: '{percent}% below listed prices on JengaSoko.',
    priceAtMarket: 'About the same as listed prices on JengaSoko.',
    priceAboveMarket: '{percent}% above listed prices on JengaSoko.',
    priceMissing: 'Lines it does not quote in full, as you asked, lower this score.',
    priceUnknown: 'We have nothing to compare the price with yet, so it does not count.',
    completeAll: 'Quotes everything you asked for ({lines} lines).',
    completeSome: 'Quotes {covered} of {lines} lines in full.',
    completePart: 'Quotes {covered} of {lines} lines in full and {part} in part.',
    completeSubstitutes: '{open} not what you asked for, and you have not accepted that.',
    completeSum: 'One price for everything, with no price per line.',
    completeSumOnly: 'One price for everything you asked for.',
    deliveryInTime: 'Delivers in {days}, in time for your delivery date.',
    deliveryLate: 'Delivers in {days}, {late} after your delivery date.',
    deliveryFastest: 'Delivers in {days}, the fastest.',
    deliverySlower: 'Delivers in {days}, {behind} later than the fastest.',
    deliveryUnknown: 'Does not state a delivery time.',
    deliveryPickup: 'You collect the goods yourself.',
    distanceSame: 'In {county}, your county.',
    distanceKm: 'About {km} km away, from {from} to {county}.',
    distanceUnknown: 'We do not know the distance, so it does not count.',
    recordOnTime: '{percent}% of deliveries on time ({orders} delivered here).',
    recordAnswers: 'Usually answers within {hours}.',
    recordWins: '{percent}% of quotations accepted.',
    recordUnknown: 'New supplier: no track record yet, so it does not count.',
    validLong: 'Valid for {days} after your RFQ closes.',
    validShort: 'Valid for only {days} after your RFQ closes.',
    validOver: 'Expires before your RFQ closes.',
  },
};
