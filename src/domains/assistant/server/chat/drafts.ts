import { fill } from '../../../../messages/index.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { maxLines } from '../../../rfqs/rules.ts';
import { limits } from '../../../rfqs/schema.ts';
import type { Copy } from '../../copy/copy.ts';
import { descriptionOf } from '../../draft-rules.ts';
import type { RfqDraft } from '../../schema.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { lineOf } from '../../understanding/read-line.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Db } from '../deps.ts';
import { insertDraft } from '../queries/drafts.ts';
import { shortNameIn } from './item-names.ts';

/** Keeps a draft of what was understood; it becomes an RFQ only when its contractor confirms it. */
export async function writeDraft(
  deps: Db,
  actor: Actor,
  sessionId: string,
  knowledge: Knowledge,
  { asked, copy, stageKey }: { asked: Understanding; copy: Copy; stageKey: string | null },
): Promise<RfqDraft> {
  const items = asked.items.slice(0, maxLines).map((item) => {
    const { name, categoryId, unit } = lineOf(knowledge, item);
    return {
      productName: name.slice(0, limits.productName),
      categoryId,
      quantity: storable(item.quantity),
      unit,
    };
  });
  const names = asked.items.map((item) => shortNameIn(knowledge, item, copy));
  const draft = {
    title: titleOf(names, stageKey, copy),
    description: descriptionOf(items),
    deliveryLocation: asked.place ? (asked.place.town ?? asked.place.county) : null,
    deliveryCounty: asked.place?.county ?? null,
    deliveryDate: asked.deadline,
    items,
  };
  return { id: await insertDraft(deps.db, actor.id, sessionId, draft), ...draft };
}

/** A quantity that a line of a request can hold, nine digits and three decimals; else null, to be filled in. */
function storable(quantity: number | null): number | null {
  const rounded = Math.round((quantity ?? 0) * 1000) / 1000;
  return rounded > 0 && rounded < 1e9 ? rounded : null;
}

/**
 * In the language of the talk, with the names that materials have in it. Rough amounts are called so to
 * who quotes them; a stage says more than its first material.
 */
function titleOf(
  [first = '', ...others]: readonly string[],
  stageKey: string | null,
  copy: Copy,
): string {
  const stages: Readonly<Record<string, string>> = copy.stages;
  const stage = stageKey === null ? undefined : stages[stageKey];
  if (stage !== undefined) return fill(copy.draftOfStage, { stage }).slice(0, limits.title);
  const title =
    others.length === 0 ? first : fill(copy.draftOfMore, { first, count: others.length });
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, limits.title);
}
