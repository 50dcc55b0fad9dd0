import { type FoundAnswer, searchAnswers } from '../knowledge/answer-index.ts';
import { brandsAsked } from '../understanding/brands.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import {
  asksForOneLine,
  asksNear,
  asksPrice,
  asksSoon,
  asksWhich,
  asksWho,
  cheapestOfAll,
  nod,
  thanks,
  theOther,
  unasked,
} from '../understanding/lexicon/chat-words.ts';
import {
  asksOfRequests,
  asksOfThatOrder,
  type OrderAspect,
  orderAspect,
  orderNumbersIn,
} from '../understanding/order-words.ts';
import {
  asks,
  isTheRest,
  type QuoteQuestion,
  questionIn,
  wordsIn,
} from '../understanding/quote-questions.ts';
import { lineOf } from '../understanding/read-line.ts';
import { asksIfInStock } from '../understanding/stock-asked.ts';
import { type Understanding, understand } from '../understanding/understand.ts';
import { namedIn } from './corrections.ts';
import { type CountedElsewhere, countedElsewhere } from './elsewhere.ts';

/** What a message says by itself. It is read here, once: answers take this and the dialogue's state. */
export interface ParsedMessage {
  /** Lower case; read by the dialogue alone. */
  readonly text: string;
  /** Lower-case words and numbers. */
  readonly words: readonly string[];
  readonly understanding: Understanding;
  readonly acts: MessageActs;
  readonly orders: OrdersAsked;
  readonly quotes: QuotesAsked;
  /** Brands of the trade that no product here bears. */
  readonly unlistedBrands: readonly string[];
  /** What it counts for one place or another. */
  readonly elsewhere: readonly CountedElsewhere[];
  /** What is answered to questions that are like it, best first. */
  readonly answers: () => readonly FoundAnswer[];
}

/** What is asked or said besides the intent. */
export interface MessageActs {
  readonly isShort: boolean;
  readonly thanks: boolean;
  /** Says yes, or nothing at all. */
  readonly nods: boolean;
  readonly asksStock: boolean;
  readonly asksPrice: boolean;
  /** "Which cement is cheapest?" */
  readonly asksCheapest: boolean;
  /** Who brings it soonest, or is nearest. */
  readonly asksDelivery: 'near' | 'soon' | null;
  /** Presses for sending without being asked. */
  readonly wantsNoAsking: boolean;
  /** A question on how things stand is of requests, not of orders. */
  readonly asksOfRequests: boolean;
}

export interface OrdersAsked {
  /** As they are written; empty where none is named. */
  readonly numbers: readonly string[];
  readonly aspect: OrderAspect;
  /** "Is it paid?": the order that was spoken of just now. */
  readonly isOfThat: boolean;
}

/** What is asked of quotations. */
export interface QuotesAsked {
  /** The first question of those below; null where there is none. */
  readonly question: QuoteQuestion | null;
  readonly asks: (question: QuoteQuestion) => boolean;
  readonly isOfOneLine: boolean;
  /** "The other one". */
  readonly isOfOther: boolean;
  /** The place in the ranking that is called, from 0. */
  readonly rank: number | null;
  /** The message cut at its commas and conjunctions: whose each line is to be. */
  readonly pieces: () => readonly MessagePiece[];
}

export interface MessagePiece {
  readonly words: readonly string[];
  /** The names of the materials in it, as requests call them. */
  readonly materials: readonly string[];
  readonly isRest: boolean;
}

const longestShort = 9;

/** @param now today in Nairobi, YYYY-MM-DD */
export function parseMessage(knowledge: Knowledge, message: string, now: string): ParsedMessage {
  const text = message.toLowerCase();
  return {
    text,
    words: wordsIn(text),
    understanding: understand(knowledge, message, now),
    acts: actsIn(text),
    orders: {
      numbers: orderNumbersIn(text),
      aspect: orderAspect(text),
      isOfThat: asksOfThatOrder(text),
    },
    quotes: quotesAsked(knowledge, text),
    unlistedBrands: brandsAsked(knowledge, text).unlisted,
    elsewhere: countedElsewhere(knowledge, text),
    answers: () => searchAnswers(knowledge, message),
  };
}

function actsIn(text: string): MessageActs {
  const isNear = asksNear.test(text);
  const isOfDelivery = asksWho.test(text) && (isNear || asksSoon.test(text));
  return {
    isShort: text.trim().split(/\s+/).length <= longestShort,
    thanks: thanks.test(text),
    nods: nod.test(text.trim()),
    asksStock: asksIfInStock(text),
    asksPrice: asksPrice.test(text),
    asksCheapest: asksWhich.test(text) && cheapestOfAll.test(text),
    asksDelivery: isOfDelivery ? (isNear ? 'near' : 'soon') : null,
    wantsNoAsking: unasked.test(text),
    asksOfRequests: asksOfRequests(text),
  };
}

const ranks: readonly (readonly [called: RegExp, at: number])[] = [
  [/\b(?:second|wa pili|ya pili)\b/, 1],
  [/\b(?:third|wa tatu|ya tatu)\b/, 2],
];

export const quotesAsked = (knowledge: Knowledge, text: string): QuotesAsked => ({
  question: questionIn(text),
  asks: (question) => asks(text, question),
  isOfOneLine: asksForOneLine.test(text),
  isOfOther: theOther.test(text),
  rank: ranks.find(([called]) => called.test(text))?.[1] ?? null,
  pieces: () =>
    text.split(/[,;:]|\b(?:and|na|then|kisha|halafu|plus)\b/).map((piece) => ({
      words: wordsIn(piece),
      materials: namedIn(knowledge, piece).map((item) =>
        lineOf(knowledge, item).name.toLowerCase(),
      ),
      isRest: isTheRest(piece),
    })),
});
