import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import {
  mediaKeyOf as mediaKeyOfUpload,
  type Uploads,
  uploadIdOfMedia,
} from '../../../platform/object-storage/uploads.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { maxUploadBytes, objectPathPattern, uploadIdOf } from '../../../shared/upload-rules.ts';
import { mediaKeyOf } from '../../catalogue/rules.ts';

const pathOf = (index: number) => `images.${index}`;
const dataUrl = /^data:[\w.+-]+\/[\w.+-]+;base64,/;
/** The longest head of a data URL that is worth reading. */
const headLength = 100;
const servedAddress = /^(\/media\/[A-Za-z0-9_-]{1,128})(?:\/\d+\.webp)?$/;

/** The address that products keep ("/media/<key>") of one that an answer gave; null for another. */
const keptAddress = (image: string) => servedAddress.exec(image)?.[1] ?? null;

/** Images of a request, checked: what is new is stored, though nothing uses it yet. */
export interface ReadyImages {
  /** Takes the new ones into use; answers the addresses to keep, in the order of the request. */
  store(trx: Transaction<DB>): Promise<string[]>;
}

/**
 * @param present addresses that the product keeps now ("/media/<key>")
 * @throws AppError 422 at the image that is none, is too large, or is not this account's
 */
export async function prepareImages(
  uploads: Uploads,
  actor: Actor,
  images: readonly string[],
  present: readonly string[],
): Promise<ReadyImages> {
  const places: { kept: string | null; objectPath: string | null }[] = [];
  for (const [index, image] of images.entries()) {
    const kept = keptAddress(image);
    if (kept !== null) {
      if (!present.includes(kept)) throw unreadable(index);
      places.push({ kept, objectPath: null });
    } else {
      const objectPath = objectPathPattern.test(image)
        ? image
        : await storeInline(uploads, actor, image, index);
      places.push({ kept: null, objectPath });
    }
  }
  const fresh = places.flatMap(({ objectPath }, index) =>
    objectPath ? [{ objectPath, index }] : [],
  );
  const ready = await uploads.prepare(
    actor,
    fresh.map(({ objectPath }) => objectPath),
    { purpose: 'product_image', pathOf: (place) => pathOf(fresh[place]?.index ?? 0) },
  );
  return {
    async store(trx) {
      await uploads.claim(trx, actor, ready);
      await uploads.publish(trx, ready);
      const addressOf = (path: string) => `/media/${mediaKeyOfUpload(uploadIdOf(path) ?? '')}`;
      return places.map(({ kept, objectPath }) => kept ?? addressOf(objectPath ?? ''));
    },
  };
}

async function storeInline(
  uploads: Uploads,
  actor: Actor,
  image: string,
  index: number,
): Promise<string> {
  const head = dataUrl.exec(image.slice(0, headLength))?.[0];
  if (head === undefined) throw unreadable(index);
  const bytes = Buffer.from(image.slice(head.length), 'base64');
  if (bytes.length >= maxUploadBytes) throw invalid([issueAt(pathOf(index), 'image_large')]);
  try {
    return await uploads.keepInline(actor, bytes, {
      filename: 'product picture',
      purpose: 'product_image',
    });
  } catch (error) {
    if (error instanceof AppError && error.status === 415) throw unreadable(index);
    throw error;
  }
}

/** Takes pictures that a product no longer has out of use. Drawings, which many share, stay. */
export async function releaseImages(
  trx: Transaction<DB>,
  uploads: Uploads,
  ownerId: string,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    const key = mediaKeyOf(address);
    if (key) await uploads.release(ownerId, uploadIdOfMedia(key), trx);
  }
}

const unreadable = (index: number) => invalid([issueAt(pathOf(index), 'image_unreadable')]);
