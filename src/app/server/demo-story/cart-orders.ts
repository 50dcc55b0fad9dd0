import { addToCart } from '../../../domains/cart/server/public.ts';
import { setLimit } from '../../../domains/credit/server/decisions.ts';
import type { CreditDeps } from '../../../domains/credit/server/deps.ts';
import { chooseCredit } from '../../../domains/credit/server/order-credit.ts';
import { confirmDelivery } from '../../../domains/deliveries/server/arrival.ts';
import type { DeliveryDeps } from '../../../domains/deliveries/server/deps.ts';
import { dispatchOrder } from '../../../domains/deliveries/server/dispatch.ts';
import { checkOut } from '../../../domains/orders/server/checkout/checkout.ts';
import type { OrderDeps } from '../../../domains/orders/server/deps.ts';
import { askRequest } from '../../../domains/orders/server/requests/requests.ts';
import {
  callOff,
  completeOrder,
  confirmOrder,
} from '../../../domains/orders/server/steps/steps.ts';
import type { Actor } from '../../../platform/actor.ts';
import { hasOrderTo, selectSold } from './queries.ts';
import { lorry } from './scenes.ts';

export type CartOrderDeps = OrderDeps & DeliveryDeps & CreditDeps;

interface Cast {
  readonly contractor: Actor;
  readonly supplier: Actor;
  readonly admin: Actor;
}

type Play = (deps: CartOrderDeps, cast: Cast, orderId: string) => Promise<unknown>;

const confirm: Play = (deps, { supplier }, id) => confirmOrder(deps, supplier, id);

/** Goods leave; with `short` they have also been counted, and as many are missing. */
const send =
  (short?: (quantity: number) => number): Play =>
  async (deps, cast, id) => {
    await confirm(deps, cast, id);
    const trip = await dispatchOrder(deps, cast.supplier, id, lorry);
    if (!short) return;
    const lines = trip.lines.map(({ orderItemId, quantity }) => {
      const missing = short(Number(quantity));
      const delivered = String(Number(quantity) - missing);
      return { orderItemId, delivered, short: String(missing), damaged: '0', refused: '0' };
    });
    await confirmDelivery(deps, cast.contractor, id, { deliveryId: trip.id, lines });
  };

/** Orders from the cart, one in each state that the other orders of the story are not in, by where they go. */
export const cartOrders: Readonly<Record<string, Play>> = {
  'Ruiru, flats next to the bypass': (deps, { contractor }, id) =>
    chooseCredit(deps, contractor, id),
  'Kilimani, Wood Avenue 12': confirm,
  'Thika Road, Garden Estate gate B': async (deps, cast, id) => {
    await confirm(deps, cast, id);
    const why = 'The road to the site is closed this week. Please bring it to our yard.';
    const change = { kind: 'change', reason: why, deliveryAddress: 'Baba Dogo yard' } as const;
    await askRequest(deps, cast.contractor, id, change);
  },
  'Syokimau, behind the station': send(),
  'Karen, Ndege Road 4': send((quantity) => Math.min(1, quantity)),
  'Embakasi, Tassia stage': async (deps, cast, id) => {
    await send(() => 0)(deps, cast, id);
    await completeOrder(deps, cast.contractor, id);
  },
  'Rongai, near the quarry': (deps, { supplier }, id) =>
    callOff(deps, supplier, id, {
      move: 'decline',
      reason: 'Our lorry is in the garage until next week.',
    }),
};

/** One order each; what was ordered before the story broke off is left as it is. */
export async function orderFromCart(deps: CartOrderDeps, cast: Cast): Promise<void> {
  const { contractor, supplier, admin } = cast;
  const terms = { limit: '500000', days: 14, reason: 'Pays on time' } as const;
  await setLimit(deps, admin, contractor.id, terms);
  const products = await selectSold(deps.db, supplier.id);
  for (const [place, [deliveryAddress, play]] of Object.entries(cartOrders).entries()) {
    const product = products[place % products.length];
    if (!product || (await hasOrderTo(deps.db, contractor.id, deliveryAddress))) continue;
    const { id: productId, minOrderQuantity } = product;
    await addToCart(deps, contractor, { productId, quantity: Math.max(2, minOrderQuantity) });
    const order = await checkOut(deps, contractor, {
      supplierId: supplier.id,
      deliveryAddress,
      deliveryCounty: 'Nairobi',
      paymentMethod: 'bank',
    });
    await play(deps, cast, order.id);
  }
}
