import sharp, { type Sharp } from 'sharp';
import type { ImageType } from '../../shared/upload-rules.ts';

/** What is kept of an uploaded image; null for one that cannot be read. */
export type KeptImage = {
  readonly bytes: Uint8Array;
  readonly contentType: ImageType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
} | null;

/** More than phones take; a few kilobytes can claim to be far more and would fill the memory. */
const maxPixels = 25_000_000;
/** AVIF takes many times as long to read: a few hundred bytes of it must not buy a second of work. */
const maxAvifPixels = 6_000_000;
/** Enough for a full screen and for reading a photographed certificate. */
const maxSide = 2_560;
const imageTimeoutSeconds = 15;
/** As wide as a message on a phone, twice as sharp. */
const messageSide = 640;

/** Decodes an image and encodes it anew: place, camera and what hid behind the pixels stay behind. */
export async function keepImage(bytes: Uint8Array, type: ImageType): Promise<KeptImage> {
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
    return null;
  }
}

function inFormat(image: Sharp, type: ImageType): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: 86, mozjpeg: true });
  return type === 'image/png' ? image.png() : image.webp({ quality: 86 });
}

/** A kept picture small enough for slow data. */
export const previewInMessage = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width: messageSide, height: messageSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
