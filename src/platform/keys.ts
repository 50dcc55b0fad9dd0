import { hkdfSync } from 'node:crypto';

/** A key for one purpose, made from the one secret of the settings: no two purposes share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `jengasoko ${purpose}`, 32));
}

/**
 * Every key of the product by its name. A changed purpose makes what was stored with the key worthless.
 *
 * @param secret SESSION_SECRET
 */
export function keysOf(secret: string) {
  return {
    /** Hashes the codes that go out by SMS. */
    accountCodes: deriveKey(secret, 'account codes'),
    /** Hashes what attempts are counted by: contacts and networks. */
    attempts: deriveKey(secret, 'attempts'),
    /** Signs the tokens of live connections. */
    socketTokens: deriveKey(secret, 'socket tokens'),
    /** Seals what two-step sign-in needs again. */
    twoStep: deriveKey(secret, 'two-step sign-in'),
    /** Makes the links that drivers get by SMS. */
    driverLinks: deriveKey(secret, 'driver links'),
    /** Makes the links that invite to teams. */
    invitationLinks: deriveKey(secret, 'invitation links'),
    /** Signs the addresses that files are sent to. */
    uploadAddresses: deriveKey(secret, 'upload addresses'),
  };
}
