import { functionWords, stem, unitOf } from '../../../materials/language/public.ts';
import { noteGap } from '../../../materials/server/public.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { quietWords } from '../../understanding/lexicon/words.ts';
import { read } from '../../understanding/reading.ts';
import type { Db } from '../deps.ts';
import { Redaction } from '../model/redaction.ts';
import { selectNames } from '../queries/people.ts';
import { kindOfWord } from '../redact-words.ts';
import type { Turn } from './turn.ts';

const shortest = 4;
/** A text in another language would fill the list. */
const mostWords = 5;

const about: ReadonlySet<string> = new Set([
  'out_of_scope',
  'match_suppliers',
  'product_question',
  'create_rfq',
]);

/** Of a longer question the beginning tells it from others. */
const longestQuestion = 80;

/** Whether nothing was made of a message that may have asked for materials. */
const isUnread = ({ understanding, service, quotes, isStop, asks, advice }: Turn): boolean =>
  understanding.violation === null &&
  !advice &&
  understanding.items.length === 0 &&
  about.has(understanding.intent) &&
  !service &&
  !quotes &&
  !isStop &&
  !asks;

/** Takes down a question without an answer, or the words that no dictionary knows, with the message redacted. */
export async function noteUnread({ db }: Db, turn: Turn, message: string): Promise<void> {
  const isUnanswered = turn.advice?.kind === 'unknown';
  if (!isUnanswered && !isUnread(turn)) return;
  const { knowledge, actor } = turn;
  const redaction = new Redaction(await selectNames(db, [actor.id]), kindOfWord(knowledge));
  const redacted = redaction.hide(message);
  if (isUnanswered) return noteGap(db, 'question', redacted.slice(0, longestQuestion), redacted);
  const words = unknownWords(knowledge, redacted);
  for (const word of words.slice(0, mostWords)) await noteGap(db, 'message', word, redacted);
}

function unknownWords(knowledge: Knowledge, redacted: string): string[] {
  const { tokens } = read(knowledge, redacted.replace(/\[[A-Z_0-9]+\]|\{s\d+\}/g, ' . '));
  const words = tokens.flatMap(({ kind, text, written }) =>
    kind === 'word' && written === undefined && !isKnown(knowledge, text) ? text : [],
  );
  return [...new Set(words)];
}

const joining: ReadonlySet<string> = new Set(functionWords);

const isKnown = ({ vocabulary }: Knowledge, word: string): boolean =>
  word.length < shortest ||
  quietWords.has(word) ||
  joining.has(word) ||
  [word, stem(word)].some(
    (one) => vocabulary.kindOf(one) !== undefined || unitOf(one, true) !== null,
  );
