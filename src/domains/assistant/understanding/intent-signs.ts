import type { Intent } from './intents.ts';
import { intentWords } from './lexicon/intent-words.ts';
import { Sentence, sentencesOf } from './nearness.ts';

type Told = Exclude<Intent, 'unsafe'>;
type Part = keyof typeof intentWords;

/** Words near each other that together tell what a message wants done. */
interface Sign {
  readonly intent: Told;
  readonly parts: readonly Part[];
  readonly within: number;
  readonly unless?: readonly Part[];
}

const signs: readonly Sign[] = [
  { intent: 'order_status', parts: ['replies', 'replied'], within: 8 },
  { intent: 'order_status', parts: ['quote', 'arrived', 'howMany'], within: 6, unless: ['judge'] },
  { intent: 'order_status', parts: ['whatBecame', 'anyRequest'], within: 6 },
  { intent: 'order_status', parts: ['notReceived', 'orderSaid'], within: 5 },
  {
    intent: 'order_status',
    parts: ['endRequest', 'anyRequest'],
    within: 4,
    unless: ['sendRequest', 'quote', 'amount'],
  },
  { intent: 'analyse_quotes', parts: ['giveWork', 'anyRequest'], within: 4 },
  {
    intent: 'analyse_quotes',
    parts: ['look', 'quote', 'ownRequest'],
    within: 8,
    unless: ['sendRequest'],
  },
  { intent: 'analyse_quotes', parts: ['whatQuoted'], within: 0 },
  {
    intent: 'analyse_quotes',
    parts: ['between', 'quote', 'judge'],
    within: 14,
    unless: ['gather'],
  },
  {
    intent: 'analyse_quotes',
    parts: ['theirs', 'quote', 'covers'],
    within: 10,
    unless: ['gather'],
  },
  { intent: 'analyse_quotes', parts: ['whichOf', 'quote', 'covers'], within: 14 },
  { intent: 'analyse_quotes', parts: ['toldPrice', 'amount', 'takeWhich'], within: 18 },
  {
    intent: 'analyse_quotes',
    parts: ['quote', 'received', 'judge'],
    within: 14,
    unless: ['pricing'],
  },
  {
    intent: 'analyse_quotes',
    parts: ['quote', 'received', 'look'],
    within: 6,
    unless: ['pricing'],
  },
  { intent: 'analyse_quotes', parts: ['received', 'judge', 'total'], within: 12 },
  { intent: 'analyse_quotes', parts: ['whoGave', 'least', 'total'], within: 12 },
  { intent: 'analyse_quotes', parts: ['toldPrice', 'amount', 'fairness'], within: 14 },
  { intent: 'analyse_quotes', parts: ['award', 'quote'], within: 4, unless: ['gather', 'pricing'] },
  { intent: 'create_rfq', parts: ['gather', 'prices', 'sellers'], within: 9 },
  { intent: 'create_rfq', parts: ['pricing'], within: 0 },
  { intent: 'create_rfq', parts: ['spread'], within: 0 },
  { intent: 'create_rfq', parts: ['sendOff', 'unasked'], within: 10 },
];

/** Told apart where nothing is counted: "two lorries of sand, when?" asks for sand. */
const uncountedSigns: readonly Sign[] = [
  { intent: 'order_status', parts: ['shipment', 'state'], within: 12 },
  { intent: 'out_of_scope', parts: ['someoneTo'], within: 0 },
];

export interface SignsAsked {
  /** How many things are asked for with a number. */
  readonly counted: number;
}

/** What the words near each other tell the message wants, or null. `text`: lower case. */
export function signOf(text: string, { counted }: SignsAsked): Told | null {
  const told = counted === 0 ? [...signs, ...uncountedSigns] : signs;
  const sentences = sentencesOf(text).map((one) => new Sentence<Part>(one, intentWords));
  const found = told.find(({ parts, within, unless = [] }) =>
    sentences.some(
      (sentence) => sentence.hasNear(parts, within) && !unless.some((part) => sentence.has(part)),
    ),
  );
  return found?.intent ?? null;
}

const says = (part: Part) => (text: string) =>
  sentencesOf(text).some((one) => new Sentence<Part>(one, intentWords).has(part));

/** Whether it asks what a material does, not what it costs. `text`: lower case. */
export const asksHow = says('measure');

/** Whether it presses to go on without its writer's word. `text`: lower case. */
export const wantsNoAsking = says('unasked');
