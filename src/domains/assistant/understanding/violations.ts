/** What a message is refused for: the answer names it (`copy.unsafe`), training data is labelled by it. */
export const violations = [
  'personalData',
  'othersPrices',
  'access',
  'injection',
  'forgery',
  'bribery',
  'collusion',
  'badGoods',
  'unsafeBuilding',
  'deceit',
  'tax',
  'fakeReviews',
  'theft',
  'utilities',
  'environment',
  'explosives',
  'violence',
  'exploitation',
] as const;
export type Violation = (typeof violations)[number];
