import type { Actor } from '../../../../platform/actor.ts';
import type { FollowUp } from '../../understanding/follow-up.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Db } from '../deps.ts';
import { type QuotedRfq, selectQuotedRfqs } from '../queries/quoted-rfqs.ts';
import type { SessionData } from '../queries/sessions.ts';
import { wordsIn } from './quotes.ts';

/**
 * "Which is best?" names nothing: what it is about follows from the conversation. Where the request
 * that was sent from it has quotations, it is those; else what was found last; else the quotations on
 * the latest request. A question that names one of the own requests, or who quoted on it, is about it.
 */

const choice =
  /\b(?:which|who|best|better|cheapest|compare|choose|pick|recommend|award|winner|gani|ipi|yupi|nani|bora|nzuri|nafuu|linganisha|nichague|nichukue|fananisha)\b/;
const longestQuestion = 7;
/** What may stand around a choice: "which of these should I take?". */
const around = new Set(
  `is are the of one ones these those them it i we me my should shall would do you to a an for from and or then now
  take buy go with say price prices quote quotes quotation quotations supplier suppliers offer offers option options deal
  lowest deliver delivers delivery faster fastest sooner soonest quicker analeta ataleta wanaleta leta haraka mapema
  ni ya za wa kati hii hizi hawa hao hiyo hizo yao kwa mimi nini je sasa bei muuzaji wauzaji zaidi kuliko yote zote`.split(
    /\s+/,
  ),
);

/** What is asked of quotations. */
const asksOfQuotes =
  /\b(?:which|who|best|better|cheapest|cheaper|compare|quoted?|quotes|quotations?|offer(?:ed)?|include[sd]?|faster|fastest|sooner|save|split|why|did|does|award|gani|ipi|nani|bora|nafuu|linganisha|fananisha|alisema|alitoa|ametoa|waliotoa|mbona|kwa nini)\b/;
const longestNaming = 20;

interface Choosing {
  /** Lower case. */
  readonly text: string;
  readonly follow: FollowUp;
  readonly session: SessionData;
  readonly knowledge: Knowledge;
}

export interface Chosen {
  /** The follow-up as it is meant. */
  readonly follow: FollowUp;
  /** The own RFQ that is meant by it. */
  readonly rfqId: string | null;
}

export async function readChoice(
  deps: Db,
  actor: Actor,
  { text, follow, session, knowledge }: Choosing,
): Promise<Chosen> {
  const { understanding } = follow;
  const isNaming = mayName(text, follow);
  if (!isChoice(text, follow) && !isNaming) return { follow, rfqId: null };
  const quoted = await selectQuotedRfqs(deps.db, actor.id);
  const named = isNaming ? namedRfq(quoted, text, knowledge) : null;
  if (named) return aboutQuotes(follow, named.id);
  if (!isChoice(text, follow)) return { follow, rfqId: null };
  const drafts = new Set(session.messages.flatMap(({ data }) => data?.rfqDraft?.id ?? []));
  const sentHere = quoted.find((rfq) => rfq.aiGeneratedId && drafts.has(rfq.aiGeneratedId));
  if (!sentHere && follow.wantsCheapest) return { follow, rfqId: null };
  const intent = understanding.intent;
  if (!sentHere && intent === 'analyse_quotes') return { follow, rfqId: null };
  const { topic } = session;
  if (!sentHere && topic && topic.items.length > 0) {
    const about = { ...understanding, ...topic, intent: 'match_suppliers' as const };
    return { follow: { ...follow, understanding: about }, rfqId: null };
  }
  return aboutQuotes(follow, sentHere?.id ?? null);
}

function aboutQuotes(follow: FollowUp, rfqId: string | null): Chosen {
  const understanding = { ...follow.understanding, intent: 'analyse_quotes' as const };
  return { follow: { ...follow, understanding }, rfqId };
}

function isChoice(text: string, { understanding, isChange, wantsCheapest }: FollowUp): boolean {
  const { intent, danger, items, place } = understanding;
  if (danger || !choice.test(text)) return false;
  if (intent === 'analyse_quotes') return items.length === 0;
  if (wordCount(text) > longestQuestion) return false;
  if (isChange) return wantsCheapest;
  const others = wordsIn(text).filter((word) => !around.has(word) && !choice.test(word));
  const isAboutNothing = items.length === 0 && !place && others.length <= 1;
  return isAboutNothing && (intent === 'out_of_scope' || intent === 'match_suppliers');
}

const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** Whether a message may ask of quotations by name: not one that says how much of something is wanted. */
function mayName(text: string, { understanding }: FollowUp): boolean {
  const { danger, items } = understanding;
  if (danger || wordCount(text) > longestNaming || !asksOfQuotes.test(text)) return false;
  return items.every(({ quantity }) => quantity === null);
}

/** The newest RFQ that is called by its whole title, else by the name of somebody who quoted on it. */
function namedRfq(
  quoted: readonly QuotedRfq[],
  text: string,
  { vocabulary }: Knowledge,
): QuotedRfq | null {
  const words = wordsIn(text);
  const said = ` ${words.join(' ')} `;
  const byTitle = quoted.find(({ title }) => {
    const own = wordsIn(title);
    return own.length > 1 && said.includes(` ${own.join(' ')} `);
  });
  if (byTitle) return byTitle;
  const known = new Set(words.filter((word) => word.length > 2 && !vocabulary.kindOf(word)));
  const isSaid = (name: string) => known.has(wordsIn(name)[0] ?? '');
  return quoted.find(({ suppliers }) => suppliers.some(isSaid)) ?? null;
}
