import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed address stands for; a change of any of it makes another signature. */
export interface SignedUpload {
  readonly id: string;
  readonly ownerId: string;
  readonly contentType: string;
  /** Exact size in bytes; null where only the limit holds. */
  readonly bytes: number | null;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signs addresses of this server to which a file may be sent. */
export function createSigner(key: Buffer) {
  const sign = ({ id, ownerId, contentType, bytes, expires }: SignedUpload) =>
    createHmac('sha256', key)
      .update([id, ownerId, contentType, bytes, expires].join('\n'))
      .digest();
  return {
    sign: (upload: SignedUpload) => sign(upload).toString('base64url'),
    isSigned(upload: SignedUpload, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url');
      const right = sign(upload);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
