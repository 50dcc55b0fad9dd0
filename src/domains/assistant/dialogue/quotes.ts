import type { Knowledge } from '../understanding/knowledge.ts';
import {
  around,
  choice,
  goesOn,
  ofOwnQuotes,
  ofQuotes,
  ofThose,
} from '../understanding/lexicon/chat-words.ts';
import { otherWords, type QuoteQuestion, wordsIn } from '../understanding/quote-questions.ts';
import { lineOf } from '../understanding/read-line.ts';
import type { FollowUp } from './follow-up.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Dialogue, KnownRfq } from './state.ts';

/**
 * Whether a message is about the quotations that came in, and on which of the own RFQs. One that is
 * called by its whole title is meant, whatever else is said; then the RFQ whose quotation a supplier
 * who is named gave; then the RFQ that the dialogue is on, as long as nothing strange to it is said.
 */
export interface QuoteTopic {
  readonly question: QuoteQuestion | null;
  /** The RFQ's id; null where nothing says which: the likeliest of those that were quoted. */
  readonly rfqId: string | null;
}

interface Said {
  readonly parsed: ParsedMessage;
  readonly dialogue: Dialogue;
  readonly knowledge: Knowledge;
  readonly rfqs: readonly KnownRfq[];
}

const longest = 20;

/** Whether the own RFQs tell if a message is about quotations. */
export const mayBeOfQuotes = ({ text, quotes: { question } }: ParsedMessage): boolean =>
  question !== null || [ofQuotes, goesOn, choice].some((pattern) => pattern.test(text));

/** Null where it is about something else. */
export function quoteTopicOf(said: Said): QuoteTopic | null {
  const { parsed, dialogue, rfqs } = said;
  const { text, words, understanding, quotes } = parsed;
  const { question } = quotes;
  if (understanding.violation !== null || words.length > longest) return null;
  if (question === 'count' || question === 'waiting') return { question, rfqId: null };
  if (question === null && !ofQuotes.test(text) && !goesOn.test(text)) return null;
  const asksForNew = understanding.intent === 'create_rfq' && question === null;
  if (asksForNew || rfqs.length === 0) return null;
  const titled = calledByTitle(said);
  if (titled) return { question, rfqId: titled.id };
  const quoted = rfqs.filter(({ quotationCount }) => quotationCount > 0);
  const isCounted = understanding.items.some(({ quantity }) => quantity !== null);
  if (isCounted && /\d/.test(text)) return null;
  const bidOn = namedByBidder(quoted, said);
  if (bidOn) return { question, rfqId: bidOn.id };
  const { state, offeredDraft } = dialogue;
  const held =
    rfqs.find(({ id }) => id === state?.rfqId) ??
    quoted.find(({ aiGeneratedId }) => offeredDraft !== null && aiGeneratedId === offeredDraft);
  const rfq = ofDialogue(said, held ?? null, quoted);
  if (rfq) return { question, rfqId: rfq.id };
  return question !== null && ofOwnQuotes.test(text) && otherWords(text).length === 0
    ? { question, rfqId: null }
    : null;
}

/** The newest RFQ by its whole title, the longest where one stands in another. */
function calledByTitle({ parsed, rfqs, knowledge: { vocabulary } }: Said): KnownRfq | null {
  const { text, words, quotes } = parsed;
  const { question } = quotes;
  const said = ` ${words.join(' ')} `;
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
  quoted: readonly KnownRfq[],
  { parsed: { words }, knowledge: { vocabulary }, dialogue }: Said,
): KnownRfq | null {
  const known = new Set(words.filter((word) => word.length > 2 && !vocabulary.kindOf(word)));
  const isSaid = (name: string) => known.has(wordsIn(name)[0] ?? '');
  const named = quoted.filter(({ suppliers }) => suppliers.some(isSaid));
  return named.find(({ id }) => id === dialogue.state?.rfqId) ?? named[0] ?? null;
}

/** The RFQ of the dialogue, or another one that has what is asked about. */
function ofDialogue(
  { parsed, knowledge }: Said,
  held: KnownRfq | null,
  quoted: readonly KnownRfq[],
): KnownRfq | null {
  const { text, understanding: alone, quotes } = parsed;
  const { question } = quotes;
  const names = alone.items.flatMap((item) => wordsIn(lineOf(knowledge, item).name));
  const isOnQuotes = held !== null || (question === 'best' && ofThose.test(text));
  if (!isOnQuotes) return null;
  if (alone.items.length === 0) {
    if (question === null || alone.place) return null;
    const strange = otherWords(text).filter((word) => !held || !wordsOf(held).has(word));
    return strange.length <= 1 ? held : null;
  }
  if (question === null && !goesOn.test(text)) return null;
  const has = (rfq: KnownRfq) => {
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

const wordsOf = ({ words, suppliers }: KnownRfq): ReadonlySet<string> =>
  new Set(wordsIn([words, ...suppliers].join(' ')));

const longestChoice = 7;

export interface Chosen {
  /** The follow-up as it is meant. */
  readonly follow: FollowUp;
  /** Where it is meant of quotations. */
  readonly quotes: QuoteTopic | null;
}

/**
 * "Which is best?" names nothing: what it is about follows from the dialogue. Where the request that was
 * sent from it has quotations, it is those; else what was found last; else the quotations on the latest
 * request.
 */
export function choiceIn({ parsed, dialogue, rfqs }: Said, follow: FollowUp): Chosen {
  const { understanding } = follow;
  if (!isChoice(parsed, follow)) return { follow, quotes: null };
  const sentHere = rfqs.find(
    ({ quotationCount, aiGeneratedId }) =>
      quotationCount > 0 && aiGeneratedId !== null && dialogue.drafts.includes(aiGeneratedId),
  );
  if (!sentHere && (follow.wantsCheapest || understanding.intent === 'analyse_quotes'))
    return { follow, quotes: null };
  const { state } = dialogue;
  const as = (about: Partial<FollowUp['understanding']>): FollowUp => ({
    ...follow,
    understanding: { ...understanding, ...about },
  });
  if (!sentHere && state && state.items.length > 0)
    return { follow: as({ ...state, intent: 'match_suppliers' }), quotes: null };
  return {
    follow: as({ intent: 'analyse_quotes' }),
    quotes: { question: parsed.quotes.question, rfqId: sentHere?.id ?? null },
  };
}

function isChoice({ text, words }: ParsedMessage, follow: FollowUp): boolean {
  const { intent, violation, items, place } = follow.understanding;
  if (violation || !choice.test(text)) return false;
  if (intent === 'analyse_quotes') return items.length === 0;
  if (words.length > longestChoice) return false;
  if (follow.isChange) return follow.wantsCheapest;
  const others = words.filter((word) => !around.has(word) && !choice.test(word));
  const isAboutNothing = items.length === 0 && !place && others.length <= 1;
  return isAboutNothing && intent !== 'create_rfq' && intent !== 'order_status';
}
