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
    priceLowest: 'As low as the lowest of {bids} offers, with delivery and VAT.',
    priceAboveLowest: '{percent} % above the lowest of {bids} offers, with delivery and VAT.',
    priceBelowMarket: '{percent} % below what shops here ask.',
    priceAtMarket: 'About what shops here ask.',
    priceAboveMarket: '{percent} % above what shops here ask.',
    priceUnknown: 'There is nothing to compare the price with yet, so it does not count.',
    completeAll: 'Everything you asked for is offered ({lines} lines).',
    completePart: '{covered} of {lines} lines are offered wholly, {part} in part.',
    completeSubstitutes: '{open} not as you asked, and you have not accepted that.',
    completeSum: 'One sum for everything: it does not say what each line costs.',
    completeSumOnly: 'One sum for everything you asked for.',
    deliveryInTime: 'Delivers in {days}, in time for your date.',
    deliveryLate: 'Delivers in {days}, {late} after your date.',
    deliveryFastest: 'Delivers in {days}; nobody is faster.',
    deliverySlower: 'Delivers in {days}, {behind} after the fastest.',
    deliveryUnknown: 'Does not say how long delivery takes.',
    deliveryPickup: 'You collect the goods yourself.',
    distanceSame: 'In your county, {county}.',
    distanceKm: 'About {km} km away, from {from} to {county}.',
    distanceUnknown: 'The distance is not known, so it does not count.',
    recordOnTime: '{percent} % of deliveries were on time ({orders} completed here).',
    recordAnswers: 'Usually answers within {hours}.',
    recordWins: '{percent} % of its quotations were accepted.',
    recordUnknown: 'New here: there is no record yet, so it does not count.',
    validLong: 'Holds for {days} after your request closes.',
    validShort: 'Holds for only {days} after your request closes.',
    validOver: 'Ends before your request closes.',
  },
};
