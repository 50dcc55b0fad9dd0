import {
  joinSizes,
  readNumberWords,
  stem,
  type Token,
  tokenize,
  unitOf,
  type Vocabulary,
  type WordClass,
} from '../../materials/language/public.ts';
import { swahiliRests } from './classifier/swahili-verbs.ts';
import type { Knowledge } from './knowledge.ts';
import { kenyanNames, ordinaryWords, verbRoots } from './lexicon/words.ts';
import { joinRanges, multiplyEach } from './quantity-words.ts';

/** A message as the rest of the understanding sees it. */
export interface Reading {
  readonly message: string;
  readonly tokens: readonly Token[];
  /** The respelt words in one line, for phrases that need no positions. */
  readonly text: string;
}

const placeWords = new Set(
  'in at to near around niko iko site huku hapa kule karibu mpaka hadi deliver delivered delivery huko pale'.split(
    ' ',
  ),
);

/** Cuts a message up, respells it, and reads its number words and sizes. */
export function read(knowledge: Knowledge, message: string): Reading {
  const named = namedWords(message);
  const written = tokenize(message).map((token) =>
    named.has(token.text) ? { ...token, isNamed: true as const } : token,
  );
  const respelt = respell(knowledge, written);
  const numbers = readNumberWords(respelt, (at) => isInPlaceName(knowledge, respelt, at));
  const tokens = multiplyEach(joinSizes(joinRanges(numbers)));
  return { message, tokens, text: respelt.map((token) => token.text).join(' ') };
}

/** Where most words begin with a capital letter, it says nothing. */
const mostNamed = 0.4;

/** The words written with a capital letter in the middle of a sentence: "leta Kite", not "Leta kite". */
function namedWords(message: string): ReadonlySet<string> {
  const inside = message.match(/(?<=[a-z0-9,;'’)–-] )[A-Za-z][a-z'’]+/g) ?? [];
  const names = inside.filter((word) => /^[A-Z]/.test(word)).map((word) => word.toLowerCase());
  return new Set(names.length > inside.length * mostNamed ? [] : names);
}

/** "Tatu City", "Maili Nne": a number word that is part of a town's name. */
function isInPlaceName({ placeNames }: Knowledge, tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  // "tani saba saba": seven each; "to Saba Saba": the town.
  const first = tokens[at - 1]?.text === word ? at - 1 : at;
  if (tokens[first + 1]?.text === word && !placeWords.has(tokens[first - 1]?.text ?? ''))
    return false;
  return (
    placeNames.has(`${word} ${tokens[at + 1]?.text ?? ''}`) ||
    placeNames.has(`${tokens[at - 1]?.text ?? ''} ${word}`)
  );
}

/** So many misspelt words are looked up in one message; what is unknown behind them stays as it is. */
const mostRespelt = 120;

function respell(knowledge: Knowledge, tokens: readonly Token[]): Token[] {
  const respelt: Token[] = [];
  let unknown = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const before = tokens[at - 1];
    if (token.kind !== 'word' || unknown >= mostRespelt || isUnderstood(knowledge, token, before)) {
      respelt.push(token);
      continue;
    }
    unknown += 1;
    const joined = joinWithNext(knowledge, token, tokens[at + 1]);
    if (joined) {
      respelt.push(joined);
      at += 1;
      continue;
    }
    respelt.push(...respellOne(knowledge, token, before));
  }
  return respelt;
}

function isUnderstood(
  { vocabulary, sellerWords }: Knowledge,
  token: Token,
  before: Token | undefined,
): boolean {
  if (token.text.length < 3 || token.text.length > longestWord) return true;
  const singular = stem(token.text);
  if (vocabulary.kindOf(token.text)) return true;
  // "boxs", "bags" and "sheds", but "buts" is no plural.
  if (
    vocabulary.kindOf(singular) &&
    (singular.length > 3 || vocabulary.kindOf(singular) !== 'function')
  )
    return true;
  if (ordinaryWords.has(token.text) || kenyanNames.has(token.text)) return true;
  if (sellerWords.has(token.text)) return true;
  if (isInflected(vocabulary, token.text)) return true;
  const isAfterNumber = before?.kind === 'number';
  return unitOf(token.text, isAfterNumber) !== null;
}

const isOfTrade = (kind: WordClass | undefined) => kind === 'material' || kind === 'brand';

const endings = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly'];

/** "stealing", "placed", "users": an ordinary English word with an ending is no misspelt material. */
function isInflected(vocabulary: Vocabulary, word: string): boolean {
  return endings.some((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 4) return false;
    const root = word.slice(0, -ending.length);
    const roots = [root, `${root}e`];
    if (root.at(-1) === root.at(-2)) roots.push(root.slice(0, -1));
    if (root.endsWith('i')) roots.push(`${root.slice(0, -1)}y`);
    return roots.some((one) => ordinaryWords.has(one) || vocabulary.kindOf(one) === 'function');
  });
}

/** "ply wod", "cha in": two words that are one. */
function joinWithNext({ vocabulary }: Knowledge, token: Token, next: Token | undefined) {
  if (next?.kind !== 'word' || next.isGlued) return null;
  const text = token.text + next.text;
  if (text.length < 6 || !isOfTrade(vocabulary.kindOf(stem(text)))) return null;
  return { ...token, text, end: next.end };
}

/** The roots of the verb that a word is built of: "nawafanyia", "tungependekeza"; none for a noun. */
function verbRootsOf(word: string): readonly string[] {
  if (word.length < 5 || !/[aeiou]$/.test(word)) return [];
  return [...swahiliRests(word)].filter((root) => verbRoots.has(root));
}

function respellOne(knowledge: Knowledge, token: Token, before: Token | undefined): Token[] {
  const { vocabulary } = knowledge;
  const isPlaceLikely = placeWords.has(before?.text ?? '');
  const roots = verbRootsOf(token.text);
  const whole =
    vocabulary.respell(token.text, isPlaceLikely) ??
    (token.text.length > 3 && token.text.endsWith('s')
      ? vocabulary.respell(token.text.slice(0, -1), isPlaceLikely)
      : null);
  // "kubebea" is a form of "kubeba"; a verb is no misspelling of anything else.
  if (roots.length > 0 && !roots.some((root) => whole?.word.includes(root))) return [token];
  const parts = whole && token.text.length < 9 ? null : cutInTwo(knowledge, token);
  if (parts) return parts;
  return [whole ? { ...token, text: whole.word, written: token.text } : token];
}

/** Longer is no word of ours, nor two of them. */
const longestWord = 30;

const isPhrase = ({ phrases }: Knowledge, first: string, second: string) =>
  phrases
    .get(stem(second))
    ?.some(({ words }) => words.length === 2 && words.includes(stem(first))) ?? false;

/** "watertank" is two words. */
function cutInTwo(knowledge: Knowledge, token: Token): Token[] | null {
  const { vocabulary } = knowledge;
  if (token.text.length > longestWord) return null;
  for (let cut = 3; cut <= token.text.length - 3; cut += 1) {
    const [first, second] = [token.text.slice(0, cut), token.text.slice(cut)];
    const kinds = [first, second].map(
      (part) => vocabulary.kindOf(part) ?? vocabulary.kindOf(stem(part)),
    );
    const isPair = isOfTrade(kinds[0]) || kinds[0] === 'unit' || isPhrase(knowledge, first, second);
    if (isOfTrade(kinds[1]) && isPair) {
      return [
        { ...token, text: first },
        { ...token, text: second, isGlued: false },
      ];
    }
  }
  return null;
}
