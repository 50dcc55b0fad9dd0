import { divideRounded, vatIn, vatPercent } from './rules.ts';

/** How much of an order is its delivery. Pure, in cents. */

export interface DeliveryShare {
  /** With VAT, as it is paid. */
  readonly cost: bigint;
  /** Of the order's total, rounded. */
  readonly percent: number;
  /** So much that somebody should be told before they order. */
  readonly isLarge: boolean;
}

/** From this share on a delivery is large: a third of what the goods cost. */
const largePercent = 25n;

/** @param delivery as it is priced @param total gross @returns null where no delivery is paid */
export function deliveryShare(
  delivery: bigint,
  total: bigint,
  vatIncluded: boolean,
): DeliveryShare | null {
  if (delivery === 0n || total === 0n) return null;
  const net = total - vatIn(total);
  const whole = vatIncluded ? total : net;
  const percent = divideRounded(delivery * 100n, whole > 0n ? whole : total);
  const cost = vatIncluded ? delivery : divideRounded(delivery * (100n + vatPercent), 100n);
  return { cost, percent: Number(percent), isLarge: percent >= largePercent };
}
