import { lesser } from './part-rules.ts';

/** The most that a further order has to save, in cents, and the part of the whole that is enough. */
export const mostWorth = 100_000n;
export const worthPercent = 1n;

/**
 * What every order beyond the first has to save, in cents: it is one more delivery to take in, one more
 * bill to check and to pay.
 */
export const worthOfOrder = (total: bigint): bigint =>
  lesser((total * worthPercent) / 100n, mostWorth);
