import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import {
  creditOrder,
  moveDeliveryDate,
  priceOfGoods,
  restock,
  selectFunds,
  takeOrderStep,
  undoOrder,
} from '../../../orders/server/public.ts';
import { toThousandths } from '../../../quotations/rules.ts';
import { type DisputeOutcome, hasLeft, mostCredit, outcomesOf } from '../../dispute-rules.ts';
import type { Decision, Dispute } from '../../dispute-schema.ts';
import { creditableOf, keptOf } from '../../return-rules.ts';
import { allFree, type Load } from '../../rules.ts';
import type { DeliveryDeps } from '../deps.ts';
import { selectCountedLines } from '../queries/read.ts';
import { markDeliveryCancelled } from '../queries/write.ts';
import { selectReturnable } from '../returns/queries.ts';
import { requireLines } from '../returns/returns.ts';
import { endDispute, type Locked, moveDispute, noteDispute, tellOfDispute } from './disputes.ts';
import { markDecided, selectDisputed, selectOpenDeliveryIds } from './queries.ts';
import { readDispute } from './reads.ts';

type Trx = Transaction<DB>;

interface Deciding extends Locked {
  readonly admin: Actor;
  readonly decision: Decision;
}

/**
 * An admin decides what becomes of the order, and what the buyer is credited. What is paid beyond what it comes to
 * then goes back to the buyer, and what is held for what has arrived is owed to the supplier.
 *
 * @throws AppError 404 for a missing one; 409 for one that has ended, an outcome that the order does not allow, and a
 *   cancellation before the other side has answered or could; 422 for a credit that nobody could pay
 */
export async function decideDispute(
  deps: DeliveryDeps,
  admin: Actor,
  id: string,
  decision: Decision,
): Promise<Dispute> {
  await moveDispute(deps, admin, id, 'decide', async (trx, { order, dispute }) => {
    const { outcome, orderStatus = order.status, reason } = decision;
    const { status, hasArrived } = await selectDisputed(trx, order.id);
    const isAllowed = outcomesOf({ status, hasArrived }).includes(outcome);
    if (!isAllowed || orderStatus !== order.status) {
      throw new AppError(409, 'dispute_outcome_wrong');
    }
    if (outcome === 'cancel' && !dispute.isHeard) throw new AppError(409, 'dispute_unheard');
    const creditAmount = await amountOf(deps, trx, { order, decision });
    await markDecided(trx, id, { outcome, reason, creditAmount, decidedBy: admin.id });
    await noteDispute(trx, admin.id, 'decided', { order, dispute }, reason);
    await outcomes[outcome](deps, trx, { order, dispute, admin, decision });
    const { contractorId, supplierId } = order;
    const about = { order, dispute };
    await tellOfDispute(deps, trx, about, 'disputeDecided', [contractorId, supplierId]);
  });
  return readDispute(deps, admin, id);
}

/**
 * What the buyer is credited: of a cancelled order what is held and its supplier does not keep, also what arrived since
 * the admin read it.
 */
async function amountOf(
  deps: DeliveryDeps,
  trx: Trx,
  { order, decision }: Pick<Deciding, 'order' | 'decision'>,
): Promise<string> {
  const { outcome, creditAmount, keptAmount = '0' } = decision;
  const { amountPaid: paid, amountHeld } = await selectFunds(trx, order.id);
  const isOff = outcome === 'cancel';
  requireAtMost('kept_exceeds', keptAmount, isOff ? amountHeld : '0.00');
  if (isOff) {
    requireAtMost('credit_exceeds', creditAmount, '0.00');
    return fromCents(toCents(amountHeld) - toCents(keptAmount));
  }
  if (toCents(creditAmount) === 0n) return creditAmount;
  const within = await deps.credit.within(trx, order.id);
  const most = mostCredit({ total: order.totalAmount, paid, within });
  requireAtMost('credit_exceeds', creditAmount, most);
  const price = await priceOfGoods(trx, order.id, await requireGoods(trx, { order, decision }));
  requireAtMost('credit_exceeds_goods', creditAmount, price);
  return creditAmount;
}

/** What the credit pays for, of each line no more than arrived or never will, and is neither back nor credited. */
async function requireGoods(
  trx: Trx,
  { order, decision }: Pick<Deciding, 'order' | 'decision'>,
): Promise<readonly Load[]> {
  const goods = (decision.lines ?? []).filter(({ quantity }) => toThousandths(quantity) > 0n);
  if (goods.length === 0) throw invalid([issueAt('lines', 'credit_goods_missing')]);
  const isClosed = decision.outcome === 'close';
  const lines = await selectReturnable(trx, order.id);
  requireLines(
    goods,
    new Map(lines.map((line) => [line.orderItemId, creditableOf(line, isClosed)])),
  );
  return goods;
}

type Beyond = 'kept_exceeds' | 'credit_exceeds' | 'credit_exceeds_goods';
function requireAtMost(code: Beyond, amount: string, most: string): void {
  if (toCents(amount) <= toCents(most)) return;
  const field = code === 'kept_exceeds' ? 'keptAmount' : 'creditAmount';
  throw invalid([issueAt(field, code, { most: formatUnitPrice(most) })]);
}

type Does = (deps: DeliveryDeps, trx: Trx, deciding: Deciding) => Promise<void>;
const outcomes: Readonly<Record<DisputeOutcome, Does>> = {
  /** Goods of which none have left get a new day, so that nobody waits without end. */
  async continue(deps, trx, deciding) {
    const { order, decision } = deciding;
    if (!hasLeft(order.status)) await setDay(trx, deciding);
    else if (decision.deliveryDate) {
      throw invalid([issueAt('deliveryDate', 'decision_date_unneeded')]);
    }
    await credit(trx, deciding);
    await deps.credit.settle(trx, order.id);
  },

  /** What is still on its way does not count any more, and nothing is owed. What never left is in stock again. */
  async close(deps, trx, deciding) {
    const { order } = deciding;
    await credit(trx, deciding);
    const free = allFree(await selectCountedLines(trx, order.id));
    await cancelDeliveries(trx, deciding);
    await takeOrderStep(trx, order, 'deliver', { actorId: null, party: 'system' });
    await restock(trx, order.id, {
      quantities: new Map(free.map(({ orderItemId, quantity }) => [orderItemId, quantity])),
      cause: 'cancellation',
    });
    await deps.credit.settle(trx, order.id);
  },

  /** What the supplier does not keep goes back. */
  async cancel(deps, trx, deciding) {
    const { order, admin, decision } = deciding;
    const { keptAmount = '0' } = decision;
    await cancelDeliveries(trx, deciding);
    await takeOrderStep(trx, order, 'cancelDecided', { actorId: null, party: 'system' });
    if (toCents(keptAmount) > 0n) await deps.credit.keep(trx, order.id, keptAmount);
    const ports = { held: deps.held, endDispute };
    await undoOrder(ports, trx, order, { by: admin.id, reason: decision.reason });
  },
};

async function setDay(trx: Trx, { order, admin, decision }: Deciding): Promise<void> {
  const { deliveryDate } = decision;
  if (!deliveryDate) throw invalid([issueAt('deliveryDate', 'decision_date_missing')]);
  await moveDeliveryDate(trx, order, { actorId: admin.id, deliveryDate });
}

async function credit(trx: Trx, { order, dispute, decision }: Deciding): Promise<void> {
  const { creditAmount: amount } = decision;
  if (toCents(amount) === 0n) return;
  const cause = { disputeId: dispute.id, causeNumber: dispute.number };
  const lines = await selectReturnable(trx, order.id);
  const quantities = new Map(decision.lines?.map((line) => [line.orderItemId, line.quantity]));
  const kept = lines.map((line) => ({
    orderItemId: line.orderItemId,
    quantity: keptOf(line, quantities.get(line.orderItemId) ?? '0', decision.outcome === 'close'),
  }));
  await creditOrder(trx, order.id, { ...cause, amount, kept });
}

async function cancelDeliveries(trx: Trx, { order, dispute }: Locked): Promise<void> {
  for (const deliveryId of await selectOpenDeliveryIds(trx, order.id)) {
    await markDeliveryCancelled(trx, deliveryId, dispute.number);
  }
}
