import type { ImageType } from '../../shared/upload-rules.ts';
import { limitConcurrency, limitConcurrencyByKey } from '../limit-concurrency.ts';
import { processPool } from '../threads/process-pool.ts';
import { TaskGivenUp } from '../threads/task-pool.ts';
import type { KeptImage } from './keep.ts';
import type { PictureFormat, PictureSource } from './render.ts';

export type { PictureFormat, PictureSource } from './render.ts';

/** What is made of a public picture: one width, a person's square, or the preview of a link. */
export type Rendering =
  | { readonly kind: 'picture'; readonly width: number; readonly format: PictureFormat }
  | { readonly kind: 'avatar'; readonly size: number }
  | { readonly kind: 'preview' };

export type ImageTask =
  | { readonly kind: 'keep'; readonly bytes: Uint8Array; readonly type: ImageType }
  | { readonly kind: 'message'; readonly bytes: Uint8Array }
  | (Rendering & { readonly source: PictureSource });
/** An uploaded image's, or the bytes of a rendering. */
export type ImageAnswer = KeptImage | Uint8Array;

/**
 * All work on images is done in processes of their own: sharp's memory stays with whoever ran it, and
 * a file of 400 bytes can make it hold hundreds of megabytes. Two cores: a third picture at once would
 * only make the other two, and every page, slower.
 */
const inProcess = processPool<ImageTask, ImageAnswer>(
  new URL('./image-worker.ts', import.meta.url),
  { running: 2, waiting: 250, timeLimitMs: 20_000, memoryMb: 160, idleMs: 10_000 },
);
/** However many files come, one process is left for the pictures of pages. */
const uploadsInTurn = limitConcurrency({ running: 1, waiting: 50 });
/** One of each account at a time: who sends forty waits for oneself, and others for one of them. */
const ownInTurn = limitConcurrencyByKey({ running: 1, waiting: 20 });
/** A connection that nothing moves on is cut after 20 s: before that it is answered. */
const longestWaitMs = 12_000;

/** Whose an uploaded image is. */
export interface Uploader {
  readonly ownerId: string;
  /** Comes when nobody waits for the answer any more. */
  readonly gone?: AbortSignal;
}

/**
 * What is kept of an uploaded image.
 *
 * @returns null for one that cannot be read, or takes too long or too much memory
 * @throws AppError 503 `overloaded` when too many are waiting, as do the others, or its turn does not come soon
 */
export async function imageToKeep(
  bytes: Uint8Array,
  type: ImageType,
  { ownerId, gone }: Uploader,
): Promise<KeptImage> {
  const tooLate = AbortSignal.timeout(longestWaitMs);
  const end = gone ? AbortSignal.any([tooLate, gone]) : tooLate;
  const work = () => inProcess({ kind: 'keep', bytes, type });
  try {
    return (await ownInTurn(ownerId, () => uploadsInTurn(work, end), end)) as KeptImage;
  } catch (error) {
    if (error instanceof TaskGivenUp) return null;
    throw error;
  }
}

/** A kept picture small enough for slow data, as WebP. */
export const messagePreview = async (bytes: Uint8Array): Promise<Buffer> =>
  asBuffer(await inProcess({ kind: 'message', bytes }));

/** A file of a public picture. */
export const renderImage = async (source: PictureSource, how: Rendering): Promise<Buffer> =>
  asBuffer(await inProcess({ ...how, source }));

function asBuffer(answer: ImageAnswer): Buffer {
  if (answer instanceof Uint8Array)
    return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  throw new Error('No bytes came back');
}
