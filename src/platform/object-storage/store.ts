import type { Readable } from 'node:stream';

/** What a browser announces of a file that it is about to send straight to the store. */
export interface AnnouncedObject {
  readonly key: string;
  readonly contentType: string;
  /** Exact size in bytes: the signature holds for nothing else. */
  readonly bytes: number;
  readonly expiresInSeconds: number;
}

export interface ReceiveLimits {
  readonly maxBytes: number;
  /** How long all of it may take, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Where objects are kept: a folder of this machine, or a bucket that speaks S3. A reader sees a whole
 * object or none.
 */
export interface ObjectStore {
  /** @throws AppError 413 where the object is larger than `maxBytes` */
  read(key: string, maxBytes?: number): Promise<Buffer | null>;
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  remove(key: string): Promise<void>;
  /**
   * Keeps a stream, counting what really comes. Nothing stays of one that breaks off.
   *
   * @throws AppError 413 for a byte too many, 408 where it takes too long, 400 where it breaks off
   */
  receive(key: string, source: Readable, limits: ReceiveLimits): Promise<void>;
  /** An address that takes exactly this object by PUT; null where objects come through this server. */
  signUpload(object: AnnouncedObject): Promise<string | null>;
  /** Takes away what a crash left half received before this moment. */
  sweep(olderThan: Date): Promise<void>;
}
