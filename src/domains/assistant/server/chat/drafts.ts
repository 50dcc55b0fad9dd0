import { fill } from '../../../../messages/index.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { conflict, invalid, notFound } from '../../../../shared/errors.ts';
import { maxLines } from '../../../rfqs/rules.ts';
import { type CreateRfq, createRfqSchema, limits, type Rfq } from '../../../rfqs/schema.ts';
import { createRfq, getRfq, type RfqDeps } from '../../../rfqs/server/public.ts';
import type { Copy } from '../../copy/en.ts';
import type { DraftLine, RfqDraft } from '../../schema.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Understanding } from '../../understanding/understand.ts';
import {
  claimDraft,
  insertDraft,
  releaseDraft,
  selectDraft,
  selectRfqOfDraft,
} from '../queries/sessions.ts';
import { lineOf } from '../read-items.ts';

/** Keeps a draft of what was understood; it becomes an RFQ only when its contractor confirms it. */
export async function writeDraft(
  deps: RfqDeps,
  actor: Actor,
  sessionId: string,
  knowledge: Knowledge,
  { asked, copy }: { asked: Understanding; copy: Copy },
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
  const names = items.map((item) => item.productName);
  const draft = {
    title: titleOf(names, copy),
    description: items.map(lineWords).join('\n'),
    deliveryLocation: asked.place ? (asked.place.town ?? asked.place.county) : null,
    deliveryCounty: asked.place?.county ?? null,
    deliveryDate: asked.deadline,
    items,
  };
  return { id: await insertDraft(deps.db, actor.id, sessionId, draft), ...draft };
}

const lineWords = ({ productName, quantity, unit }: DraftLine) =>
  quantity === null ? productName : `${productName}: ${quantity} ${unit ?? ''}`.trim();

/** A quantity that a line of a request can hold, with three decimals; else null, to be filled in. */
function storable(quantity: number | null): number | null {
  const rounded = Math.round((quantity ?? 0) * 1000) / 1000;
  return rounded > 0 && rounded < 1e10 ? rounded : null;
}

function titleOf([first = '', ...others]: readonly string[], copy: Copy): string {
  const title =
    others.length === 0 ? first : fill(copy.draftOfMore, { first, count: others.length });
  return title.slice(0, limits.title);
}

/** An unchanged draft by the rules of every request: its day ends in Nairobi, its counts can be stored. */
function asRequest(draft: Omit<RfqDraft, 'id'>): CreateRfq {
  const { title, description, deliveryLocation, deliveryCounty, deliveryDate, items } = draft;
  const request = { title, description, deliveryLocation, deliveryCounty, deliveryDate, items };
  const { data, error } = createRfqSchema.safeParse(request);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw invalid(issues);
}

/**
 * Sends a draft as an RFQ, as it was written or as its contractor changed it; once, however often it
 * is asked for.
 *
 * @throws AppError 404 for a draft that is missing or somebody else's, 409 while it is being sent,
 *   422 as createRfq
 */
export async function confirmDraft(
  deps: RfqDeps,
  actor: Actor,
  id: string,
  edited: CreateRfq | null,
): Promise<Rfq> {
  const draft = await selectDraft(deps.db, actor.id, id);
  if (!draft) throw notFound('There is no such draft.');
  const sent = await selectRfqOfDraft(deps.db, actor.id, id);
  if (sent) return getRfq(deps, actor, sent);
  if (!(await claimDraft(deps.db, actor.id, id))) {
    const meanwhile = await selectRfqOfDraft(deps.db, actor.id, id);
    if (meanwhile) return getRfq(deps, actor, meanwhile);
    throw conflict('This request is being sent.');
  }
  try {
    return await createRfq(deps, actor, edited ?? asRequest(draft), { aiGeneratedId: id });
  } catch (error) {
    await releaseDraft(deps.db, actor.id, id);
    throw error;
  }
}
