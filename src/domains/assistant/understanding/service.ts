import type { Intent } from './intents.ts';
import { serviceWords } from './lexicon/acts.ts';
import { Sentence, sentencesOf } from './nearness.ts';

/**
 * What is asked about the service itself, and about one's own account, requests and orders in it, and
 * what it counts as.
 */
export const intentOfService = {
  endRequest: 'order_status',
  report: 'out_of_scope',
  repeat: 'order_status',
  password: 'out_of_scope',
  account: 'out_of_scope',
  contacts: 'out_of_scope',
  payment: 'out_of_scope',
  hours: 'out_of_scope',
  human: 'out_of_scope',
  selling: 'out_of_scope',
  details: 'out_of_scope',
  whoAreYou: 'smalltalk',
  abilities: 'smalltalk',
  howAreYou: 'smalltalk',
  sellersThere: 'match_suppliers',
  transport: 'product_question',
  bargain: 'product_question',
  whereToStart: 'match_suppliers',
  returns: 'out_of_scope',
  credit: 'out_of_scope',
  trust: 'out_of_scope',
  unhappy: 'smalltalk',
  reachUs: 'out_of_scope',
} as const satisfies Readonly<Record<string, Exclude<Intent, 'unsafe'>>>;
export type ServiceTopic = keyof typeof intentOfService;

type Part = keyof typeof serviceWords;

interface Rule {
  readonly topic: ServiceTopic;
  readonly parts: readonly Part[];
  readonly within: number;
  readonly unless?: readonly Part[];
  /** Asked of materials as well: "how do I report who sold me fake cement?". */
  readonly isOfItems?: true;
}

const rules: readonly Rule[] = [
  {
    topic: 'endRequest',
    parts: ['ending', 'request'],
    within: 5,
    unless: ['sending', 'orders'],
    isOfItems: true,
  },
  { topic: 'report', parts: ['reporting', 'seller'], within: 8, isOfItems: true },
  { topic: 'report', parts: ['reporting', 'wronged'], within: 12, isOfItems: true },
  { topic: 'report', parts: ['wronged', 'whatToDo'], within: 14, isOfItems: true },
  { topic: 'repeat', parts: ['again'], within: 0 },
  { topic: 'password', parts: ['changing', 'password'], within: 5 },
  { topic: 'account', parts: ['ending', 'account'], within: 4 },
  { topic: 'human', parts: ['talking', 'human'], within: 5 },
  { topic: 'details', parts: ['changing', 'detail'], within: 4 },
  { topic: 'contacts', parts: ['giving', 'contactOf'], within: 4 },
  { topic: 'contacts', parts: ['contactOf', 'seller'], within: 3 },
  { topic: 'contacts', parts: ['calling', 'seller'], within: 4 },
  { topic: 'returns', parts: ['returning', 'ofReturn'], within: 4, isOfItems: true },
  { topic: 'returns', parts: ['brought', 'spoilt'], within: 8, isOfItems: true },
  { topic: 'returns', parts: ['warranty'], within: 0, isOfItems: true },
  { topic: 'credit', parts: ['onCredit'], within: 0, isOfItems: true },
  { topic: 'payment', parts: ['paying', 'means'], within: 5, unless: ['paid'] },
  { topic: 'payment', parts: ['accepting', 'payMeans'], within: 4 },
  { topic: 'payment', parts: ['tillNumber'], within: 0, unless: ['paid'] },
  { topic: 'trust', parts: ['trusting'], within: 0 },
  { topic: 'unhappy', parts: ['scolding'], within: 0 },
  { topic: 'reachUs', parts: ['ourPlace'], within: 0 },
  { topic: 'bargain', parts: ['tooDear'], within: 0, unless: ['cheaper'] },
  { topic: 'bargain', parts: ['bargaining'], within: 0 },
  { topic: 'transport', parts: ['carrying', 'priced'], within: 5 },
  { topic: 'transport', parts: ['bringing', 'priced'], within: 4 },
  {
    topic: 'whereToStart',
    parts: ['building', 'dwelling'],
    within: 6,
    unless: ['sending', 'hiring', 'account'],
  },
  { topic: 'hours', parts: ['hours'], within: 0 },
  { topic: 'selling', parts: ['becoming', 'aSeller'], within: 5 },
  { topic: 'whoAreYou', parts: ['whoAreYou'], within: 0 },
  { topic: 'abilities', parts: ['abilities'], within: 0 },
  { topic: 'howAreYou', parts: ['howAreYou'], within: 0 },
];

/** Asked where a place is named and no material. */
const placeRules: readonly Rule[] = [
  { topic: 'sellersThere', parts: ['listing', 'shops'], within: 5 },
  { topic: 'sellersThere', parts: ['delivering'], within: 0 },
];

export interface ServiceAsked {
  /** How many materials the message names. */
  readonly named: number;
  /** How many of them with a number. */
  readonly counted: number;
  readonly hasPlace: boolean;
}

const longest = 30;

/** The question on the service that a message asks, or null. `text`: lower case. */
export function serviceAsked(
  text: string,
  { named, counted, hasPlace }: ServiceAsked,
): ServiceTopic | null {
  if (counted > 0 || text.split(/\s+/).length > longest) return null;
  const sentences = sentencesOf(text).map((one) => new Sentence<Part>(one, serviceWords));
  const known = hasPlace ? [...rules, ...placeRules] : rules;
  const found = known.find(
    ({ parts, within, unless = [], isOfItems }) =>
      (named === 0 || isOfItems) &&
      sentences.some(
        (sentence) => sentence.hasNear(parts, within) && !unless.some((part) => sentence.has(part)),
      ),
  );
  return found?.topic ?? null;
}

/** Whether it speaks of something in a request: "ondoa mchanga kwenye ombi". `text`: lower case. */
export const isOfItsLines = (text: string): boolean =>
  sentencesOf(text).some((one) => new Sentence<Part>(one, serviceWords).has('fromRequest'));
