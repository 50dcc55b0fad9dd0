import {
  isCounting,
  stem,
  stopWords,
  type Token,
  unitOf,
} from '../../materials/language/public.ts';
import { readAsked } from './asked.ts';
import type { Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import { clauseEnds } from './lexicon/grammar-words.ts';
import { findMentions } from './mentions.ts';
import type { Reading } from './reading.ts';

/** Words too common in descriptions and requests to tell anything. */
const emptyWords = new Set(
  'need want looking something thing things those used use using put make get find one kind type site house home place work my our crew project please buy sell price cost can will would keep there when what how nataka natafuta kitu vitu ya ku nahitaji ile zile hizi'.split(
    ' ',
  ),
);

/** The part of a Swahili verb that says what is done: "kuzuia", "inayozuia" and "isizuie" are "zui". */
const beginnings =
  /^(?:ku|hu|(?:i|zi|u|ya|ki|vi|li|a|wa)(?:na|si|li|me|ta)(?:yo|zo|cho|vyo|lo|o|ye)?)(?=[a-z]{4})/;
const endings = /(?:ish|esh|ik|ek|iw|ew|an|li|le|i)*[aei]$/;

function root(word: string): string {
  const one = stem(word);
  if (beginnings.test(one) && /[aei]$/.test(one)) {
    const verb = one.replace(beginnings, '');
    const bare = verb.replace(endings, '');
    return bare.length > 1 ? bare : verb;
  }
  if (one.length > 5 && one.endsWith('ing')) return one.slice(0, -3).replace(/(.)\1$/, '$1');
  if (one.length > 4 && one.endsWith('ed')) return one.slice(0, -2).replace(/(.)\1$/, '$1');
  if (one.length > 4 && one.endsWith('e')) return one.slice(0, -1);
  return one;
}

interface Index {
  readonly weights: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly rarity: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<Knowledge, Index>();
/** How much the words of a type's names tell of it, beside those it is described by. */
const byName = 0.6;

function indexOf(knowledge: Knowledge): Index {
  const known = indexes.get(knowledge);
  if (known) return known;
  const weights = new Map<string, Map<string, number>>();
  const note = (word: string, type: string, weight: number) => {
    if (word === '' || emptyWords.has(word) || stopWords.has(word)) return;
    const key = root(word);
    const types = weights.get(key) ?? new Map<string, number>();
    weights.set(key, types);
    if ((types.get(type) ?? 0) < weight) types.set(type, weight);
  };
  for (const { key, described } of knowledge.materials.values()) {
    for (const word of described.toLowerCase().split(/[\s,.;:()]+/)) note(word, key, 1);
  }
  for (const [word, phrases] of knowledge.phrases) {
    for (const { types } of phrases) for (const type of types) note(word, type, byName);
  }
  const total = Math.max(1, knowledge.materials.size);
  const rarity = new Map(
    [...weights].map(([word, types]) => {
      const described = [...types.values()].filter((weight) => weight === 1).length;
      return [word, Math.log(1 + total / (described > 0 ? described : types.size))] as const;
    }),
  );
  const index = { weights, rarity };
  indexes.set(knowledge, index);
  return index;
}

interface Described {
  readonly types: readonly string[];
  readonly score: number;
}

/** The types that a description fits best, or null where it tells too little. `isTold`: whether it is said that something is described; else the words of names tell nothing. */
function describedTypes(
  knowledge: Knowledge,
  tokens: readonly Token[],
  isTold: boolean,
): Described | null {
  const { weights, rarity } = indexOf(knowledge);
  const scores = new Map<string, number>();
  const matches = new Map<string, number>();
  const words = new Set(
    tokens
      .filter(
        (token) =>
          token.kind === 'word' && !emptyWords.has(token.text) && !stopWords.has(token.text),
      )
      .map((token) => root(token.text)),
  );
  for (const word of words) {
    for (const [type, weight] of weights.get(word) ?? []) {
      if (!isTold && weight < 1) continue;
      scores.set(type, (scores.get(type) ?? 0) + weight * (rarity.get(word) ?? 0));
      matches.set(type, (matches.get(type) ?? 0) + 1);
    }
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best] = ranked;
  if (!best || (matches.get(best[0]) ?? 0) < 2 || best[1] < enough) return null;
  return {
    types: ranked
      .filter(([type, score]) => score >= best[1] * close && (matches.get(type) ?? 0) >= 2)
      .slice(0, 3)
      .map(([type]) => type),
    score: best[1],
  };
}

/** Two words that few things are described by. */
const enough = 7;
const close = 0.85;

const markers =
  /\b(?:something|anything|thing|things|those|stuff|that|which|won't|wont|used (?:to|for)|for \w+ing|to (?:stop|prevent|keep|protect|hold|cover|join|cut|carry|store|heat|measure|fix|stick|fill|seal|close|catch|let|make|put|remove|lift|push|climb)|kitu|vitu|ya ku|za ku|cha ku|vya ku|kile|zile|ile|ya kuzuia|za kuzuia|cha kuzuia|ya kulinda|za kulinda|ya kuweka|za kuweka|ya kufunika|ya kubeba|you \w+|builders \w+|before pouring|before the|zinazo|inayo|yenye kazi|with holes|shaped|laid|placed|fitted|mixed|made (?:to|for|of)|where|ambazo|ambayo|ambacho)\b/;

/** "Inayoshusha", "zinazokunjwa": which does or is done. */
const relative = /^(?:i|zi|u|ya|ki|vi|li|wa)(?:na|si|li|me|ta)(?:yo|zo|cho|vyo|lo|o)[a-z]{3,}/;

/** Where a description begins: what is named behind it is what the thing is for. -1 for none. */
function descriptionStart(tokens: readonly Token[]): number {
  for (let at = 0; at < tokens.length; at += 1) {
    const ahead = tokens
      .slice(at, at + 3)
      .map((token) => token.text)
      .join(' ');
    const match = ahead.match(markers);
    if (match?.index === 0) return at;
    if (/^(?:ya|za|cha|vya|la|wa|kwa) ku\w{3,}/.test(ahead)) return at;
    if (/^for \w{3,}ing\b/.test(ahead) || relative.test(ahead)) return at;
  }
  return -1;
}

/** A description beside a name has to tell so much to be believed. */
const surelyDescribed = 9;

const things = /(?<!\ball (?:the )?)\b(?:stuff|things?|something|kitu|vitu)\b/;

/** What is described instead of named: "something to stop water leaking through my flat roof". */
export function withDescribed(
  knowledge: Knowledge,
  { tokens }: Reading,
  items: readonly Item[],
): readonly Item[] {
  if (items.length > 0 && items.every((item) => item.types.length === 0)) return items;
  const start = descriptionStart(tokens);
  const isNamed = items.some((item) => item.types.length > 0);
  if (isNamed && start < 0) return items;
  if (isNamed && start > 0 && namedBefore(knowledge, tokens, start)) return items;
  if (isNamed && isNamedAcross(knowledge, tokens, start)) return items;
  if (items.length > 1 && isMoreBehind(knowledge, tokens, start)) return items;
  const described = describedTypes(knowledge, tokens, start >= 0);
  const isOne =
    things.test(tokens.map((token) => token.text).join(' ')) &&
    items.filter((item) => item.quantity !== null).length < 2;
  const least = start === 0 || isOne ? 0 : surelyDescribed;
  if (!described || (isNamed && described.score < least)) return items;
  return [describedItem(knowledge, tokens, items, described.types)];
}

function clauseEnd(tokens: Reading['tokens'], from: number): number {
  const length = tokens.slice(from).findIndex(({ text }) => clauseEnds.has(text));
  return length < 0 ? tokens.length : from + length;
}

function describedItem(
  knowledge: Knowledge,
  tokens: Reading['tokens'],
  items: readonly Item[],
  types: readonly string[],
): Item {
  const counted = items.find((item) => item.quantity !== null) ?? null;
  const quantity = counted?.quantity ?? looseCount(tokens);
  const own = knowledge.countedIn.get(types[0] ?? '') ?? null;
  // What the named thing is counted in otherwise says nothing.
  const isUnitSaid = counted?.unit !== knowledge.countedIn.get(counted?.types[0] ?? '');
  return {
    types,
    written: tokens.map((token) => token.text).join(' '),
    quantity,
    unit: isUnitSaid ? (counted?.unit ?? own) : own,
    wishes: [],
    isExtra: false,
    isSure: false,
  };
}

/** Whether a material is named before the description begins. */
function namedBefore(knowledge: Knowledge, tokens: Reading['tokens'], start: number): boolean {
  const words = tokens.slice(0, start);
  return readAsked(knowledge, { message: '', tokens: words, text: '' }, '2000-01-01').items.some(
    (item) => item.types.length > 0,
  );
}

/** "Mashine ya kuchanganya zege": what sounds like a description is the name itself. */
const isNamedAcross = (knowledge: Knowledge, tokens: Reading['tokens'], start: number) =>
  findMentions(knowledge, tokens, () => false).some(
    (mention) => mention.start < start && mention.end > start && mention.positions.length > 1,
  );

/** "Kitu ya kupimia levo, ile ndefu, and a tape": another thing behind the one that is described. */
const isMoreBehind = (knowledge: Knowledge, tokens: Reading['tokens'], start: number) =>
  findMentions(knowledge, tokens, () => false).some(
    (mention) => mention.start >= clauseEnd(tokens, start),
  );

const sizeUnits = new Set(['litre', 'metre', 'foot', 'kg']);

/** The only whole number of a description. */
function looseCount(tokens: Reading['tokens']): number | null {
  const numbers = tokens.filter((token, at) => {
    const unit =
      unitOf(tokens[at + 1]?.text ?? '', true) ?? unitOf(tokens[at - 1]?.text ?? '', false);
    const isSize = unit !== null && (!isCounting(unit) || sizeUnits.has(unit));
    return token.kind === 'number' && Number.isInteger(token.value) && !!token.value && !isSize;
  });
  const [only] = numbers;
  return numbers.length === 1 && only?.value !== undefined ? only.value : null;
}
