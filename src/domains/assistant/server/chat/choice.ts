import type { FollowUp } from '../../understanding/follow-up.ts';
import { around, choice } from '../../understanding/lexicon/chat-words.ts';
import { questionIn, wordsIn } from '../../understanding/quote-questions.ts';
import type { SessionData } from '../queries/sessions.ts';
import type { OwnRfqs, QuoteTalk } from './quote-talk.ts';

/**
 * "Which is best?" names nothing: what it is about follows from the conversation. Where the request
 * that was sent from it has quotations, it is those; else what was found last; else the quotations on
 * the latest request.
 */

const longestQuestion = 7;
interface Choosing {
  /** Lower case. */
  readonly text: string;
  readonly follow: FollowUp;
  readonly session: SessionData;
  readonly ownRfqs: OwnRfqs;
}

export interface Chosen {
  /** The follow-up as it is meant. */
  readonly follow: FollowUp;
  /** Where it is meant of quotations. */
  readonly quotes: QuoteTalk | null;
}

/** What a choice that names nothing is made among. */
export async function readChoice({ text, follow, session, ownRfqs }: Choosing): Promise<Chosen> {
  const { understanding } = follow;
  if (!isChoice(text, follow)) return { follow, quotes: null };
  const drafts = new Set(session.messages.flatMap(({ data }) => data?.rfqDraft?.id ?? []));
  const sentHere =
    drafts.size === 0
      ? undefined
      : (await ownRfqs()).find(
          (rfq) => rfq.quotationCount > 0 && drafts.has(rfq.aiGeneratedId ?? ''),
        );
  if (!sentHere && (follow.wantsCheapest || understanding.intent === 'analyse_quotes'))
    return { follow, quotes: null };
  const { topic } = session;
  if (!sentHere && topic && topic.items.length > 0) {
    const about = { ...understanding, ...topic, intent: 'match_suppliers' as const };
    return { follow: { ...follow, understanding: about }, quotes: null };
  }
  const about = { ...understanding, intent: 'analyse_quotes' as const };
  return {
    follow: { ...follow, understanding: about },
    quotes: { question: questionIn(text), rfq: sentHere ?? null },
  };
}

function isChoice(text: string, { understanding, isChange, wantsCheapest }: FollowUp): boolean {
  const { intent, violation, items, place } = understanding;
  if (violation || !choice.test(text)) return false;
  if (intent === 'analyse_quotes') return items.length === 0;
  if (wordsIn(text).length > longestQuestion) return false;
  if (isChange) return wantsCheapest;
  const others = wordsIn(text).filter((word) => !around.has(word) && !choice.test(word));
  const isAboutNothing = items.length === 0 && !place && others.length <= 1;
  return isAboutNothing && (intent === 'out_of_scope' || intent === 'match_suppliers');
}
