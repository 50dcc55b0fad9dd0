import type { Danger } from '../wrongs.ts';

/** What a message is refused for: the answer names it (`copy.unsafe`), lessons are labelled by it. */
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

/** What a rule may have found. The first is what it is called where the message is too short to tell. */
export const violationsOf: Readonly<Record<Danger, readonly [Violation, ...Violation[]]>> = {
  privacy: ['personalData', 'othersPrices'],
  fraud: [
    ...(['deceit', 'forgery', 'bribery', 'collusion', 'badGoods'] as const),
    ...(['unsafeBuilding', 'tax', 'fakeReviews'] as const),
  ],
  theft: ['theft', 'utilities', 'environment'],
  harm: ['violence', 'explosives', 'exploitation'],
  access: ['access', 'fakeReviews'],
  injection: ['injection'],
};
