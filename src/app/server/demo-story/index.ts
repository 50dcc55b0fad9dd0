import { demoAccounts } from '../../../domains/accounts/server/public.ts';
import { confirmDelivery } from '../../../domains/deliveries/server/arrival.ts';
import type { DeliveryDeps } from '../../../domains/deliveries/server/deps.ts';
import { dispatchOrder } from '../../../domains/deliveries/server/dispatch.ts';
import type { MessagingDeps } from '../../../domains/messaging/server/deps.ts';
import { readThread, sendMessage } from '../../../domains/messaging/server/service.ts';
import type { OrderSummary } from '../../../domains/orders/schema.ts';
import { awardRfq } from '../../../domains/orders/server/awards/award.ts';
import type { OrderDeps } from '../../../domains/orders/server/deps.ts';
import { readOrder, refreshSupplierRecords } from '../../../domains/orders/server/public.ts';
import { confirmOrder } from '../../../domains/orders/server/steps/steps.ts';
import type { PaymentDeps } from '../../../domains/payments/server/deps.ts';
import { movePayment, recordPayment } from '../../../domains/payments/server/transfers.ts';
import { quotationTotals } from '../../../domains/quotations/rules.ts';
import type { Quotation } from '../../../domains/quotations/schema.ts';
import type { QuotationDeps } from '../../../domains/quotations/server/deps.ts';
import { submitQuotation } from '../../../domains/quotations/server/service.ts';
import type { ReviewDeps } from '../../../domains/reviews/server/deps.ts';
import { reply, writeReview } from '../../../domains/reviews/server/service.ts';
import type { RfqItem } from '../../../domains/rfqs/schema.ts';
import type { RfqDeps } from '../../../domains/rfqs/server/deps.ts';
import { getRfqItems } from '../../../domains/rfqs/server/reads.ts';
import { createRfq } from '../../../domains/rfqs/server/service.ts';
import type { Actor } from '../../../platform/actor.ts';
import { endOfNairobiDay } from '../../../shared/dates.ts';
import { fromCents, toCents } from '../../../shared/money.ts';
import type { Role } from '../../../shared/roles.ts';
import { type CartOrderDeps, orderFromCart } from './cart-orders.ts';
import { lostScenes } from './lost-scenes.ts';
import {
  inTurn,
  isSeeded,
  markSeeded,
  type StockedOffer,
  selectDemoAccount,
  selectOffers,
  selectPlayed,
} from './queries.ts';
import {
  lastTransfer,
  lorry,
  review,
  type Scene,
  type SceneLine,
  scenes,
  talk,
  transfers,
} from './scenes.ts';

type StoryDeps = CartOrderDeps &
  RfqDeps &
  QuotationDeps &
  OrderDeps &
  PaymentDeps &
  DeliveryDeps &
  MessagingDeps &
  ReviewDeps;

const dayMs = 86_400_000;
const mostAnswers = 4;
/** Suppliers do not ask the same: in percent of their list price, each beginning at another place. */
const askedPercent = [97n, 92n, 90n, 96n];
const deliveryCosts = ['3500.00', '0.00', '2800.00', '5000.00'];

/**
 * Lets the demo's people do some procurement, so that who signs in finds requests, sealed offers to
 * compare, an order that is paid in part, and a conversation about it. It goes through the same services as
 * everybody, and happens once: by one process at a time, and where it broke off it goes on with the next
 * start.
 */
export async function tellDemoStory(deps: StoryDeps): Promise<void> {
  if (await isSeeded(deps.db)) return;
  await inTurn(deps.pool, () => tell(deps));
}

async function tell(deps: StoryDeps): Promise<void> {
  const contractor = await demoActor(deps, 'contractor');
  const supplier = await demoActor(deps, 'supplier');
  const admin = await demoActor(deps, 'admin');
  if (!contractor || !supplier || !admin || (await isSeeded(deps.db))) return;
  for (const scene of scenes) {
    if (await selectPlayed(deps.db, contractor.id, scene.title)) continue;
    await play(deps, scene, { contractor, supplier });
  }
  for (const scene of lostScenes) {
    const buyer = await selectDemoAccount(deps.db, scene.askedBy);
    if (!buyer || (await selectPlayed(deps.db, buyer.id, scene.title))) continue;
    await play(deps, scene, { contractor: { id: buyer.id, role: 'contractor' }, supplier });
  }
  await converse(deps, { contractor, supplier });
  await orderFromCart(deps, { contractor, supplier, admin });
  await refreshSupplierRecords(deps.db);
  await markSeeded(deps.db);
}

async function demoActor({ db }: StoryDeps, role: Role): Promise<Actor | null> {
  const email = demoAccounts.find((account) => account.role === role)?.email;
  const account = email && (await selectDemoAccount(db, email));
  return account ? { id: account.id, role } : null;
}

type Transfer = (typeof transfers)[number] | typeof lastTransfer;

interface Cast {
  readonly contractor: Actor;
  readonly supplier: Actor;
}

async function play(deps: StoryDeps, scene: Scene, { contractor, supplier }: Cast): Promise<void> {
  const rfq = await createRfq(deps, contractor, {
    title: scene.title,
    description: scene.description,
    deliveryLocation: scene.place,
    deliveryCounty: scene.county,
    deliveryDate: daysFromNow(scene.deliveryInDays),
    closesAt: daysFromNow(scene.closesInDays),
    items: scene.lines.map(({ name, quantity, unit }) => ({
      productName: name,
      quantity: Number(quantity),
      unit,
    })),
  });
  const items = await getRfqItems(deps, contractor, rfq.id);
  const types = scene.lines.map(({ productType }) => productType);
  const wanted = (await selectOffers(deps.db, rfq.id, types)).filter((offer) =>
    scene.lines.some((line) => isOf(offer, line)),
  );
  const offers = Object.groupBy(wanted, ({ supplierId }) => supplierId);
  const answering = Object.keys(offers)
    .filter((id) => id !== supplier.id)
    .slice(0, mostAnswers - 1);
  if (scene.isAnsweredByDemoSupplier && offers[supplier.id]) answering.push(supplier.id);
  const others: Quotation[] = [];
  for (const [place, supplierId] of answering.entries()) {
    const actor: Actor = { id: supplierId, role: 'supplier' };
    const quotation = await answer(deps, actor, {
      rfqId: rfq.id,
      items,
      scene,
      offers: offers[supplierId] ?? [],
      place,
      asks: supplierId === supplier.id ? scene.demoSupplierAsks : undefined,
    });
    if (supplierId !== supplier.id) others.push(quotation);
    if (scene.isAwarded && supplierId === supplier.id) {
      const { orders } = await awardRfq(deps, contractor, rfq.id, { quotationId: quotation.id });
      for (const order of orders) {
        if (scene.isDelivered) await finish(deps, order, { contractor, supplier });
        else await pay(deps, order, { contractor, supplier }, transfers);
      }
    }
  }
  const cheapest = others.reduce<Quotation | null>(cheaper, null);
  if (scene.isAwardedToAnother && cheapest) {
    await awardRfq(deps, contractor, rfq.id, { quotationId: cheapest.id });
  }
}

const cheaper = (best: Quotation | null, one: Quotation) =>
  best && toCents(best.totalAmount) <= toCents(one.totalAmount) ? best : one;

/** The order is confirmed, paid and delivered, and its first product reviewed. */
async function finish(deps: StoryDeps, order: OrderSummary, cast: Cast): Promise<void> {
  await confirmOrder(deps, cast.supplier, order.id);
  await pay(deps, order, cast, [lastTransfer]);
  const { items } = await readOrder(deps.db, cast.supplier, order.id);
  const delivery = await dispatchOrder(deps, cast.supplier, order.id, lorry);
  const lines = delivery.lines.map(({ orderItemId, quantity }) => ({
    orderItemId,
    ...{ delivered: quantity, short: '0', damaged: '0', refused: '0' },
  }));
  await confirmDelivery(deps, cast.contractor, order.id, { deliveryId: delivery.id, lines });
  const productId = items.find((item) => item.productId)?.productId;
  if (!productId) return;
  const { reply: words, ...said } = review;
  const written = await writeReview(deps, cast.contractor, productId, said);
  await reply(deps, cast.supplier, written.review.id, words);
}

/** Part of the order is paid, part waits for the supplier, and part is still owed. */
async function pay(
  deps: StoryDeps,
  order: OrderSummary,
  { contractor, supplier }: Cast,
  made: readonly Transfer[],
): Promise<void> {
  for (const { percent, reference, isConfirmed } of made) {
    const shillings = (toCents(order.totalAmount) * percent) / 10_000n;
    const { id } = await recordPayment(deps, contractor, order.id, {
      method: 'bank',
      amount: fromCents(shillings * 100n),
      reference,
    });
    if (isConfirmed) await movePayment(deps, supplier, id, { move: 'confirm' });
  }
}

/** Who answers has read; what was said before is not said again, because its name is the same. */
async function converse(deps: StoryDeps, cast: Cast): Promise<void> {
  const title = scenes.find(({ isAwarded }) => isAwarded)?.title ?? '';
  const rfq = await selectPlayed(deps.db, cast.contractor.id, title);
  for (const [place, { by, words }] of talk.entries()) {
    const writer = cast[by];
    const reader = cast[by === 'contractor' ? 'supplier' : 'contractor'];
    await readThread(deps, writer, reader.id);
    await sendMessage(deps, writer, {
      receiverId: reader.id,
      content: words,
      rfqId: place === 0 ? rfq?.id : null,
      clientId: `demo-story-${place}`,
    });
  }
}

interface Answer {
  readonly rfqId: string;
  readonly items: readonly RfqItem[];
  readonly scene: Scene;
  readonly offers: readonly StockedOffer[];
  /** Which answer it is, from 0. */
  readonly place: number;
  /** In percent of its list prices, where the scene says so. */
  readonly asks: bigint | undefined;
}

/** Whoever lacks a material leaves its line out. */
async function answer(
  deps: StoryDeps,
  actor: Actor,
  { rfqId, items, scene, offers, place, asks }: Answer,
): Promise<Quotation> {
  const priced = scene.lines.flatMap((line, index) => {
    const offer = offers.find((known) => isOf(known, line));
    const item = items[index];
    if (!offer || !item) return [];
    const percent =
      asks ?? (place === 0 ? line.firstAsks : undefined) ?? usualPercent(place + index);
    return [pricedLine(item, line, offer, percent)];
  });
  const deliveryCost = deliveryCosts[place % deliveryCosts.length] ?? '0.00';
  const terms = {
    vatIncluded: true,
    deliveryTerms: deliveryCost === '0.00' ? ('included' as const) : ('per_order' as const),
    deliveryCost,
  };
  return submitQuotation(deps, actor, {
    rfqId,
    ...terms,
    items: priced,
    totalAmount: fromCents(quotationTotals(priced, terms).total),
    deliveryTime: offers[0]?.leadTimeDays ?? 3,
    attachments: [],
  });
}

const isOf = (offer: StockedOffer, line: SceneLine) =>
  offer.productType === line.productType &&
  offer.unit === line.unit &&
  offer.name.includes(line.size ?? '');

const usualPercent = (at: number) => askedPercent[at % askedPercent.length] ?? 100n;

function pricedLine(item: RfqItem, line: SceneLine, offer: StockedOffer, percent: bigint) {
  return {
    rfqItemId: item.id,
    productId: offer.productId,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: fromCents((toCents(offer.price) * percent) / 100n),
  };
}

/** The end of that day in Nairobi. */
function daysFromNow(days: number): string {
  const day = new Date(Date.now() + days * dayMs).toISOString();
  return endOfNairobiDay(day.slice(0, 10)) ?? day;
}
