import type { Actor } from '../../../../platform/actor.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import { readComparison, selectLineIds } from '../../../quotations/server/public.ts';
import type { Copy } from '../../copy/copy.ts';
import { wordsIn } from '../../understanding/quote-questions.ts';
import type { Db } from '../deps.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import { QuoteFigures } from './quote-figures.ts';
import type { OwnRfqs } from './turn.ts';

/** Which of the own RFQs is meant. */
export interface Asked {
  /** What the message says: titles, lines and places of RFQs are looked for among the words. */
  readonly words: readonly string[];
  readonly rfqId: string | null;
  readonly ownRfqs: OwnRfqs;
  readonly copy: Copy;
  readonly language: 'en' | 'sw';
}

export interface OwnComparison {
  readonly full: FullComparison;
  /** What its figures are computed from. */
  readonly figures: QuoteFigures;
  /** Other RFQs with quotations that may be meant as well, where nothing said which. */
  readonly others: readonly OwnRfq[];
}

/**
 * The standing quotations on one of the caller's own RFQs as its comparison ranks them. Every figure is
 * a quotation line's, or the comparison reckoned it from such. Null where there are none.
 *
 * @throws AppError 404 for an RFQ that is missing or somebody else's
 */
export async function compareOwn(
  deps: Db,
  actor: Actor,
  asked: Asked,
): Promise<OwnComparison | null> {
  const [likeliest, ...others] = asked.rfqId === null ? await likeliestRfqs(asked) : [];
  const rfqId = asked.rfqId ?? likeliest?.id;
  if (rfqId === undefined) return null;
  const full = await readComparison(deps.db, actor, { rfqId, language: asked.language });
  if (full.quotations.length === 0) return null;
  const figures = new QuoteFigures(full, await selectLineIds(deps.db, actor, rfqId), asked.copy);
  return { full, figures, others };
}

/** The RFQs with quotations that share the most words with what was said, the newest first. */
async function likeliestRfqs({ words, ownRfqs }: Asked): Promise<OwnRfq[]> {
  const said = new Set(words.filter((word) => word.length > 2));
  const shared = (rfq: OwnRfq) => wordsIn(rfq.words).filter((word) => said.has(word)).length;
  const quoted = (await ownRfqs()).filter(({ quotationCount }) => quotationCount > 0);
  const most = Math.max(0, ...quoted.map(shared));
  return quoted.filter((rfq) => shared(rfq) === most);
}
