import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import { fromThousandths, toThousandths } from '../../../quotations/rules.ts';
import { type Credit, creditOfAmount, creditOfGoods, pricedOf } from '../../credit-rules.ts';
import type { CreditedLine } from '../../schema.ts';
import { vatGroups } from '../../vat-rules.ts';
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
 * The most that can be credited for so much of the lines of a locked order: their price, and all that is left of the
 * order, with its delivery, where none of its goods would be left. A decimal string.
 */
export async function priceOfGoods(
  trx: Trx,
  orderId: string,
  goods: readonly Quantity[],
): Promise<string> {
  const order = await selectPriced(trx, orderId);
  const quantities = new Map(goods.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const lines = order.items.map((item) => ({
    ...item,
    returnedBefore: settledOf(item),
    returned: quantities.get(item.id) ?? '0',
  }));
  const isLast = lines.every(
    ({ quantity, returnedBefore, returned }) =>
      toThousandths(returnedBefore) + toThousandths(returned) === toThousandths(quantity),
  );
  const { vatIncluded, totalAmount: most } = order;
  return creditOfGoods(lines, { vatIncluded, most, isLast }).amount;
}

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
  const quantities = new Map(returned.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const lines = order.items.flatMap((item) => {
    const quantity = quantities.get(item.id);
    if (quantity === undefined || toThousandths(quantity) === 0n) return [];
    const back = toThousandths(settledOf(item)) + toThousandths(quantity);
    if (back > toThousandths(item.deliveredQuantity)) {
      throw new AppError(409, 'order_returned_more');
    }
    return [{ ...item, returnedBefore: settledOf(item), returned: quantity }];
  });
  await addToReturned(trx, orderId, returned);
  if (isRestocked) await restock(trx, orderId, { quantities, cause: 'return' });
  const { vatIncluded, totalAmount: most } = order;
  const isLast =
    (isFaulty || toCents(order.deliveryCost) === 0n) &&
    order.items.every(
      ({ id, quantity, returnedQuantity }) =>
        toThousandths(returnedQuantity) + toThousandths(quantities.get(id) ?? '0') ===
        toThousandths(quantity),
    );
  await issue(trx, orderId, {
    cause,
    credit: creditOfGoods(lines, { vatIncluded, most, isLast }),
    lines: lines.map((line) => ({
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
