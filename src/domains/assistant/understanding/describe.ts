import type { Token } from '../../materials/language/public.ts';
import { stem, stopWords } from '../../materials/language/public.ts';
import type { Knowledge } from './knowledge.ts';

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

/**
 * The types that a description fits best, or null where it tells too little. `head`: what its general
 * word can mean ("board", "pipe"); these types need less to be told apart. `isTold`: whether it is
 * said that something is described; else the words of names tell nothing.
 */
export function describedTypes(
  knowledge: Knowledge,
  tokens: readonly Token[],
  head: readonly string[] = [],
  isTold = true,
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
  for (const type of head) scores.set(type, (scores.get(type) ?? 0) * ofItsKind);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best] = ranked;
  const least = best && head.includes(best[0]) ? enoughOfItsKind : enough;
  if (!best || (matches.get(best[0]) ?? 0) < 2 || best[1] < least) return null;
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
const enoughOfItsKind = 5;
const ofItsKind = 1.25;
const close = 0.85;

const markers =
  /\b(?:something|anything|thing|things|those|stuff|that|which|won't|wont|used (?:to|for)|for \w+ing|to (?:stop|prevent|keep|protect|hold|cover|join|cut|carry|store|heat|measure|fix|stick|fill|seal|close|catch|let|make|put|remove|lift|push|climb)|kitu|vitu|ya ku|za ku|cha ku|vya ku|kile|zile|ile|ya kuzuia|za kuzuia|cha kuzuia|ya kulinda|za kulinda|ya kuweka|za kuweka|ya kufunika|ya kubeba|you \w+|builders \w+|before pouring|before the|zinazo|inayo|yenye kazi|with holes|shaped|laid|placed|fitted|mixed|made (?:to|for|of)|where|ambazo|ambayo|ambacho)\b/;

/** "Inayoshusha", "zinazokunjwa": which does or is done. */
const relative = /^(?:i|zi|u|ya|ki|vi|li|wa)(?:na|si|li|me|ta)(?:yo|zo|cho|vyo|lo|o)[a-z]{3,}/;

/** Where a description begins: what is named behind it is what the thing is for. -1 for none. */
export function descriptionStart(tokens: readonly Token[]): number {
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
