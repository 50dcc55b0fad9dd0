import { createHash } from 'node:crypto';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError, invalid, issuesOf } from '../../../../shared/errors.ts';
import { type CreateRfq, createRfqSchema, type Rfq } from '../../../rfqs/schema.ts';
import { getRfq } from '../../../rfqs/server/public.ts';
import type { AssistantDeps, Db } from '../deps.ts';
import { type DraftRow, selectDraft, takeDraft } from '../queries/drafts.ts';

/**
 * Sends a draft as an RFQ, as it was written or as its contractor changed it (`edited`); once, however
 * often the same is asked for.
 *
 * @throws AppError 404 for a draft that is missing or somebody else's; 409 where it was sent as
 *   something else (details.rfqId names the RFQ) or a later draft took its place; 422 as sendRfq
 */
export async function confirmDraft(
  deps: AssistantDeps,
  actor: Actor,
  id: string,
  edited: CreateRfq | null,
): Promise<Rfq> {
  const known = await requireDraft(deps, actor, id);
  if (known.rfqId !== null) return sentBefore(deps, actor, known, edited);
  if (known.isReplaced) throw replaced();
  const request = edited ?? asRequest(known.draft);
  try {
    return await deps.sendRfq(actor, request, {
      aiGeneratedId: id,
      async take(trx) {
        if (!(await takeDraft(trx, actor.id, id, digestOf(request)))) throw new TakenMeanwhile();
      },
    });
  } catch (error) {
    if (!(error instanceof TakenMeanwhile)) throw error;
    const draft = await requireDraft(deps, actor, id);
    if (draft.rfqId !== null) return sentBefore(deps, actor, draft, edited);
    throw draft.isReplaced ? replaced() : sentAlready({});
  }
}

class TakenMeanwhile extends Error {}

const replaced = () => new AppError(409, 'draft_replaced');

async function requireDraft({ db }: Db, actor: Actor, id: string): Promise<DraftRow> {
  const draft = await selectDraft(db, actor.id, id);
  if (!draft) throw new AppError(404, 'draft_not_found');
  return draft;
}

/** The RFQ that a draft became, for who asks for just that once more. */
async function sentBefore(
  deps: Db,
  actor: Actor,
  { rfqId, sentDigest }: DraftRow,
  edited: CreateRfq | null,
): Promise<Rfq> {
  const rfq = await getRfq(deps, actor, rfqId ?? '');
  if (edited === null || sentDigest === digestOf(edited)) return rfq;
  throw sentAlready({ rfqId: rfq.id });
}

const sentAlready = (details: Readonly<Record<string, string>>) =>
  new AppError(409, 'draft_sent', { details });

/** Fields stand in the schema's order, whatever the order they came in. */
const digestOf = (request: CreateRfq) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** An unchanged draft by the rules of every request: its day ends in Nairobi, its counts can be stored. */
function asRequest(draft: DraftRow['draft']): CreateRfq {
  const { title, description, deliveryLocation, deliveryCounty, deliveryDate, items } = draft;
  const request = { title, description, deliveryLocation, deliveryCounty, deliveryDate, items };
  const { data, error } = createRfqSchema.safeParse(request);
  if (data) return data;
  throw invalid(issuesOf(error));
}
