import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { pinLength } from '../rules.ts';

/** The driver's link, and the buyer's PIN. */

const tokenBytes = 16;

export interface LinkOf {
  readonly deliveryId: string;
  /** Which of the delivery's links: a new one ends the one before. */
  readonly linkNo: number;
}

/**
 * What opens a delivery: 128 bits that only this server can make, so that a message that is sent again
 * bears the same link and no copy of the database has it.
 */
export const linkToken = (key: Buffer, { deliveryId, linkNo }: LinkOf): string =>
  createHmac('sha256', key)
    .update(`${deliveryId} ${linkNo}`)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url');

/** As it is kept: nobody tries 128 bits out, so a plain hash tells nothing. */
export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newPin = (): string => String(randomInt(10 ** pinLength)).padStart(pinLength, '0');

/** In a time that does not tell how much of it was right. */
export const isSamePin = (given: string, kept: string): boolean =>
  timingSafeEqual(hashOfLink(given), hashOfLink(kept));
