import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../shared/errors.ts';
import { type ImageType, imageTypes, type UploadType } from '../../shared/upload-rules.ts';
import { imageToKeep, type Uploader } from '../images/images.ts';

/** What is kept of a file: an image made anew, a document as it came. */
export interface InspectedFile {
  readonly bytes: Buffer;
  readonly contentType: UploadType;
  /** Pixels; null for documents. */
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: Buffer;
}

/** A PDF ends with this mark; readers look for it in the last kilobyte, as we do. */
const pdfEnd = '%%EOF';
const pdfEndWithin = 1_024;

/**
 * Decides by the content what a file is, and makes what is kept of it. Images are decoded and encoded
 * anew: place, camera and whatever was hidden behind the pixels stay behind.
 *
 * @throws AppError 415 for what is not one of `accepted`, or cannot be read as what it says it is, 503 where
 *   too many wait
 */
export async function inspectFile(
  bytes: Buffer,
  accepted: readonly UploadType[],
  by: Uploader,
): Promise<InspectedFile> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const contentType = accepted.find((type) => type === found?.mime);
  if (!contentType) throw new AppError(415, 'file_type_wrong');
  const image = imageTypes.find((type) => type === contentType);
  const kept = image ? await encodedAnew(bytes, image, by) : wholePdf(bytes);
  return { ...kept, sha256: createHash('sha256').update(kept.bytes).digest() };
}

async function encodedAnew(
  bytes: Buffer,
  type: ImageType,
  by: Uploader,
): Promise<Omit<InspectedFile, 'sha256'>> {
  const kept = await imageToKeep(bytes, type, by);
  if (!kept) throw new AppError(415, 'photo_unreadable');
  return { ...kept, bytes: Buffer.from(kept.bytes) };
}

function wholePdf(bytes: Buffer): Omit<InspectedFile, 'sha256'> {
  if (!bytes.subarray(-pdfEndWithin).includes(pdfEnd)) {
    throw new AppError(415, 'pdf_damaged');
  }
  return { bytes, contentType: 'application/pdf', width: null, height: null };
}
