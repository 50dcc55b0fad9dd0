import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import { fromThousandths, toThousandths } from '../../../quotations/rules.ts';
import { type Credit, creditOfAmount, creditOfGoods, pricedOf } from '../../credit-rules.ts';
import type { CreditedLine } from '../../schema.ts';
import { deliveryWithVat, vatGroups } from '../../vat-rules.ts';
import { insertOrderEvent } from '../queries/write.ts';
import { restock } from '../steps/reservations.ts';
import {
  addCredit,
  addToCredited,
  addToReturned,
  type CreditCause,
  insertCreditNote,
  selectPriced,
} from './queries.ts';

type Trx = Transaction<DB>;

/**
 * A credit note of an amount for a locked order: it comes to so much less, at least to nothing. What of it was paid
 * already is for payments to give back.
 *
 * @throws AppError 409 for more than the order comes to
 */
export async function creditOrder(
  trx: Trx,
  orderId: string,
  {
    amount,
    kept,
    ...cause
  }: CreditCause & {
    /** A decimal string. */
    readonly amount: string;
    /** Of what has arrived, what the credit is for: it is not returned any more. */
    readonly kept: readonly Quantity[];
  },
): Promise<void> {
  const order = await selectPriced(trx, orderId);
  if (toCents(amount) > toCents(order.totalAmount)) throw new AppError(409, 'order_credited_more');
  await addToCredited(trx, orderId, kept);
  await issue(trx, orderId, { cause, credit: creditOfAmount(amount, vatGroups(order)), lines: [] });
}

/**
 * The most that can be credited for so much of the lines of an order: their price, and with the last of them its
 * delivery. A decimal string. The order is locked first where it decides.
 */
export async function priceOfGoods(
  db: Kysely<DB> | Trx,
  orderId: string,
  goods: readonly Quantity[],
): Promise<string> {
  const order = await selectPriced(db, orderId);
  return creditOfGoods(linesOf(order, goods), termsOf(order, deliveryWithVat(order))).amount;
}

type Priced = Awaited<ReturnType<typeof selectPriced>>;

/** The lines of an order with what of each is credited now, and was before. */
function linesOf({ items }: Priced, goods: readonly Quantity[]) {
  const quantities = new Map(goods.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  return items.map((item) => ({
    ...item,
    returnedBefore: settledOf(item),
    returned: quantities.get(item.id) ?? '0',
  }));
}

const termsOf = ({ vatIncluded, totalAmount: most }: Priced, delivery: string) => ({
  vatIncluded,
  most,
  delivery,
});

interface Quantity {
  readonly orderItemId: string;
  readonly quantity: string;
}

/** What of a line is back or credited already. */
const settledOf = (item: { returnedQuantity: string; creditedQuantity: string }) =>
  fromThousandths(toThousandths(item.returnedQuantity) + toThousandths(item.creditedQuantity));

/**
 * Goods of a locked order are with their supplier again: they are credited at their price, and go into stock where
 * they are fit for it. The delivery is credited with the last of them where they were not what was ordered.
 *
 * @throws AppError 409 where more would have come back than was delivered
 */
export async function returnGoods(
  trx: Trx,
  orderId: string,
  {
    returned,
    isRestocked,
    isFaulty,
    ...cause
  }: CreditCause & {
    readonly returned: readonly Quantity[];
    readonly isRestocked: boolean;
    readonly isFaulty: boolean;
  },
): Promise<void> {
  const order = await selectPriced(trx, orderId);
  const lines = linesOf(order, returned);
  for (const { returnedBefore, returned: now, deliveredQuantity } of lines) {
    const back = toThousandths(returnedBefore) + toThousandths(now);
    if (back > toThousandths(deliveredQuantity)) throw new AppError(409, 'order_returned_more');
  }
  await addToReturned(trx, orderId, returned);
  const quantities = new Map(lines.map((line) => [line.id, line.returned]));
  if (isRestocked) await restock(trx, orderId, { quantities, cause: 'return' });
  const terms = termsOf(order, isFaulty ? deliveryWithVat(order) : '0.00');
  const back = lines.filter((line) => toThousandths(line.returned) > 0n);
  await issue(trx, orderId, {
    cause,
    credit: creditOfGoods(lines, terms),
    lines: back.map((line) => ({
      name: line.name,
      unit: line.unit,
      quantity: line.returned,
      unitPrice: line.unitPrice,
      totalPrice: fromCents(pricedOf(line)),
      vatLetter: line.vatLetter,
    })),
  });
}

async function issue(
  trx: Trx,
  orderId: string,
  note: { readonly cause: CreditCause; readonly credit: Credit; readonly lines: CreditedLine[] },
): Promise<void> {
  const { amount } = note.credit;
  // An order that has been credited in full comes to no less.
  if (toCents(amount) === 0n) return;
  await addCredit(trx, orderId, amount);
  const number = await insertCreditNote(trx, orderId, note);
  await insertOrderEvent(trx, {
    orderId,
    actorId: null,
    kind: 'credited',
    details: { amount, note: number },
  });
}
