import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps secrets that must be read again (not only compared) out of whoever reads the database alone. */
export interface SecretBox {
  /** @param owner binds the text to its row: moved to another one it cannot be opened. */
  seal(text: string, owner: string): string;
  /** Null where it was not sealed with this key for this owner. */
  open(sealed: string, owner: string): string | null;
}

const cipher = 'aes-256-gcm';
const version = 'v1';

/** AES-256-GCM under this key of 32 bytes. */
export function secretBox(key: Buffer): SecretBox {
  return {
    seal(text, owner) {
      const nonce = randomBytes(12);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      const parts = [nonce, sealing.getAuthTag(), body].map((part) => part.toString('base64url'));
      return [version, ...parts].join('.');
    },
    open(sealed, owner) {
      const [sealedAs, ...parts] = sealed.split('.');
      const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (sealedAs !== version || !nonce || !tag || !body) return null;
      try {
        const opening = createDecipheriv(cipher, key, nonce, { authTagLength: 16 });
        opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
