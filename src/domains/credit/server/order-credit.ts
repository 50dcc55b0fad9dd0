import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { fromCents } from '../../../shared/money.ts';
import { throttleWindowOf } from '../../../shared/throttle-window.ts';
import { factOfBuyer } from '../../accounts/name-rules.ts';
import {
  type LockedOrder,
  lockOrder,
  noSuchOrder,
  noteOrder,
  selectParty,
} from '../../orders/server/public.ts';
import { type CreditDays, drawObstacle, dueAt, isOverdue, owedOn, sumCredit } from '../rules.ts';
import type { OrderCredit } from '../schema.ts';
import type { CreditDeps } from './deps.ts';
import { debtOf } from './present.ts';
import { lockTerms, selectTerms } from './queries/limits.ts';
import {
  deleteOrderCredit,
  insertOrderCredit,
  type OrderCreditRow,
  selectDebts,
  selectOrderCredit,
} from './queries/orders.ts';
import { refusedDraw } from './refusals.ts';

type Trx = Transaction<DB>;

/** The terms of an order on credit, or what its buyer may choose. @throws AppError 404 for strangers */
export async function readOrderCredit(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
): Promise<OrderCredit> {
  const order = await requireOrderCredit(db, actor, id);
  await noteAdminReading(db, actor, { action: 'order.read', targetType: 'order', targetId: id });
  const isBuyer = order.contractorId === actor.id;
  const mayChoose = isBuyer && order.status === 'placed';
  if (order.days === null)
    return { terms: null, offer: mayChoose ? await offerFor(db, actor, order) : null };
  if (order.status === 'cancelled') return { terms: null, offer: null };
  const debt = debtOf({ ...order, days: order.days });
  const terms = {
    days: order.days,
    amountOwed: fromCents(owedOn(debt)),
    dueAt: dueAt(debt),
    isOverdue: isOverdue(debt, Date.now()),
    mayUndo: mayChoose,
  };
  return { terms, offer: null };
}

/** Before anything else is looked at: a stranger is told only that it is not there. @throws AppError 404 */
async function requireOrderCredit(db: Kysely<DB>, actor: Actor, id: string) {
  const order = await selectOrderCredit(db, actor, id);
  if (!order) throw noSuchOrder();
  return order;
}

async function offerFor(db: Kysely<DB>, actor: Actor, order: OrderCreditRow) {
  const { isVerified, amount: limit, days } = await selectTerms(db, actor.id);
  const debts = (await selectDebts(db, actor.id)).map(debtOf);
  const now = Date.now();
  const { available } = sumCredit(limit ?? '0', debts, now);
  return { days, available, obstacle: drawObstacle({ isVerified, limit, debts, order }, now) };
}

/**
 * The buyer of a placed order chooses to pay it on credit terms; chosen again it stays so.
 *
 * @throws AppError 404 for somebody else's order; 403 for who is not verified; 409 once the order is not
 *   placed any more, without terms, with an overdue order, with money for this one, or beyond the limit
 */
export async function chooseCredit(
  deps: CreditDeps,
  actor: Actor,
  id: string,
): Promise<OrderCredit> {
  await transact(deps.db, async (trx) => {
    const order = await lockPlaced(trx, actor, id);
    const { isVerified, amount: limit, days } = await lockTerms(trx, actor.id);
    // Read after the locks: what others paid and took meanwhile counts.
    const money = await selectOrderCredit(trx, actor, id);
    if (!money) throw noSuchOrder();
    if (money.days !== null) return;
    const debts = (await selectDebts(trx, actor.id)).map(debtOf);
    const now = Date.now();
    const obstacle = drawObstacle({ isVerified, limit, debts, order: money }, now);
    if (obstacle !== null || days === null) {
      const { available } = sumCredit(limit ?? '0', debts, now);
      throw refusedDraw(obstacle ?? 'none', { total: money.totalAmount, available });
    }
    await insertOrderCredit(trx, id, days as CreditDays);
    await note(deps, trx, actor, { order, isChosen: true });
  });
  return readOrderCredit(deps.db, actor, id);
}

/**
 * The buyer will pay as usual after all.
 *
 * @throws AppError 404 for somebody else's order; 409 once it is not placed any more, or not on credit
 */
export async function undoCredit(deps: CreditDeps, actor: Actor, id: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await lockPlaced(trx, actor, id);
    if (!(await deleteOrderCredit(trx, id))) throw new AppError(409, 'credit_not_chosen');
    await note(deps, trx, actor, { order, isChosen: false });
  });
}

async function lockPlaced(trx: Trx, actor: Actor, id: string): Promise<LockedOrder> {
  const order = await lockOrder(trx, actor, id);
  if (order?.contractorId !== actor.id) throw noSuchOrder();
  if (order.status !== 'placed') throw new AppError(409, 'credit_order_decided');
  return order;
}

/** The timeline, the trail, and the supplier, who may decline. */
async function note(
  { notify }: CreditDeps,
  trx: Trx,
  actor: Actor,
  { order, isChosen }: { readonly order: LockedOrder; readonly isChosen: boolean },
): Promise<void> {
  const { id, number, contractorId, supplierId } = order;
  await noteOrder(trx, order, {
    actorId: actor.id,
    kind: isChosen ? 'credit_chosen' : 'credit_undone',
    action: isChosen ? 'credit.chosen' : 'credit.undone',
  });
  const news = isChosen ? 'creditChosen' : 'creditUndone';
  await notify(trx, {
    userId: supplierId,
    kind: news,
    subjectId: id,
    values: { number, company: factOfBuyer(await selectParty(trx, contractorId)) },
    writtenBy: contractorId,
    // Who chooses and undoes in turn does not flood the supplier.
    dedupeKey: `${news} ${id} ${throttleWindowOf(new Date())}`,
  });
}
