import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../../shared/money.ts';
import { throttleWindowOf } from '../../../../shared/throttle-window.ts';
import { readOwnCounty, selectDeliveryTerms } from '../../../accounts/server/public.ts';
import { type OrderProblem, orderProblems } from '../../../cart/order-rules.ts';
import type { SupplierTerms } from '../../../cart/schema.ts';
import { deleteOrderedLines, lockLinesOf } from '../../../cart/server/public.ts';
import { lockStock, type StockedProduct } from '../../../catalogue/server/public.ts';
import { quotationTotals } from '../../../quotations/rules.ts';
import { lockActiveSuppliers } from '../../../quotations/server/public.ts';
import { refuseWrongTimes } from '../../../rfqs/server/public.ts';
import { mostNotifiedADay } from '../../rules.ts';
import type { Checkout, Order } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { insertOrders } from '../queries/write.ts';
import { readOrder } from '../reading/reads.ts';
import { countCartOrders } from '../steps/queries/steps.ts';
import { tellOther } from '../steps/tell-other.ts';

type Trx = Transaction<DB>;

interface OrderedLine {
  readonly id: string;
  readonly quantity: number;
  readonly priceSeen: string | null;
  readonly product: StockedProduct;
}

/**
 * Orders what the actor's cart holds of one supplier, at list price, and takes it out of the cart; what is no longer
 * sold stays there. Minimum orders and stock are checked under the locks of the lines and the products; stock is
 * reserved when the supplier confirms.
 *
 * @throws AppError 409 where the cart holds nothing of this supplier, a line or the whole cannot be ordered as it
 *   stands, or the total is another than the buyer was shown; 422 outside the supplier's counties
 */
export async function checkOut(deps: OrderDeps, actor: Actor, request: Checkout): Promise<Order> {
  refuseWrongTimes({ deliveryDate: request.deliveryDate }, new Date());
  const { supplierId } = request;
  const county = request.deliveryCounty ?? (await readOwnCounty(deps.db, actor.id));
  const id = await transact(deps.db, async (trx) => {
    const lines = await orderedLines(trx, actor, supplierId);
    const [terms] = await selectDeliveryTerms(trx, [supplierId]);
    const isActive = (await lockActiveSuppliers(trx, [supplierId])).has(supplierId);
    if (!terms || !isActive) throw new AppError(409, 'checkout_empty');
    const [problem] = orderProblems(lines, terms, county);
    if (problem) throw refusedOrder(problem, lines);
    const sold = lines.filter(({ product }) => product.isActive);
    const order = planOf(actor, { ...request, deliveryCounty: county }, { terms, lines: sold });
    const { totalAmount } = order.order;
    if (request.totalAmount !== undefined && request.totalAmount !== totalAmount) {
      throw new AppError(409, 'checkout_changed', {
        details: { total: formatUnitPrice(totalAmount) },
      });
    }
    await deps.requireWithinLimit(trx, actor, [totalAmount]);
    const [made] = await insertOrders(trx, [order]);
    if (!made) throw new AppError(409, 'checkout_empty');
    await deleteOrderedLines(
      trx,
      sold.map((line) => line.id),
    );
    await tellBoth(deps, trx, { ...made, contractorId: actor.id, supplierId });
    return made.id;
  });
  return readOrder(deps.db, actor, id);
}

/** The lines first, then the products by id: as whoever adds to a cart, and whoever confirms an order. */
async function orderedLines(trx: Trx, actor: Actor, supplierId: string): Promise<OrderedLine[]> {
  const rows = await lockLinesOf(trx, actor.id, supplierId);
  const products = await lockStock(
    trx,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ id, productId, quantity, priceSeen }) => {
    const product = products.get(productId);
    return product ? [{ id, quantity, priceSeen, product }] : [];
  });
}

function refusedOrder(problem: OrderProblem, lines: readonly OrderedLine[]): AppError {
  if (problem.kind === 'nothing') return new AppError(409, 'checkout_empty');
  if (problem.kind === 'outsideCounties') {
    const { county } = problem;
    return invalid([issueAt('deliveryCounty', 'checkout_outside', { county })]);
  }
  if (problem.kind === 'belowOrderMinimum') {
    return new AppError(409, 'checkout_minimum', {
      details: {
        minimum: formatUnitPrice(problem.minimum),
        missing: formatUnitPrice(problem.missing),
      },
    });
  }
  const { warning, index } = problem;
  const { name = '', unit = '' } = lines[index]?.product ?? {};
  return warning.kind === 'overStock'
    ? new AppError(409, 'checkout_over_stock', {
        details: { product: name, quantity: warning.left, unit },
      })
    : new AppError(409, 'checkout_line_minimum', {
        details: { product: name, quantity: warning.minimum, unit },
      });
}

function planOf(
  actor: Actor,
  request: Checkout,
  { terms, lines }: { readonly terms: SupplierTerms; readonly lines: readonly OrderedLine[] },
) {
  const priced = lines.map(({ quantity, product }) => ({
    quantity: `${quantity}.000`,
    unitPrice: product.price,
  }));
  // List prices are with VAT, and so is the price of the delivery.
  const totals = quotationTotals(priced, {
    vatIncluded: true,
    deliveryTerms: terms.deliveryFee === null ? 'included' : 'per_order',
    deliveryCost: terms.deliveryFee ?? '0.00',
  });
  return {
    order: {
      contractorId: actor.id,
      supplierId: request.supplierId,
      rfqId: null,
      projectId: request.projectId ?? null,
      quotationId: null,
      promisedDays: terms.leadTimeDays,
      paymentMethod: request.paymentMethod,
      subtotal: fromCents(totals.subtotal),
      vatAmount: fromCents(totals.vat),
      vatIncluded: true,
      deliveryCost: fromCents(totals.delivery),
      totalAmount: fromCents(totals.total),
      deliveryAddress: request.deliveryAddress,
      deliveryCounty: request.deliveryCounty ?? null,
      deliveryDate: request.deliveryDate ? new Date(request.deliveryDate) : null,
    },
    items: lines.map(({ product }, index) => ({
      lineNo: index + 1,
      productId: product.id,
      quotationItemId: null,
      differences: [],
      name: product.name,
      unit: product.unit,
      quantity: priced[index]?.quantity ?? '0',
      unitPrice: product.price,
      totalPrice: fromCents(totals.lines[index] ?? 0n),
    })),
    awards: [],
  };
}

async function tellBoth(
  deps: OrderDeps,
  trx: Trx,
  order: Parameters<typeof tellOther>[2],
): Promise<void> {
  const key = `placed ${order.id}`;
  // A buyer who orders and cancels without end must not flood the supplier.
  const isOften = (await countCartOrders(trx, order)) > mostNotifiedADay;
  const often = `placed ${order.contractorId} ${throttleWindowOf(new Date())}`;
  const toSupplier = { party: 'buyer', kind: 'orderPlaced', key: isOften ? often : key } as const;
  const toBuyer = { party: 'seller', kind: 'orderMade', key } as const;
  const told = [toSupplier, toBuyer];
  // Whom all transactions tell in the order of their ids wait for no circle.
  if (order.contractorId < order.supplierId) told.reverse();
  for (const one of told) await tellOther(deps, trx, order, one);
}
