import { createHmac, timingSafeEqual } from 'node:crypto';

const tokenBytes = 16;
const idLength = 36;

const seal = (key: Buffer, id: string): string =>
  createHmac('sha256', key).update(id).digest().subarray(0, tokenBytes).toString('base64url');

/** What opens an invitation: its id, and 128 bits that only this server can make, so that none is stored. */
export const invitationToken = (key: Buffer, id: string): string => `${id}${seal(key, id)}`;

/** The invitation that a token opens; null for one that this server did not make. */
export function invitationOf(key: Buffer, token: string): string | null {
  const id = token.slice(0, idLength);
  const given = Buffer.from(token.slice(idLength));
  const right = Buffer.from(seal(key, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
