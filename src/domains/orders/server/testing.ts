import type { OrderDeps } from './deps.ts';

const nothing = async () => undefined;

/** Orders by themselves, for tests: nothing is held or disputed, nobody has a limit or is told. */
export const ordersAlone: Omit<OrderDeps, 'db' | 'pool'> = {
  enqueue: nothing,
  notify: nothing,
  held: { releaseDelivered: nothing, refundHeld: nothing },
  endDispute: nothing,
  requireWithinLimit: nothing,
  orAskOwner: (_actor, _asked, work) => work(),
};
