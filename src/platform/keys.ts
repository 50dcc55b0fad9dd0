import { hkdfSync } from 'node:crypto';

/** A key for one purpose, made from the one secret of the settings: no two purposes share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `jengasoko ${purpose}`, 32));
}
