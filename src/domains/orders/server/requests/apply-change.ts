import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { changeStock, lockStock } from '../../../catalogue/server/public.ts';
import { leastStep } from '../../../materials/unit-rules.ts';
import { quotationTotals, toThousandths } from '../../../quotations/rules.ts';
import type { OrderChanges } from '../../request-schema.ts';
import type { LockedOrder } from '../steps/queries/steps.ts';
import {
  type LineToChange,
  selectLinesToChange,
  selectTerms,
  writeLines,
  writeOrder,
} from './queries/change.ts';

type Trx = Transaction<DB>;
type Items = NonNullable<OrderChanges['items']>;

/**
 * What would be left of each line that changes, by its id.
 *
 * @throws AppError 422 for a line of another order, more than there is, part of a whole unit or of a sum without
 *   lines, and where nothing of the order would be left
 */
function changedQuantities(
  lines: readonly LineToChange[],
  items: Items,
  isAwarded: boolean,
): ReadonlyMap<string, string> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const [index, { orderItemId, quantity }] of items.entries()) {
    const line = byId.get(orderItemId);
    const path = `items.${index}.quantity`;
    if (!line) throw invalid([issueAt(`items.${index}.orderItemId`, 'request_line_wrong')]);
    if (isAwarded && line.quotationItemId === null) {
      throw invalid([issueAt(path, 'request_lump_sum')]);
    }
    const wanted = toThousandths(quantity);
    const isLess = wanted < toThousandths(line.quantity);
    if (!isLess || wanted % leastStep(line.unit) !== 0n) {
      throw invalid([
        issueAt(path, 'request_quantity_wrong', {
          quantity: String(Number(line.quantity)),
          unit: line.unit ?? '',
        }),
      ]);
    }
  }
  const left = new Map(items.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const isNothingLeft = lines.every(({ id, quantity }) => Number(left.get(id) ?? quantity) === 0);
  if (isNothingLeft) throw invalid([issueAt('items', 'request_nothing_left')]);
  return left;
}

/** Whether what is asked can be done with a locked order as it stands. @throws AppError 422 as above */
export async function checkItems(trx: Trx, order: LockedOrder, items: Items): Promise<void> {
  changedQuantities(await selectLinesToChange(trx, order.id), items, order.quotationId !== null);
}

/**
 * Changes a locked order as both agreed, under the RFQ's lock: place, day, and quantities, with its total worked
 * out by the same function as awards. Stock that is no longer needed is returned.
 *
 * @param refund gives back what is held beyond the new total
 * @throws AppError 409 where more is paid, or waits, than the order would come to
 */
export async function applyChange(
  trx: Trx,
  order: LockedOrder,
  changes: OrderChanges,
  refund: () => Promise<{ readonly amountPaid: string; readonly amountPending: string }>,
): Promise<void> {
  const { deliveryDate, deliveryAddress, deliveryCounty, items } = changes;
  const lines = items ? await selectLinesToChange(trx, order.id) : [];
  const left = items ? changedQuantities(lines, items, order.quotationId !== null) : null;
  const amounts = left && (await lowerLines(trx, order.id, lines, left));
  await writeOrder(trx, order.id, {
    ...amounts,
    ...(deliveryDate && { deliveryDate: new Date(deliveryDate) }),
    ...(deliveryAddress !== undefined && { deliveryAddress }),
    ...(deliveryCounty && { deliveryCounty }),
  });
  if (!left || !amounts) return;
  const { amountPaid, amountPending } = await refund();
  const over = toCents(amountPaid) + toCents(amountPending) - toCents(amounts.totalAmount);
  // Below one shilling M-Pesa gives nothing back.
  if (over >= 100n) {
    throw new AppError(409, 'request_overpaid', {
      details: { total: formatUnitPrice(amounts.totalAmount), paid: formatUnitPrice(amountPaid) },
    });
  }
  await returnUnneeded(trx, lines, left);
}

/** Writes what is left of the lines. @returns what the order comes to now */
async function lowerLines(
  trx: Trx,
  orderId: string,
  lines: readonly LineToChange[],
  left: ReadonlyMap<string, string>,
) {
  const kept = lines
    .map((line) => ({ ...line, quantity: left.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => Number(quantity) > 0);
  const terms = await selectTerms(trx, orderId);
  const isPerLine = terms.deliveryTerms === 'per_line' && terms.quotedDelivery !== null;
  const totals = quotationTotals(kept, {
    vatIncluded: terms.vatIncluded,
    deliveryTerms: isPerLine ? 'per_line' : 'per_order',
    deliveryCost: (isPerLine && terms.quotedDelivery) || terms.deliveryCost,
  });
  if (totals.total === 0n) throw invalid([issueAt('items', 'request_nothing_left')]);
  const priceOf = new Map(kept.map(({ id }, index) => [id, totals.lines[index] ?? 0n]));
  await writeLines(
    trx,
    orderId,
    [...left].map(([id, quantity]) => ({
      id,
      quantity,
      totalPrice: fromCents(priceOf.get(id) ?? 0n),
    })),
  );
  return {
    subtotal: fromCents(totals.subtotal),
    vatAmount: fromCents(totals.vat),
    deliveryCost: fromCents(totals.delivery),
    totalAmount: fromCents(totals.total),
  };
}

/** Products come last: whoever wants money or goods locks them in this sequence. */
async function returnUnneeded(
  trx: Trx,
  lines: readonly LineToChange[],
  left: ReadonlyMap<string, string>,
): Promise<void> {
  const back = new Map<string, number>();
  for (const { id, productId, quantity, reservedQuantity } of lines) {
    const needed = Math.ceil(Number(left.get(id) ?? quantity));
    const over = reservedQuantity - Math.min(reservedQuantity, needed);
    if (productId !== null && over > 0) back.set(productId, (back.get(productId) ?? 0) + over);
  }
  await lockStock(trx, [...back.keys()]);
  await changeStock(trx, back, 'cancellation');
}
