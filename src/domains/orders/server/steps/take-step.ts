import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { nairobiDay } from '../../../../shared/dates.ts';
import { AppError } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { fromThousandths, toThousandths } from '../../../quotations/rules.ts';
import { refuseWrongTimes } from '../../../rfqs/server/public.ts';
import { type OrderActor, type OrderMove, orderMachine, orderSteps } from '../../rules.ts';
import { setDeliveryDate } from '../queries/write.ts';
import { noSuchOrder } from '../reading/reads.ts';
import { lapseRequests } from '../requests/queries/requests.ts';
import { noteOrder } from './note-order.ts';
import { type Arrived, addToDelivered, type Owed, selectOwed } from './queries/quantities.ts';
import { type LockedOrder, selectFunds, setStatus } from './queries/steps.ts';

type Trx = Transaction<DB>;

interface Taking {
  /** Whose account does it; null where nobody's does. */
  readonly actorId: string | null;
  readonly party: OrderActor;
  /** Of the entry in the timeline. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Takes a step of the table in rules.ts with a locked order: writes the state with its instant, the timeline
 * and the audit trail.
 *
 * @throws AppError 404 for who has no part in this step, 409 with the states that are possible
 */
export async function takeOrderStep(
  trx: Trx,
  order: LockedOrder,
  step: OrderMove,
  { actorId, party, details = {} }: Taking,
): Promise<void> {
  if (!orderMachine.isStepOf(step, party)) throw noSuchOrder();
  const money = await selectFunds(trx, order.id);
  const refusal = orderMachine.transitionError(step, order.status, money);
  if (refusal) {
    throw new AppError(409, `order_${refusal}`, {
      details: {
        paid: formatUnitPrice(fromCents(toCents(money.amountPaid) - toCents(money.amountHeld))),
        pending: formatUnitPrice(money.amountPending),
        status: order.status,
        next: orderMachine.nextStates(order.status, party),
      },
    });
  }
  const { to } = orderSteps[step];
  const outcome = step === 'decline' ? 'declined' : to;
  const kind = step === 'cancelAgreed' ? 'cancelled_agreed' : outcome;
  await setStatus(trx, order.id, to);
  // Goods that have left are not called off, nor is what is off already.
  if (to === 'dispatched' || to === 'cancelled') await lapseRequests(trx, order.id);
  await noteOrder(trx, order, { actorId, kind, details, action: `order.${outcome}` });
}

/**
 * A new day for the goods of a locked order, as an admin decided: nobody waits for what was asked before.
 *
 * @throws AppError 422 for a day that has passed or is years ahead
 */
export async function moveDeliveryDate(
  trx: Trx,
  order: LockedOrder,
  { actorId, deliveryDate }: { readonly actorId: string; readonly deliveryDate: string },
): Promise<void> {
  refuseWrongTimes({ deliveryDate }, new Date());
  await setDeliveryDate(trx, order.id, new Date(deliveryDate));
  await lapseRequests(trx, order.id);
  const day = { day: nairobiDay(deliveryDate) };
  const action = 'order.day_moved';
  await noteOrder(trx, order, { actorId, kind: 'day_moved', details: day, action });
}

/**
 * Counts what has arrived of a locked order's lines, each of them once.
 *
 * @returns what is still owed of each line, also of those that are owed nothing
 * @throws AppError 404 for a line of another order, 409 where more would have arrived than was ordered
 */
export async function addDelivered(
  trx: Trx,
  orderId: string,
  arrived: readonly Arrived[],
): Promise<Owed[]> {
  const owed = new Map(
    (await selectOwed(trx, orderId)).map((line) => [line.orderItemId, toThousandths(line.owed)]),
  );
  for (const { orderItemId, quantity } of arrived) {
    const left = owed.get(orderItemId);
    if (left === undefined) throw noSuchOrder();
    const rest = left - toThousandths(quantity);
    if (rest < 0n) throw new AppError(409, 'order_delivered_more');
    owed.set(orderItemId, rest);
  }
  await addToDelivered(trx, orderId, arrived);
  return [...owed].map(([orderItemId, left]) => ({ orderItemId, owed: fromThousandths(left) }));
}
