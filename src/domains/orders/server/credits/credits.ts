import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError } from '../../../../shared/errors.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import { toThousandths } from '../../../quotations/rules.ts';
import { type Credit, creditOfAmount, creditOfGoods, pricedOf } from '../../credit-rules.ts';
import type { CreditedLine } from '../../schema.ts';
import { vatGroups } from '../../vat-rules.ts';
import { insertOrderEvent } from '../queries/write.ts';
import { restock } from '../steps/reservations.ts';
import {
  addCredit,
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
 * @param amount a decimal string
 * @throws AppError 409 for more than the order comes to
 */
export async function creditOrder(
  trx: Trx,
  orderId: string,
  { amount, ...cause }: CreditCause & { readonly amount: string },
): Promise<void> {
  const order = await selectPriced(trx, orderId);
  if (toCents(amount) > toCents(order.totalAmount)) throw new AppError(409, 'order_credited_more');
  await issue(trx, orderId, { cause, credit: creditOfAmount(amount, vatGroups(order)), lines: [] });
}

/**
 * Goods of a locked order are with their supplier again: they are credited at their price, and go into stock where
 * they are fit for it.
 *
 * @throws AppError 409 where more would have come back than was delivered
 */
export async function returnGoods(
  trx: Trx,
  orderId: string,
  {
    returned,
    isRestocked,
    ...cause
  }: CreditCause & {
    readonly returned: readonly { readonly orderItemId: string; readonly quantity: string }[];
    readonly isRestocked: boolean;
  },
): Promise<void> {
  const order = await selectPriced(trx, orderId);
  const quantities = new Map(returned.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const lines = order.items.flatMap((item) => {
    const quantity = quantities.get(item.id);
    if (quantity === undefined || toThousandths(quantity) === 0n) return [];
    const back = toThousandths(item.returnedQuantity) + toThousandths(quantity);
    if (back > toThousandths(item.deliveredQuantity)) {
      throw new AppError(409, 'order_returned_more');
    }
    return [{ ...item, returnedBefore: item.returnedQuantity, returned: quantity }];
  });
  await addToReturned(trx, orderId, returned);
  if (isRestocked) await restock(trx, orderId, { quantities, cause: 'return' });
  const { vatIncluded, totalAmount: most } = order;
  const isLast =
    toCents(order.deliveryCost) === 0n &&
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
