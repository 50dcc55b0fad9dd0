import type { Token } from '../../materials/language/public.ts';
import { phraseWords, stem, unitOf } from '../../materials/language/public.ts';
import type { Knowledge } from './knowledge.ts';

/** Words that do nothing but ask for a thing or its price. */
const asking = new Set(
  'nipe nipatie naomba nataka nahitaji natafuta tunataka weka ongeza mko una mna na ni ya za la wa cha vya bei pesa ngapi gani nani anauza wapi hapa i we need want get give me do you have who sells send how much is are the a an price cost of for quote please tafadhali'.split(
    ' ',
  ),
);
const joining = new Set(['ya', 'za', 'la', 'wa', 'cha', 'vya', 'of', 'and', 'for', '-', "'"]);

type Kind = 'asks' | 'counts' | 'names' | 'joins' | 'other';

/**
 * Whether a message asks for one thing that is sold and says nothing else: "nipe bei ya miti ya fence",
 * "hot water system 20". No such message is a wrong, whatever its words are elsewhere.
 */
export function isPlainRequest(knowledge: Knowledge, tokens: readonly Token[]): boolean {
  const kinds = tokens.map((token) => kindOf(knowledge, token));
  const first = kinds.indexOf('names');
  const last = kinds.lastIndexOf('names');
  if (first < 0) return false;
  const name = tokens.slice(first, last + 1).map(({ text }) => text);
  const around = [...kinds.slice(0, first), ...kinds.slice(last + 1)];
  return isName(knowledge, name.join(' ')) && !around.includes('other');
}

/** Whether these words are all of the name of something that is sold. */
function isName({ phrases }: Knowledge, text: string): boolean {
  const words = phraseWords(text);
  const named = phrases.get(words[0] ?? '') ?? [];
  return named.some(
    (phrase) =>
      phrase.types.length > 0 &&
      phrase.words.length === words.length &&
      words.every((word) => phrase.words.includes(word)),
  );
}

function kindOf({ phrases }: Knowledge, { kind, text }: Token): Kind {
  if (kind === 'number' || kind === 'size') return 'counts';
  if (asking.has(text)) return 'asks';
  if (kind !== 'word') return text === '?' ? 'asks' : joining.has(text) ? 'joins' : 'other';
  if (phrases.get(stem(text))?.some(({ types }) => types.length > 0)) return 'names';
  return unitOf(text, true) === null ? 'other' : 'counts';
}
