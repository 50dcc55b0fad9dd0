import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { parsePhone } from '../../../../shared/phone.ts';
import { type LockedOrder, lockOrder, noSuchOrder } from '../../../orders/server/public.ts';
import {
  fitsInto,
  mostOtherPhonesADay,
  mostOtherPushesADay,
  mostPushesAnHour,
  mpesaPart,
  openAmounts,
  whatIsFull,
} from '../../rules.ts';
import type { NewCollection, Payment } from '../../schema.ts';
import type { CollectDeps } from '../deps.ts';
import { advanceRequest } from '../job-definitions.ts';
import { toPayment } from '../present.ts';
import { selectPhone } from '../queries/payer.ts';
import { selectMoney, selectPayment } from '../queries/payments.ts';
import { countOtherPushes, countPushes, insertRequest, lockPushes } from '../queries/requests.ts';
import { amountExceeds, tooManyPayments } from '../refusals.ts';
import { mpesaMaxAmount } from '../settings.ts';
import { notePayment } from '../trail.ts';

type Trx = Transaction<DB>;

/**
 * The buyer asks to be collected from: the provider is asked by a job, and nothing is paid by it yet.
 *
 * @throws AppError 404 for somebody else's order; 409 for a cancelled one, one that has too many payments, more than
 *   is open or than one transfer may be, a phone that is being asked or was too often, a way that is not set up
 */
export async function collectPayment(
  deps: CollectDeps,
  actor: Actor,
  orderId: string,
  wanted: NewCollection,
): Promise<Payment> {
  const provider = wanted.method === 'mpesa' ? 'mpesa' : 'paystack';
  return transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    if (order?.contractorId !== actor.id) throw noSuchOrder();
    if (order.status === 'cancelled') throw new AppError(409, 'order_not_payable');
    if (!deps.providers[provider]) throw new AppError(409, 'payment_method_closed');
    const { amount, recorded } = await amountFor(trx, order, wanted);
    const phone = wanted.method === 'mpesa' ? await phoneFor(trx, actor, wanted.phone) : null;
    const reference = referenceFor(order.number, recorded + 1, wanted.method);
    const request = { orderId, payerId: actor.id, method: wanted.method, amount, reference };
    const id = await insertRequest(trx, { ...request, provider, phone });
    await notePayment(trx, actor.id, 'payment.requested', { id, order, amount });
    await deps.enqueue(trx, advanceRequest, { paymentId: id });
    const row = await selectPayment(trx, actor, id);
    if (!row) throw noSuchOrder();
    return toPayment(row, actor);
  });
}

/** What is to be collected, and how many payments the order has had. Under its lock. */
async function amountFor(
  trx: Trx,
  { id: orderId }: LockedOrder,
  { method, amount: wanted }: NewCollection,
): Promise<{ amount: string; recorded: number }> {
  const money = await selectMoney(trx, null, orderId);
  const full = whatIsFull(money);
  if (full) throw tooManyPayments(full);
  const { free } = openAmounts(money);
  const most = method === 'mpesa' ? mpesaPart(free, await readSetting(trx, mpesaMaxAmount)) : free;
  const cents = wanted === undefined ? most : toCents(wanted);
  if (free === 0n || !fitsInto(cents, free, method)) {
    throw amountExceeds(free, toCents(money.amountPending));
  }
  if (method === 'mpesa' && cents % 100n !== 0n) {
    throw invalid([issueAt('amount', 'amount_not_whole')]);
  }
  if (cents > most) {
    const details = { most: formatUnitPrice(fromCents(most)) };
    throw new AppError(409, 'amount_over_cap', { at: 'amount', details });
  }
  return { amount: fromCents(cents), recorded: money.recorded };
}

/** A Kenyan mobile number that nobody is asking at the moment. @throws AppError 409, 422 */
async function phoneFor(trx: Trx, actor: Actor, typed: string | undefined): Promise<string> {
  const given = typed?.trim() || (await selectPhone(trx, actor.id));
  const phone = given ? parsePhone(given) : null;
  if (!given) throw invalid([issueAt('phone', 'payment_phone_missing')]);
  if (!phone || !/^\+254[17]\d{8}$/.test(phone)) {
    throw invalid([issueAt('phone', 'payment_phone_wrong')]);
  }
  await lockPushes(trx, actor.id);
  await requireFewOthers(trx, actor, phone);
  await lockPushes(trx, phone);
  const { waiting, lately } = await countPushes(trx, phone);
  if (waiting > 0) throw new AppError(409, 'phone_is_asked', { at: 'phone' });
  if (lately >= mostPushesAnHour) {
    throw new AppError(409, 'phone_asked_often', {
      at: 'phone',
      details: { maximum: mostPushesAnHour },
    });
  }
  return phone;
}

/** Whoever has an account could have strangers asked otherwise. @throws AppError 409 */
async function requireFewOthers(trx: Trx, { id }: Actor, phone: string): Promise<void> {
  const { isOwn, isNew, phones, pushes } = await countOtherPushes(trx, id, phone);
  if (isOwn) return;
  const maximum = isNew && phones >= mostOtherPhonesADay ? mostOtherPhonesADay : null;
  if (maximum === null && pushes < mostOtherPushesADay) return;
  throw new AppError(409, maximum === null ? 'others_asked_often' : 'others_asked', {
    at: 'phone',
    details: { maximum: maximum ?? mostOtherPushesADay },
  });
}

/**
 * What a provider is given, and sends back with the money: "LPO12-3", the third payment of LPO-000012. M-Pesa
 * shows it to who pays, and takes 12 characters; at Paystack it is unlike any that was ever sent there.
 */
function referenceFor(order: string, count: number, method: 'mpesa' | 'card'): string {
  const number = order.replace(/^\D+0*/, '');
  if (method === 'card') return `LPO${number}-${count}-${randomBytes(5).toString('hex')}`;
  const long = `LPO${number}-${count}`;
  return long.length <= 12 ? long : `${number}-${count}`;
}
