import type { Actor } from '../../../../platform/actor.ts';
import type { RfqDeps } from '../../../rfqs/server/public.ts';
import type { FollowUp } from '../../understanding/follow-up.ts';
import type { SessionData } from '../queries/sessions.ts';
import { ownRfqs } from './quotes.ts';

/**
 * "Which is best?" names nothing: what it is about follows from the conversation. Where the request
 * that was sent from it has quotations, it is those; else what was found last; else the quotations on
 * the latest request.
 */

const choice =
  /\b(?:which|who|best|better|cheapest|compare|choose|pick|recommend|award|winner|gani|ipi|yupi|nani|bora|nzuri|nafuu|linganisha|nichague|nichukue|fananisha)\b/;
const longestQuestion = 7;

/** The follow-up as it is meant, and the RFQ that is meant by it. */
export async function readChoice(
  deps: RfqDeps,
  actor: Actor,
  { text, follow, session }: { text: string; follow: FollowUp; session: SessionData },
): Promise<{ readonly follow: FollowUp; readonly rfqId: string | null }> {
  const { understanding } = follow;
  if (!isChoice(text, follow)) return { follow, rfqId: null };
  const quoted = (await ownRfqs(deps, actor)).filter((rfq) => (rfq.quotationCount ?? 0) > 0);
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
  const about = { ...understanding, intent: 'analyse_quotes' as const };
  return { follow: { ...follow, understanding: about }, rfqId: sentHere?.id ?? null };
}

function isChoice(text: string, { understanding, isChange, wantsCheapest }: FollowUp): boolean {
  const { intent, danger, items, place } = understanding;
  if (danger || !choice.test(text)) return false;
  if (intent === 'analyse_quotes') return items.length === 0;
  if (text.trim().split(/\s+/).length > longestQuestion) return false;
  if (isChange) return wantsCheapest;
  const isAboutNothing = items.length === 0 && !place;
  return isAboutNothing && (intent === 'out_of_scope' || intent === 'match_suppliers');
}
