import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import { partyOf } from '../../../orders/rules.ts';
import {
  type LockedOrder,
  lockOrder,
  noSuchOrder,
  noteOrder,
  returnGoods,
} from '../../../orders/server/public.ts';
import { toThousandths } from '../../../quotations/rules.ts';
import {
  mostReturns,
  type ReturnMove,
  returnableOf,
  returnFault,
  returnMachine,
  returnsUntil,
} from '../../return-rules.ts';
import type { GoodsReturn, NewReturn, ReceivedReturn } from '../../return-schema.ts';
import type { Load } from '../../rules.ts';
import type { DeliveryDeps } from '../deps.ts';
import { selectDisputed } from '../disputes/queries.ts';
import type { ReturnNotice } from '../ports.ts';
import { returnDays } from '../settings.ts';
import {
  countReturns,
  insertReturn,
  type LockedReturn,
  lockReturn,
  markAgreed,
  markEnded,
  selectReturnable,
  selectReturnItems,
  setReceived,
} from './queries.ts';
import { noSuchReturn, readReturn, requireReturn } from './reads.ts';

type Trx = Transaction<DB>;

/**
 * The buyer asks to give goods back that were delivered.
 *
 * @throws AppError 404 for somebody else's order, 409 beyond `mostReturns` and too long after the delivery, 422 for more than was delivered and is
 *   neither back nor asked for already
 */
export async function askReturn(
  deps: DeliveryDeps,
  actor: Actor,
  orderId: string,
  { kind, reason, lines, photos = [] }: NewReturn,
): Promise<GoodsReturn> {
  const ready = await deps.uploads.prepare(actor, photos, {
    purpose: 'return_photo',
    pathOf: (index) => `photos.${index}`,
  });
  const id = await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    if (!order || partyOf(order, actor.id) !== 'buyer') throw noSuchOrder();
    if ((await countReturns(trx, orderId)) >= mostReturns) {
      throw new AppError(409, 'too_many_returns', { details: { maximum: mostReturns } });
    }
    const { deliveredAt } = await selectDisputed(trx, orderId);
    const days = await readSetting(trx, returnDays);
    const until = returnsUntil(deliveredAt, days);
    if (until && until < new Date()) {
      throw new AppError(409, 'return_too_late', { details: { days } });
    }
    const returnable = await selectReturnable(trx, orderId);
    requireLines(lines, new Map(returnable.map((line) => [line.orderItemId, returnableOf(line)])));
    await deps.uploads.claim(trx, actor, ready);
    const asked = { orderId, askedBy: actor.id, kind, reason: reason || null };
    const made = await insertReturn(trx, asked, { lines, photos: ready.ids });
    await note(deps, trx, actor, 'asked', { order, goods: { ...made, kind } });
    return made.id;
  });
  return readReturn(deps.db, actor, id);
}

/** The supplier takes them back. @throws AppError 404 for somebody else's, 409 for one that is not asked for */
export function agreeReturn(deps: DeliveryDeps, actor: Actor, id: string): Promise<GoodsReturn> {
  return move(deps, actor, id, 'agree', async (trx, locked) => {
    await markAgreed(trx, id);
    await note(deps, trx, actor, 'agreed', locked);
  });
}

/** The supplier does not. @throws AppError 404 for somebody else's, 409 for one that has ended */
export function declineReturn(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  declinedReason: string,
): Promise<GoodsReturn> {
  return move(deps, actor, id, 'decline', async (trx, locked) => {
    await markEnded(trx, id, { status: 'declined', declinedReason });
    await note(deps, trx, actor, 'declined', locked);
  });
}

/** The buyer keeps them. @throws AppError 404 for somebody else's, 409 for one that has ended */
export function withdrawReturn(deps: DeliveryDeps, actor: Actor, id: string): Promise<GoodsReturn> {
  return move(deps, actor, id, 'withdraw', async (trx, locked) => {
    await markEnded(trx, id, { status: 'withdrawn' });
    await note(deps, trx, actor, 'withdrawn', locked);
  });
}

/**
 * The supplier has the goods again and counts them: what came back is credited, and what is paid beyond that goes
 * back to the buyer.
 *
 * @throws AppError 404 for somebody else's, 409 for one that was not agreed to or has ended, 422 for counts beyond
 *   what was agreed, and where nothing came back
 */
export function receiveReturn(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  { lines, isRestocked }: ReceivedReturn,
): Promise<GoodsReturn> {
  return move(deps, actor, id, 'receive', async (trx, locked) => {
    const { order, goods } = locked;
    const agreed = await selectReturnItems(trx, [id]);
    requireLines(lines, new Map(agreed.map((line) => [line.orderItemId, line.quantity])));
    const returned = lines.filter(({ quantity }) => toThousandths(quantity) > 0n);
    if (lines.length < agreed.length || returned.length === 0) {
      throw invalid([issueAt('lines', 'return_counts_missing')]);
    }
    await setReceived(trx, id, lines);
    await markEnded(trx, id, { status: 'received', isRestocked });
    await note(deps, trx, actor, 'received', locked);
    const cause = { returnId: id, causeNumber: goods.number };
    const isFaulty = goods.kind === 'damaged' || goods.kind === 'wrong';
    await returnGoods(trx, order.id, { ...cause, returned, isRestocked, isFaulty });
    await deps.credit.settle(trx, order.id);
  });
}

/** @throws AppError 422 at the line of which it is more than there is */
export function requireLines(lines: readonly Load[], most: ReadonlyMap<string, string>): void {
  const fault = returnFault(lines, most);
  if (!fault) return;
  const at = `lines.${fault.index}`;
  if (fault.kind !== 'over') {
    throw invalid([issueAt(`${at}.orderItemId`, `load_line_${fault.kind}`)]);
  }
  const limit = formatNumber(Number(fault.most));
  throw invalid([issueAt(`${at}.quantity`, 'return_exceeds', { most: limit })]);
}

interface Locked {
  readonly order: LockedOrder;
  readonly goods: Pick<LockedReturn, 'id' | 'number' | 'kind'>;
}

async function move(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  step: ReturnMove,
  take: (trx: Trx, locked: Locked) => Promise<void>,
): Promise<GoodsReturn> {
  const { orderId } = await requireReturn(deps.db, actor, id);
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    const goods = await lockReturn(trx, id);
    if (!order || !goods) throw noSuchReturn();
    if (!returnMachine.isStepOf(step, partyOf(order, actor.id))) throw noSuchReturn();
    const refusal = returnMachine.transitionError(step, goods.status);
    if (refusal) throw new AppError(409, `return_${refusal}`);
    await take(trx, { order, goods });
  });
  return readReturn(deps.db, actor, id);
}

type What = 'asked' | 'agreed' | 'declined' | 'withdrawn' | 'received';
const notices = {
  asked: 'returnAsked',
  agreed: 'returnAgreed',
  declined: 'returnDeclined',
  withdrawn: 'returnWithdrawn',
  received: 'returnReceived',
} as const satisfies Readonly<Record<What, ReturnNotice['kind']>>;

/** Timeline, trail, and what the other side is told. */
async function note(
  { notify }: DeliveryDeps,
  trx: Trx,
  actor: Actor,
  what: What,
  { order, goods }: Locked,
): Promise<void> {
  const { id, number } = goods;
  const details = { return: number };
  await noteOrder(trx, order, {
    actorId: actor.id,
    kind: `return_${what}`,
    details,
    action: `return.${what}`,
    target: { targetType: 'return', targetId: id },
    trail: details,
  });
  await notify(trx, {
    userId: actor.id === order.contractorId ? order.supplierId : order.contractorId,
    kind: notices[what],
    subjectId: order.id,
    values: { return: number, number: order.number },
    dedupeKey: `${notices[what]} ${id}`,
  });
}
