import type { Knowledge } from '../../understanding/knowledge.ts';
import { goesOn, ofOwnQuotes, ofQuotes, ofThose } from '../../understanding/lexicon/chat-words.ts';
import {
  otherWords,
  type QuoteQuestion,
  questionIn,
  wordsIn,
} from '../../understanding/quote-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import type { SessionData } from '../queries/sessions.ts';
import { lineOf } from '../read-items.ts';

/**
 * Whether a message is about the quotations that came in, and on which of the own RFQs. One that is
 * called by its whole title is meant, whatever else is said; then the RFQ whose quotation a supplier
 * who is named gave; then the RFQ that the talk is on, as long as nothing strange to it is said.
 */

export interface QuoteTalk {
  readonly question: QuoteQuestion | null;
  /** Null where nothing says which: the likeliest of those that were quoted. */
  readonly rfq: OwnRfq | null;
}

export type OwnRfqs = () => Promise<readonly OwnRfq[]>;

export interface Said {
  /** Lower case. */
  readonly text: string;
  /** The message by itself, without what was said before. */
  readonly alone: Understanding;
  readonly session: SessionData;
  readonly knowledge: Knowledge;
  readonly ownRfqs: OwnRfqs;
}

const longest = 20;
/** Null where it is about something else. */
export async function readQuoteTalk(said: Said): Promise<QuoteTalk | null> {
  const { text, alone, session, ownRfqs } = said;
  const question = questionIn(text);
  if (alone.violation !== null || wordsIn(text).length > longest) return null;
  if (question === 'count' || question === 'waiting') return { question, rfq: null };
  if (question === null && !ofQuotes.test(text) && !goesOn.test(text)) return null;
  const rfqs = await ownRfqs();
  const asksForNew = alone.intent === 'create_rfq' && question === null;
  if (asksForNew || rfqs.length === 0) return null;
  const titled = calledByTitle(rfqs, said, question);
  if (titled) return { question, rfq: titled };
  const quoted = rfqs.filter(({ quotationCount }) => quotationCount > 0);
  if (alone.items.some(({ quantity }) => quantity !== null) && !/^\D*$/.test(text)) return null;
  const bidOn = namedByBidder(quoted, said);
  if (bidOn) return { question, rfq: bidOn };
  const held = rfqs.find(({ id }) => id === session.topic?.rfqId) ?? sentLast(quoted, session);
  const rfq = ofTalk(said, { question, held, quoted });
  if (rfq) return { question, rfq };
  return question !== null && ofOwnQuotes.test(text) && otherWords(text).length === 0
    ? { question, rfq: null }
    : null;
}

/** The newest RFQ by its whole title, the longest where one stands in another. */
function calledByTitle(
  rfqs: readonly OwnRfq[],
  { text, knowledge: { vocabulary } }: Said,
  question: QuoteQuestion | null,
): OwnRfq | null {
  const said = ` ${wordsIn(text).join(' ')} `;
  // "River Sand" is the request's name and what is looked for: without a question it is looked for.
  const isMaterial = (word: string) => /^\d/.test(word) || vocabulary.kindOf(word) === 'material';
  const called = rfqs.filter(({ title }) => {
    const own = wordsIn(title);
    // One word may be a material: "Roof" is meant where it is compared, and nothing else is said.
    const isTold =
      (own.length > 1 && (question !== null || !own.every(isMaterial))) ||
      (question !== null && otherWords(text).every((word) => own.includes(word)));
    return own.length > 0 && isTold && said.includes(` ${own.join(' ')} `);
  });
  return called.toSorted((a, b) => b.title.length - a.title.length)[0] ?? null;
}

/** The newest that a supplier quoted on whose name begins with a word of the message. */
function namedByBidder(
  quoted: readonly OwnRfq[],
  { text, knowledge: { vocabulary }, session }: Said,
): OwnRfq | null {
  const known = new Set(
    wordsIn(text).filter((word) => word.length > 2 && !vocabulary.kindOf(word)),
  );
  const isSaid = (name: string) => known.has(wordsIn(name)[0] ?? '');
  const named = quoted.filter(({ suppliers }) => suppliers.some(isSaid));
  return named.find(({ id }) => id === session.topic?.rfqId) ?? named[0] ?? null;
}

/** The RFQ that was sent from this conversation, where nothing else was looked for since. */
function sentLast(quoted: readonly OwnRfq[], { messages }: SessionData): OwnRfq | null {
  const last = messages.findLast(({ data }) => data?.rfqDraft ?? data?.supplierMatches);
  const draftId = last?.data?.rfqDraft?.id;
  return (draftId && quoted.find(({ aiGeneratedId }) => aiGeneratedId === draftId)) || null;
}

interface Held {
  readonly question: QuoteQuestion | null;
  readonly held: OwnRfq | null;
  readonly quoted: readonly OwnRfq[];
}

/** The RFQ of the talk, or another one that has what is asked about. */
function ofTalk(said: Said, { question, held, quoted }: Held): OwnRfq | null {
  const { text, alone, knowledge } = said;
  const names = alone.items.flatMap((item) => wordsIn(lineOf(knowledge, item).name));
  const isOnQuotes = held !== null || (question === 'best' && ofThose.test(text));
  if (!isOnQuotes) return null;
  if (alone.items.length === 0) {
    if (question === null || alone.place) return null;
    const strange = otherWords(text).filter((word) => !held || !wordsOf(held).has(word));
    return strange.length <= 1 ? held : null;
  }
  if (question === null && !goesOn.test(text)) return null;
  const has = (rfq: OwnRfq) => {
    const own = wordsOf(rfq);
    const isNamed = names.some((name) => name.length > 2 && own.has(name));
    const strange = otherWords(text).filter((word) => !own.has(word));
    // The request may call a material by another of its names.
    const isName = (word: string) =>
      knowledge.vocabulary.kindOf(word) === 'material' || /\d/.test(word);
    return isNamed ? strange.every(isName) : strange.length === 0;
  };
  return (held && has(held) ? held : quoted.find(has)) ?? null;
}

const wordsOf = ({ words, suppliers }: OwnRfq): ReadonlySet<string> =>
  new Set(wordsIn([words, ...suppliers].join(' ')));
