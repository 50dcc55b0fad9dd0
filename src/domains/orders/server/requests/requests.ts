import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { refuseWrongTimes } from '../../../rfqs/server/public.ts';
import {
  isRequestable,
  mostRequests,
  type RequestAnswer,
  type RequestStatus,
  requestMachine,
  requestSteps,
} from '../../request-rules.ts';
import type { OrderChanges, OrderRequestInput } from '../../request-schema.ts';
import type { OrderParty } from '../../rules.ts';
import type { Order } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { noSuchOrder, readOrder } from '../reading/reads.ts';
import { noteOrder } from '../steps/note-order.ts';
import { type LockedOrder, selectFunds } from '../steps/queries/steps.ts';
import { inOrder, undoOrder } from '../steps/steps.ts';
import { takeOrderStep } from '../steps/take-step.ts';
import { tellOther } from '../steps/tell-other.ts';
import { applyChange, checkItems } from './apply-change.ts';
import { countRequests, decideRequest, insertRequest, lockRequest } from './queries/requests.ts';

type Trx = Transaction<DB>;
type Request = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/**
 * One side of a confirmed order asks the other to call it off or to change it. One request at a time.
 *
 * @throws AppError 404 for somebody else's order, 409 where it is not confirmed, a request waits or there were too
 *   many, 422 for changes that cannot be
 */
export async function askRequest(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  { kind, reason, ...changes }: OrderRequestInput,
): Promise<Order> {
  refuseWrongTimes({ deliveryDate: changes.deliveryDate }, new Date());
  await inOrder(deps, actor, id, async (trx, order, party) => {
    requireRequestable(order);
    const { own, open } = await countRequests(trx, id, party);
    if (open > 0) throw new AppError(409, 'request_open');
    if (own >= mostRequests) throw new AppError(409, 'request_too_many');
    if (changes.items) await checkItems(trx, order, changes.items);
    const askedBy = actor.id;
    const requestId = await insertRequest(trx, {
      orderId: id,
      ...{ kind, party, askedBy, reason, changes },
    });
    await note(trx, order, { actor, kind: `${kind}_asked` });
    const asked = kind === 'cancel' ? 'orderCancelAsked' : 'orderChangeAsked';
    await tellOther(deps, trx, order, { party, kind: asked, key: `asked ${requestId}` });
  });
  return readOrder(deps.db, actor, id);
}

/**
 * The other side accepts a request or refuses it, or who asked withdraws it. What is accepted is done in the same
 * transaction.
 *
 * @throws AppError 404 for somebody else's order or request, or who may not answer so; 409 where it is decided,
 *   the order has gone on, or money stands against it
 */
export async function answerRequest(
  deps: OrderDeps,
  actor: Actor,
  { id, requestId }: { readonly id: string; readonly requestId: string },
  answer: RequestAnswer,
): Promise<Order> {
  await inOrder(deps, actor, id, async (trx, order, party) => {
    const request = await lockRequest(trx, id, requestId);
    const role = request?.party === party ? 'asker' : 'other';
    if (!request || !requestMachine.isStepOf(answer, role)) throw noSuchOrder();
    const refusal = requestMachine.transitionError(answer, request.status as RequestStatus);
    if (refusal) throw new AppError(409, `request_${refusal}`);
    await decideRequest(trx, requestId, requestSteps[answer].to);
    if (answer === 'accept') return accept(deps, trx, order, { actor, party, request });
    await note(trx, order, { actor, kind: `request_${requestSteps[answer].to}` });
    const kind = answer === 'refuse' ? 'orderRequestRefused' : 'orderRequestWithdrawn';
    await tellOther(deps, trx, order, { party, kind, key: `${answer} ${requestId}` });
  });
  return readOrder(deps.db, actor, id);
}

interface Accepting {
  readonly actor: Actor;
  readonly party: OrderParty;
  readonly request: Request;
}

async function accept(
  deps: OrderDeps,
  trx: Trx,
  order: LockedOrder,
  { actor, party, request }: Accepting,
): Promise<void> {
  requireRequestable(order);
  const refund = async () => {
    await deps.held.refundHeld(trx, order.id);
    return selectFunds(trx, order.id);
  };
  if (request.kind === 'cancel') {
    await takeOrderStep(trx, order, 'cancelAgreed', { actorId: actor.id, party: 'system' });
    await undoOrder(deps, trx, order, { by: request.askedBy, reason: request.reason ?? '' });
  } else {
    const changes = request.changes as OrderChanges;
    refuseWrongTimes({ deliveryDate: changes.deliveryDate }, new Date());
    await applyChange(trx, order, changes, refund);
    await note(trx, order, { actor, kind: 'changed' });
  }
  const kind = 'orderRequestAccepted' as const;
  await tellOther(deps, trx, order, { party, kind, key: `accept ${request.id}` });
}

function requireRequestable({ status }: LockedOrder): void {
  if (isRequestable(status)) return;
  throw new AppError(409, 'request_not_now', { details: { status } });
}

type Noted = 'cancel_asked' | 'change_asked' | 'changed' | 'request_refused' | 'request_withdrawn';

const note = (
  trx: Trx,
  order: LockedOrder,
  { actor, kind }: { readonly actor: Actor; readonly kind: Noted },
) => noteOrder(trx, order, { actorId: actor.id, kind, action: `order.${kind}` });
