/** What the assistant says in English. */
export const copy = {
  hello:
    'Hello! Tell me what you need, how much of it and where: "50 bags of cement to Kasarani by Friday". I find suppliers, write requests for quotation and compare the quotations you get.',
  outOfScope:
    'I only help with construction materials: finding and comparing them, requests for quotation, and your orders. What do you need for the site?',
  unsafe:
    'I cannot help with that. I can find materials and suppliers, and work with your own requests, quotations and orders.',
  found: 'I found {suppliers} for {what}{where}. The best match is {best}.',
  suppliersOne: '1 supplier',
  suppliersMany: '{count} suppliers',
  place: ' who deliver to {place}',
  noDelivery: 'Nobody on the list delivers {what} to {place}. These suppliers sell it elsewhere:',
  nothing: 'I found no supplier of {what} on the list.',
  notSold: 'Nobody here lists {what}. I would rather tell you so than show something else.',
  nearest: '{what} is not on the list in that size; these are the nearest.',
  partly: 'No supplier has all of it: {best} covers {covered} of {needed}.',
  stage:
    'For {stage} of about {area} m² you need roughly these. They are rough figures of the trade: have your fundi or QS check them before you order.',
  stageGuess: ' You did not say how big it is, so I took a small three-bedroom house.',
  stageExtra: '(as needed)',
  overBudget:
    'At the best prices this comes to about KSh {total}, above your budget of KSh {budget}.',
  withinBudget:
    'At the best prices this comes to about KSh {total}, within your budget of KSh {budget}.',
  draft:
    'Here is a draft of your request for quotation. Look at it, change what you like, and send it: nothing is sent before that.',
  draftOfMore: '{first} and {count} more',
  draftEmpty: 'Which materials shall I ask for, and how much of each?',
  whatMaterial: 'Which material do you need, how much of it, and where?',
  noQuotes:
    'You have no quotations to compare yet. I can ask suppliers for some: tell me what you need.',
  compared:
    'For "{title}" you have {count} quotations. {best} is best of those that cover everything: KSh {total} with delivery and VAT{days}.',
  comparedPartly:
    'For "{title}" you have {count} quotations, and none can be ranked as covering everything. {best} comes nearest: KSh {total} with delivery and VAT{days}, {covered} of {lines} lines.',
  comparedScore: ' Its score is {score} of 5.',
  comparedNext: ' The next is {name} with KSh {total}{lines}.',
  comparedNextLines: ' for {covered} of {lines} lines',
  comparedSplit: ' Split by line, the award would come to KSh {total}, which is KSh {saving} less.',
  comparedOne:
    'For "{title}" you have one quotation: {best}, KSh {total} with delivery and VAT{days}.',
  comparedCovers: ' It covers {covered} of {lines} lines.',
  comparedLumpSum: ' It is one sum for the whole and does not price the lines.',
  comparedDead: ' It can no longer be awarded as it stands.',
  comparedNote: ' You decide: open the comparison to award.',
  days: ', delivered in {days} days',
  daysOne: ', delivered in 1 day',
  fair: '{name} goes for KSh {low} to {high} per {unit} here, KSh {middle} in the middle. KSh {price} is {verdict}.',
  verdictLow: 'below that: ask what is left out',
  verdictFair: 'a fair price',
  verdictHigh: 'above that: bargain, or ask others',
  noOrders: 'You have no orders yet.',
  order: 'Order {number} from {supplier} is {status}.',
  rfqState: 'Your request "{title}" is {status} and has {count} quotations.',
  rfqStateOne: 'Your request "{title}" is {status} and has 1 quotation.',
  product: '{name}: {description}',
  productUnsure:
    'I have no sure answer to that. Here is what is on the list; the supplier can tell you more.',
  cheapest: 'The cheapest: {what}.',
  changed: 'Changed. ',
  reasonsOfOneDay: { inTime: 'ready in 1 day', late: 'takes 1 day: too late' },
  reasons: {
    delivers: 'delivers there',
    elsewhere: 'does not deliver there',
    verified: 'verified',
    outOfStock: 'out of stock',
    otherSize: 'another size',
    below: '{percent} % below the usual price',
    above: '{percent} % above the usual price',
    stock: '{quantity} in stock',
    minimum: 'minimum order {quantity}',
    inTime: 'ready in {days} days',
    late: 'takes {days} days: too late',
    onTime: '{percent} % on time',
    covers: 'has {covered} of {needed} items',
  },
  status: {
    placed: 'placed',
    confirmed: 'confirmed',
    dispatched: 'on its way',
    delivered: 'delivered',
    completed: 'completed',
    cancelled: 'cancelled',
    open: 'open',
    closed: 'closed',
    awarded: 'awarded',
  },
} as const;

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type Copy = Words<typeof copy>;
