import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../shared/errors.ts';
import { type ImageType, imageTypes, type UploadType } from '../../shared/upload-rules.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

/** What is kept of a file: an image made anew, a document as it came. */
export interface InspectedFile {
  readonly bytes: Buffer;
  readonly contentType: UploadType;
  /** Pixels; null for documents. */
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: Buffer;
}

/** More than phones take; a few kilobytes can claim to be far more and would fill the memory. */
const maxPixels = 25_000_000;
/** AVIF takes many times as long to read: a few hundred bytes of it must not buy a second of work. */
const maxAvifPixels = 6_000_000;
/** Enough for a full screen and for reading a photographed certificate. */
const maxSide = 2_560;
const imageTimeoutSeconds = 15;
/** A PDF ends with this mark; readers look for it in the last kilobyte, as we do. */
const pdfEnd = '%%EOF';
const pdfEndWithin = 1_024;

/** Two cores: a third picture at once would only make the other two slower. */
const takeTurns = limitConcurrency({ running: 2, waiting: 50 });

export const notAccepted = (message: string) =>
  new AppError(415, 'unsupported_media_type', message);

/**
 * Decides by the content what a file is, and makes what is kept of it. Images are decoded and encoded
 * anew: place, camera and whatever was hidden behind the pixels stay behind.
 *
 * @throws AppError 415 for what is not one of `accepted`, or cannot be read as what it says it is
 */
export async function inspectFile(
  bytes: Buffer,
  accepted: readonly UploadType[],
): Promise<InspectedFile> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const contentType = accepted.find((type) => type === found?.mime);
  if (!contentType) throw notAccepted('This type of file is not accepted here');
  const image = imageTypes.find((type) => type === contentType);
  const kept = image ? await takeTurns(() => encodeAnew(bytes, image)) : wholePdf(bytes);
  return { ...kept, sha256: createHash('sha256').update(kept.bytes).digest() };
}

async function encodeAnew(bytes: Buffer, type: ImageType): Promise<Omit<InspectedFile, 'sha256'>> {
  const limitInputPixels = type === 'image/avif' ? maxAvifPixels : maxPixels;
  const image = sharp(bytes, { limitInputPixels, failOn: 'error' })
    .timeout({ seconds: imageTimeoutSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  try {
    const { data, info } = await inFormat(image, type).toBuffer({ resolveWithObject: true });
    // AVIF takes ten times as long to write as WebP and looks the same.
    const contentType = type === 'image/avif' ? 'image/webp' : type;
    return { bytes: data, contentType, width: info.width, height: info.height };
  } catch {
    throw notAccepted('This image cannot be read. Please choose another one.');
  }
}

function inFormat(image: Sharp, type: ImageType): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: 86, mozjpeg: true });
  return type === 'image/png' ? image.png() : image.webp({ quality: 86 });
}

function wholePdf(bytes: Buffer): Omit<InspectedFile, 'sha256'> {
  if (!bytes.subarray(-pdfEndWithin).includes(pdfEnd)) {
    throw notAccepted('This PDF is not complete. Please choose another one.');
  }
  return { bytes, contentType: 'application/pdf', width: null, height: null };
}
